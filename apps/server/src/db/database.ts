import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { BulkSession } from './bulk-session'
import type * as schema from './schema/index'

/** What a query runs on: the database, or one transaction of it. */
export type Executor = PgDatabase<PgQueryResultHKT, typeof schema>

/** Says one line to whoever runs the server. */
export type Say = (line: string) => void

export interface Database {
  readonly kind: 'pglite' | 'postgresql'
  /** What an acknowledged write is worth, in a sentence for the start. */
  readonly guarantee: string
  readonly orm: Executor
  /**
   * Runs the work in one transaction: all of it is stored, or nothing.
   *
   * Inside, use only the transaction that is handed in: `orm` and `transaction` of this handle throw
   * `OuterHandleInTransaction` there, because on the embedded engine they would wait for each other for ever.
   * Never wait for a network inside: on the embedded engine everybody else waits along.
   */
  transaction<T>(work: (tx: Executor) => Promise<T>): Promise<T>
  /**
   * Runs work that takes minutes, such as filling and indexing a table, on a connection of its own without time limits.
   * On the embedded engine it shares the one there is: others wait for each of its statements.
   */
  bulk<T>(work: (session: BulkSession) => Promise<T>): Promise<T>
  /** @throws where the database can't be reached, or can no longer keep its promise. */
  ping(): Promise<void>
  /** Lets running work end, makes a copy where the engine is embedded, and lets go of the folder. Twice is once. */
  close(): Promise<void>
  /** Embedded engine that keeps copies only: copies the database to a file and answers its path. */
  copyNow?(): Promise<string>
}
