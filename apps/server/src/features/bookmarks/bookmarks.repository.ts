import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { BookmarkType } from '@careway/domain/vocabulary/bookmark-terms'
import type { Database, Executor } from '../../db/database'
import { findKeyDigest, takeIdempotencyKey, type IdempotencyKey } from '../../db/idempotency-keys'
import { users } from '../../db/schema/accounts'
import { bookmarks } from '../../db/schema/bookmarks'

export type BookmarkRow = typeof bookmarks.$inferSelect

export interface BookmarkPage {
  readonly type?: BookmarkType | undefined
  readonly limit: number
  /** The last row of the page before. */
  readonly after?: { readonly at: Date; readonly id: string } | undefined
}

const ownedBy = (userId: string, ...more: (SQL | undefined)[]): SQL => and(eq(bookmarks.userId, userId), ...more) as SQL
const isTarget = (type: BookmarkType, targetId: string) =>
  and(eq(bookmarks.type, type), eq(bookmarks.targetId, targetId))

const select = (orm: Executor, where: SQL): Promise<readonly BookmarkRow[]> =>
  orm.select().from(bookmarks).where(where).orderBy(desc(bookmarks.updatedAt), desc(bookmarks.id))

/** What may be done to one person's bookmarks while nobody else changes them. */
const rowsOf = (tx: Executor, userId: string) => ({
  takeKey: (key: IdempotencyKey) => takeIdempotencyKey(tx, userId, key),

  count: (): Promise<number> => tx.$count(bookmarks, ownedBy(userId)),

  listOfType: (type: BookmarkType) => select(tx, ownedBy(userId, eq(bookmarks.type, type))),

  find: async (id: string): Promise<BookmarkRow | undefined> =>
    (await select(tx, ownedBy(userId, eq(bookmarks.id, id))))[0],

  findTarget: async (type: BookmarkType, targetId: string): Promise<BookmarkRow | undefined> =>
    (await select(tx, ownedBy(userId, isTarget(type, targetId))))[0],

  insert: async (type: BookmarkType, targetId: string, sealedDetails: Uint8Array): Promise<BookmarkRow> =>
    (await tx.insert(bookmarks).values({ userId, type, targetId, sealedDetails }).returning())[0]!,

  replace: async (id: string, sealedDetails: Uint8Array): Promise<BookmarkRow> =>
    (
      await tx
        .update(bookmarks)
        .set({ sealedDetails, updatedAt: sql`now()` as never })
        .where(ownedBy(userId, eq(bookmarks.id, id)))
        .returning()
    )[0]!,
})

export type OwnRows = ReturnType<typeof rowsOf>
export type BookmarksRepository = ReturnType<typeof createBookmarksRepository>

/** Bookmarks on file. Every query names the owner. */
export const createBookmarksRepository = (database: Database) => ({
  /** All of them, newest change first. */
  listAll: (userId: string, type?: BookmarkType) =>
    select(database.orm, ownedBy(userId, type && eq(bookmarks.type, type))),

  listPage: async (userId: string, { type, limit, after }: BookmarkPage): Promise<readonly BookmarkRow[]> => {
    const isBehind =
      after &&
      sql`(${bookmarks.updatedAt}, ${bookmarks.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
    return database.orm
      .select()
      .from(bookmarks)
      .where(ownedBy(userId, type && eq(bookmarks.type, type), isBehind))
      .orderBy(desc(bookmarks.updatedAt), desc(bookmarks.id))
      .limit(limit)
  },

  findTarget: async (userId: string, type: BookmarkType, targetId: string): Promise<BookmarkRow | undefined> =>
    (await select(database.orm, ownedBy(userId, isTarget(type, targetId))))[0],

  findKeyDigest: (userId: string, key: string) => findKeyDigest(database.orm, userId, key),

  /** One change of a person's bookmarks after the other: what is sealed can't be compared by the database. */
  change: <T>(userId: string, work: (rows: OwnRows) => Promise<T>): Promise<T> =>
    database.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
      return work(rowsOf(tx, userId))
    }),

  remove: async (userId: string, id: string): Promise<boolean> =>
    (
      await database.orm
        .delete(bookmarks)
        .where(ownedBy(userId, eq(bookmarks.id, id)))
        .returning({ id: bookmarks.id })
    ).length > 0,
})
