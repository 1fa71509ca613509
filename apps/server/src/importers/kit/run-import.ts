import { randomUUID } from 'node:crypto'
import type { Database, Executor } from '../../db/database'
import type { Clock } from '../../ports/clock'
import { FileRefused } from './file-refused'
import { currentRun, endInterruptedRuns, endRun, startRun, type ImportRun } from './import-runs'
import { emptyTally, type ImportTally } from './read-places'
import { whileLocked } from './run-lock'

export type ImportOutcome =
  | { readonly kind: 'loaded'; readonly run: string; readonly tally: ImportTally; readonly version: string | undefined }
  | { readonly kind: 'already-loaded'; readonly run: string; readonly version: string | undefined }
  /** In words, with the line where there is one. Nothing has changed. */
  | { readonly kind: 'refused'; readonly run: string; readonly reason: string }

interface RunParts {
  readonly database: Database
  readonly clock: Clock
}

export interface StartedRun {
  readonly run: string
  /** Counted in while it is read. */
  readonly tally: ImportTally
  /** The run whose rows are on file. */
  readonly before: ImportRun | undefined
}

interface RunSubject {
  readonly source: string
  /** A path or an address, for the record. */
  readonly origin: string
}

export interface ImportAttempt extends RunSubject {
  /** SHA-256 of everything that is read, in hex. */
  readonly checksum: string
  readonly isForced?: boolean | undefined
  /** Whether a run of the same bytes left on file what this one would. Yes where absent. */
  readonly isLike?: (before: ImportRun) => boolean
  /** Reads, and swaps what was read in. Answers the version. @throws FileRefused */
  readonly load: (started: StartedRun) => Promise<string | undefined>
  /** Clears away what the load left behind, however it ended. */
  readonly clear?: (run: string) => Promise<void>
}

/** Registers change by a few in a hundred: what lost more was cut off. */
const LEAST_SHARE_OF_BEFORE = 0.9

interface Shrinking {
  readonly tally: ImportTally
  /** How many are on file. */
  readonly before: number
  readonly isForced: boolean
  /** What there is now, in words: `the file holds 3 places`. */
  readonly holds: string
}

/** @throws FileRefused where much less is there than is on file. */
export function refuseShrunken({ tally, before, isForced, holds }: Shrinking): void {
  if (!isForced && tally.kept < before * LEAST_SHARE_OF_BEFORE)
    throw new FileRefused(`${holds}, and ${before} are on file. If that is meant, add --force.`)
}

interface Success {
  readonly now: Date
  readonly tally: ImportTally
  readonly version: string | undefined
  readonly message?: string | undefined
}

/** Called in the transaction that swaps, so that an import that was overtaken swaps nothing. @throws FileRefused */
export async function endLoaded(transaction: Executor, run: string, success: Success): Promise<void> {
  const hasEnded = await endRun(transaction, run, { state: 'succeeded', ...success })
  if (!hasEnded) throw new FileRefused('a newer import of this source overtook this one.')
}

/** Records a run that never began to read. */
export async function refuseUnread(
  { database, clock }: RunParts,
  subject: RunSubject,
  { message }: FileRefused,
): Promise<ImportOutcome> {
  const run = await startRun(database.orm, { ...subject, checksum: '', now: clock() })
  await endRun(database.orm, run, { state: 'failed', now: clock(), tally: emptyTally(), message })
  return { kind: 'refused', run, reason: message }
}

async function loadOrRefuse(
  { database, clock }: RunParts,
  { load, clear }: ImportAttempt,
  started: StartedRun,
): Promise<ImportOutcome> {
  const { run, tally } = started
  try {
    return { kind: 'loaded', run, tally, version: await load(started) }
  } catch (fault) {
    const message = fault instanceof FileRefused ? fault.message : 'The import broke off.'
    await endRun(database.orm, run, { state: 'failed', now: clock(), tally, version: tally.version, message })
    if (fault instanceof FileRefused) return { kind: 'refused', run, reason: message }
    throw fault
  } finally {
    await clear?.(run)
  }
}

/**
 * One import from its record's beginning to its end: nothing where the same is on file already; runs that a dead process
 * left behind are ended first.
 * @throws what the database throws; a fault of the file is an answer.
 */
export async function runImport(parts: RunParts, attempt: ImportAttempt): Promise<ImportOutcome> {
  const { database, clock } = parts
  const { source, origin, checksum, isForced = false, isLike = () => true } = attempt
  const before = await currentRun(database.orm, source)
  if (before?.checksum === checksum && isLike(before) && !isForced)
    return { kind: 'already-loaded', run: before.id, version: before.sourceVersion ?? undefined }
  await endInterruptedRuns(database, source, clock())
  const run = randomUUID()
  return whileLocked(database, run, async () => {
    await startRun(database.orm, { id: run, source, origin, checksum, now: clock() })
    return loadOrRefuse(parts, attempt, { run, tally: emptyTally(), before })
  })
}
