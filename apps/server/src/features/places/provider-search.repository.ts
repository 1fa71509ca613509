import type { GeoPoint } from '@careway/domain/kernel/geo-point'
import type { ProviderKind } from '@careway/domain/vocabulary/provider-kind'
import { sql, type SQL } from 'drizzle-orm'
import type { ProviderSearch } from '../../ports/providers-on-file'
import { kindRanges } from './kind-ranges'
import { mapReach, type FoundRow, type Reading } from './nearest-providers'
import type { PlaceReader } from './places.repository'
import { searchOrigins, toMapPoint } from './search-origins'

/** All that is answered of a provider; `place` has them by these names. */
const STORED = sql.raw(`id, kind, name, address, city, state, zip_code, phone, website, rating,
  has_emergency_department, latitude, longitude, source, run_id, details`)
export const ANSWERED = sql.raw(`place.id, place.kind, place.name, place.address, place.city, place.state,
  place.zip_code as "zipCode", place.phone, place.website, place.rating,
  place.has_emergency_department as "hasEmergencyDepartment", place.latitude, place.longitude, place.source,
  place.details, run.source_version as "sourceVersion"`)
const suits = ({ needsEmergencyDepartment = false }: Pick<ProviderSearch, 'needsEmergencyDepartment'>) =>
  sql.raw(
    `(providers.details ->> 'suitsAnyone') is distinct from 'false'${
      needsEmergencyDepartment ? ' and providers.has_emergency_department' : ''
    }`,
  )
const RUN = sql.raw(`left join import_runs as run on run.id = place.run_id`)

const originsOf = (from: GeoPoint) =>
  sql.join(
    searchOrigins(from).map(({ x, y }) => sql`(point(${x}::float8, ${y}::float8))`),
    sql`, `,
  )

/** A condition on the kind, and the ranges to go through; all kinds are one scan without a condition. */
function rangesOf(kinds: readonly ProviderKind[]) {
  if (kinds.length === 0) return { list: sql.raw('(null::int4, null::int4)'), isKind: sql.raw('true') }
  const ranges = kindRanges(kinds).map(({ low, high }) => `(${low}, ${high})`)
  return { list: sql.raw(ranges.join(', ')), isKind: sql.raw('providers.kind between scan.low and scan.high') }
}

/** Conditions on the kind, one for each scan of the index; a single one that always holds where all kinds are meant. */
const scansOf = (kinds: readonly ProviderKind[]): readonly SQL[] =>
  kinds.length === 0
    ? [sql.raw('true')]
    : kindRanges(kinds).map(({ low, high }) =>
        sql.raw(low === high ? `providers.kind = ${low}` : `providers.kind between ${low} and ${high}`),
      )

/**
 * The nearest rows on the map. The index has those of each range of kinds in its order, and the database merges these: of
 * nineteen kinds it reads hardly more rows than it answers.
 */
export function nearestOnMap(search: Omit<ProviderSearch, 'count' | 'radiusMiles'>, limit: number): SQL {
  const scans = searchOrigins(search.from).flatMap(({ x, y }) =>
    scansOf(search.kinds).map(
      (isKind) => sql`(
        select ${STORED}, providers.mp <-> point(${x}::float8, ${y}::float8) as "mapDistance"
        from providers
        where ${isKind} and ${suits(search)}
        order by "mapDistance"
        limit ${limit}
      )`,
    ),
  )
  return sql`
    select ${ANSWERED}, place."mapDistance"
    from (
      select place.* from (${sql.join(scans, sql` union all `)}) as place
      order by place."mapDistance"
      limit ${limit}
    ) as place
    ${RUN}`
}

/** The nearest rows on the globe among all within so many miles. */
export function nearestInCircle(search: ProviderSearch, miles: number, limit: number): SQL {
  const { from, kinds, taxonomyCode } = search
  const { list, isKind } = rangesOf(kinds)
  const hasCode = taxonomyCode ? sql`position(${taxonomyCode} in providers.details ->> 'taxonomyCodes') > 0` : sql`true`
  return sql`
    select ${ANSWERED}, place."mapDistance"
    from (
      select place.*
      from (values ${originsOf(from)}) as origin(at)
      cross join (values ${list}) as scan(low, high)
      cross join lateral (
        select ${STORED}, providers.mp <-> origin.at as "mapDistance"
        from providers
        where ${isKind} and providers.mp <@ circle(origin.at, ${mapReach(from, miles)}::float8)
          and ${suits(search)} and ${hasCode}
      ) as place
      order by
        sin(radians(place.latitude - ${from.latitude}::float8) / 2) ^ 2 + cos(radians(${from.latitude}::float8))
          * cos(radians(place.latitude)) * sin(radians(place.longitude - ${from.longitude}::float8) / 2) ^ 2,
        place."mapDistance", place.id
      limit ${limit}
    ) as place
    ${RUN}`
}

async function rowsOf<Row>({ executor }: PlaceReader, query: SQL): Promise<readonly Row[]> {
  const { rows } = (await executor.execute(query)) as { rows: readonly Row[] }
  return rows
}

/** The rows of one ZIP stand this close together on the map. */
const CLUSTER_RADIUS = 2e-7

/**
 * Whether anything stands between what was read and so many miles, besides at one point. Read from the index alone: the
 * hundreds at a ZIP's centre cost next to nothing.
 */
export async function hasOthersWithin(
  reader: PlaceReader,
  { from, kinds }: ProviderSearch,
  { horizon, miles, besides }: { readonly horizon: number; readonly miles: number; readonly besides: GeoPoint },
): Promise<boolean> {
  const { list, isKind } = rangesOf(kinds)
  const { x, y } = toMapPoint(besides)
  const edge = CLUSTER_RADIUS
  const [answer] = await rowsOf<{ hasOthers: boolean }>(
    reader,
    sql`
    select exists (
      select from (values ${originsOf(from)}) as origin(at)
      cross join (values ${list}) as scan(low, high)
      cross join lateral (
        select providers.mp from providers
        where ${isKind} and providers.mp <@ circle(origin.at, ${mapReach(from, miles)}::float8)
      ) as place
      where (place.mp <-> origin.at) > ${horizon}::float8
        and not place.mp <@ box(point(${x - edge}::float8, ${y - edge}::float8), point(${x + edge}::float8, ${y + edge}::float8))
    ) as "hasOthers"`,
  )
  return answer?.hasOthers ?? true
}

/** Reads so many rows from the nearest on: every row that is nearer on the map than the farthest of them was read. */
export async function readNearest(reader: PlaceReader, search: ProviderSearch, limit: number): Promise<Reading> {
  const rows = await rowsOf<FoundRow>(reader, nearestOnMap(search, limit))
  const horizon = rows.length < limit ? Infinity : Math.max(...rows.map(({ mapDistance }) => mapDistance))
  return { rows, horizon }
}

/** Reads the nearest so many of all within some miles. */
export async function readCircle(
  reader: PlaceReader,
  search: ProviderSearch,
  miles: number,
  limit: number,
): Promise<{ readonly rows: readonly FoundRow[]; readonly isAll: boolean }> {
  const rows = await rowsOf<FoundRow>(reader, nearestInCircle(search, miles, limit))
  return { rows, isAll: rows.length < limit }
}
