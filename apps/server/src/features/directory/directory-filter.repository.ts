import type { HsdsEntity } from '@careway/domain/directory/hsds-field'
import type { GeoPoint } from '@careway/domain/kernel/geo-point'
import { and, sql, type SQL } from 'drizzle-orm'

/** What a list of things is narrowed by. */
export interface DirectoryFilter {
  readonly search?: string | undefined
  readonly organizationId?: string | undefined
  readonly taxonomyTermId?: string | undefined
  readonly taxonomyId?: string | undefined
  readonly modifiedAfter?: string | undefined
  readonly parentTermId?: string | undefined
  readonly isTopTerm?: boolean
  /** Services at a location only. */
  readonly near?: { readonly point: GeoPoint; readonly metres: number } | undefined
}

const EARTH_METRES = 6_371_008.8
const pattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`

const namesMatch = (record: SQL, search: string): SQL => sql`(${record}->>'name' ilike ${pattern(search)}
  or ${record}->>'alternate_name' ilike ${pattern(search)} or ${record}->>'description' ilike ${pattern(search)})`

/** A service at a location is searched by its service. */
const searched = (entity: HsdsEntity, search: string): SQL =>
  entity === 'service_at_location'
    ? sql`exists (select 1 from directory_records as service where service.source = d.source
        and service.entity = 'service' and service.id = d.record->>'service_id'
        and ${namesMatch(sql`service.record`, search)})`
    : namesMatch(sql`d.record`, search)

const ofOrganization = (entity: HsdsEntity, id: string): SQL =>
  entity === 'service_at_location'
    ? sql`exists (select 1 from directory_records as service where service.source = d.source
        and service.entity = 'service' and service.id = d.record->>'service_id' and service.parent = ${`organization:${id}`})`
    : sql`d.parent = ${`organization:${id}`}`

/** A term of the thing itself, or of the service that is given there. */
const withTerm = (term: SQL): SQL => sql`exists (select 1 from directory_records as attribute
  where attribute.source = d.source and attribute.entity = 'attribute'
  and attribute.parent in (d.entity || ':' || d.id, 'service:' || (d.record->>'service_id')) and ${term})`

const ofTaxonomy = (entity: HsdsEntity, id: string): SQL =>
  entity === 'taxonomy_term'
    ? sql`d.record->>'taxonomy_id' = ${id}`
    : withTerm(sql`exists (select 1 from directory_records as term where term.source = d.source
        and term.entity = 'taxonomy_term' and term.id = attribute.record->>'taxonomy_term_id'
        and term.record->>'taxonomy_id' = ${id})`)

/** Within a circle on the map, which is true to scale around its middle. */
function nearby({ point: { latitude, longitude }, metres }: NonNullable<DirectoryFilter['near']>): SQL {
  const radians = (latitude * Math.PI) / 180
  const radius = metres / EARTH_METRES / Math.cos(radians)
  const x = (longitude * Math.PI) / 180
  const y = Math.log(Math.tan(Math.PI / 4 + radians / 2))
  return sql`(d.source || ':' || d.id) in (select id from resources
    where mp <@ circle(point(${x}::float8, ${y}::float8), ${radius}::float8))`
}

type Part = (entity: HsdsEntity, filter: DirectoryFilter) => SQL | undefined

const PARTS: readonly Part[] = [
  (entity, { search }) => (search ? searched(entity, search) : undefined),
  (entity, { organizationId }) => (organizationId ? ofOrganization(entity, organizationId) : undefined),
  (_entity, { taxonomyTermId }) =>
    taxonomyTermId ? withTerm(sql`attribute.record->>'taxonomy_term_id' = ${taxonomyTermId}`) : undefined,
  (entity, { taxonomyId }) => (taxonomyId ? ofTaxonomy(entity, taxonomyId) : undefined),
  (_entity, { modifiedAfter }) => (modifiedAfter ? sql`d.modified_at > ${modifiedAfter}::timestamptz` : undefined),
  (_entity, { parentTermId }) => (parentTermId ? sql`d.record->>'parent_id' = ${parentTermId}` : undefined),
  (_entity, { isTopTerm }) => (isTopTerm ? sql`not d.record ? 'parent_id'` : undefined),
  (_entity, { near }) => (near ? nearby(near) : undefined),
]

/** The condition on `directory_records as d`. */
export const whereOf = (entity: HsdsEntity, filter: DirectoryFilter): SQL =>
  and(sql`d.entity = ${entity}`, ...PARTS.map((part) => part(entity, filter))) ?? sql`true`
