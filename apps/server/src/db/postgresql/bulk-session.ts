import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from } from 'pg-copy-streams'
import { copyStatement, emptyStatement, type BulkSession } from '../bulk-session'

/** Room for sorting the index of eight million rows without many passes. */
const INDEX_MEMORY = '256MB'

/** Truncated in the same transaction, the rows are written frozen: nobody has to visit each of them again later. */
async function copyFrozen(client: Client, [empty, copy]: readonly [string, string], blocks: AsyncIterable<Buffer>) {
  await client.query('begin')
  try {
    await client.query(empty)
    await pipeline(Readable.from(blocks, { highWaterMark: 1 }), client.query(from(copy)))
    await client.query('commit')
  } catch (fault) {
    await client.query('rollback').catch(() => undefined)
    throw fault
  }
}

/** @param connect a connection of its own, without time limits */
export async function withServerSession<Result>(
  connect: () => Promise<Client>,
  work: (session: BulkSession) => Promise<Result>,
): Promise<Result> {
  const client = await connect()
  try {
    await client.query(`set maintenance_work_mem = '${INDEX_MEMORY}'`)
    return await work({
      run: async (statement) => void (await client.query(statement)),
      copy: (target, blocks) =>
        copyFrozen(client, [emptyStatement(target), copyStatement(target, 'stdin with (freeze)')], blocks),
    })
  } finally {
    await client.end()
  }
}
