import { isHsdsEntity, type HsdsEntity } from './hsds-field'
import { HSDS_SHAPES } from './hsds-shapes'

export type HsdsValues = Readonly<Record<string, string | number>>

/** One thing of a directory, without what is nested in it. The ids of what it belongs to are among its values. */
export interface DirectoryRecord {
  readonly entity: HsdsEntity
  readonly id: string
  readonly values: HsdsValues
}

/** `<entity>:<id>`. */
export type RecordKey = `${HsdsEntity}:${string}`

export const keyOf = (entity: HsdsEntity, id: string): RecordKey => `${entity}:${id}`

export interface RecordReference {
  readonly field: string
  readonly to: RecordKey
}

const TABLES = new Map<string, HsdsEntity>(
  Object.entries(HSDS_SHAPES).flatMap(([entity, { table }]) =>
    isHsdsEntity(entity)
      ? [
          [entity, entity],
          [`${entity}s`, entity],
          [table, entity],
        ]
      : [],
  ),
)
TABLES.set('service_capacities', 'service_capacity').set('services_at_location', 'service_at_location')
TABLES.set('accessibilities', 'accessibility')
  .set('fundings', 'funding')
  .set('service_at_locations', 'service_at_location')

/** The entity that a table, a list or a loose name such as `Organizations` means. */
export const entityNamed = (name: string): HsdsEntity | undefined => TABLES.get(name.trim().toLowerCase())

function looseReference(values: HsdsValues, kindField: string, idField: string): readonly RecordReference[] {
  const entity = entityNamed(String(values[kindField] ?? ''))
  const id = values[idField]
  return entity && typeof id === 'string' ? [{ field: idField, to: keyOf(entity, id) }] : []
}

/** What a record belongs to and names, in the order of its fields. */
export function referencesOf({
  entity,
  values,
}: Pick<DirectoryRecord, 'entity' | 'values'>): readonly RecordReference[] {
  const named = Object.entries(HSDS_SHAPES[entity].fields).flatMap(([field, { to }]) => {
    const id = values[field]
    return to && typeof id === 'string' ? [{ field, to: keyOf(to, id) }] : []
  })
  if (entity === 'attribute') return [...looseReference(values, 'link_entity', 'link_id'), ...named]
  return entity === 'metadata' ? looseReference(values, 'resource_type', 'resource_id') : named
}
