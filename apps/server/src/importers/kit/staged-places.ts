import { PROVIDER_KINDS } from '@careway/domain/vocabulary/provider-kind'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { stagingTable } from './import-runs'
import type { PlaceOnLine } from './read-places'
import { readRows } from './read-rows'

export interface Staging {
  readonly executor: Executor
  readonly source: string
  readonly run: string
}

/** A table of the same shape beside the real one: nobody reads it, so nobody sees half a file. */
export async function createStaging({ executor, run }: Staging): Promise<void> {
  await executor.execute(sql`create unlogged table ${stagingTable(run)} (like providers, primary key (id))`)
}

export const dropStaging = ({ executor, run }: Staging) =>
  executor.execute(sql`drop table if exists ${stagingTable(run)}`)

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
    on conflict (id) do nothing
    returning id`,
  )
  const staged = new Set(rows.map(({ id }) => id))
  const before = [...firstLines].filter(([sourceId]) => !staged.has(`${source}:${sourceId}`)).map(([, line]) => line)
  return [...repeated, ...before]
}

/** Puts the staged places where the old ones were. To be called inside a transaction. */
export async function swapPlaces({ executor, source, run }: Staging): Promise<void> {
  await executor.execute(sql`delete from providers where source = ${source}`)
  await executor.execute(sql`insert into providers select * from ${stagingTable(run)}`)
}
