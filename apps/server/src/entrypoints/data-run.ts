import { createReadStream, existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { findSource, SOURCES, type CatalogEntry } from '../importers/catalog'
import { listDataSourceStates } from '../importers/data-source-states'
import { checksumOf } from '../importers/kit/checksum'
import { importFile } from '../importers/kit/import-file'
import { findImportRun, listImportRuns } from '../importers/kit/import-runs'
import { pullSource, type PullOutcome, type PullParts } from '../importers/pull-source'
import type { DataCommand } from './data-command'
import { createProgress, isDone, outcomeLines, runLines, runsLines, statusLines } from './data-report'

export interface DataTerminal {
  /** Where a file's path starts from. */
  readonly folder: string
  readonly progress: NodeJS.WriteStream
  say(lines: readonly string[]): void
}

const RUNS_SHOWN = 20

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
  const progress = createProgress(terminal.progress, () => Date.now())
  const file = {
    open: () => createReadStream(path),
    origin: path,
    checksum: await checksumOf(path),
    version: command.asOf ?? statSync(path).mtime.toISOString().slice(0, 10),
    isForced: command.isForced,
    onProgress: progress.show,
  }
  const outcome = await entry.use((source) => importFile(parts, source, file)).finally(progress.clear)
  terminal.say(outcomeLines(command.source, outcome))
  return isDone(outcome)
}

async function pull(
  parts: PullParts,
  terminal: DataTerminal,
  { source, isForced }: DataCommand & { kind: 'pull' },
): Promise<boolean> {
  const outcomes: PullOutcome[] = []
  for (const entry of source === 'all' ? SOURCES : SOURCES.filter(({ description }) => description.id === source)) {
    const progress = createProgress(terminal.progress, () => Date.now())
    const outcome = await pullSource(parts, entry, { isForced, onProgress: progress.show }).finally(progress.clear)
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

/** Does what was asked. True when it was done. */
export async function runDataCommand(parts: PullParts, terminal: DataTerminal, command: DataCommand): Promise<boolean> {
  const { orm } = parts.database
  if (command.kind === 'pull') return pull(parts, terminal, command)
  if (command.kind === 'runs' && command.run) return showRun(parts, terminal, command.run)
  if (command.kind === 'import') {
    const entry = findSource(command.source)
    return entry !== undefined && load(parts, entry, terminal, command)
  }
  if (command.kind === 'runs') terminal.say(runsLines(await listImportRuns(orm, RUNS_SHOWN)))
  if (command.kind === 'status') terminal.say(statusLines(await listDataSourceStates(orm, parts.clock())))
  return true
}
