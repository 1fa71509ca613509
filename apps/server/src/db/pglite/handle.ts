import { drizzle } from 'drizzle-orm/pglite'
import type { Database, Executor } from '../database'
import * as schema from '../schema/index'
import type { Engine, EngineParts } from './engine'

/** The house's handle on an open engine. */
export function handleOn(engine: Engine, { flusher }: EngineParts, guarantee: string): Database {
  const orm = drizzle(engine, { schema })
  return {
    kind: 'pglite',
    guarantee,
    orm: orm as unknown as Executor,
    transaction: (work) => orm.transaction((tx) => work(tx as unknown as Executor)),
    ping: async () => {
      await flusher.settled()
      await engine.query('select 1')
    },
    close: () => engine.close(),
  }
}
