import { directoryGraph } from '@careway/domain/directory/directory-graph'
import type { ResourceDraft } from '@careway/domain/directory/resource-draft'
import { resourcesOfService, type ResourceContext } from '@careway/domain/directory/resources-of-service'
import { FileRefused } from '../kit/file-refused'
import type { ImportOutcome, ImportParts } from '../kit/import-file'
import { currentRun, endInterruptedRuns, endRun, startRun } from '../kit/import-runs'
import { emptyTally, type ImportTally } from '../kit/read-places'
import { countyFinder } from './county-names'
import { checksumOfFiles, directoryFiles, type DirectoryFile } from './directory-files'
import { readDirectory } from './read-directory'
import { directorySource } from './source'
import { settleDirectory, swapDirectory } from './store'
import type { FoundRecord } from './take-record'

export interface DirectoryImport {
  /** A file or a folder. */
  readonly path: string
  /** What the directory is called: its source is `hsds-<name>`. */
  readonly name: string
  /** The date of the files where they don't say, `YYYY-MM-DD`. */
  readonly version?: string
  readonly isForced?: boolean
  readonly onProgress?: (tally: ImportTally) => void
}

const LEAST_SHARE_OF_BEFORE = 0.9

function refuseShrunken({ kept }: ImportTally, before: number, isForced: boolean): void {
  if (!isForced && kept < before * LEAST_SHARE_OF_BEFORE)
    throw new FileRefused(
      `the directory holds ${kept} records, and ${before} are on file. If that is meant, add --force.`,
    )
}

const contextOf = ({ zipCodes, clock }: ImportParts): ResourceContext => ({
  findZipCentre: (zipCode) => zipCodes.find(zipCode)?.point,
  findCounty: countyFinder(zipCodes),
  today: clock().toISOString().slice(0, 10),
})

function* resourcesOf(
  records: readonly FoundRecord[],
  context: ResourceContext,
  tally: ImportTally,
): Generator<ResourceDraft> {
  const graph = directoryGraph(records)
  for (const service of graph.all('service')) {
    const drafts = resourcesOfService(graph, service, context)
    const left = `a service that is not offered, as its status "${service.values['status']}" says`
    if (drafts.length === 0) tally.leftOut[left] = (tally.leftOut[left] ?? 0) + 1
    yield* drafts
  }
}

interface Load extends DirectoryImport {
  readonly source: string
  readonly files: readonly DirectoryFile[]
  readonly run: string
  readonly tally: ImportTally
  readonly before: number
}

/** Reads the whole directory, then lets it take the place of the old one in one transaction. */
async function readAndSwap(parts: ImportParts, load: Load): Promise<string | undefined> {
  const { database, clock } = parts
  const { source, files, run, tally, before, isForced = false, onProgress } = load
  const context = contextOf(parts)
  const progress = () => onProgress?.(tally)
  const records = await readDirectory({ ...context, files, source, tally, onProgress: progress })
  refuseShrunken(tally, before, isForced)
  const version = tally.version ?? load.version
  await database.transaction(async (transaction) => {
    await swapDirectory(transaction, source, { records, resources: resourcesOf(records, context, tally) }, run)
    const hasEnded = await endRun(transaction, run, { state: 'succeeded', now: clock(), tally, version })
    if (!hasEnded) throw new FileRefused('a newer import of this source overtook this one.')
  })
  await settleDirectory(database.orm)
  return version
}

async function importFiles(
  parts: ImportParts,
  given: DirectoryImport,
  files: readonly DirectoryFile[],
): Promise<ImportOutcome> {
  const { clock } = parts
  const { orm } = parts.database
  const source = directorySource(given.name)
  const checksum = await checksumOfFiles(files)
  const current = await currentRun(orm, source)
  if (current?.checksum === checksum && !given.isForced)
    return { kind: 'already-loaded', run: current.id, version: current.sourceVersion ?? undefined }
  await endInterruptedRuns(parts.database, source, clock())
  const run = await startRun(orm, { source, origin: given.path, checksum, now: clock() })
  const tally = emptyTally()
  try {
    const version = await readAndSwap(parts, { ...given, source, files, run, tally, before: current?.rowsLoaded ?? 0 })
    return { kind: 'loaded', run, tally, version }
  } catch (fault) {
    const message = fault instanceof FileRefused ? fault.message : 'The import broke off.'
    await endRun(orm, run, { state: 'failed', now: clock(), tally, version: tally.version, message })
    if (fault instanceof FileRefused) return { kind: 'refused', run, reason: message }
    throw fault
  }
}

async function refuseUnread(
  { database, clock }: ImportParts,
  { name, path }: DirectoryImport,
  { message }: FileRefused,
): Promise<ImportOutcome> {
  const { orm } = database
  const run = await startRun(orm, { source: directorySource(name), origin: path, checksum: '', now: clock() })
  await endRun(orm, run, { state: 'failed', now: clock(), tally: emptyTally(), message })
  return { kind: 'refused', run, reason: message }
}

/**
 * Loads a directory whole or not at all. What was on file stays, and is answered from, until the last moment; other
 * directories stay as they are.
 * @throws what the database throws; a fault of the files is an answer.
 */
export async function importDirectory(parts: ImportParts, given: DirectoryImport): Promise<ImportOutcome> {
  const files = await directoryFiles(given.path).catch((fault: unknown) => {
    if (fault instanceof FileRefused) return fault
    throw fault
  })
  return files instanceof FileRefused ? refuseUnread(parts, given, files) : importFiles(parts, given, files)
}
