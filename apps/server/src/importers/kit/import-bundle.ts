import { createHash } from 'node:crypto'
import type { Database, Executor } from '../../db/database'
import type { Clock } from '../../ports/clock'
import type { BundleFile } from './bundle-file'
import { answerRefusal, FileRefused } from './file-refused'
import type { SourceDescription } from './import-source'
import type { ImportTally } from './read-places'
import { recognizeFiles, type BundleParts, type RecognizedFiles } from './recognize-files'
import { endLoaded, refuseShrunken, refuseUnread, runImport, type ImportOutcome, type StartedRun } from './run-import'

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

async function checksumOfAll(files: Readonly<Record<string, BundleFile>>): Promise<string> {
  const hash = createHash('sha256')
  for (const part of Object.keys(files).toSorted()) hash.update(`${part} ${await files[part]?.checksum()}\n`)
  return hash.digest('hex')
}

interface Load<Part extends string> extends BundleImport, StartedRun {
  readonly recognized: RecognizedFiles<Part>
}

/** Reads the whole bundle, then lets it take the place of the old one in one transaction. */
async function readAndSwap<Part extends string, Contents>(
  { database, clock }: BundleImportParts,
  bundle: ImportBundle<Part, Contents>,
  { recognized, run, tally, before, isForced = false, ...load }: Load<Part>,
): Promise<string | undefined> {
  const contents = await bundle.read(recognized, tally, () => load.onProgress?.(tally))
  refuseShrunken({ tally, before: before?.rowsLoaded ?? 0, isForced, holds: `the files hold ${tally.kept}` })
  const version = tally.version ?? load.version
  await database.transaction(async (transaction) => {
    await endLoaded(transaction, run, { now: clock(), tally, version })
    await bundle.swap(transaction, recognized.year, contents, run)
  })
  await bundle.settle(database.orm)
  return version
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
  const recognized = await recognizeFiles(bundle, given.files).catch(answerRefusal)
  const { origin, isForced } = given
  if (recognized instanceof FileRefused) return refuseUnread(parts, { source: bundle.id, origin }, recognized)
  const refusal = refuseYear(bundle, given, recognized)
  if (refusal) return refuseUnread(parts, { source: bundle.id, origin }, refusal)
  return runImport(parts, {
    source: bundleRunSource(bundle.id, recognized.year),
    origin,
    checksum: await checksumOfAll(recognized.files),
    isForced,
    load: (started) => readAndSwap(parts, bundle, { ...given, ...started, recognized }),
  })
}
