import { plainText } from '@careway/domain/kernel/plain-text'
import type { z } from 'zod'
import type { ZipCodes } from '../../ports/zip-codes'
import { csvRows } from './csv-rows'
import { FileRefused } from './file-refused'
import type { ImportSource, PlaceDraft } from './import-source'

export interface RejectedRow {
  readonly line: number
  readonly reason: string
}

export interface ImportTally {
  /** Rows read, the header aside. */
  rows: number
  kept: number
  rejected: number
  /** The first ones, with their lines. */
  readonly rejectedRows: RejectedRow[]
  /** How many rows were rightly left out, by reason. */
  readonly leftOut: Record<string, number>
  /** The date the file says it is of. */
  version: string | undefined
  /** Bytes of the text read so far, where they are counted. */
  bytesRead: number
  /** All rows are in; what takes time now is the indexes. */
  isIndexing: boolean
}

export interface PlaceOnLine {
  readonly line: number
  readonly place: PlaceDraft
}

const BATCH_ROWS = 500
const MOST_REJECTED_SHARE = 0.02
const MOST_REJECTED_KEPT = 500
const LONGEST_REASON = 300

export const emptyTally = (): ImportTally => ({
  rows: 0,
  kept: 0,
  rejected: 0,
  rejectedRows: [],
  leftOut: {},
  version: undefined,
  bytesRead: 0,
  isIndexing: false,
})

/** A reason is a sentence of its source, not made from the row: there are few. */
export function leaveOut(tally: ImportTally, reason: string): void {
  tally.leftOut[reason] = (tally.leftOut[reason] ?? 0) + 1
}

/** A reason quotes the file: in one line, of a length, and without what steers a terminal or what no database takes. */
export const readableReason = (reason: string): string => plainText(reason.slice(0, LONGEST_REASON))

export function reject(tally: ImportTally, line: number, reason: string): void {
  tally.rejected += 1
  if (tally.rejectedRows.length < MOST_REJECTED_KEPT) tally.rejectedRows.push({ line, reason: readableReason(reason) })
}

const describeIssues = (error: z.ZodError) =>
  error.issues.map(({ path, message }) => `"${path.join('.')}" ${message}`).join('; ')

const ROWS_TO_JUDGE_BY = 100_000

/** @throws FileRefused in the middle of a long file when most of it can't be what it says. */
export function refuseHopelessFile(tally: ImportTally): void {
  if (tally.rows >= ROWS_TO_JUDGE_BY && tally.rejected > tally.rows / 2) refuseFaultyFile(tally)
}

/** @throws FileRefused when so many rows are faulty that the file can't be what it says. */
export function refuseFaultyFile({ rows, kept, rejected, rejectedRows }: ImportTally): void {
  const [first] = rejectedRows
  if (first && rejected > rows * MOST_REJECTED_SHARE)
    throw new FileRefused(
      `${first.reason}. ${rejected} of ${rows} rows are faulty; at most 2 in 100 may be.`,
      first.line,
    )
  if (kept === 0) throw new FileRefused('the file holds no place.')
}

/** One row: counted, and answered where it is a place to keep. */
function takeRow<Row>(
  source: ImportSource<Row>,
  values: unknown,
  line: number,
  tally: ImportTally,
  zipCodes: ZipCodes,
) {
  tally.rows += 1
  const row = source.row.safeParse(values)
  if (!row.success) return reject(tally, line, describeIssues(row.error))
  tally.version ??= source.versionIn(row.data)
  const outcome = source.normalize(row.data, zipCodes)
  if (outcome.kind === 'rejected') return reject(tally, line, outcome.reason)
  if (outcome.kind === 'left-out') leaveOut(tally, outcome.reason)
  return outcome.kind === 'place' ? outcome.place : undefined
}

/**
 * Reads a file through and hands its places on in batches, counting in `tally`. `store` answers the lines it has
 * already seen the place of.
 * @throws FileRefused
 */
export async function readPlaces<Row>(
  source: ImportSource<Row>,
  chunks: AsyncIterable<Buffer>,
  zipCodes: ZipCodes,
  store: (batch: readonly PlaceOnLine[]) => Promise<readonly number[]>,
  tally: ImportTally = emptyTally(),
): Promise<ImportTally> {
  let batch: PlaceOnLine[] = []
  const flush = async () => {
    const repeated = await store(batch)
    for (const line of repeated) reject(tally, line, 'the place is in the file already')
    tally.kept += batch.length - repeated.length
    batch = []
  }
  for await (const { line, values } of csvRows(chunks, source.columns)) {
    const place = takeRow(source, values, line, tally, zipCodes)
    if (place) batch.push({ line, place })
    if (batch.length === BATCH_ROWS) await flush()
  }
  if (batch.length > 0) await flush()
  refuseFaultyFile(tally)
  return tally
}
