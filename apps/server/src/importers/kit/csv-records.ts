import { Readable, pipeline } from 'node:stream'
import { CsvError, parse, type Options } from 'csv-parse'
import { FileRefused } from './file-refused'
import { wholeLines } from './whole-lines'

const LONGEST_ROW = 1_000_000

const CSV_OPTIONS = {
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: LONGEST_ROW,
  record_delimiter: ['\r\n', '\n'],
} satisfies Options

const lineEndsWithin = (cells: readonly string[]) => cells.join('').split('\n').length - 1

/** A header that ends in a comma names one column too many, and the rows below it don't. */
export function withoutEmptyTail(cells: readonly string[]): readonly string[] {
  let length = cells.length
  while (length > 0 && cells[length - 1] === '') length -= 1
  return cells.slice(0, length)
}

/** A fault of the text in words, with its line; any other fault as it is. */
function asRefusal(fault: unknown, line: number): unknown {
  if (!(fault instanceof CsvError)) return fault
  const reason =
    fault.code === 'CSV_QUOTE_NOT_CLOSED'
      ? 'a quotation mark opens and never closes.'
      : 'a quotation mark is out of place.'
  return new FileRefused(fault.code === 'CSV_MAX_RECORD_SIZE' ? 'the row is too long.' : reason, line)
}

export interface CsvRecord {
  /** Where the record starts, counted from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/**
 * Reads CSV text record by record, never holding more than a few.
 * @throws FileRefused for an open or misplaced quotation mark, a row without end, or a cut-off file.
 */
export async function* csvRecords(chunks: AsyncIterable<Buffer>): AsyncGenerator<CsvRecord> {
  let linesParsed = 0
  const parser = parse({
    ...CSV_OPTIONS,
    on_record: (cells: string[], { lines }) => {
      linesParsed = lines
      return [String(lines - lineEndsWithin(cells)), ...cells]
    },
  })
  pipeline(Readable.from(wholeLines(chunks)), parser, () => undefined)
  try {
    for await (const [line, ...cells] of parser as AsyncIterable<string[]>) yield { line: Number(line), cells }
  } catch (fault) {
    throw asRefusal(fault, linesParsed + 1)
  } finally {
    parser.destroy()
  }
}

/** The header and the first record below it; fewer where the file ends before. @throws FileRefused */
export async function firstRecords(chunks: AsyncIterable<Buffer>): Promise<readonly (readonly string[])[]> {
  const found: (readonly string[])[] = []
  for await (const { cells } of csvRecords(chunks)) if (found.push(cells) === 2) break
  return found
}
