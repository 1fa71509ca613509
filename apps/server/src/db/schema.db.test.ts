import { getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import * as schema from './schema/index'
import { describeOnEachEngine } from './test-support/each-engine'

interface ColumnRow {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly required: boolean
  readonly filled: boolean
}

const tables: readonly PgTable[] = Object.values(schema).filter((entry) => is(entry, PgTable))
const nameOfType = (type: string) =>
  type.replace('timestamp (3)', 'timestamp(3)').replace('numeric(10, 2)', 'numeric(10,2)')

const declaredColumns = tables.flatMap((table) =>
  getTableConfig(table).columns.map((column): ColumnRow => ({
    table: getTableName(table),
    column: column.name,
    type: nameOfType(column.getSQLType()),
    required: column.notNull,
    filled: column.hasDefault,
  })),
)

const declaredIndexes = tables.flatMap((table) => {
  const { indexes, uniqueConstraints } = getTableConfig(table)
  return [...indexes.map((index) => index.config.name), ...uniqueConstraints.map((unique) => unique.getName())]
})

const inOrder = (rows: readonly ColumnRow[]) => rows.map((row) => Object.values(row).join(' ')).toSorted()

describeOnEachEngine('the migrated schema', (database) => {
  it('has the tables and columns that the code declares, and no others', async () => {
    const { rows } = (await database().orm.execute(sql`
      select relname as "table", attname as "column", format_type(atttypid, atttypmod) as "type",
        attnotnull as "required", atthasdef as "filled"
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and attnum > 0
        and not attisdropped`)) as {
      rows: ColumnRow[]
    }
    expect(inOrder(rows)).toEqual(inOrder(declaredColumns))
  })

  it('has every index and unique rule that the code declares', async () => {
    const { rows } = (await database().orm.execute(
      sql`select indexname as name from pg_indexes where schemaname = 'public'`,
    )) as { rows: { name: string }[] }
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(declaredIndexes))
  })

  it('deletes with an account what is the person’s', async () => {
    const { rows } = (await database().orm.execute(sql`
      select conrelid::regclass::text as "table", confdeltype as rule from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass order by 1`)) as { rows: { table: string; rule: string }[] }
    expect(rows.map(({ table, rule }) => `${table} ${rule}`)).toEqual([
      'ai_conversations c',
      'ai_messages c',
      'beta_feedback n',
      'bookmarks c',
      'care_pathways c',
      'corrections n',
      'corrections n',
      'idempotency_keys c',
      'model_consents c',
      'model_uses c',
      'one_time_links c',
      'sessions c',
      'user_profiles c',
    ])
  })
})
