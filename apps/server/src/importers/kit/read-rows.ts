import type { SQL } from 'drizzle-orm'
import type { Executor } from '../../db/database'

/** Runs SQL whose columns the caller knows. */
export async function readRows<Row>(executor: Executor, query: SQL): Promise<readonly Row[]> {
  const { rows } = (await executor.execute(query)) as { rows: readonly Row[] }
  return rows
}
