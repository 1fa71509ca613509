import type { DirectoryRecord } from '@careway/domain/directory/directory-record'
import { HSDS_ENTITIES, type HsdsEntity, type HsdsKind } from '@careway/domain/directory/hsds-field'
import { HSDS_SHAPES, HSDS_VERSION } from '@careway/domain/directory/hsds-shapes'

export interface DirectoryTable {
  /** With `.csv`. */
  readonly name: string
  readonly entity: HsdsEntity
  readonly rows: readonly DirectoryRecord[]
}

/** The tables of a directory that hold something, in the order of HSDS 3. */
export function tablesOf(records: readonly DirectoryRecord[]): readonly DirectoryTable[] {
  return HSDS_ENTITIES.flatMap((entity) => {
    const rows = records.filter((record) => record.entity === entity)
    return rows.length > 0 ? [{ name: `${HSDS_SHAPES[entity].table}.csv`, entity, rows }] : []
  })
}

/** As RFC 4180 has it. Nothing is put in front of a cell that a spreadsheet would take for a formula: data stay exact. */
const cell = (value: string | number | undefined): string => {
  const text = value === undefined ? '' : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The lines of a table, the header first. */
export function* csvLinesOf({ entity, rows }: DirectoryTable): Generator<string> {
  const columns = Object.keys(HSDS_SHAPES[entity].fields)
  yield `${columns.join(',')}\n`
  for (const { values } of rows) yield `${columns.map((column) => cell(values[column])).join(',')}\n`
}

const TYPES: Partial<Record<HsdsKind, string>> = {
  day: 'date',
  number: 'number',
  'whole-number': 'number',
  age: 'number',
  latitude: 'number',
  longitude: 'number',
  year: 'number',
}

/** The description that goes with the tables (Frictionless Data Package). */
export const dataPackageOf = (name: string, tables: readonly DirectoryTable[]) => ({
  name,
  title: `Open Referral HSDS ${HSDS_VERSION}`,
  profile: 'tabular-data-package',
  resources: tables.map((table) => ({
    name: HSDS_SHAPES[table.entity].table,
    path: table.name,
    profile: 'tabular-data-resource',
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    schema: {
      primaryKey: 'id',
      fields: Object.entries(HSDS_SHAPES[table.entity].fields).map(([field, { kind, weight, choices }]) => ({
        name: field,
        type: TYPES[kind] ?? 'string',
        constraints: {
          required: weight === 'needed' && kind !== 'text-or-blank',
          ...(field === 'id' && { unique: true }),
          ...(choices && { enum: choices }),
        },
      })),
    },
  })),
})
