import { readFileSync } from 'node:fs'
import type { ZipCodePlace, ZipCodes } from '../../ports/zip-codes'

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

function toPlace([zipCode = '', state = '', latitude, longitude, city = '', county]: string[]): ZipCodePlace {
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  return { zipCode, state, city, point, ...(county && { county }) }
}

/** Reads the file that `tools/write-zip-codes.mjs` makes, each line ended. Lines are parsed when they are asked for. */
export function zipCodesFrom(file: Buffer): ZipCodes {
  const starts = indexLines(file)
  const columnsOf = (zipCode: string): string[] | undefined => {
    const start = /^\d{5}$/.test(zipCode) ? (starts[Number(zipCode)] ?? 0) : 0
    return start === 0 ? undefined : file.toString('utf8', start - 1, file.indexOf(LINE_END, start)).split('\t')
  }
  return {
    find: (zipCode) => {
      const columns = columnsOf(zipCode)
      return columns && toPlace(columns)
    },
    isPlausibleState: (zipCode, state) => {
      const columns = columnsOf(zipCode)
      return columns !== undefined && (columns[1] === state || (columns[7] ?? '').split(',').includes(state))
    },
  }
}

export const loadZipCodes = (path: string): ZipCodes => zipCodesFrom(readFileSync(path))
