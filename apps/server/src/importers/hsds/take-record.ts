import { entityNamed, type DirectoryRecord } from '@careway/domain/directory/directory-record'
import type { HsdsField } from '@careway/domain/directory/hsds-field'
import { HSDS_SHAPES } from '@careway/domain/directory/hsds-shapes'
import { readHsdsValue } from '@careway/domain/directory/hsds-value'
import { isInUnitedStates } from '@careway/domain/directory/us-coordinates'
import { FAULT_WORDS } from './fault-words'
import { uuidOf, type RawRecord } from './raw-record'

/** A record of a directory, and where it was found. */
export interface FoundRecord extends DirectoryRecord {
  readonly file: string
  readonly line: number
}

export type Taken =
  | { readonly kind: 'taken'; readonly record: FoundRecord; readonly leftOut: readonly string[] }
  | { readonly kind: 'rejected'; readonly reason: string }

const MOST_SHOWN = 60
const shown = (value: unknown) => `"${String(value).slice(0, MOST_SHOWN)}"`

/** Other names of the same thing, from older versions and from people. */
function asNamed(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (name === 'wkst') return value.trim().slice(0, 2)
  if (name === 'link_entity' || name === 'resource_type') return entityNamed(value) ?? value
  return value
}

function idOfField(source: string, raw: RawRecord, name: string, { to }: HsdsField, text: string): string {
  if (name === 'id') return uuidOf(source, raw.entity, text)
  const loose = raw.values[name === 'link_id' ? 'link_entity' : 'resource_type']
  return uuidOf(source, to ?? entityNamed(String(loose ?? '')) ?? 'unknown', text)
}

type Values = Record<string, string | number>

/** One impossible half takes the other along. */
function withoutImpossiblePoint(values: Values, leftOut: string[]): Values {
  const { latitude, longitude, ...rest } = values
  if (latitude === undefined && longitude === undefined) return values
  const isPoint = typeof latitude === 'number' && typeof longitude === 'number'
  if (isPoint && isInUnitedStates({ latitude, longitude })) return values
  if (isPoint) leftOut.push(`the coordinates ${latitude}, ${longitude} are not in the United States`)
  else leftOut.push('of the coordinates one is missing')
  return rest
}

const missing = (record: Values, raw: RawRecord, isNested: boolean): string | undefined =>
  Object.entries(HSDS_SHAPES[raw.entity].fields).find(
    ([name, { weight }]) =>
      record[name] === undefined && (weight === 'needed' || (weight === 'needed-in-tables' && !isNested)),
  )?.[0]

const FOUND_LATER = ['resource_type']

/**
 * Checks a record field by field. A fault in an optional field costs the field; in one that HSDS 3 needs, or without
 * which the record would say something else (the days and hours of a schedule), the record.
 * @param isNested JSON, where a thing may stand without naming its owner
 */
export function takeRecord(raw: RawRecord, source: string, isNested: boolean): Taken {
  const values: Values = {}
  const leftOut: string[] = []
  for (const [name, field] of Object.entries(HSDS_SHAPES[raw.entity].fields)) {
    const reading = readHsdsValue(field, asNamed(name, raw.values[name]))
    if (reading.kind === 'value')
      values[name] = field.kind === 'id' ? idOfField(source, raw, name, field, String(reading.value)) : reading.value
    if (reading.kind !== 'fault') continue
    const said = `${name} ${shown(raw.values[name])} ${FAULT_WORDS[reading.fault]}`
    if (field.weight !== 'optional') return { kind: 'rejected', reason: said }
    leftOut.push(said)
  }
  const lacking = missing(values, raw, isNested)
  if (lacking && !FOUND_LATER.includes(lacking)) return { kind: 'rejected', reason: `${lacking} is missing` }
  const kept = raw.entity === 'location' ? withoutImpossiblePoint(values, leftOut) : values
  const { entity, file, line } = raw
  return { kind: 'taken', record: { entity, id: String(values['id']), values: kept, file, line }, leftOut }
}
