import { createCsvScanner } from './csv-scanner'
import { quoted } from './csv-rows'
import { FileRefused } from './file-refused'
import { wholeLineBlocks } from './whole-lines'

/** The cells of the wanted columns, trimmed, by the column's name. */
export type TableRow<Column extends string> = Readonly<Record<Column, string>>

export const missingColumns = (header: readonly string[], columns: readonly string[]) =>
  columns.filter((column) => !header.includes(column))

function columnPlaces(header: readonly string[], columns: readonly string[]): readonly number[] {
  const names = header.map((name) => name.trim())
  const missing = missingColumns(names, columns)
  if (missing.length > 0) throw new FileRefused(`the header lacks ${quoted(missing)}.`, 1)
  const repeated = columns.filter((column) => names.indexOf(column) !== names.lastIndexOf(column))
  if (repeated.length > 0) throw new FileRefused(`the header names ${quoted(repeated)} more than once.`, 1)
  return columns.map((column) => names.indexOf(column))
}

/**
 * Reads the wanted columns of a CSV file that has others beside them.
 * @throws FileRefused for a header without them, a row of another width, or text that is no CSV.
 */
export async function readTable<Column extends string>(
  chunks: AsyncIterable<Buffer>,
  columns: readonly Column[],
  onRow: (row: TableRow<Column>, line: number) => void,
): Promise<void> {
  let width = 0
  const scanner = createCsvScanner((values, cellCount, line) => {
    if (width === 0) {
      width = cellCount
      scanner.want(columnPlaces(values, columns))
      return
    }
    if (cellCount !== width) throw new FileRefused(`${cellCount} columns where there should be ${width}.`, line)
    const row = {} as Record<Column, string>
    for (let at = 0; at < columns.length; at += 1) row[columns[at]!] = values[at]!.trim()
    onRow(row, line)
  })
  for await (const block of wholeLineBlocks(chunks)) scanner.take(block)
  scanner.end()
}
