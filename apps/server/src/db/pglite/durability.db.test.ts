import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTransactionScope } from '../transaction-scope'
import { copyTemplateFolder } from '../test-support/template-folder'
import { openEngine, type Engine } from './engine'
import { createLogFlusher, nodeDisk } from './log-flusher'

let dataDir: string
let engine: Engine
/** What happened, in order. */
let events: string[]
/** Flushes begun and not allowed to end yet; nothing is held back while undefined. */
let held: (() => void)[] | undefined

const letGo = () => {
  const waiting = held ?? []
  held = undefined
  for (const go of waiting) go()
}
const turn = () => new Promise((resolve) => setTimeout(resolve, 5))

beforeEach(async () => {
  events = []
  held = undefined
  const names = new Map<number, string>()
  const flusher = createLogFlusher({
    ...nodeDisk,
    open: (path) => {
      const descriptor = nodeDisk.open(path)
      names.set(descriptor, path)
      return descriptor
    },
    flush: async (descriptor) => {
      await new Promise<void>((resolve) => (held ? held.push(resolve) : resolve()))
      await nodeDisk.flush(descriptor)
      events.push(`flushed ${names.get(descriptor)?.includes('pg_wal') ? 'log' : 'other'}`)
    },
  })
  dataDir = copyTemplateFolder()
  engine = await openEngine(join(dataDir, 'database'), { flusher, scope: createTransactionScope() })
  await engine.exec('create table note (body text)')
  events = []
})
afterEach(async () => {
  letGo()
  await engine.close()
  rmSync(dataDir, { recursive: true })
})

const insert = () => engine.query('insert into note values ($1)', ['x']).then(() => events.push('acknowledged'))

describe('a write on the embedded engine', () => {
  it('is acknowledged after its log is on the disk', async () => {
    await insert()
    await engine
      .transaction((tx) => tx.query('insert into note values ($1)', ['y']))
      .then(() => events.push('acknowledged'))
    await engine.exec("insert into note values ('z')").then(() => events.push('acknowledged'))
    const once = ['flushed log', 'acknowledged']
    expect(events).toEqual([...once, ...once, ...once])
  })

  it('is not acknowledged while the disk has not answered, and reads go on', async () => {
    held = []
    const acknowledged = insert()
    await expect.poll(() => held?.length).toBe(1)
    const { rows } = await engine.query<{ count: number }>('select count(*) from note')
    expect(rows[0]?.count).toBe(1)
    await turn()
    expect(events).toEqual([])
    letGo()
    await acknowledged
    expect(events).toEqual(['flushed log', 'acknowledged'])
  })

  it('shares its flush with those that came meanwhile', async () => {
    held = []
    const first = insert()
    await expect.poll(() => held?.length).toBe(1)
    const others = Array.from({ length: 9 }, insert)
    await expect
      .poll(async () => (await engine.query<{ count: number }>('select count(*) from note')).rows[0]?.count)
      .toBe(10)
    letGo()
    await Promise.all([first, ...others])
    expect(events.filter((event) => event === 'flushed log')).toHaveLength(2)
  })

  it('that changes nothing still waits for what it stands on', async () => {
    await engine.exec('create unique index on note (body)')
    events = []
    held = []
    const first = insert()
    await expect.poll(() => held?.length).toBe(1)
    const repeated = engine
      .query("insert into note values ('x') on conflict do nothing")
      .then(() => events.push('repeated'))
    await turn()
    expect(events).toEqual([])
    letGo()
    await Promise.all([first, repeated])
    expect(events[0]).toBe('flushed log')
  })

  it('a read costs no flush', async () => {
    await engine.query('select * from note')
    await engine.transaction((tx) => tx.query('select * from note'))
    expect(events).toEqual([])
  })

  it('goes on over the end of a log segment and a checkpoint', async () => {
    for (let segment = 0; segment < 3; segment += 1) {
      await insert()
      await engine.exec('select pg_switch_wal()')
      await engine.exec('checkpoint')
    }
    await insert()
    expect(events.filter((event) => event === 'acknowledged')).toHaveLength(4)
    expect(events.at(-2)).toBe('flushed log')
  })

  it('turns on what PostgreSQL needs to keep its word', async () => {
    const { rows } = await engine.query<{ name: string; setting: string }>(
      `select name, setting from pg_settings
        where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'wal_sync_method') order by name`,
    )
    expect(rows.map(({ name, setting }) => `${name} ${setting}`)).toEqual([
      'fsync on',
      'full_page_writes on',
      'synchronous_commit on',
      'wal_sync_method fsync',
    ])
  })
})
