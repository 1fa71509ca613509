import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { Database } from '../database'
import { openDatabase, type DatabaseSettings } from '../open-database'
import { createEmptyDatabase } from './server-databases'
import { copyTemplateFolder } from './template-folder'

interface Engine {
  readonly name: string
  readonly isThere: boolean
  /** Makes a fresh migrated database, not open yet. */
  make(): Promise<{ settings: DatabaseSettings; discard: () => Promise<void> }>
}

const pglite: Engine = {
  name: 'PGlite',
  isThere: true,
  make: async () => {
    const dataDir = copyTemplateFolder()
    return {
      settings: { dataDir, keepsCopies: false },
      discard: async () => rmSync(dataDir, { recursive: true, force: true }),
    }
  },
}

const postgresql: Engine = {
  name: 'PostgreSQL',
  isThere: inject('postgresUrl') !== '',
  make: async () => {
    const { url, discard } = await createEmptyDatabase(inject('postgresUrl'), 'careway_template')
    return { settings: { dataDir: '', databaseUrl: url }, discard }
  },
}

const reopeners = new WeakMap<() => Database, () => Promise<void>>()

/** Stops the suite's database and starts it again, as a restart of the server would. @throws what the start throws. */
export const reopen = (database: () => Database): Promise<void> => reopeners.get(database)?.() ?? Promise.resolve()

/** Runs a suite on a fresh database of every engine there is. Where there is no PostgreSQL, its half says it was skipped. */
export function describeOnEachEngine(name: string, suite: (database: () => Database) => void): void {
  for (const engine of [pglite, postgresql]) {
    describe.skipIf(!engine.isThere)(`${name} on ${engine.name}`, () => {
      let made: Awaited<ReturnType<Engine['make']>>
      let database: Database
      beforeAll(async () => {
        made = await engine.make()
        database = await openDatabase(made.settings)
      })
      afterAll(async () => {
        await database.close()
        await made.discard()
      })
      const current = () => database
      reopeners.set(current, async () => {
        await database.close()
        database = await openDatabase(made.settings)
      })
      suite(current)
    })
  }
}
