import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import type { ZipCodes } from '../../ports/zip-codes'
import { findImportRun } from '../kit/import-runs'
import { readRows } from '../kit/read-rows'
import { folderOf } from './hsds.fixture'
import { importDirectory } from './import-directory'

const NOW = new Date('2026-11-02T12:00:00Z')

/** Imports directories into a database, and looks at what has come of it. */
export function directoryImports(database: () => Database, zipCodes: ZipCodes) {
  const load = (path: string, options: { name?: string; isForced?: boolean; now?: Date } = {}) =>
    importDirectory(
      { database: database(), zipCodes, clock: () => options.now ?? NOW },
      { path, name: options.name ?? 'county', version: '2026-11-02', isForced: options.isForced ?? false },
    )
  const rows = (query: string) => readRows<Record<string, unknown>>(database().orm, sql.raw(query))
  return {
    load,
    loadTables: (files: Readonly<Record<string, string | Buffer>>, isForced = false) =>
      load(folderOf(files), { isForced }),
    rows,
    recordsOnFile: async () => (await rows("select 1 from directory_records where entity <> 'link'")).length,
    rejectionsOf: async (outcome: { run: string }) =>
      ((await findImportRun(database().orm, outcome.run))?.rejections ?? []) as { line: number; reason: string }[],
    empty: async () => {
      for (const table of ['directory_records', 'resources', 'import_runs'])
        await database().orm.execute(sql`delete from ${sql.identifier(table)}`)
    },
  }
}
