import { and, desc, eq, gt, lte, ne, or, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../db/database'
import { sessions, users } from '../../db/schema'
import type { Afterwork } from '../../ports/afterwork'
import type { Clock } from '../../ports/clock'
import type { SessionStore } from '../../ports/session-store'
import { userColumns } from './user-columns.repository'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export interface SessionFacts {
  readonly sessionId: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
  readonly expiresAt: Date
}

export interface SessionRepository extends SessionStore {
  listOf(userId: string): Promise<SessionFacts[]>
  endOthers(userId: string, keptSessionId: string): Promise<void>
  /** Deletes sessions that are over. */
  sweep(): Promise<void>
}

export interface SessionRules {
  /** A session ends then, however much it is used. */
  readonly lifetimeHours: number
  /** And earlier when it is not used for so long. */
  readonly idleHours: number
}

/**
 * Holds the person's row until the transaction ends: a change of password waits for the session and then ends it, or
 * has happened, and the password that was proven is no longer the one.
 */
async function holdUser(tx: Executor, userId: string, passwordHash: string | undefined): Promise<boolean> {
  const isSamePassword = passwordHash === undefined ? undefined : eq(users.passwordHash, passwordHash)
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isActive, true), isSamePassword))
    .for('share')
  return held.length > 0
}

/** Sessions and the person each belongs to, in one query. `lastSeenAt` is written at most once a minute. */
export function createSessionRepository(
  db: Database,
  rules: SessionRules,
  clock: Clock,
  afterwork: Afterwork,
): SessionRepository {
  const idleSince = (now: Date) => new Date(now.getTime() - rules.idleHours * HOUR_MS)
  const findByHash = db.orm
    .select({ lastSeenAt: sessions.lastSeenAt, user: userColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.sid, sql.placeholder('sid')),
        gt(sessions.expire, sql.placeholder('now')),
        gt(sessions.lastSeenAt, sql.placeholder('idleSince')),
        eq(users.isActive, true),
      ),
    )
    .prepare('find_session')

  const touch = (sid: string, now: Date) =>
    afterwork.add(
      'session seen',
      async () => void (await db.orm.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.sid, sid))),
    )

  return {
    find: async (sid) => {
      const now = clock()
      const [found] = await findByHash.execute({ sid, now, idleSince: idleSince(now) })
      if (!found) return undefined
      if (now.getTime() - found.lastSeenAt.getTime() > MINUTE_MS) touch(sid, now)
      return { sessionId: sid, user: found.user }
    },
    begin: (sid, userId, passwordHash) =>
      db.transaction(async (tx) => {
        const now = clock()
        const expire = new Date(now.getTime() + rules.lifetimeHours * HOUR_MS)
        if (!(await holdUser(tx, userId, passwordHash))) return false
        await tx.insert(sessions).values({ sid, userId, expire, sess: {}, createdAt: now, lastSeenAt: now })
        return true
      }),
    end: async (sid) => void (await db.orm.delete(sessions).where(eq(sessions.sid, sid))),
    listOf: async (userId) => {
      const now = clock()
      return db.orm
        .select({
          sessionId: sessions.sid,
          createdAt: sessions.createdAt,
          lastSeenAt: sessions.lastSeenAt,
          expiresAt: sessions.expire,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expire, now), gt(sessions.lastSeenAt, idleSince(now))))
        .orderBy(desc(sessions.lastSeenAt))
    },
    endOthers: async (userId, kept) =>
      void (await db.orm.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.sid, kept)))),
    sweep: async () => {
      const now = clock()
      await db.orm.delete(sessions).where(or(lte(sessions.expire, now), lte(sessions.lastSeenAt, idleSince(now))))
    },
  }
}
