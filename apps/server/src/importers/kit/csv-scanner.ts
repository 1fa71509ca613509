import { FileRefused } from './file-refused'

const QUOTE = 0x22
const COMMA = 0x2c
const LINE_END = 0x0a
const RETURN = 0x0d
const LONGEST_ROW = 1_000_000

/** Where a cell lies in a block; of a quoted one the inside. */
interface Cell {
  start: number
  end: number
  hasDoubledQuotes: boolean
  /** The first byte after the comma or the line end behind it; beyond the block where it is not complete. */
  next: number
  isLast: boolean
  /** Line ends inside the record so far. */
  lineEnds: number
}

/** A cell that was made text of, without quotation marks inside. */
interface CellText {
  readonly block: Buffer
  readonly start: number
  readonly end: number
  readonly text: string
}

/** @param values the wanted cells, in the order asked for; the array is used again for the next record */
export type OnScanned = (values: readonly string[], cellCount: number, line: number) => void

export interface CsvScanner {
  /** Takes a block of whole lines. @throws FileRefused for a quotation mark out of place, or a record too long */
  take(block: Buffer): void
  /** @throws FileRefused where a quotation mark is still open */
  end(): void
  /** From the next record on, only these cells are read, by their number. */
  want(cells: readonly number[]): void
}

/** The quotation mark that closes a cell, looked for from `at`; -1 where it is not in the block. */
function findClosing(block: Buffer, from: number, cell: Cell): number {
  const { length } = block
  for (let at = from; at < length; at += 1) {
    const byte = block[at]
    if (byte === LINE_END) cell.lineEnds += 1
    if (byte !== QUOTE) continue
    if (block[at + 1] !== QUOTE) return at
    cell.hasDoubledQuotes = true
    at += 1
  }
  return -1
}

/** Finds the end of a quoted cell whose inside starts at `cell.start`. False where it is not in the block. */
function closeQuotes(block: Buffer, cell: Cell, line: () => number): boolean {
  const at = findClosing(block, cell.start, cell)
  if (at === -1) return false
  cell.end = at
  const after = block[at + 1] === RETURN ? at + 2 : at + 1
  if (block[after] !== COMMA && block[after] !== LINE_END)
    throw new FileRefused('a quotation mark is out of place.', line())
  cell.isLast = block[after] === LINE_END
  cell.next = after + 1
  return true
}

/** Finds the end of a plain cell; a block ends with a line end, so it is always there. */
function endPlain(block: Buffer, cell: Cell, line: () => number): void {
  let at = cell.start
  let byte = block[at]
  while (byte !== COMMA && byte !== LINE_END) {
    if (byte === QUOTE) throw new FileRefused('a quotation mark is out of place.', line())
    byte = block[(at += 1)]
  }
  cell.isLast = byte === LINE_END
  cell.end = cell.isLast && block[at - 1] === RETURN && at > cell.start ? at - 1 : at
  cell.next = at + 1
}

/** A quoted cell with nothing in it and another behind it: nine in ten cells of a wide register. */
const isEmptyQuoted = (block: Buffer, at: number) =>
  block[at] === QUOTE && block[at + 1] === QUOTE && block[at + 2] === COMMA

/**
 * Splits CSV into records straight from the bytes and makes text only of the cells that are wanted; a cell that repeats
 * the one before in its column answers the same string. For files of millions of rows: a general parser takes three times as long
 * and leaves far more behind for the collector.
 */
export function createCsvScanner(onRecord: OnScanned): CsvScanner {
  let places: Int32Array | undefined
  let values: string[] = []
  let lastTexts: (CellText | undefined)[] = []
  let rest: Buffer = Buffer.alloc(0)
  let line = 1
  const cell: Cell = { start: 0, end: 0, hasDoubledQuotes: false, next: 0, isLast: false, lineEnds: 0 }
  const lineNow = () => line

  function textOf(block: Buffer, at: number): string {
    const { start, end, hasDoubledQuotes } = cell
    if (start === end) return ''
    const last = lastTexts[at]
    const isAsLong = last !== undefined && last.end - last.start === end - start && !hasDoubledQuotes
    if (isAsLong && block.compare(last.block, last.start, last.end, start, end) === 0) return last.text
    const text = block.toString('utf8', start, end)
    if (hasDoubledQuotes) return text.replaceAll('""', '"')
    lastTexts[at] = { block, start, end, text }
    return text
  }

  /** Where the value of a cell goes; -1 where it is not wanted. */
  const placeOf = (number: number) => {
    if (!places) return number
    return number < places.length ? places[number]! : -1
  }

  /** Passes over empty quoted cells from `cell.next` on. Answers the number of the cell behind them. */
  function skipEmpty(block: Buffer, from: number): number {
    let number = from
    let at = cell.next
    for (; isEmptyQuoted(block, at); at += 3, number += 1) {
      const place = placeOf(number)
      if (place >= 0) values[place] = ''
    }
    cell.next = at
    return number
  }

  /** Finds where the cell at `cell.next` lies. False where it is not complete in the block. */
  function findCell(block: Buffer): boolean {
    const isQuoted = block[cell.next] === QUOTE
    cell.start = isQuoted ? cell.next + 1 : cell.next
    cell.hasDoubledQuotes = false
    if (isQuoted) return closeQuotes(block, cell, lineNow)
    endPlain(block, cell, lineNow)
    return true
  }

  /** Reads one record. Answers where the next starts, or nothing where the block ends inside a quoted cell. */
  function readRecord(block: Buffer, from: number): number | undefined {
    cell.next = from
    cell.isLast = false
    cell.lineEnds = 0
    let count = 0
    while (!cell.isLast) {
      count = skipEmpty(block, count)
      if (!findCell(block)) return undefined
      const place = placeOf(count)
      if (place >= 0) values[place] = textOf(block, place)
      count += 1
    }
    const isEmpty = count === 1 && cell.start === cell.end
    if (!places) values.length = count
    if (!isEmpty) onRecord(values, count, line)
    line += cell.lineEnds + 1
    return cell.next
  }

  return {
    take: (chunk) => {
      const block = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
      let at = 0
      while (at < block.length) {
        const next = readRecord(block, at)
        if (next === undefined) break
        at = next
      }
      rest = block.subarray(at)
      if (rest.length > LONGEST_ROW) throw new FileRefused('the row is too long.', line)
    },
    end: () => {
      if (rest.length > 0) throw new FileRefused('a quotation mark opens and never closes.', line)
    },
    want: (cells) => {
      places = new Int32Array(Math.max(-1, ...cells) + 1).fill(-1)
      for (const [at, number] of cells.entries()) places[number] = at
      values = cells.map(() => '')
      lastTexts = []
    },
  }
}
