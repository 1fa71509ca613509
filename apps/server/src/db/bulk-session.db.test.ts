import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { COPY_NULL, copyText } from './copy-text'
import { describeOnEachEngine } from './test-support/each-engine'

const TARGET = { table: 'copied words', columns: ['id', 'word', 'note'] }

describeOnEachEngine('a session for long work', (database) => {
  const words = async () => {
    const { rows } = (await database().orm.execute(sql`select id, word, note from "copied words" order by id`)) as {
      rows: { id: number; word: string; note: string | null }[]
    }
    return rows
  }

  beforeEach(async () => {
    await database().orm.execute(sql`drop table if exists "copied words"`)
    await database().orm.execute(sql`create table "copied words" (id int4 primary key, word text, note text)`)
  })

  it('copies rows as they are', async () => {
    const odd = ['plain', 'a\tb\nc\r\\', '\\N', 'José “x”', '']
    await database().bulk((session) =>
      session.copy(
        TARGET,
        (async function* () {
          for (const [id, word] of odd.entries()) yield Buffer.from(`${id}\t${copyText(word)}\t${COPY_NULL}\n`)
        })(),
      ),
    )
    expect(await words()).toEqual(odd.map((word, id) => ({ id, word, note: null })))
  })

  it('asks for no more rows than the database takes, and copies many', async () => {
    const row = `\t${'x'.repeat(1000)}\t\n`
    await database().bulk((session) =>
      session.copy(
        TARGET,
        (async function* () {
          for (let block = 0; block < 40; block += 1)
            yield Buffer.from(Array.from({ length: 250 }, (_, at) => `${block * 250 + at}${row}`).join(''))
        })(),
      ),
    )
    expect(await words()).toHaveLength(10_000)
  })

  it.each([
    ['a row is none', new Error('duplicate'), '2\tword\t\n'],
    ['the reader of the file gives up', new Error('gave up'), undefined],
  ])('leaves the table empty where %s', async (_case, fault, second) => {
    const copying = database().bulk((session) =>
      session.copy(
        TARGET,
        (async function* () {
          yield Buffer.from('2\tword\t\n')
          if (!second) throw fault
          yield Buffer.from(second)
        })(),
      ),
    )
    await expect(copying).rejects.toThrow(fault.message)
    expect(await words()).toEqual([])
  })

  it('runs statements, and what is run elsewhere sees them', async () => {
    await database().bulk((session) => session.run(`insert into "copied words" values (1, 'one', null)`))
    expect(await words()).toHaveLength(1)
  })
})
