import { createHash } from 'node:crypto'
import type { Database, Executor } from '../../db/database'
import type { Clock } from '../../ports/clock'
import type { BundleFile } from './bundle-file'
import { FileRefused } from './file-refused'
import type { ImportOutcome } from './import-file'
import { currentRun, endInterruptedRuns, endRun, startRun } from './import-runs'
import type { SourceDescription } from './import-source'
import { emptyTally, type ImportTally } from './read-places'
import { recognizeFiles, type BundleParts, type RecognizedFiles } from './recognize-files'

/** A source that publishes several files a year which only make sense together. */
export interface BundleDescription extends Omit<SourceDescription, 'published'> {
  /** The addresses of a year's files. */
  readonly publishedFor: (year: number) => readonly string[]
}

export interface ImportBundle<Part extends string, Contents> extends BundleDescription, BundleParts<Part> {
  /** False for a year that this product has no rules for. */
  readonly isYearKnown: (year: number) => boolean
  /** Reads all files through and counts in `tally`; `kept` is the number of things on file afterwards. @throws FileRefused */
  readonly read: (recognized: RecognizedFiles<Part>, tally: ImportTally, onProgress: () => void) => Promise<Contents>
  /** Puts the contents where the old ones of that year were. Called inside a transaction. */
  readonly swap: (transaction: Executor, year: number, contents: Contents, run: string) => Promise<void>
  /** Lets the database look at what has changed, after the transaction. */
  readonly settle: (executor: Executor) => Promise<void>
}

export interface BundleImport {
  readonly files: readonly BundleFile[]
  /** A folder or an address, for the record. */
  readonly origin: string
  /** The year they were asked for; any where absent. */
  readonly year?: number
  /** The date of the files where they don't say, `YYYY-MM-DD`. */
  readonly version?: string
  readonly isForced?: boolean
  readonly onProgress?: (tally: ImportTally) => void
}

interface BundleImportParts {
  readonly database: Database
  readonly clock: Clock
}

/** A year of a bundle is a source of its own: one year's files never touch another's. */
export const bundleRunSource = (id: string, year: number) => `${id}-${year}`

const LEAST_SHARE_OF_BEFORE = 0.9

async function checksumOfAll(files: Readonly<Record<string, BundleFile>>): Promise<string> {
  const hash = createHash('sha256')
  for (const part of Object.keys(files).toSorted()) hash.update(`${part} ${await files[part]?.checksum()}\n`)
  return hash.digest('hex')
}

async function refuseUnrecognized(
  { database, clock }: BundleImportParts,
  source: string,
  origin: string,
  { message }: FileRefused,
): Promise<ImportOutcome> {
  const { orm } = database
  const run = await startRun(orm, { source, origin, checksum: '', now: clock() })
  await endRun(orm, run, { state: 'failed', now: clock(), tally: emptyTally(), message })
  return { kind: 'refused', run, reason: message }
}

function refuseShrunken({ kept }: ImportTally, before: number, isForced: boolean): void {
  if (!isForced && kept < before * LEAST_SHARE_OF_BEFORE)
    throw new FileRefused(`the files hold ${kept}, and ${before} are on file. If that is meant, add --force.`)
}

interface Load<Part extends string> extends BundleImport {
  readonly recognized: RecognizedFiles<Part>
  readonly run: string
  readonly tally: ImportTally
  readonly before: number
}

/** Reads the whole bundle, then lets it take the place of the old one in one transaction. */
async function readAndSwap<Part extends string, Contents>(
  { database, clock }: BundleImportParts,
  bundle: ImportBundle<Part, Contents>,
  { recognized, run, tally, before, isForced = false, ...load }: Load<Part>,
): Promise<string | undefined> {
  const contents = await bundle.read(recognized, tally, () => load.onProgress?.(tally))
  refuseShrunken(tally, before, isForced)
  const version = tally.version ?? load.version
  await database.transaction(async (transaction) => {
    const hasEnded = await endRun(transaction, run, { state: 'succeeded', now: clock(), tally, version })
    if (!hasEnded) throw new FileRefused('a newer import of this source overtook this one.')
    await bundle.swap(transaction, recognized.year, contents, run)
  })
  await bundle.settle(database.orm)
  return version
}

async function importRecognized<Part extends string, Contents>(
  parts: BundleImportParts,
  bundle: ImportBundle<Part, Contents>,
  given: BundleImport,
  recognized: RecognizedFiles<Part>,
): Promise<ImportOutcome> {
  const { clock } = parts
  const { orm } = parts.database
  const source = bundleRunSource(bundle.id, recognized.year)
  const checksum = await checksumOfAll(recognized.files)
  const current = await currentRun(orm, source)
  if (current?.checksum === checksum && !given.isForced)
    return { kind: 'already-loaded', run: current.id, version: current.sourceVersion ?? undefined }
  await endInterruptedRuns(parts.database, source, clock())
  const run = await startRun(orm, { source, origin: given.origin, checksum, now: clock() })
  const tally = emptyTally()
  const before = current?.rowsLoaded ?? 0
  try {
    const version = await readAndSwap(parts, bundle, { ...given, recognized, run, tally, before })
    return { kind: 'loaded', run, tally, version }
  } catch (fault) {
    const message = fault instanceof FileRefused ? fault.message : 'The import broke off.'
    await endRun(orm, run, { state: 'failed', now: clock(), tally, version: tally.version, message })
    if (fault instanceof FileRefused) return { kind: 'refused', run, reason: message }
    throw fault
  }
}

function refuseYear<Part extends string, Contents>(
  { isYearKnown }: ImportBundle<Part, Contents>,
  { year: wanted }: BundleImport,
  { year }: RecognizedFiles<Part>,
): FileRefused | undefined {
  if (wanted !== undefined && wanted !== year) return new FileRefused(`the files are of ${year}, not of ${wanted}.`)
  return isYearKnown(year)
    ? undefined
    : new FileRefused(`the files are of ${year}, a year that this version has no rules for.`)
}

/**
 * Loads the files of a year whole or not at all. What was on file stays, and is answered from, until the last moment;
 * other years stay as they are.
 * @throws what the database throws; a fault of the files is an answer.
 */
export async function importBundle<Part extends string, Contents>(
  parts: BundleImportParts,
  bundle: ImportBundle<Part, Contents>,
  given: BundleImport,
): Promise<ImportOutcome> {
  const recognized = await recognizeFiles(bundle, given.files).catch((fault: unknown) => {
    if (fault instanceof FileRefused) return fault
    throw fault
  })
  if (recognized instanceof FileRefused) return refuseUnrecognized(parts, bundle.id, given.origin, recognized)
  const refusal = refuseYear(bundle, given, recognized)
  if (refusal) return refuseUnrecognized(parts, bundle.id, given.origin, refusal)
  return importRecognized(parts, bundle, given, recognized)
}
