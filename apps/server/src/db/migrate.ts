import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import type { Client } from 'pg'
import type { Executor } from './database'

/** The database was changed by a newer Careway than this one. */
export class DatabaseIsNewer extends Error {
  constructor() {
    super('The database was last used by a newer version of this server. Start that version, or a newer one.')
    this.name = 'DatabaseIsNewer'
  }
}

export type MigrationTarget =
  | { readonly kind: 'pglite'; readonly engine: PGlite }
  /** A connection of its own, without a statement time-out. */
  | { readonly kind: 'postgresql'; readonly client: Client }

/** Any number, the same for all servers of the house. */
const LOCK_KEY = 2_160_411_907

async function refuseNewer(executor: Executor, folder: string): Promise<void> {
  const { rows: tables } = (await executor.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )) as { rows: { name: string | null }[] }
  if (!tables[0]?.name) return
  const { rows } = (await executor.execute(
    sql`select coalesce(max(created_at), 0)::float8 as latest from drizzle.__drizzle_migrations`,
  )) as { rows: { latest: number }[] }
  const known = Math.max(...readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis))
  if ((rows[0]?.latest ?? 0) > known) throw new DatabaseIsNewer()
}

/** Brings the schema up to date, all of it or nothing. Servers that start together take turns. @throws DatabaseIsNewer */
export async function migrate(target: MigrationTarget, migrationsFolder: string): Promise<void> {
  if (target.kind === 'pglite') {
    const orm = drizzleEmbedded(target.engine)
    await refuseNewer(orm as unknown as Executor, migrationsFolder)
    return migrateEmbedded(orm, { migrationsFolder })
  }
  const orm = drizzleServer(target.client)
  await orm.execute(sql`select pg_advisory_lock(${LOCK_KEY}::bigint)`)
  await refuseNewer(orm as unknown as Executor, migrationsFolder)
  await migrateServer(orm, { migrationsFolder })
  await orm.execute(sql`select pg_advisory_unlock(${LOCK_KEY}::bigint)`)
}
