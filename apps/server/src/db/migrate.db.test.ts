import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { migrationsFolder } from './migrations-folder'
import { DatabaseIsNewer } from './migrate'
import { openDatabase } from './open-database'
import * as schema from './schema/index'
import { describeOnEachEngine, reopen } from './test-support/each-engine'
import { createEmptyDatabase } from './test-support/server-databases'

type Kit = typeof import('drizzle-kit/api')

it('the newest migration is of the schema in the code', async () => {
  const { generateDrizzleJson, generateMigration } = createRequire(import.meta.url)('drizzle-kit/api') as Kit
  const folder = join(migrationsFolder(), 'meta')
  const { entries } = JSON.parse(readFileSync(join(folder, '_journal.json'), 'utf8')) as { entries: { idx: number }[] }
  const newest = String(entries.at(-1)?.idx).padStart(4, '0')
  const snapshot = JSON.parse(readFileSync(join(folder, `${newest}_snapshot.json`), 'utf8')) as Parameters<
    Kit['generateMigration']
  >[0]
  expect(await generateMigration(snapshot, generateDrizzleJson(schema, snapshot.id))).toEqual([])
})

describeOnEachEngine('migrations', (database) => {
  const applied = async () => {
    const { rows } = (await database().orm.execute(
      sql`select count(*)::int as many from drizzle.__drizzle_migrations`,
    )) as { rows: { many: number }[] }
    return rows[0]?.many
  }

  it('are done once, however often the server starts', async () => {
    const before = await applied()
    await reopen(database)
    expect(await applied()).toBe(before)
  })

  it('of a newer server are not trampled on', async () => {
    await database().orm.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', ${Date.now() * 2}::bigint)`,
    )
    await expect(reopen(database)).rejects.toBeInstanceOf(DatabaseIsNewer)
  })
})

describe.skipIf(inject('postgresUrl') === '')('servers that start together on one PostgreSQL', () => {
  let discard = async () => {}
  afterAll(() => discard())

  it('take turns with the migrations', async () => {
    const empty = await createEmptyDatabase(inject('postgresUrl'))
    discard = empty.discard
    const settings = { dataDir: '', databaseUrl: empty.url }
    const databases = await Promise.all(Array.from({ length: 4 }, () => openDatabase(settings)))
    const { rows } = (await databases[0]!.orm.execute(sql`select hash from drizzle.__drizzle_migrations`)) as {
      rows: { hash: string }[]
    }
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length)
    await Promise.all(databases.map((database) => database.close()))
  })
})
