import {
  PGlite,
  types,
  type PGliteOptions,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import type { TransactionScope } from '../transaction-scope'
import { createEngineGate } from './engine-gate'
import { FlushingFileSystem } from './flushing-file-system'
import type { LogFlusher } from './log-flusher'

/** A lone query that starts so only reads. A function that writes is called in a transaction. */
const READS = /^\s*(select|show|values)\b/i

const startParams = [...PGlite.defaultStartParams.filter((word) => word !== '-F'), '-c', 'wal_sync_method=fsync']

const ARRAYS_OF_INSTANTS = [1115, 1182, 1185, 1187]
const NUMERIC_ARRAY = 1231
const READ_BY_THE_QUERY_BUILDER = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  NUMERIC_ARRAY,
  ...ARRAYS_OF_INSTANTS,
]

export interface EngineParts {
  readonly flusher: LogFlusher
  readonly scope: TransactionScope
}

/**
 * PGlite that acknowledges a write when it is on the disk, refuses its own outer handle inside a transaction, and lets the
 * event loop turn however many wait for it.
 */
export class Engine extends PGlite {
  readonly #parts: EngineParts
  readonly #gate = createEngineGate()

  constructor(options: PGliteOptions, parts: EngineParts) {
    super({ ...options, extensions: { btree_gist } })
    this.#parts = parts
  }

  /** The query builder names the same parsers each time, and PGlite would copy its table of 500 to add them. */
  override async query<T>(query: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    this.#parts.scope.refuseInside()
    const ask = () => super.query<T>(query, params, options && { ...options, parsers: undefined })
    const results = await this.#gate.pass(ask)
    if (!READS.test(query)) await this.#parts.flusher.settled()
    return results
  }

  override async exec(query: string, options?: QueryOptions): Promise<Results[]> {
    this.#parts.scope.refuseInside()
    const results = await this.#gate.pass(() => super.exec(query, options))
    await this.#parts.flusher.settled()
    return results
  }

  override async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const { scope, flusher } = this.#parts
    scope.refuseInside()
    const result = await this.#gate.pass(() => super.transaction((tx) => scope.run(() => work(tx))))
    await flusher.settled()
    return result
  }

  /** Answers as soon as whoever is at the engine is done, before all who wait. @throws where the engine or the disk fails. */
  async ping(): Promise<void> {
    const { scope, flusher } = this.#parts
    scope.refuseInside()
    await flusher.settled()
    await this.#gate.passFirst(() => super.query('select 1'))
  }
}

/** Opens the engine on a folder, and makes the database where the folder is empty. */
export async function openEngine(folder: string, parts: EngineParts): Promise<Engine> {
  const engine = new Engine({ fs: new FlushingFileSystem(folder, parts.flusher), startParams }, parts)
  await engine.waitReady
  for (const type of READ_BY_THE_QUERY_BUILDER) engine.parsers[type] = (text) => text
  return engine
}
