import type { HsdsEntity } from '@careway/domain/directory/hsds-field'
import type { CsvCells } from './csv-file'
import { uuidOf, uuidOfText } from './raw-record'

/** What a row of one table has to know of others. */
export interface OldContext {
  readonly source: string
  /** Those whom a service is for, by the service's id. */
  readonly eligibility: ReadonlyMap<string, readonly string[]>
  /** The organization of a location, by the location's id. */
  readonly organizationOf: ReadonlyMap<string, string>
  /** Ids given already: two old tables that became one may share them. */
  readonly given: Set<string>
}

export type OldRecord = readonly [entity: HsdsEntity, values: Readonly<Record<string, unknown>>]
export type ConvertRow = (row: CsvCells, context: OldContext) => readonly OldRecord[]

const OLD_REFERENCES: readonly (readonly [field: string, entity: HsdsEntity])[] = [
  ['organization_id', 'organization'],
  ['program_id', 'program'],
  ['service_id', 'service'],
  ['location_id', 'location'],
  ['contact_id', 'contact'],
  ['service_at_location_id', 'service_at_location'],
]

/** Row by row the same id, whether it was one or is made of what the row says. */
export function idIn(table: string, row: CsvCells, { source, given }: OldContext): string {
  const text = row['id']?.trim() || JSON.stringify(row)
  const plain = uuidOf(source, table, text)
  const id = given.has(plain) ? uuidOfText(`${source}/${table}/${text}`) : plain
  given.add(id)
  return id
}

/** The ids of what a row belongs to. */
export const ownersIn = (row: CsvCells, { source }: OldContext): Readonly<Record<string, string>> =>
  Object.fromEntries(
    OLD_REFERENCES.flatMap(([field, entity]) => {
      const id = row[field]?.trim()
      return id ? [[field, uuidOf(source, entity, id)]] : []
    }),
  )

export const picked = (row: CsvCells, fields: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.flatMap((field) => (row[field] ? [[field, row[field]]] : [])))

/** An id for what HSDS 3 keeps apart and the old row has in one cell. */
export const partId = (...parts: readonly string[]) => uuidOfText(parts.join('/'))
