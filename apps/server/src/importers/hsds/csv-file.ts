import { createReadStream } from 'node:fs'
import { csvRecords, withoutEmptyTail, type CsvRecord } from '../kit/csv-records'
import { FileRefused } from '../kit/file-refused'
import type { DirectoryFile } from './directory-files'

export type CsvCells = Readonly<Record<string, string>>

export interface CsvLine {
  readonly line: number
  /** By the header's names, in small letters; undefined where the row has more or fewer cells than the header. */
  readonly cells: CsvCells | undefined
}

const LINE_END = 0x0a

/** Spreadsheets leave the last line without an end. */
async function* withLastLineEnd(path: string): AsyncGenerator<Buffer> {
  let last: number | undefined
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    last = chunk.at(-1)
    yield chunk
  }
  if (last !== undefined && last !== LINE_END) yield Buffer.from([LINE_END])
}

function toCells(header: readonly string[], cells: readonly string[]): CsvCells | undefined {
  if (cells.length < header.length || cells.slice(header.length).some((cell) => cell.trim() !== '')) return undefined
  return Object.fromEntries(header.flatMap((name, at) => (cells[at]?.trim() ? [[name, cells[at] ?? '']] : [])))
}

const inFile = (name: string, fault: unknown) =>
  fault instanceof FileRefused ? new FileRefused(`in ${name}: ${fault.message}`) : fault

/** @throws FileRefused, with the file's name */
async function* records(file: DirectoryFile): AsyncGenerator<CsvRecord> {
  try {
    yield* csvRecords(withLastLineEnd(file.path))
  } catch (fault) {
    throw inFile(file.name, fault)
  }
}

const namesIn = (cells: readonly string[]) => withoutEmptyTail(cells.map((cell) => cell.trim().toLowerCase()))

/** The column names of a file, in small letters. @throws FileRefused */
export async function csvHeader(file: DirectoryFile): Promise<readonly string[]> {
  for await (const { cells } of records(file)) return namesIn(cells)
  throw new FileRefused(`in ${file.name}: the file is empty.`)
}

/** The rows of a file. Blank cells are left out. @throws FileRefused */
export async function* csvLines(file: DirectoryFile): AsyncGenerator<CsvLine> {
  let header: readonly string[] | undefined
  for await (const { line, cells } of records(file)) {
    if (header) yield { line, cells: toCells(header, cells) }
    else header = namesIn(cells)
  }
}
