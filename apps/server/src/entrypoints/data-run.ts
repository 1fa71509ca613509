import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findBundle, findSource, KEPT_FRESH, SOURCES, type BundleEntry, type CatalogEntry } from '../importers/catalog'
import { listDataSourceStates } from '../importers/data-source-states'
import { checksumOf } from '../importers/kit/checksum'
import { bundleFile } from '../importers/kit/bundle-file'
import { importBundle } from '../importers/kit/import-bundle'
import { importFile, type ImportFile } from '../importers/kit/import-file'
import { findImportRun, listImportRuns } from '../importers/kit/import-runs'
import { dateInName, openLocalText } from '../importers/kit/local-file'
import type { ImportTally } from '../importers/kit/read-places'
import { pullBundle } from '../importers/pull-bundle'
import { pullSource, type PullOutcome, type PullParts } from '../importers/pull-source'
import type { DataCommand } from './data-command'
import { exportAsked, loadDirectory } from './data-directory'
import type { DataTerminal } from './data-terminal'
import { createProgress, isDone, outcomeLines, runLines, runsLines, statusLines } from './data-report'

const RUNS_SHOWN = 20

/** What an import needs to know of a file on this machine. */
async function describeFile(
  path: string,
  { description }: CatalogEntry,
  { asOf, isForced, states }: DataCommand & { kind: 'import' },
  progress: ReturnType<typeof createProgress>,
): Promise<ImportFile> {
  const text = await openLocalText(path, description)
  return {
    open: text.open,
    origin: path,
    checksum: await checksumOf(path),
    version: asOf ?? dateInName(text.name, description) ?? statSync(path).mtime.toISOString().slice(0, 10),
    isForced,
    ...(states && { states }),
    onProgress: (tally) => progress.show(tally, text.bytes),
  }
}

async function load(
  parts: PullParts,
  entry: CatalogEntry,
  terminal: DataTerminal,
  command: DataCommand & { kind: 'import' },
): Promise<boolean> {
  const path = resolve(terminal.folder, command.path)
  if (!existsSync(path) || !statSync(path).isFile()) {
    terminal.say([`There is no file ${path}.`])
    return false
  }
  if (command.states && !entry.description.takesStates) {
    terminal.say([`--states is not for ${command.source}: it is loaded whole.`])
    return false
  }
  const progress = createProgress(terminal.progress, () => Date.now())
  const file = await describeFile(path, entry, command, progress)
  const outcome = await entry.use((source) => importFile(parts, source, file)).finally(progress.clear)
  terminal.say(outcomeLines(command.source, outcome))
  return isDone(outcome)
}

async function loadFolder(
  parts: PullParts,
  entry: BundleEntry,
  terminal: DataTerminal,
  command: DataCommand & { kind: 'import' },
): Promise<boolean> {
  const folder = resolve(terminal.folder, command.path)
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    terminal.say([`There is no folder ${folder}.`])
    return false
  }
  const names = readdirSync(folder).filter((name) => /\.(csv|zip)$/i.test(name))
  const progress = createProgress(terminal.progress, () => Date.now())
  const given = {
    files: names.toSorted().map((name) => bundleFile(join(folder, name), name)),
    origin: folder,
    version: command.asOf ?? parts.clock().toISOString().slice(0, 10),
    isForced: command.isForced,
    onProgress: (tally: ImportTally) => progress.show(tally),
  }
  const outcome = await entry.use((bundle) => importBundle(parts, bundle, given)).finally(progress.clear)
  terminal.say(outcomeLines(command.source, outcome, 'plans'))
  return isDone(outcome)
}

async function pullYear(
  parts: PullParts,
  entry: BundleEntry,
  terminal: DataTerminal,
  { isForced, year = 0 }: DataCommand & { kind: 'pull' },
): Promise<boolean> {
  const progress = createProgress(terminal.progress, () => Date.now())
  const options = { isForced, onProgress: (tally: ImportTally) => progress.show(tally) }
  const outcome = await pullBundle(parts, entry, year, options).finally(progress.clear)
  terminal.say(outcomeLines(`${entry.description.id} ${year}`, outcome, 'plans'))
  return isDone(outcome)
}

async function pull(
  parts: PullParts,
  terminal: DataTerminal,
  { source, isForced }: DataCommand & { kind: 'pull' },
): Promise<boolean> {
  const outcomes: PullOutcome[] = []
  for (const entry of source === 'all' ? KEPT_FRESH : SOURCES.filter(({ description }) => description.id === source)) {
    const progress = createProgress(terminal.progress, () => Date.now())
    const outcome = await pullSource(parts, entry, {
      isForced,
      onProgress: (tally: ImportTally) => progress.show(tally),
    }).finally(progress.clear)
    terminal.say(outcomeLines(entry.description.id, outcome))
    outcomes.push(outcome)
  }
  return outcomes.every(isDone)
}

async function showRun(parts: PullParts, terminal: DataTerminal, id: string): Promise<boolean> {
  const run = await findImportRun(parts.database.orm, id)
  terminal.say(run ? runLines(run) : [`There is no import ${id}.`])
  return run !== undefined
}

function importAsked(
  parts: PullParts,
  terminal: DataTerminal,
  command: DataCommand & { kind: 'import' },
): Promise<boolean> {
  const bundle = findBundle(command.source)
  if (bundle) return loadFolder(parts, bundle, terminal, command)
  const entry = findSource(command.source)
  return entry ? load(parts, entry, terminal, command) : Promise.resolve(false)
}

function pullAsked(
  parts: PullParts,
  terminal: DataTerminal,
  command: DataCommand & { kind: 'pull' },
): Promise<boolean> {
  const bundle = findBundle(command.source)
  return bundle ? pullYear(parts, bundle, terminal, command) : pull(parts, terminal, command)
}

/** Does what was asked. True when it was done. */
export async function runDataCommand(parts: PullParts, terminal: DataTerminal, command: DataCommand): Promise<boolean> {
  const { orm } = parts.database
  if (command.kind === 'pull') return pullAsked(parts, terminal, command)
  if (command.kind === 'import') return importAsked(parts, terminal, command)
  if (command.kind === 'import-directory') return loadDirectory(parts, terminal, command)
  if (command.kind === 'export-directory') return exportAsked(parts, terminal, command)
  if (command.kind === 'runs' && command.run) return showRun(parts, terminal, command.run)
  if (command.kind === 'runs') terminal.say(runsLines(await listImportRuns(orm, RUNS_SHOWN)))
  if (command.kind === 'status') terminal.say(statusLines(await listDataSourceStates(orm, parts.clock())))
  return true
}
