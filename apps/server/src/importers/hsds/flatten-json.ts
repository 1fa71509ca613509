import { HSDS_SHAPES } from '@careway/domain/directory/hsds-shapes'
import type { HsdsEntity } from '@careway/domain/directory/hsds-field'
import { isThing, MORE_LISTS, MORE_ONES, type JsonThing } from './json-shape'
import { uuidOf, uuidOfText, type RawRecord } from './raw-record'

interface Owner {
  readonly entity: HsdsEntity
  readonly id: string
}

type Values = Record<string, unknown>
type Place = Omit<RawRecord, 'entity' | 'values'>

interface Identity {
  readonly id: string
  readonly isCopy: boolean
}

/** These say whose they are by a kind and an id. */
const isLoose = (entity: HsdsEntity) => entity === 'attribute' || entity === 'metadata'

interface Gathered {
  readonly entity: HsdsEntity
  readonly values: Values
  readonly file: string
  readonly line: number
}

/** These are themselves wherever they are nested. Of all others a second owner gets a copy. */
const KEEPS_ITS_ID: readonly HsdsEntity[] = [
  'organization',
  'service',
  'location',
  'program',
  'service_at_location',
  'taxonomy',
  'taxonomy_term',
  'unit',
]

/** The fields by which a nested thing says whose it is. */
function ownership(entity: HsdsEntity, owner: Owner | undefined): Values {
  if (!owner) return {}
  if (entity === 'attribute') return { link_id: owner.id, link_entity: owner.entity }
  if (entity === 'metadata') return { resource_id: owner.id, resource_type: owner.entity }
  const field = `${owner.entity}_id`
  return field in HSDS_SHAPES[entity].fields ? { [field]: owner.id } : {}
}

/** A program inside a service is of the organization that gives the service. */
function ownerOfOne(entity: HsdsEntity, { organization_id: organization }: Values): Owner | undefined {
  return entity === 'program' && typeof organization === 'string'
    ? { entity: 'organization', id: organization }
    : undefined
}

/** Takes nested things apart into records that name each other by id. */
export function jsonFlattener(source: string) {
  const gathered = new Map<string, Gathered>()

  const ownValues = (entity: HsdsEntity, thing: JsonThing): Values =>
    Object.fromEntries(
      Object.entries(HSDS_SHAPES[entity].fields).flatMap(([name, { to }]) => {
        const value = thing[name]
        if (value === undefined || value === null || value === '') return []
        return [[name, to && typeof value === 'string' ? uuidOf(source, to, value) : value]]
      }),
    )

  /** Whether the thing, given here or gathered before, says that it is another's. */
  const isAnothers = (known: Values, own: Values) =>
    Object.entries(own).some(([field, value]) => known[field] !== undefined && known[field] !== value)

  function idOf(entity: HsdsEntity, thing: JsonThing, owner: Owner | undefined, at: string): string {
    const given = thing['id']
    if (typeof given === 'string' && given.trim() !== '') return uuidOf(source, entity, given.trim())
    return uuidOfText(`${source}/${owner?.entity}/${owner?.id}/${at}`)
  }

  function gather(entity: HsdsEntity, id: string, values: Values, file: string, line: number): void {
    const key = `${entity}:${id}`
    const before = gathered.get(key)
    if (before) for (const [name, value] of Object.entries(values)) before.values[name] ??= value
    else gathered.set(key, { entity, values, file, line })
  }

  /** The thing's id, or that of the copy that is made for a second owner. */
  function identify(entity: HsdsEntity, thing: JsonThing, owner: Owner | undefined, at: string): Identity {
    const first = idOf(entity, thing, owner, at)
    if (KEEPS_ITS_ID.includes(entity)) return { id: first, isCopy: false }
    const own = ownership(entity, owner)
    const before = gathered.get(`${entity}:${first}`)?.values ?? {}
    const isCopy = isAnothers(before, own) || (!isLoose(entity) && isAnothers(ownValues(entity, thing), own))
    return { id: isCopy ? uuidOfText(`${source}/${entity}/${first}/${owner?.entity}/${owner?.id}`) : first, isCopy }
  }

  function valuesOf(entity: HsdsEntity, thing: JsonThing, owner: Owner | undefined, { id, isCopy }: Identity): Values {
    const own = ownership(entity, owner)
    const given = ownValues(entity, thing)
    if (KEEPS_ITS_ID.includes(entity)) return { ...own, ...given, id }
    if (!isCopy || isLoose(entity)) return { ...given, ...own, id }
    // A copy is its own: it does not hang on what the first one hangs on.
    const { fields } = HSDS_SHAPES[entity]
    const plain = Object.entries(given).filter(([name]) => fields[name]?.to === undefined)
    return { ...Object.fromEntries(plain), ...own, id }
  }

  function visitLists(entity: HsdsEntity, id: string, thing: JsonThing, place: Place): void {
    const lists = { ...HSDS_SHAPES[entity].lists, ...MORE_LISTS[entity] }
    for (const [name, inside] of Object.entries(lists)) {
      const things = thing[name]
      for (const [number, each] of Array.isArray(things) ? things.entries() : [])
        if (isThing(each)) visit(inside, each, { entity, id }, `${name}/${number}`, place)
    }
  }

  function visit(entity: HsdsEntity, thing: JsonThing, owner: Owner | undefined, at: string, place: Place): string {
    const identity = identify(entity, thing, owner, at)
    const values = valuesOf(entity, thing, owner, identity)
    const ones = { ...HSDS_SHAPES[entity].ones, ...MORE_ONES[entity] }
    for (const [name, one] of Object.entries(ones)) {
      const inside = thing[name]
      if (isThing(inside)) values[one.by] = visit(one.entity, inside, ownerOfOne(one.entity, values), name, place)
    }
    gather(entity, identity.id, values, place.file, place.line)
    visitLists(entity, identity.id, thing, place)
    return identity.id
  }

  return {
    add: (entity: HsdsEntity, thing: JsonThing, file: string, line: number) =>
      void visit(entity, thing, undefined, `${file}/${line}`, { file, line }),
    records: (): IterableIterator<RawRecord> => gathered.values(),
  }
}
