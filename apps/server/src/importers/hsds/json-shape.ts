import { entityNamed } from '@careway/domain/directory/directory-record'
import { HSDS_ENTITIES, type HsdsEntity } from '@careway/domain/directory/hsds-field'
import { HSDS_SHAPES } from '@careway/domain/directory/hsds-shapes'

export type JsonThing = Readonly<Record<string, unknown>>

export const isThing = (value: unknown): value is JsonThing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What HSDS nests beyond its tables: the services of an organization, the service of one at a location. */
export const MORE_LISTS: Partial<Record<HsdsEntity, Readonly<Record<string, HsdsEntity>>>> = {
  organization: { services: 'service', fundings: 'funding' },
  service: { fundings: 'funding', service_capacities: 'service_capacity' },
  location: { accessibilitys: 'accessibility', addresss: 'address' },
}
export const MORE_ONES: Partial<Record<HsdsEntity, Readonly<Record<string, { entity: HsdsEntity; by: string }>>>> = {
  service_at_location: { service: { entity: 'service', by: 'service_id' } },
}

const AT_THE_TOP: readonly HsdsEntity[] = [
  'service',
  'organization',
  'service_at_location',
  'location',
  'taxonomy_term',
  'taxonomy',
]

const namesOf = (entity: HsdsEntity): ReadonlySet<string> => {
  const { fields, lists, ones } = HSDS_SHAPES[entity]
  const more = [...Object.keys(MORE_LISTS[entity] ?? {}), ...Object.keys(MORE_ONES[entity] ?? {})]
  return new Set([...Object.keys(fields), ...Object.keys(lists), ...Object.keys(ones), ...more])
}
const NAMES = new Map(HSDS_ENTITIES.map((entity) => [entity, namesOf(entity)]))

/** What a thing at the top of a file is: the entity that knows most of its names. */
export function entityOfThing(thing: JsonThing, fileName: string): HsdsEntity | undefined {
  const keys = Object.keys(thing)
  const scored = AT_THE_TOP.map((entity) => {
    const known = keys.filter((key) => NAMES.get(entity)?.has(key)).length
    const unknown = keys.length - known
    return { entity, score: known - 2 * unknown + (fileName.toLowerCase().startsWith(entity) ? 0.5 : 0), known }
  })
  const [best] = scored.toSorted((a, b) => b.score - a.score)
  return typeof thing['id'] === 'string' && best && best.known > 1 ? best.entity : undefined
}

/** `"organizations.csv": [rows]`, or `"services": [things]`. */
export function tablesIn(document: JsonThing): readonly (readonly [HsdsEntity, readonly unknown[]])[] {
  const entries = Object.entries(document)
  const found = entries.flatMap(([name, rows]): [HsdsEntity, readonly unknown[]][] => {
    const entity = entityNamed(name.replace(/\.csv$/i, ''))
    return entity && Array.isArray(rows) ? [[entity, rows]] : []
  })
  return typeof document['id'] === 'string' ? [] : found
}
