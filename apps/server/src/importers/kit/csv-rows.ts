import { Readable, pipeline } from 'node:stream'
import { parse } from 'csv-parse'
import { asRefusal, CSV_OPTIONS, lineEndsWithin, withoutEmptyTail } from './csv-records'
import { FileRefused } from './file-refused'
import { wholeLines } from './whole-lines'

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
  let linesParsed = 0
  const parser = parse({
    ...CSV_OPTIONS,
    on_record: (cells: string[], { lines }) => {
      linesParsed = lines
      return [String(lines - lineEndsWithin(cells)), ...cells]
    },
  })
  pipeline(Readable.from(wholeLines(chunks)), parser, () => undefined)
  let header: readonly string[] | undefined
  try {
    for await (const [line, ...cells] of parser as AsyncIterable<string[]>) {
      if (header) yield { line: Number(line), values: toValues(header, cells, Number(line)) }
      else checkHeader((header = withoutEmptyTail(cells.map((cell) => cell.trim()))), columns)
    }
  } catch (fault) {
    throw asRefusal(fault, linesParsed + 1)
  }
  if (!header) throw new FileRefused('the file is empty.')
}
