import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createDirectoryRepository } from '../features/directory/directory.repository'
import { exportDirectory } from '../features/directory/export-directory'
import { importDirectory } from '../importers/hsds/import-directory'
import { directorySource } from '../importers/hsds/source'
import { nameFromPath } from '../importers/hsds/source-name'
import type { ImportTally } from '../importers/kit/read-places'
import type { PullParts } from '../importers/pull-source'
import type { DataCommand } from './data-command'
import { createProgress, isDone, outcomeLines } from './data-report'
import type { DataTerminal } from './data-terminal'

/** Loads a community directory from a file or a folder. */
export async function loadDirectory(
  parts: PullParts,
  terminal: DataTerminal,
  { path: given, name: wanted, isForced, asOf }: DataCommand & { kind: 'import-directory' },
): Promise<boolean> {
  const path = resolve(terminal.folder, given)
  const name = wanted ?? nameFromPath(path)
  if (!existsSync(path) || name === undefined) {
    terminal.say([name === undefined ? 'Say what the directory is called: --name county.' : `There is no ${path}.`])
    return false
  }
  const progress = createProgress(terminal.progress, () => Date.now())
  const onProgress = (tally: ImportTally) => progress.show(tally)
  const version = asOf ?? parts.clock().toISOString().slice(0, 10)
  const outcome = await importDirectory(parts, { path, name, isForced, version, onProgress }).finally(progress.clear)
  terminal.say(outcomeLines(directorySource(name), outcome, 'records'))
  return isDone(outcome)
}

/** Writes the directories on file, or one of them, to a JSON file or a folder of tables. */
export async function exportAsked(
  { database }: PullParts,
  terminal: DataTerminal,
  { path: given, name }: DataCommand & { kind: 'export-directory' },
): Promise<boolean> {
  const path = resolve(terminal.folder, given)
  const source = name === undefined ? undefined : directorySource(name)
  const outcome = await exportDirectory(createDirectoryRepository(database.orm), path, source)
  if (outcome.kind === 'refused') terminal.say([outcome.reason])
  else terminal.say([`${outcome.records.toLocaleString('en-US')} records written to ${path}.`])
  return outcome.kind === 'written'
}
