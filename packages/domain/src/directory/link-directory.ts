import { keyOf, referencesOf, type DirectoryRecord, type RecordKey } from './directory-record'
import { HSDS_ENTITIES, type HsdsEntity, type HsdsWeight } from './hsds-field'
import { HSDS_SHAPES } from './hsds-shapes'

export type Linked<Record extends DirectoryRecord> =
  | { readonly kind: 'kept'; readonly record: Record }
  /** It names something that isn't there, and can do without. */
  | { readonly kind: 'mended'; readonly record: Record; readonly fields: readonly string[] }
  | { readonly kind: 'rejected'; readonly record: Record; readonly field: string }

/** Things that stand for themselves. All others are there for the thing they belong to. */
const STANDS_ALONE: readonly HsdsEntity[] = [
  'taxonomy',
  'taxonomy_term',
  'organization',
  'unit',
  'program',
  'location',
  'service',
  'contact',
  'meta_table_description',
]

const NEEDED: readonly HsdsWeight[] = ['needed', 'needed-in-tables']

function link<Record extends DirectoryRecord>(record: Record, isThere: (key: RecordKey) => boolean): Linked<Record> {
  const references = referencesOf(record)
  const dangling = references.filter(({ to }) => !isThere(to)).map(({ field }) => field)
  const { fields } = HSDS_SHAPES[record.entity]
  const lost = dangling.find((field) => NEEDED.includes(fields[field]?.weight ?? 'optional'))
  if (lost) return { kind: 'rejected', record, field: lost }
  const isLoose = !STANDS_ALONE.includes(record.entity) && references.length === dangling.length
  if (isLoose) return { kind: 'rejected', record, field: dangling[0] ?? 'id' }
  if (dangling.length === 0) return { kind: 'kept', record }
  const values = Object.fromEntries(Object.entries(record.values).filter(([field]) => !dangling.includes(field)))
  return { kind: 'mended', record: { ...record, values }, fields: dangling }
}

/** Metadata of HSDS 1 names a thing and not of what kind it is. */
function withKnownType<Record extends DirectoryRecord>(record: Record, isThere: (key: RecordKey) => boolean): Record {
  const { resource_id: id } = record.values
  if (record.entity !== 'metadata' || typeof id !== 'string' || referencesOf(record).some(({ to }) => isThere(to)))
    return record
  const entity = HSDS_ENTITIES.find((each) => isThere(keyOf(each, id)))
  return entity ? { ...record, values: { ...record.values, resource_type: entity } } : record
}

/**
 * Holds every reference against what is there, things before what belongs to them: what is rejected takes along what
 * can't be without it.
 */
export function linkDirectory<Record extends DirectoryRecord>(records: Iterable<Record>): readonly Linked<Record>[] {
  const byEntity = new Map<HsdsEntity, Record[]>(HSDS_ENTITIES.map((entity) => [entity, []]))
  for (const record of records) byEntity.get(record.entity)?.push(record)
  const there = new Set<RecordKey>()
  const isThere = (key: RecordKey) => there.has(key)
  return HSDS_ENTITIES.flatMap((entity) => {
    const ofEntity = byEntity.get(entity) ?? []
    const own = new Set<RecordKey>(ofEntity.map(({ id }) => keyOf(entity, id)))
    // A thing may name another of its own kind, before or after it.
    const isThereOrOwn = (key: RecordKey) => there.has(key) || own.has(key)
    const linked = ofEntity.map((record) => link(withKnownType(record, isThere), isThereOrOwn))
    for (const { kind, record } of linked) if (kind !== 'rejected') there.add(keyOf(entity, record.id))
    return linked
  })
}
