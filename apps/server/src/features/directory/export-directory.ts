import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { documentOf } from './directory-document'
import { csvLinesOf, dataPackageOf, tablesOf } from './directory-tables'
import type { DirectoryRepository } from './directory.repository'

export type ExportOutcome =
  | { readonly kind: 'written'; readonly records: number }
  /** In words. */
  | { readonly kind: 'refused'; readonly reason: string }

const refused = (reason: string): ExportOutcome => ({ kind: 'refused', reason })

/** Beside its place first: a file that is there is whole. */
async function write(path: string, parts: Iterable<string>): Promise<void> {
  const unfinished = `${path}.part`
  try {
    await pipeline(Readable.from(parts), createWriteStream(unfinished))
    await rename(unfinished, path)
  } finally {
    await rm(unfinished, { force: true })
  }
}

async function isTaken(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined)
  return found !== undefined && (!found.isDirectory() || (await readdir(folder)).length > 0)
}

function chosen(sources: readonly string[], wanted: string | undefined): string | ExportOutcome {
  const [only, ...others] = sources
  if (wanted !== undefined)
    return sources.includes(wanted) ? wanted : refused(`There is no directory ${wanted} on file.`)
  if (only === undefined) return refused('There is no directory on file.')
  return others.length === 0 ? only : refused(`There are several: ${sources.join(', ')}. Say which: --name NAME.`)
}

/**
 * Writes a directory out: to one JSON file where the path ends in `.json`, else to a folder of HSDS 3 tables with their
 * `datapackage.json`.
 * @param wanted its source, such as `hsds-county`; may be left out where there is only one
 */
export async function exportDirectory(
  repository: DirectoryRepository,
  path: string,
  wanted?: string,
): Promise<ExportOutcome> {
  const source = chosen(await repository.listSources(), wanted)
  if (typeof source !== 'string') return source
  const isDocument = /\.json$/i.test(path)
  if (!isDocument && (await isTaken(path))) return refused(`${path} is there already, and not an empty folder.`)
  const records = await repository.readAll(source)
  if (isDocument) {
    await write(path, documentOf(records))
    return { kind: 'written', records: records.length }
  }
  const tables = tablesOf(records)
  await mkdir(path, { recursive: true })
  for (const table of tables) await write(join(path, table.name), csvLinesOf(table))
  await write(join(path, 'datapackage.json'), [`${JSON.stringify(dataPackageOf(source, tables), null, 2)}\n`])
  return { kind: 'written', records: records.length }
}
