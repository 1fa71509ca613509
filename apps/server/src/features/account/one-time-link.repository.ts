import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { oneTimeLinks, users } from '../../db/schema'
import type { LinkPurpose } from './one-time-token'

export interface NewLink {
  readonly purpose: LinkPurpose
  /** Nobody's, for the setup link. */
  readonly userId: string | null
  readonly tokenHash: string
  readonly expiresAt: Date | null
}

export interface OneTimeLinkRepository {
  /** Keeps a link and ends the earlier ones of its purpose and person. */
  replace(link: NewLink): Promise<void>
  /** Whose link this is, while it works. */
  findOwner(
    purpose: LinkPurpose,
    tokenHash: string,
    now: Date,
  ): Promise<{ readonly id: string; readonly email: string } | undefined>
}

export const createOneTimeLinkRepository = (db: Database): OneTimeLinkRepository => ({
  replace: (link) =>
    db.transaction(async (tx) => {
      const owner = link.userId === null ? isNull(oneTimeLinks.userId) : eq(oneTimeLinks.userId, link.userId)
      await tx.delete(oneTimeLinks).where(and(eq(oneTimeLinks.purpose, link.purpose), owner))
      await tx.insert(oneTimeLinks).values(link)
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
