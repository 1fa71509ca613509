import type { Database } from '../../db/database'
import type { Clock } from '../../ports/clock'
import type { ZipCodes } from '../../ports/zip-codes'
import { FileRefused } from './file-refused'
import { currentRun, endInterruptedRuns, endRun, startRun } from './import-runs'
import type { ImportSource } from './import-source'
import { emptyTally, readPlaces, type ImportTally, type PlaceOnLine } from './read-places'
import { createStaging, dropStaging, stagePlaces, swapPlaces, type Staging } from './staged-places'

export interface ImportParts {
  readonly database: Database
  readonly zipCodes: ZipCodes
  readonly clock: Clock
}

export interface ImportFile {
  /** Can be opened more than once, and reads the same bytes each time. */
  readonly open: () => AsyncIterable<Buffer>
  /** A path or an address, for the record. */
  readonly origin: string
  /** SHA-256 of the bytes, in hex. */
  readonly checksum: string
  /** The date of the file where its rows don't say, `YYYY-MM-DD`. */
  readonly version?: string
  readonly isForced?: boolean
  readonly onProgress?: (tally: ImportTally) => void
}

export type ImportOutcome =
  | { readonly kind: 'loaded'; readonly run: string; readonly tally: ImportTally; readonly version: string | undefined }
  | { readonly kind: 'already-loaded'; readonly run: string; readonly version: string | undefined }
  /** In words, with the line where there is one. Nothing has changed. */
  | { readonly kind: 'refused'; readonly run: string; readonly reason: string }

/** Registers change by a few in a hundred: a file that lost more was cut off between two lines. */
const LEAST_SHARE_OF_BEFORE = 0.9

function refuseShrunkFile({ kept, rows }: ImportTally, before: number, isForced: boolean): void {
  if (!isForced && kept < before * LEAST_SHARE_OF_BEFORE)
    throw new FileRefused(
      `the file ends after ${rows} rows with ${kept} places, and ${before} are on file. If that is meant, add --force.`,
    )
}

/** Stages the whole file, then lets it take the place of the old one in one short transaction. */
async function stageAndSwap<Row>(
  { database, zipCodes, clock }: ImportParts,
  source: ImportSource<Row>,
  file: ImportFile,
  staging: Staging,
  tally: ImportTally,
  before: number,
): Promise<string | undefined> {
  await createStaging(staging)
  const store = (batch: readonly PlaceOnLine[]) => {
    file.onProgress?.(tally)
    return stagePlaces(staging, batch)
  }
  await readPlaces(source, file.open(), zipCodes, store, tally)
  refuseShrunkFile(tally, before, file.isForced ?? false)
  const version = tally.version ?? file.version
  await database.transaction(async (transaction) => {
    const hasEnded = await endRun(transaction, staging.run, { state: 'succeeded', now: clock(), tally, version })
    if (!hasEnded) throw new FileRefused('a newer import of this source overtook this one.')
    await swapPlaces({ ...staging, executor: transaction })
  })
  return version
}

/**
 * Loads a file whole or not at all. What was on file stays, and is answered from, until the last moment.
 * @throws what the database throws; a fault of the file is an answer.
 */
export async function importFile<Row>(
  parts: ImportParts,
  source: ImportSource<Row>,
  file: ImportFile,
): Promise<ImportOutcome> {
  const { clock } = parts
  const { orm } = parts.database
  const before = await currentRun(orm, source.id)
  if (before?.checksum === file.checksum && !file.isForced)
    return { kind: 'already-loaded', run: before.id, version: before.sourceVersion ?? undefined }
  await endInterruptedRuns(orm, source.id, clock())
  const run = await startRun(orm, { source: source.id, origin: file.origin, checksum: file.checksum, now: clock() })
  const staging = { executor: orm, source: source.id, run }
  const tally = emptyTally()
  try {
    const version = await stageAndSwap(parts, source, file, staging, tally, before?.rowsLoaded ?? 0)
    return { kind: 'loaded', run, tally, version }
  } catch (fault) {
    const reason = fault instanceof FileRefused ? fault.message : 'The import broke off.'
    await endRun(orm, run, { state: 'failed', now: clock(), tally, version: tally.version, message: reason })
    if (fault instanceof FileRefused) return { kind: 'refused', run, reason }
    throw fault
  } finally {
    await dropStaging(staging)
  }
}
