import type { FindCounty } from '@careway/domain/directory/service-area'
import { folded } from '@careway/domain/directory/resource-type'
import type { ZipCodes } from '../../ports/zip-codes'

/** State codes of FIPS end here, territories included. */
const LAST_STATE = 78
const LAST_COUNTY = 999
const digits = (number: number, width: number) => String(number).padStart(width, '0')

const plainName = (name: string) =>
  folded(name).replace(
    / (?:county|parish|borough|census area|city and borough|municipality|municipio|planning region)$/,
    '',
  )

/** Counties by name, such as `yellowstone` in `MT`. A city that is its own county keeps its `city`. */
export function countyFinder(zipCodes: ZipCodes): FindCounty {
  const byName = new Map<string, string>()
  for (let state = 1; state <= LAST_STATE; state += 1) {
    for (let county = 1; county <= LAST_COUNTY; county += 1) {
      const found = zipCodes.findCounty(`${digits(state, 2)}${digits(county, 3)}`)
      const key = found && `${plainName(found.name)} ${found.state}`
      if (found && key && !byName.has(key)) byName.set(key, found.fips)
    }
  }
  return (name, state) => byName.get(`${plainName(name)} ${state}`)
}
