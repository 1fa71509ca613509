import { createServer, type AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { openDatabase } from '../open-database'
import { createEmptyDatabase } from '../test-support/server-databases'

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

it('says in words that a server is not there, without the password', async () => {
  const port = await freePort()
  const opening = openDatabase({ dataDir: '', databaseUrl: `postgresql://careway:hush-hush@127.0.0.1:${port}/careway` })
  await expect(opening).rejects.toThrow(`The PostgreSQL server at 127.0.0.1:${port} can't be used`)
  await expect(opening).rejects.not.toThrow('hush-hush')
})

describe.skipIf(inject('postgresUrl') === '')('a PostgreSQL server', () => {
  const open = async () => {
    const empty = await createEmptyDatabase(inject('postgresUrl'))
    const said: string[] = []
    const database = await openDatabase({ dataDir: '', databaseUrl: empty.url }, (line) => said.push(line))
    onTestFinished(async () => {
      await database.close()
      await empty.discard()
    })
    return { database, said, url: empty.url }
  }

  it('that ends every connection is used again, and the process lives', async () => {
    const { database, said, url } = await open()
    const connections = [database.ping(), database.ping(), database.ping()]
    await Promise.all(connections)
    const admin = new Client({ connectionString: url })
    await admin.connect()
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    )
    await admin.end()
    await expect.poll(() => said.length).toBe(connections.length)
    expect(said[0]).toContain('A connection to PostgreSQL was lost')
    await database.ping()
  })

  it('gives up on a statement that takes too long', async () => {
    const { database } = await open()
    const { rows } = (await database.orm.execute(sql`
      select name, setting from pg_settings where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`)) as {
      rows: { name: string; setting: string }[]
    }
    expect(rows.map(({ setting }) => Number(setting))).toEqual([15_000, 15_000])
  })

  it('makes no copies of its own', async () => {
    const { database } = await open()
    expect(database.copyNow).toBeUndefined()
    expect(database.guarantee).toContain('PostgreSQL')
  })
})
