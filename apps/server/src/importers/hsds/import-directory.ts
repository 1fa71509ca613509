import { directoryGraph } from '@careway/domain/directory/directory-graph'
import type { ResourceDraft } from '@careway/domain/directory/resource-draft'
import { resourcesOfService, type ResourceContext } from '@careway/domain/directory/resources-of-service'
import { answerRefusal, FileRefused } from '../kit/file-refused'
import type { ImportParts } from '../kit/import-file'
import type { ImportTally } from '../kit/read-places'
import {
  endLoaded,
  refuseShrunken,
  refuseUnread,
  runImport,
  type ImportOutcome,
  type StartedRun,
} from '../kit/run-import'
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

interface Load extends DirectoryImport, StartedRun {
  readonly source: string
  readonly files: readonly DirectoryFile[]
}

/** Reads the whole directory, then lets it take the place of the old one in one transaction. */
async function readAndSwap(parts: ImportParts, load: Load): Promise<string | undefined> {
  const { database, clock } = parts
  const { source, files, run, tally, before, isForced = false, onProgress } = load
  const context = contextOf(parts)
  const progress = () => onProgress?.(tally)
  const records = await readDirectory({ ...context, files, source, tally, onProgress: progress })
  const holds = `the directory holds ${tally.kept} records`
  refuseShrunken({ tally, before: before?.rowsLoaded ?? 0, isForced, holds })
  const version = tally.version ?? load.version
  await database.transaction(async (transaction) => {
    await swapDirectory(transaction, source, { records, resources: resourcesOf(records, context, tally) }, run)
    await endLoaded(transaction, run, { now: clock(), tally, version })
  })
  await settleDirectory(database.orm)
  return version
}

/**
 * Loads a directory whole or not at all. What was on file stays, and is answered from, until the last moment; other
 * directories stay as they are.
 * @throws what the database throws; a fault of the files is an answer.
 */
export async function importDirectory(parts: ImportParts, given: DirectoryImport): Promise<ImportOutcome> {
  const files = await directoryFiles(given.path).catch(answerRefusal)
  const source = directorySource(given.name)
  const { path: origin, isForced } = given
  if (files instanceof FileRefused) return refuseUnread(parts, { source, origin }, files)
  const checksum = await checksumOfFiles(files)
  const load = (started: StartedRun) => readAndSwap(parts, { ...given, ...started, source, files })
  return runImport(parts, { source, origin, checksum, isForced, load })
}
