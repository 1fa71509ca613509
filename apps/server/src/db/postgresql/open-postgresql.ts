import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, Pool, types } from 'pg'
import type { Database, Executor, Say } from '../database'
import { handleOn } from '../handle'
import { migrate } from '../migrate'
import * as schema from '../schema/index'
import { createTransactionScope, type TransactionScope } from '../transaction-scope'
import { withServerSession } from './bulk-session'
import { parseInt8 } from './parse-int8'
import { guaranteeOf, readServerFacts } from './server-facts'

const CONNECT_MS = 5_000
const STATEMENT_MS = 15_000
const IDLE_MS = 30_000
const INT8 = 20

export interface PostgresqlSettings {
  readonly databaseUrl: string
  readonly migrationsFolder: string
}

/** @throws an Error in words, without the password that the address may hold. */
async function connectOnce(databaseUrl: string): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: IDLE_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (fault) {
    const { message, code } = fault as NodeJS.ErrnoException
    throw new Error(
      `The PostgreSQL server at ${client.host}:${client.port} can't be used: ${message || code}. Check DATABASE_URL.`,
      { cause: fault },
    )
  }
}

function openPool(databaseUrl: string, scope: TransactionScope, say: Say): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'careway',
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS + CONNECT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    keepAlive: true,
  })
  pool.on('error', (fault) => say(`A connection to PostgreSQL was lost: ${fault.message}`))
  const connect = pool.connect.bind(pool)
  const guarded = (...words: []) => {
    scope.refuseInside()
    return connect(...words)
  }
  pool.connect = guarded as typeof pool.connect
  return pool
}

/** Makes ready what is there: checks the server's version and brings the schema up to date. Answers the guarantee. */
async function prepare(databaseUrl: string, migrationsFolder: string): Promise<string> {
  const client = await connectOnce(databaseUrl)
  try {
    const guarantee = guaranteeOf(await readServerFacts(client))
    await migrate({ kind: 'postgresql', client }, migrationsFolder)
    return guarantee
  } finally {
    await client.end()
  }
}

/** Uses a PostgreSQL server, 15 or newer, which many processes may share. @throws Error in words. */
export async function openPostgresql(
  { databaseUrl, migrationsFolder }: PostgresqlSettings,
  say: Say,
): Promise<Database> {
  types.setTypeParser(INT8, parseInt8)
  const guarantee = await prepare(databaseUrl, migrationsFolder)
  const scope = createTransactionScope()
  const pool = openPool(databaseUrl, scope, say)
  let closing: Promise<void> | undefined
  return handleOn(drizzle(pool, { schema }) as unknown as Executor, scope, {
    kind: 'postgresql',
    guarantee,
    bulk: (work) => withServerSession(() => connectOnce(databaseUrl), work),
    ping: async () => void (await pool.query('select 1')),
    close: () => (closing ??= pool.end()),
  })
}
