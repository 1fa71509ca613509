import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { County, ZipCodePlace, ZipCodes } from '../../ports/zip-codes'
import { isPlanningRegion, readCounties } from './read-counties'

const ZIP_DIGITS = 5
const HIGHEST_ZIP = 99_999
const LINE_END = 10

/** Where each ZIP's line starts, plus one; zero where there is no such ZIP. */
function indexLines(file: Buffer): Int32Array {
  const starts = new Int32Array(HIGHEST_ZIP + 1)
  for (let start = 0; start < file.length; start = file.indexOf(LINE_END, start) + 1) {
    starts[Number(file.toString('latin1', start, start + ZIP_DIGITS))] = start + 1
  }
  return starts
}

const listed = (column: string | undefined): string[] => (column ? column.split(',') : [])

function toPlace([zipCode = '', state = '', latitude, longitude, city = '', county, fips]: string[]): ZipCodePlace {
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  const [countyFips] = listed(fips)
  return { zipCode, state, city, point, ...(county && { county }), ...(countyFips && { countyFips }) }
}

/** Reads the files that `tools/write-zip-codes.mjs` makes, each line ended. Lines are parsed when they are asked for. */
export function zipCodesFrom(file: Buffer, counties: ReadonlyMap<string, County>): ZipCodes {
  const starts = indexLines(file)
  const columnsOf = (zipCode: string): string[] | undefined => {
    const start = /^\d{5}$/.test(zipCode) ? (starts[Number(zipCode)] ?? 0) : 0
    return start === 0 ? undefined : file.toString('utf8', start - 1, file.indexOf(LINE_END, start)).split('\t')
  }
  const countyCodesOf = (zipCode: string): string[] => listed(columnsOf(zipCode)?.[6])
  const countiesOf = (codes: readonly string[]): County[] =>
    codes.filter((fips) => !isPlanningRegion(fips)).flatMap((fips) => counties.get(fips) ?? [])
  return {
    find: (zipCode) => {
      const columns = columnsOf(zipCode)
      return columns && toPlace(columns)
    },
    countiesOf: (zipCode) => countiesOf(countyCodesOf(zipCode)),
    isCountyOf: (zipCode, countyFips) => countyCodesOf(zipCode).includes(countyFips),
    findCounty: (countyFips) => counties.get(countyFips),
    isPlausibleState: (zipCode, state) => {
      const columns = columnsOf(zipCode)
      if (columns === undefined) return false
      const near = listed(columns[7])
      return (
        columns[1] === state ||
        near.includes(state) ||
        countiesOf(listed(columns[6])).some((each) => each.state === state)
      )
    },
  }
}

/** @param path the ZIP codes; the counties lie beside it */
export const loadZipCodes = (path: string): ZipCodes =>
  zipCodesFrom(readFileSync(path), readCounties(readFileSync(join(dirname(path), 'counties.tsv'), 'utf8')))
