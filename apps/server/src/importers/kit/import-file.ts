import type { Database } from '../../db/database'
import type { Clock } from '../../ports/clock'
import type { ZipCodes } from '../../ports/zip-codes'
import type { BulkSource } from './bulk-source'
import { copyPlaces } from './copy-places'
import { dropLeftovers, type ImportRun } from './import-runs'
import type { ImportSource } from './import-source'
import { readPlaces, type ImportTally, type PlaceOnLine } from './read-places'
import { endLoaded, refuseShrunken, runImport, type ImportOutcome, type StartedRun } from './run-import'
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

export type AnySource<Row> = ImportSource<Row> | BulkSource

/** What a version says of the states it was cut down to, behind its date: ` (OK, TX)`. */
const scopeOf = ({ states }: ImportFile) => (states ? ` (${states.toSorted().join(', ')})` : '')
const isOfScope = (run: ImportRun | undefined, scope: string) =>
  (/ \(.*\)$/.exec(run?.sourceVersion ?? '')?.[0] ?? '') === scope

const isBulk = <Row>(source: AnySource<Row>): source is BulkSource => 'createReader' in source

interface Load<Row> extends StartedRun {
  readonly source: AnySource<Row>
  readonly file: ImportFile
  readonly staging: Staging
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

function refuseShrunkFile({ tally, before, file: { isForced = false } }: Load<unknown>): void {
  const holds = `the file ends after ${tally.rows} rows with ${tally.kept} places`
  refuseShrunken({ tally, before: before?.rowsLoaded ?? 0, isForced, holds })
}

/** Stages the whole file, then lets it take the place of the old one in one short transaction. */
async function stageAndSwap<Row>(parts: ImportParts, load: Load<Row>): Promise<string | undefined> {
  const { database, clock } = parts
  const { file, staging, tally, before } = load
  const scope = scopeOf(file)
  await createStaging(staging)
  await fillStaging(parts, load)
  if (isOfScope(before, scope)) refuseShrunkFile(load as Load<unknown>)
  const date = tally.version ?? file.version
  const version = scope ? `${date ?? 'unknown date'}${scope}` : date
  await withProvidersAlone(database, async (transaction) => {
    await endLoaded(transaction, staging.run, { now: clock(), tally, version, message: noteOf(tally) })
    await swapPlaces({ ...staging, executor: transaction })
  })
  return version
}

/**
 * Loads a file whole or not at all. What was on file stays, and is answered from, until the last moment.
 * @throws what the database throws; a fault of the file is an answer.
 */
export function importFile<Row>(parts: ImportParts, source: AnySource<Row>, file: ImportFile): Promise<ImportOutcome> {
  const { database } = parts
  const stagingOf = (run: string): Staging => ({ executor: database.orm, source: source.id, run })
  return runImport(parts, {
    source: source.id,
    origin: file.origin,
    checksum: file.checksum,
    isForced: file.isForced,
    isLike: (before) => isOfScope(before, scopeOf(file)),
    load: (started) => stageAndSwap(parts, { ...started, source, file, staging: stagingOf(started.run) }),
    clear: async (run) => {
      await dropStaging(stagingOf(run))
      await dropLeftovers(database, source.id)
    },
  })
}
