import {
  PLACE_QUERIES,
  PLACE_ROLES,
  type NearbyPlace,
  type PlaceQuery,
  type PlaceRole,
  type PlacesByRole,
} from '@careway/domain/care-pathways/care-pathway'
import type { GeoPoint } from '@careway/domain/kernel/geo-point'
import { PROVIDER_KINDS } from '@careway/domain/vocabulary/provider-kind'
import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import type { FindPlaces } from '../../ports/places'
import { nearest, type PlaceRow, type PlaceSources } from './nearest'
import { searchOrigins } from './search-origins'

/** As far as a person can be asked to go. */
const RADIUS_MILES: Readonly<Record<PlaceRole, number>> = {
  healthCenter: 60,
  emergencyDepartment: 100,
  hospital: 100,
  psychiatricHospital: 150,
}
const PLACES_PER_ROLE = 3
/** The flat map's order is not quite the globe's: more are read than are answered, and measured again. */
const SPARE_ROWS = 5

/** One index scan: a kind, and whether only places with an emergency department will do. */
function scansOf(queries: readonly PlaceQuery[]): SQL[] {
  const scans = new Map<string, SQL>()
  for (const { kinds, needsEmergencyDepartment = false } of queries)
    for (const kind of kinds) {
      const number = PROVIDER_KINDS.indexOf(kind)
      scans.set(`${number} ${needsEmergencyDepartment}`, sql.raw(`(${number}, ${needsEmergencyDepartment})`))
    }
  return [...scans.values()]
}

/** The nearest rows of each kind, in one round trip: the index answers each kind in order of distance on the map. */
export function nearestRows(from: GeoPoint, queries: readonly PlaceQuery[], limit: number): SQL {
  const origins = searchOrigins(from).map(({ x, y }) => sql`(point(${x}::float8, ${y}::float8))`)
  return sql`
    select place.id, place.kind, place.name, place.address, place.city, place.state, place.zip_code as "zipCode",
      place.phone, place.website, place.rating, place.has_emergency_department as "hasEmergencyDepartment",
      place.latitude, place.longitude, place.source, run.source_version as "sourceVersion"
    from (values ${sql.join(origins, sql`, `)}) as origin(at)
    cross join (values ${sql.join(scansOf(queries), sql`, `)}) as scan(kind, needs_emergency_department)
    cross join lateral (
      select id, kind, name, address, city, state, zip_code, phone, website, rating, has_emergency_department, latitude,
        longitude, source, run_id
      from providers
      where providers.kind = scan.kind
        and (providers.has_emergency_department or not scan.needs_emergency_department)
        and (providers.details ->> 'suitsAnyone') is distinct from 'false'
      order by providers.mp <-> origin.at
      limit ${limit + SPARE_ROWS}
    ) as place
    join import_runs as run on run.id = place.run_id`
}

export interface PlaceReader {
  readonly executor: Executor
  /** What to cite for each source. */
  readonly sources: PlaceSources
}

async function readRows({ executor }: PlaceReader, query: SQL): Promise<readonly PlaceRow[]> {
  const { rows } = (await executor.execute(query)) as { rows: readonly PlaceRow[] }
  return rows
}

/** The nearest places of the wanted kinds within the radius, nearest first. */
export async function findNearbyPlaces(
  reader: PlaceReader,
  from: GeoPoint,
  query: PlaceQuery,
  limit: number,
  radiusMiles: number,
): Promise<readonly NearbyPlace[]> {
  const rows = await readRows(reader, nearestRows(from, [query], limit))
  return nearest(rows, { from, query, limit, radiusMiles, sources: reader.sources })
}

/** What every role of a pathway can use near a point, in one round trip. */
export async function placesByRole(reader: PlaceReader, from: GeoPoint): Promise<PlacesByRole> {
  const { sources } = reader
  const rows = await readRows(reader, nearestRows(from, Object.values(PLACE_QUERIES), PLACES_PER_ROLE))
  const near = (role: PlaceRole) =>
    nearest(rows, {
      from,
      query: PLACE_QUERIES[role],
      limit: PLACES_PER_ROLE,
      radiusMiles: RADIUS_MILES[role],
      sources,
    })
  return Object.fromEntries(PLACE_ROLES.map((role) => [role, near(role)])) as PlacesByRole
}

export const createFindPlaces =
  (reader: PlaceReader): FindPlaces =>
  (from) =>
    placesByRole(reader, from)
