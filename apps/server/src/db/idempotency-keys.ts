import { and, eq } from 'drizzle-orm'
import type { Executor } from './database'
import { idempotencyKeys } from './schema/operations'

export interface IdempotencyKey {
  readonly key: string
  /** SHA-256 of the body. */
  readonly digest: string
}

/** Uses a key up, in the transaction of what it is for. False where somebody was faster. */
export const takeIdempotencyKey = async (tx: Executor, userId: string, key: IdempotencyKey): Promise<boolean> =>
  (
    await tx
      .insert(idempotencyKeys)
      .values({ userId, ...key })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
  ).length > 0

/** The digest of the body that a key came with before. */
export async function findKeyDigest(orm: Executor, userId: string, key: string): Promise<string | undefined> {
  const [used] = await orm
    .select({ digest: idempotencyKeys.digest })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)))
  return used?.digest
}
