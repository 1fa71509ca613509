import type { Client } from 'pg'

export interface ServerFacts {
  /** Such as 150018. */
  readonly version: number
  readonly flushes: boolean
  /** PostgreSQL's `synchronous_commit`. */
  readonly commit: string
}

const OLDEST_VERSION = 150_000

/** @throws where the server is too old. */
export async function readServerFacts(client: Client): Promise<ServerFacts> {
  const { rows } = await client.query<{ version: string; fsync: string; commit: string }>(
    `select current_setting('server_version_num') as version, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit`,
  )
  const version = Number(rows[0]?.version)
  if (!(version >= OLDEST_VERSION))
    throw new Error('PostgreSQL 15 or newer is needed. Update the server that DATABASE_URL names.')
  return { version, flushes: rows[0]?.fsync === 'on', commit: rows[0]?.commit ?? 'on' }
}

/** What an acknowledged write is worth on that server. */
export function guaranteeOf({ flushes, commit }: ServerFacts): string {
  if (!flushes)
    return 'PostgreSQL server with fsync off: a power cut can lose acknowledged writes. Turn it on for real use.'
  if (commit === 'off')
    return 'PostgreSQL server with synchronous_commit off: a crash of the server can lose the last acknowledged writes.'
  return 'PostgreSQL server: a write is acknowledged when the server has it on its disk.'
}
