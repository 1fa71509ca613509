import { refuse } from '../../calls/refusal'
import type { ZipCodes } from '../../ports/zip-codes'
import type { SearchPlace } from './resource-row'

/** Where a ZIP code is and what serves it; nothing where none was given. Refuses `unknown_zip_code`. */
export function placeOfSearch(zipCodes: ZipCodes, zipCode: string | undefined): SearchPlace | undefined {
  if (zipCode === undefined) return undefined
  const found = zipCodes.find(zipCode)
  if (!found) throw refuse('unknown_zip_code')
  const { city, state, point } = found
  const counties = zipCodes.countiesOf(zipCode).map(({ fips }) => fips)
  return { zipCode, city, state, point, nearCodes: [zipCode, ...counties] }
}
