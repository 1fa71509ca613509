import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database, Executor } from '../../db/database'
import { oneTimeLinks, users } from '../../db/schema'
import { emailKey } from './email-key'
import type { LinkPurpose } from './one-time-token'

export interface NewLink {
  readonly purpose: LinkPurpose
  /** Nobody's, for the setup link. */
  readonly owner: { readonly id: string; readonly email: string } | null
  readonly tokenHash: string
  readonly expiresAt: Date | null
}

export interface OneTimeLinkRepository {
  /**
   * Keeps a link and ends the earlier ones of its purpose and person. False, and nothing kept, where the person is gone
   * or has another e-mail by now: a link mailed to the old one must not confirm or open the new.
   */
  replace(link: NewLink): Promise<boolean>
  /** Whose link this is, while it works. */
  findOwner(
    purpose: LinkPurpose,
    tokenHash: string,
    now: Date,
  ): Promise<{ readonly id: string; readonly email: string } | undefined>
}

/** Keeps the e-mail as it is until the transaction ends: a change of it waits, and then ends the link. */
const holdOwner = async (tx: Executor, { id, email }: { readonly id: string; readonly email: string }) =>
  (
    await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), eq(users.emailKey, emailKey(email))))
      .for('share')
  ).length > 0

export const createOneTimeLinkRepository = (db: Database): OneTimeLinkRepository => ({
  replace: ({ owner, ...link }) =>
    db.transaction(async (tx) => {
      if (owner && !(await holdOwner(tx, owner))) return false
      const isOwners = owner ? eq(oneTimeLinks.userId, owner.id) : isNull(oneTimeLinks.userId)
      await tx.delete(oneTimeLinks).where(and(eq(oneTimeLinks.purpose, link.purpose), isOwners))
      await tx.insert(oneTimeLinks).values({ ...link, userId: owner?.id ?? null })
      return true
    }),

  findOwner: async (purpose, tokenHash, now) => {
    const [owner] = await db.orm
      .select({ id: users.id, email: users.email })
      .from(oneTimeLinks)
      .innerJoin(users, eq(users.id, oneTimeLinks.userId))
      .where(
        and(
          eq(oneTimeLinks.tokenHash, tokenHash),
          eq(oneTimeLinks.purpose, purpose),
          isNull(oneTimeLinks.usedAt),
          gt(oneTimeLinks.expiresAt, now),
          eq(users.isActive, true),
        ),
      )
    return owner
  },
})
