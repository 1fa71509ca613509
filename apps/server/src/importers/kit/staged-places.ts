import { PROVIDER_KINDS } from '@careway/domain/vocabulary/provider-kind'
import { sql } from 'drizzle-orm'
import type { BulkSession } from '../../db/bulk-session'
import type { Database, Executor } from '../../db/database'
import { stagingName, stagingTable } from './import-runs'
import type { PlaceOnLine } from './read-places'
import { readRows } from './read-rows'

export interface Staging {
  readonly executor: Executor
  readonly source: string
  readonly run: string
}

/** The name of the source's own part of `providers`, and the start of the names of its indexes. */
const partitionName = (source: string) => `providers_${source.replaceAll(/[^a-z0-9]/gi, '_').toLowerCase()}`

const literal = (text: string) => sql.raw(`'${text.replaceAll("'", "''")}'`)

/**
 * A table of the same shape beside the real one: nobody reads it, so nobody sees half a file. The constraint says from
 * the start what a part of `providers` has to hold, so that putting it in place doesn't look at every row again.
 */
export async function createStaging({ executor, source, run }: Staging): Promise<void> {
  const check = sql.identifier(`${stagingName(run)}_source`)
  await executor.execute(sql`create table ${stagingTable(run)} (like providers including defaults,
    constraint ${check} check (source = ${literal(source)}))`)
}

export const dropStaging = ({ executor, run }: Staging) =>
  executor.execute(sql`drop table if exists ${stagingTable(run)}`)

/** Repeated places can be told apart while rows come in, once there is a key. */
export async function keyStaging(session: BulkSession, run: string): Promise<void> {
  const table = stagingName(run)
  await session.run(`create unique index "${table}_pk" on "${table}" (id, source)`)
  await session.run(`alter table "${table}" add constraint "${table}_pk" primary key using index "${table}_pk"`)
}

/**
 * The index of the nearest places, and what the planner has to know. Buffered, it is built from the disk in large steps:
 * for millions of rows that takes a quarter less time.
 */
export async function indexStaging(session: BulkSession, run: string): Promise<void> {
  const table = stagingName(run)
  await session.run(`create index "${table}_kind_mp_idx" on "${table}" using gist (kind, mp) with (buffering = on)`)
  await session.run(`analyze "${table}"`)
}

const toColumns = ({ place }: PlaceOnLine, source: string) => ({
  id: `${source}:${place.sourceId}`,
  kind: PROVIDER_KINDS.indexOf(place.kind),
  name: place.name,
  address: place.address,
  city: place.city,
  state: place.state,
  zip_code: place.zipCode,
  phone: place.phone,
  website: place.website,
  rating: place.rating,
  has_emergency_department: place.hasEmergencyDepartment,
  latitude: place.point.latitude,
  longitude: place.point.longitude,
  details: place.details,
})

/** Stages one batch. Answers the lines whose place was staged before. */
export async function stagePlaces(
  { executor, source, run }: Staging,
  batch: readonly PlaceOnLine[],
): Promise<readonly number[]> {
  const firstLines = new Map<string, number>()
  const repeated: number[] = []
  for (const { line, place } of batch) {
    if (firstLines.has(place.sourceId)) repeated.push(line)
    else firstLines.set(place.sourceId, line)
  }
  const isRepeated = new Set(repeated)
  const columns = batch.filter(({ line }) => !isRepeated.has(line)).map((entry) => toColumns(entry, source))
  const rows = await readRows<{ id: string }>(
    executor,
    sql`
    insert into ${stagingTable(run)} (id, kind, name, address, city, state, zip_code, phone, website, rating,
      has_emergency_department, latitude, longitude, mp, source, run_id, details)
    select id, kind, name, address, city, state, zip_code, phone, website, rating, has_emergency_department, latitude, longitude,
      point(radians(longitude), ln(tan(pi() / 4 + radians(latitude) / 2))), ${source}, ${run}::uuid, details
    from jsonb_to_recordset(${JSON.stringify(columns)}::jsonb) as place(id text, kind int4, name text, address text,
      city text, state text, zip_code text, phone text, website text, rating int2, has_emergency_department boolean,
      latitude float8, longitude float8, details jsonb)
    on conflict (id, source) do nothing
    returning id`,
  )
  const staged = new Set(rows.map(({ id }) => id))
  const before = [...firstLines].filter(([sourceId]) => !staged.has(`${source}:${sourceId}`)).map(([, line]) => line)
  return [...repeated, ...before]
}

/** The part of `providers` that holds a source alone, if there is one yet. */
async function findPartition({ executor, source }: Staging): Promise<string | undefined> {
  const bound = `FOR VALUES IN ('${source.replaceAll("'", "''")}')`
  const rows = await readRows<{ name: string }>(
    executor,
    sql`select part.relname as name from pg_inherits
      join pg_class as part on part.oid = pg_inherits.inhrelid
      where pg_inherits.inhparent = 'providers'::regclass and pg_get_expr(part.relpartbound, part.oid) = ${bound}`,
  )
  return rows[0]?.name
}

/** Gives the staged table and what hangs on it the names that the source's part always has. */
async function renameStaging({ executor, source, run }: Staging): Promise<void> {
  const part = partitionName(source)
  const staged = stagingName(run)
  const name = (end: string) => sql.identifier(`${part}${end}`)
  await executor.execute(sql`alter table ${stagingTable(run)} rename to ${sql.identifier(part)}`)
  for (const end of ['_pk', '_source'])
    await executor.execute(
      sql`alter table ${sql.identifier(part)} rename constraint ${sql.identifier(`${staged}${end}`)} to ${name(end)}`,
    )
  await executor.execute(sql`alter index ${sql.identifier(`${staged}_kind_mp_idx`)} rename to ${name('_kind_mp_idx')}`)
}

/** Makes the staged table the source's part of `providers`, where the old one was. To be called inside a transaction. */
export async function swapPlaces(staging: Staging): Promise<void> {
  const { executor, source } = staging
  const old = await findPartition(staging)
  if (old) await executor.execute(sql`drop table ${sql.identifier(old)}`)
  await executor.execute(sql`delete from providers where source = ${source}`)
  await renameStaging(staging)
  await executor.execute(
    sql`alter table providers attach partition ${sql.identifier(partitionName(source))} for values in (${literal(source)})`,
  )
}

const LOCK_WAIT = '2s'
const LOCK_ATTEMPTS = 30

const isLockTimeout = (fault: unknown): boolean =>
  fault instanceof Error && (('code' in fault && fault.code === '55P03') || isLockTimeout(fault.cause))

/**
 * Runs work that needs `providers` for itself in one short transaction. It gives up waiting for a slow reader soon and
 * tries again, because everybody who comes later would wait behind it.
 */
export async function withProvidersAlone(
  database: Database,
  work: (transaction: Executor) => Promise<void>,
  attemptsLeft = LOCK_ATTEMPTS,
): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      await transaction.execute(sql.raw(`set local lock_timeout = '${LOCK_WAIT}'`))
      await transaction.execute(sql`lock table providers in access exclusive mode`)
      await work(transaction)
    })
  } catch (fault) {
    if (!isLockTimeout(fault) || attemptsLeft <= 1) throw fault
    await withProvidersAlone(database, work, attemptsLeft - 1)
  }
}
