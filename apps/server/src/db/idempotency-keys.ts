import { and, eq, lt } from 'drizzle-orm'
import type { Executor } from './database'
import { idempotencyKeys } from './schema/operations'

export interface IdempotencyKey {
  readonly key: string
  /** SHA-256 of the call and the body. */
  readonly digest: string
}

/** What a key was used for. */
export interface KeyUse {
  readonly digest: string
  /** The row that was made, where the write named it. */
  readonly madeId: string | null
}

/** Whoever lost an answer sends the write again within a day; later the same key is a new one. */
const KEPT_MS = 24 * 3_600_000

/**
 * Uses a key up, in the transaction of what it is for. False where somebody was faster.
 * @param madeId the row that the write makes, where it is needed to answer again
 */
export const takeIdempotencyKey = async (
  tx: Executor,
  userId: string,
  { key, digest }: IdempotencyKey,
  madeId?: string,
): Promise<boolean> =>
  (
    await tx
      .insert(idempotencyKeys)
      .values({ userId, key, digest, madeId })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
  ).length > 0

export async function findKeyUse(orm: Executor, userId: string, key: string): Promise<KeyUse | undefined> {
  const [used] = await orm
    .select({ digest: idempotencyKeys.digest, madeId: idempotencyKeys.madeId })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)))
  return used
}

/** The digest of what a key came with before. */
export const findKeyDigest = async (orm: Executor, userId: string, key: string): Promise<string | undefined> =>
  (await findKeyUse(orm, userId, key))?.digest

/** Deletes the keys that nobody sends again. */
export async function sweepIdempotencyKeys(orm: Executor, now: Date): Promise<void> {
  await orm.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_MS)))
}
