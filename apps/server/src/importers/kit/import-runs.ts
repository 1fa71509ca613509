import { randomUUID } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import type { Database, Executor } from '../../db/database'
import type { ImportTally } from './read-places'
import { readRows } from './read-rows'
import { IS_LOCKED } from './run-lock'

export interface ImportRun {
  readonly id: string
  readonly source: string
  readonly sourceVersion: string | null
  readonly checksum: string | null
  readonly state: 'running' | 'succeeded' | 'failed'
  readonly rowsRead: number
  readonly rowsLoaded: number
  readonly rowsRejected: number
  readonly rejections: unknown
  readonly message: string | null
  readonly origin: string | null
  readonly startedAt: Date
  /** Null, too, for one that was cut off. */
  readonly finishedAt: Date | null
}

const IS_CUT_OFF = sql`state = 'running' and not ${IS_LOCKED}`

const COLUMNS = sql`id, source, source_version as "sourceVersion", checksum,
  case when ${IS_CUT_OFF} then 'failed' else state end as state, rows_read as "rowsRead",
  rows_loaded as "rowsLoaded", rows_rejected as "rowsRejected", rejections,
  case when ${IS_CUT_OFF} then 'Cut off: the program that loaded it has ended.' else message end as message, origin,
  started_at as "startedAt", finished_at as "finishedAt"`

type RawRun = Omit<ImportRun, 'startedAt' | 'finishedAt'> & {
  startedAt: string | Date
  finishedAt: string | Date | null
}

const toRun = (raw: RawRun): ImportRun => ({
  ...raw,
  startedAt: new Date(raw.startedAt),
  finishedAt: raw.finishedAt === null ? null : new Date(raw.finishedAt),
})

const readRuns = async (executor: Executor, query: SQL): Promise<ImportRun[]> =>
  (await readRows<RawRun>(executor, query)).map(toRun)

export const listImportRuns = (executor: Executor, limit: number): Promise<ImportRun[]> =>
  readRuns(executor, sql`select ${COLUMNS} from import_runs order by started_at desc limit ${limit}`)

/** By the whole id or its first characters, as `runs` prints them. */
export async function findImportRun(executor: Executor, id: string): Promise<ImportRun | undefined> {
  const runs = await readRuns(
    executor,
    sql`select ${COLUMNS} from import_runs where starts_with(id::text, ${id.toLowerCase()}) order by started_at desc limit 1`,
  )
  return runs[0]
}

/** The run whose places are on file. */
export async function currentRun(executor: Executor, source: string): Promise<ImportRun | undefined> {
  const runs = await readRuns(
    executor,
    sql`select ${COLUMNS} from import_runs where source = ${source} and state = 'succeeded' order by finished_at desc limit 1`,
  )
  return runs[0]
}

export const stagingName = (run: string) => `staging_${run.replaceAll('-', '')}`
export const stagingTable = (run: string) => sql.identifier(stagingName(run))

/** Drops what runs that have ended left staged. What a dying process still holds on to is left for the next time. */
export async function dropLeftovers(database: Database, source: string): Promise<void> {
  const leftovers = await readRows<{ id: string }>(
    database.orm,
    sql`select run.id from import_runs as run
      join pg_class on pg_class.relname = 'staging_' || replace(run.id::text, '-', '')
      where run.source = ${source} and run.state <> 'running'`,
  )
  for (const { id } of leftovers)
    await database
      .transaction(async (transaction) => {
        await transaction.execute(sql`set local lock_timeout = '1s'`)
        await transaction.execute(sql`drop table if exists ${stagingTable(id)}`)
      })
      .catch(() => undefined)
}

/** Ends runs that a dead process left behind, and drops what they had staged. */
export async function endInterruptedRuns(database: Database, source: string, now: Date): Promise<void> {
  await database.orm.execute(sql`update import_runs
    set state = 'failed', finished_at = ${now.toISOString()}::timestamptz, message = 'Interrupted, or overtaken by a newer import.'
    where source = ${source} and state = 'running'`)
  await dropLeftovers(database, source)
}

export interface RunStart {
  /** A new one where absent. */
  readonly id?: string
  readonly source: string
  readonly origin: string
  readonly checksum: string
  readonly now: Date
}

export async function startRun(executor: Executor, start: RunStart): Promise<string> {
  const { id = randomUUID(), source, origin, checksum, now } = start
  await executor.execute(
    sql`insert into import_runs (id, source, origin, checksum, state, started_at)
      values (${id}::uuid, ${source}, ${origin}, ${checksum}, 'running', ${now.toISOString()}::timestamptz)`,
  )
  return id
}

export interface RunEnd {
  readonly state: 'succeeded' | 'failed'
  readonly now: Date
  readonly tally: ImportTally
  readonly version?: string | undefined
  readonly message?: string | undefined
}

/** False where the run was ended by someone else before. */
export async function endRun(
  executor: Executor,
  run: string,
  { tally, version, message, ...end }: RunEnd,
): Promise<boolean> {
  const loaded = end.state === 'succeeded' ? tally.kept : 0
  const rows = await readRows(
    executor,
    sql`update import_runs set state = ${end.state}, finished_at = ${end.now.toISOString()}::timestamptz,
        source_version = ${version ?? null}, message = ${message ?? null}, rows_read = ${tally.rows},
        rows_loaded = ${loaded}, rows_rejected = ${tally.rejected},
        rejections = ${JSON.stringify(tally.rejectedRows)}::jsonb
      where id = ${run}::uuid and state = 'running' returning id`,
  )
  return rows.length === 1
}
