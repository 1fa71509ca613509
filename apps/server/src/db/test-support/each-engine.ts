import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { Database } from '../database'
import { openDatabase } from '../open-database'

const migrationsFolder = join(import.meta.dirname, '..', 'migrations')

interface Engine {
  readonly name: string
  readonly isThere: boolean
  open(): Promise<{ database: Database; discard: () => Promise<void> }>
}

const pglite: Engine = {
  name: 'PGlite',
  isThere: true,
  open: async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'careway-test-'))
    cpSync(join(inject('pgliteTemplate'), 'database'), join(dataDir, 'database'), { recursive: true })
    const database = await openDatabase({ dataDir, migrationsFolder, keepsCopies: false })
    return {
      database,
      discard: async () => {
        await database.close()
        rmSync(dataDir, { recursive: true, force: true })
      },
    }
  },
}

const postgresql: Engine = {
  name: 'PostgreSQL',
  isThere: inject('postgresUrl') !== '',
  open: async () => {
    const name = `careway_${randomUUID().replaceAll('-', '')}`
    const server = new Client({ connectionString: inject('postgresUrl') })
    await server.connect()
    await server.query(`create database ${name} template careway_template`)
    const url = new URL(inject('postgresUrl'))
    url.pathname = `/${name}`
    const database = await openDatabase({ dataDir: '', databaseUrl: url.href, migrationsFolder })
    return {
      database,
      discard: async () => {
        await database.close()
        await server.query(`drop database ${name} with (force)`)
        await server.end()
      },
    }
  },
}

/** Runs a suite on a fresh database of every engine there is. Where there is no PostgreSQL, its half says it was skipped. */
export function describeOnEachEngine(name: string, suite: (database: () => Database) => void): void {
  for (const engine of [pglite, postgresql]) {
    describe.skipIf(!engine.isThere)(`${name} on ${engine.name}`, () => {
      let opened: Awaited<ReturnType<Engine['open']>>
      beforeAll(async () => {
        opened = await engine.open()
      })
      afterAll(() => opened.discard())
      suite(() => opened.database)
    })
  }
}
