import type { County } from '../../ports/zip-codes'

/** Reads the file of counties that `tools/write-zip-codes.mjs` makes: FIPS code, state, name. */
export const readCounties = (file: string): ReadonlyMap<string, County> =>
  new Map(
    file
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split('\t'))
      .map(([fips = '', state = '', name = '']) => [fips, { fips, name, state }]),
  )

/** Nine regions took the place of Connecticut's counties in the Census of 2022. */
export const isPlanningRegion = (countyFips: string): boolean => /^091[1-9]0$/.test(countyFips)
