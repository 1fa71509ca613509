import type { Database } from '../../db/database'
import type { Clock } from '../../ports/clock'
import type { ZipCodes } from '../../ports/zip-codes'
import type { BulkSource } from './bulk-source'
import { copyPlaces } from './copy-places'
import { FileRefused } from './file-refused'
import { currentRun, dropLeftovers, endInterruptedRuns, endRun, startRun, type ImportRun } from './import-runs'
import type { ImportSource } from './import-source'
import { emptyTally, readPlaces, type ImportTally, type PlaceOnLine } from './read-places'
import {
  createStaging,
  dropStaging,
  indexStaging,
  keyStaging,
  stagePlaces,
  swapPlaces,
  withProvidersAlone,
  type Staging,
} from './staged-places'

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
  /** Only places in these, two letters each. Sources of whole registers only. */
  readonly states?: readonly string[]
  readonly onProgress?: (tally: ImportTally) => void
}

export type ImportOutcome =
  | { readonly kind: 'loaded'; readonly run: string; readonly tally: ImportTally; readonly version: string | undefined }
  | { readonly kind: 'already-loaded'; readonly run: string; readonly version: string | undefined }
  /** In words, with the line where there is one. Nothing has changed. */
  | { readonly kind: 'refused'; readonly run: string; readonly reason: string }

export type AnySource<Row> = ImportSource<Row> | BulkSource

/** Registers change by a few in a hundred: a file that lost more was cut off between two lines. */
const LEAST_SHARE_OF_BEFORE = 0.9

/** What a version says of the states it was cut down to, behind its date: ` (OK, TX)`. */
const scopeOf = ({ states }: ImportFile) => (states ? ` (${states.toSorted().join(', ')})` : '')
const isOfScope = (run: ImportRun | undefined, scope: string) =>
  (/ \(.*\)$/.exec(run?.sourceVersion ?? '')?.[0] ?? '') === scope

function refuseShrunkFile({ kept, rows }: ImportTally, before: number, isForced: boolean): void {
  if (!isForced && kept < before * LEAST_SHARE_OF_BEFORE)
    throw new FileRefused(
      `the file ends after ${rows} rows with ${kept} places, and ${before} are on file. If that is meant, add --force.`,
    )
}

const isBulk = <Row>(source: AnySource<Row>): source is BulkSource => 'createReader' in source

interface Load<Row> {
  readonly source: AnySource<Row>
  readonly file: ImportFile
  readonly staging: Staging
  readonly tally: ImportTally
  /** The run whose places are on file. */
  readonly before: ImportRun | undefined
}

async function fillStaging<Row>({ database, zipCodes }: ImportParts, load: Load<Row>): Promise<void> {
  const { source, file, staging, tally } = load
  const chunks = file.open()
  const onProgress = () => file.onProgress?.(tally)
  if (isBulk(source)) {
    const states = file.states && new Set(file.states)
    const reader = { zipCodes, ...(states && { states }) }
    return copyPlaces(database, { source, run: staging.run, chunks, reader, tally, onProgress })
  }
  await database.bulk((session) => keyStaging(session, staging.run))
  const store = (batch: readonly PlaceOnLine[]) => {
    onProgress()
    return stagePlaces(staging, batch)
  }
  await readPlaces(source, chunks, zipCodes, store, tally)
  await database.bulk((session) => indexStaging(session, staging.run))
}

/** What was rightly left out, for the record. */
const noteOf = ({ leftOut }: ImportTally): string | undefined =>
  Object.entries(leftOut)
    .map(([reason, times]) => `${times} left out: ${reason}.`)
    .join(' ') || undefined

/** Stages the whole file, then lets it take the place of the old one in one short transaction. */
async function stageAndSwap<Row>(parts: ImportParts, load: Load<Row>): Promise<string | undefined> {
  const { database, clock } = parts
  const { file, staging, tally, before } = load
  const scope = scopeOf(file)
  await createStaging(staging)
  await fillStaging(parts, load)
  if (isOfScope(before, scope)) refuseShrunkFile(tally, before?.rowsLoaded ?? 0, file.isForced ?? false)
  const date = tally.version ?? file.version
  const version = scope ? `${date ?? 'unknown date'}${scope}` : date
  await withProvidersAlone(database, async (transaction) => {
    const end = { state: 'succeeded', now: clock(), tally, version, message: noteOf(tally) } as const
    const hasEnded = await endRun(transaction, staging.run, end)
    if (!hasEnded) throw new FileRefused('a newer import of this source overtook this one.')
    await swapPlaces({ ...staging, executor: transaction })
  })
  return version
}

/** Ends a run whose file was at fault, or that broke off. */
async function endFailed({ database, clock }: ImportParts, { staging, tally }: Load<unknown>, fault: unknown) {
  const message = fault instanceof FileRefused ? fault.message : 'The import broke off.'
  const end = { state: 'failed', now: clock(), tally, version: tally.version, message } as const
  await endRun(database.orm, staging.run, end)
  return message
}

/**
 * Loads a file whole or not at all. What was on file stays, and is answered from, until the last moment.
 * @throws what the database throws; a fault of the file is an answer.
 */
export async function importFile<Row>(
  parts: ImportParts,
  source: AnySource<Row>,
  file: ImportFile,
): Promise<ImportOutcome> {
  const { clock, database } = parts
  const { orm } = database
  const before = await currentRun(orm, source.id)
  if (before?.checksum === file.checksum && isOfScope(before, scopeOf(file)) && !file.isForced)
    return { kind: 'already-loaded', run: before.id, version: before.sourceVersion ?? undefined }
  await endInterruptedRuns(database, source.id, clock())
  const run = await startRun(orm, { source: source.id, origin: file.origin, checksum: file.checksum, now: clock() })
  const load: Load<Row> = {
    source,
    file,
    staging: { executor: orm, source: source.id, run },
    tally: emptyTally(),
    before,
  }
  try {
    const version = await stageAndSwap(parts, load)
    return { kind: 'loaded', run, tally: load.tally, version }
  } catch (fault) {
    const reason = await endFailed(parts, load as Load<unknown>, fault)
    if (fault instanceof FileRefused) return { kind: 'refused', run, reason }
    throw fault
  } finally {
    await dropStaging(load.staging)
    await dropLeftovers(database, source.id)
  }
}
