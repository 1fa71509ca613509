import type { ZipCodes } from '../../ports/zip-codes'

const PLACES: Readonly<Record<string, { state: string; city: string; latitude: number; longitude: number }>> = {
  '36301': { state: 'AL', city: 'Dothan', latitude: 31.15, longitude: -85.39 },
  '00901': { state: 'PR', city: 'San Juan', latitude: 18.47, longitude: -66.11 },
}

/** Two ZIPs are enough to test what an import does with one. */
export const fewZipCodes: ZipCodes = {
  find: (zipCode) => {
    const place = PLACES[zipCode]
    return place && { zipCode, state: place.state, city: place.city, point: place }
  },
  countiesOf: () => [],
  isCountyOf: () => false,
  findCounty: () => undefined,
  isPlausibleState: (zipCode, state) => PLACES[zipCode]?.state === state,
}
