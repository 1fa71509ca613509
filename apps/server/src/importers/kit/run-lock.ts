import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database'

const TABLE = "'import_runs'::regclass::oid"

/**
 * Does the work of a run under a lock that the database lets go of when this program dies: by it others tell a run that is
 * under way from one that was cut off.
 */
export const whileLocked = <Result>(database: Database, run: string, work: () => Promise<Result>): Promise<Result> =>
  database.bulk(async (session) => {
    const keys = `${TABLE}::int4, hashtext('${run}')`
    await session.run(`select pg_advisory_lock(${keys})`)
    try {
      return await work()
    } finally {
      // A lost connection has let go of it already.
      await session.run(`select pg_advisory_unlock(${keys})`).catch(() => undefined)
    }
  })

/** Whether a program works on the run of a row of `import_runs`. */
export const IS_LOCKED: SQL = sql`exists (
  select from pg_locks join pg_database on pg_database.oid = pg_locks.database
  where datname = current_database() and locktype = 'advisory' and objsubid = 2
    and classid = ${sql.raw(TABLE)} and objid = hashtext(import_runs.id::text)::oid)`
