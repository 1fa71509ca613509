import type { FieldFault } from '@careway/contracts/kit/field-issue'
import { US_STATE_NAMES, type UsState } from '@careway/domain/vocabulary/us-state'
import { fault } from '../../calls/refusal'
import type { County, ZipCodes } from '../../ports/zip-codes'

/** Where cover is sought: one county, or the counties it can still be. */
export interface PlaceOfCover {
  readonly state: UsState
  readonly zipCode?: string
  readonly counties: readonly County[]
}

export interface PlaceWords {
  readonly state: UsState
  readonly zipCode?: string | undefined
  readonly countyFips?: string | undefined
}

export type PlaceAnswer =
  | { readonly kind: 'place'; readonly place: PlaceOfCover }
  | { readonly kind: 'faults'; readonly faults: readonly FieldFault[] }

const faulty = (...faults: FieldFault[]): PlaceAnswer => ({ kind: 'faults', faults })

/** The counties of a ZIP code in the state said. */
function placeOfZip(zipCodes: ZipCodes, state: UsState, zipCode: string): PlaceAnswer {
  const found = zipCodes.find(zipCode)
  if (!found) return faulty(fault('zipCode', 'zipCodeUnknown'))
  const counties = zipCodes.countiesOf(zipCode).filter((county) => county.state === state)
  if (counties.length > 0) return { kind: 'place', place: { state, zipCode, counties } }
  const nameOf = US_STATE_NAMES[found.state as UsState] ?? found.state
  return faulty(fault('state', 'stateZipMismatch', { state: nameOf }))
}

/** The county that was named, which lies in the state and in the ZIP code said with it. */
function placeOfCounty(zipCodes: ZipCodes, { state, zipCode, countyFips = '' }: PlaceWords): PlaceAnswer {
  const ofZip = zipCode === undefined ? undefined : placeOfZip(zipCodes, state, zipCode)
  if (ofZip?.kind === 'faults') return ofZip
  const county = zipCodes.findCounty(countyFips)
  if (county?.state !== state) return faulty(fault('countyFips', 'countyUnknown'))
  if (zipCode === undefined) return { kind: 'place', place: { state, counties: [county] } }
  if (!zipCodes.isCountyOf(zipCode, countyFips)) return faulty(fault('countyFips', 'countyNotInZip'))
  return { kind: 'place', place: { state, zipCode, counties: [county] } }
}

/** Where cover is sought: one county where it was named, else all that the ZIP code can mean. */
export function placeOfCover(zipCodes: ZipCodes, words: PlaceWords): PlaceAnswer {
  const { state, zipCode, countyFips } = words
  if (countyFips !== undefined) return placeOfCounty(zipCodes, words)
  return zipCode === undefined
    ? { kind: 'place', place: { state, counties: [] } }
    : placeOfZip(zipCodes, state, zipCode)
}
