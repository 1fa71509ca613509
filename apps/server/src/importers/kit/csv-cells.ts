import { createCsvScanner } from './csv-scanner'
import { quoted } from './csv-rows'
import { missingColumns } from './csv-table'
import { FileRefused } from './file-refused'
import { wholeLineBlocks } from './whole-lines'

export interface WantedColumns {
  /** Without these the file is another one. */
  readonly needed: readonly string[]
  /** Read where they are there; empty cells otherwise. */
  readonly welcome: readonly string[]
}

/** @param values the needed cells, then the welcome ones; the array is used again for the next row */
export type OnCells = (values: readonly string[], line: number) => void

function placesIn(header: readonly string[], { needed, welcome }: WantedColumns): readonly number[] {
  const names = header.map((name) => name.trim())
  const missing = missingColumns(names, needed)
  if (missing.length > 0) throw new FileRefused(`the header lacks ${quoted(missing)}.`, 1)
  const wanted = [...needed, ...welcome]
  const repeated = wanted.filter((column) => names.indexOf(column) !== names.lastIndexOf(column))
  if (repeated.length > 0) throw new FileRefused(`the header names ${quoted(repeated)} more than once.`, 1)
  return wanted.map((column) => names.indexOf(column))
}

/**
 * Reads the wanted columns of a wide CSV file by their names. After each block of the file it answers the bytes of it, so
 * that whoever stores the rows can make it wait.
 * @throws FileRefused for a header without them, a row of another width, or text that is no CSV.
 */
export async function* scanCells(
  chunks: AsyncIterable<Buffer>,
  columns: WantedColumns,
  onCells: OnCells,
): AsyncGenerator<number> {
  let width = 0
  let places: readonly number[] = []
  let cells: string[] = []
  const scanner = createCsvScanner((values, cellCount, line) => {
    if (width === 0) {
      width = cellCount
      places = placesIn(values, columns)
      cells = places.map(() => '')
      scanner.want(places.filter((place) => place >= 0))
      return
    }
    if (cellCount !== width) throw new FileRefused(`${cellCount} columns where there should be ${width}.`, line)
    let next = 0
    for (let at = 0; at < places.length; at += 1) if (places[at]! >= 0) cells[at] = values[next++]!
    onCells(cells, line)
  })
  for await (const block of wholeLineBlocks(chunks)) {
    scanner.take(block)
    yield block.length
  }
  scanner.end()
}
