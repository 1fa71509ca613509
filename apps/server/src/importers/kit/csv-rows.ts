import { csvRecords, withoutEmptyTail } from './csv-records'
import { FileRefused } from './file-refused'

export interface CsvRow {
  /** Where the row starts, counted from 1; the header is line 1. */
  readonly line: number
  readonly values: Readonly<Record<string, string>>
}

const MOST_NAMES = 6

export function quoted(names: readonly string[]): string {
  const some = names.slice(0, MOST_NAMES).map((name) => `"${name}"`)
  return [...some, ...(names.length > MOST_NAMES ? [`and ${names.length - MOST_NAMES} more`] : [])].join(', ')
}

function checkHeader(header: readonly string[], columns: readonly string[]): void {
  const missing = columns.filter((column) => !header.includes(column))
  const extra = header.filter((column, at) => !columns.includes(column) || header.indexOf(column) !== at)
  if (missing.length === 0 && extra.length === 0) return
  const faults = [
    missing.length > 0 ? `missing ${quoted(missing)}` : '',
    extra.length > 0 ? `not expected ${quoted(extra)}` : '',
  ]
  throw new FileRefused(`the columns are not those of this source: ${faults.filter(Boolean).join('; ')}.`, 1)
}

function toValues(header: readonly string[], cells: readonly string[], line: number): CsvRow['values'] {
  const surplus = cells.slice(header.length)
  if (cells.length < header.length || surplus.some((cell) => cell !== ''))
    throw new FileRefused(`${cells.length} columns where there should be ${header.length}.`, line)
  return Object.fromEntries(header.map((column, at) => [column, (cells[at] ?? '').trim()]))
}

/**
 * Reads a CSV file row by row, never holding more than a few.
 * @throws FileRefused for a wrong header, a row of the wrong width, an open quotation mark, or a cut-off file.
 */
export async function* csvRows(chunks: AsyncIterable<Buffer>, columns: readonly string[]): AsyncGenerator<CsvRow> {
  let header: readonly string[] | undefined
  for await (const { line, cells } of csvRecords(chunks)) {
    if (header) yield { line, values: toValues(header, cells, line) }
    else checkHeader((header = withoutEmptyTail(cells.map((cell) => cell.trim()))), columns)
  }
  if (!header) throw new FileRefused('the file is empty.')
}
