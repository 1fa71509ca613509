import { plainText } from '@careway/domain/kernel/plain-text'
import { rejected, kept, leftOut, type RowOutcome } from './plan-year'
import { isIssuerId, isServiceAreaId, LONGEST_NAME } from './printed-keys'
import { yesOrNo } from './printed-values'
import type { PufRow } from './tables'

export interface ServiceAreaPlace {
  readonly issuerId: string
  readonly serviceAreaId: string
  readonly name: string
  readonly place: string
  readonly zipCodes: readonly string[] | undefined
}

/** Five digits; spreadsheets take off a leading zero or add ".0". */
function countyFips(text: string): string | undefined {
  const digits = /^(\d{4,5})(?:\.0)?$/.exec(text)?.[1]
  return digits?.padStart(5, '0')
}

function placeOf(row: PufRow<'areas'>): Pick<ServiceAreaPlace, 'place' | 'zipCodes'> | string {
  if (yesOrNo(row.CoverEntireState) === true)
    return /^[A-Z]{2}$/.test(row.StateCode)
      ? { place: row.StateCode, zipCodes: undefined }
      : '"StateCode" is not two letters'
  const place = countyFips(row.County)
  if (!place) return `county "${row.County.slice(0, 40)}" is not a FIPS code`
  if (yesOrNo(row.PartialCounty) !== true) return { place, zipCodes: undefined }
  const zipCodes = row.ZipCodes.match(/\b\d{5}\b/g)
  return zipCodes ? { place, zipCodes } : 'a part of the county is served, and no ZIP code says which'
}

/** A row of the Service Area file: a county, or a whole state, that the plans of a service area are sold in. */
export function readAreaRow(row: PufRow<'areas'>): RowOutcome<ServiceAreaPlace> {
  if (row.MarketCoverage !== '' && row.MarketCoverage !== 'Individual') return leftOut('not sold to individuals')
  if (yesOrNo(row.DentalOnlyPlan) === true) return leftOut('covers teeth only')
  if (!isServiceAreaId(row.ServiceAreaId) || !isIssuerId(row.IssuerId))
    return rejected('the service area has no number')
  if (row.ServiceAreaName.length > LONGEST_NAME)
    return rejected(`"ServiceAreaName" is longer than ${LONGEST_NAME} characters`)
  const found = placeOf(row)
  if (typeof found === 'string') return rejected(found)
  return kept({
    issuerId: row.IssuerId,
    serviceAreaId: row.ServiceAreaId,
    name: plainText(row.ServiceAreaName),
    ...found,
  })
}
