import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { betaFeedback } from './schema/index'
import { describeOnEachEngine } from './test-support/each-engine'
import { OuterHandleInTransaction } from './transaction-scope'

describeOnEachEngine('a transaction', (database) => {
  const write = (message: string) => ({ message })
  const count = (message: string) => database().orm.$count(betaFeedback, eq(betaFeedback.message, message))

  it('stores all of it', async () => {
    const answer = await database().transaction(async (tx) => {
      await tx.insert(betaFeedback).values([write('all'), write('all')])
      return 'done'
    })
    expect(answer).toBe('done')
    expect(await count('all')).toBe(2)
  })

  it('stores nothing of it when it fails', async () => {
    const failing = database().transaction(async (tx) => {
      await tx.insert(betaFeedback).values(write('nothing'))
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await count('nothing')).toBe(0)
  })

  it('undoes a part and keeps the rest', async () => {
    await database().transaction(async (tx) => {
      await tx.insert(betaFeedback).values(write('rest'))
      await tx
        .transaction(async (part) => {
          await part.insert(betaFeedback).values(write('part'))
          throw new Error('only this part')
        })
        .catch(() => undefined)
    })
    expect(await count('rest')).toBe(1)
    expect(await count('part')).toBe(0)
  })

  it('refuses the outer handle inside, instead of waiting for ever', async () => {
    const { orm } = database()
    const prepared = orm.select().from(betaFeedback).prepare('outer_handle')
    const uses = [async () => database().orm, () => database().transaction(async () => undefined)]
    for (const use of uses) await expect(database().transaction(use)).rejects.toBeInstanceOf(OuterHandleInTransaction)
    for (const use of [() => orm.execute(sql`select 1`), () => prepared.execute()])
      await expect(database().transaction(use)).rejects.toMatchObject({ cause: expect.any(OuterHandleInTransaction) })
  })

  it('leaves the outer handle to work that it started and that outlived it', async () => {
    let later = Promise.resolve(-1)
    let open = () => {}
    const gate = new Promise<void>((resolve) => (open = resolve))
    await database().transaction(async () => {
      later = gate.then(() => count('never written'))
    })
    open()
    expect(await later).toBe(0)
  })

  it('can go on after one that failed in the database', async () => {
    const failing = database().transaction((tx) => tx.execute(sql`select 1 / 0`))
    await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } })
    await database().ping()
  })

  it('counts with numbers', async () => {
    const { rows } = (await database().orm.execute(sql`select count(*) as many, 9007199254740993::int8 as big`)) as {
      rows: { many: unknown; big: unknown }[]
    }
    expect(typeof rows[0]?.many).toBe('number')
    expect(rows[0]?.big).toBe(9_007_199_254_740_993n)
  })
})
