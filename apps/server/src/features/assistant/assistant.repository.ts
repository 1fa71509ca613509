import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database, Executor } from '../../db/database'
import { findKeyUse, takeIdempotencyKey, type IdempotencyKey, type KeyUse } from '../../db/idempotency-keys'
import { aiConversations, aiMessages } from '../../db/schema/assistant'

export type ConversationRow = typeof aiConversations.$inferSelect
export type MessageRow = typeof aiMessages.$inferSelect

/** What was there before an exchange: nothing for one that begins a conversation. */
export interface BeforeExchange {
  readonly conversationId: string
  readonly sealedState?: Uint8Array
  /** The last ones only, in the order they were said. */
  readonly lastMessages: readonly MessageRow[]
}

/** What one exchange leaves behind. */
export interface SealedExchange {
  readonly sealedState: Uint8Array
  readonly sealedQuestion: Uint8Array
  readonly sealedAnswer: Uint8Array
}

export interface ExchangePlace {
  /** Left out to begin a conversation. */
  readonly conversationId: string | undefined
  readonly lastMessages: number
  /** Used up by the exchange, so that it is stored once. */
  readonly key: IdempotencyKey | undefined
}

export interface ConversationPage {
  readonly limit: number
  /** The last row of the page before. */
  readonly after?: { readonly at: Date; readonly id: string } | undefined
}

const ownedBy = (userId: string, ...more: (SQL | undefined)[]): SQL =>
  and(eq(aiConversations.userId, userId), ...more) as SQL

const select = (orm: Executor, where: SQL) =>
  orm.select().from(aiConversations).where(where).orderBy(desc(aiConversations.updatedAt), desc(aiConversations.id))

const inOrder = [asc(aiMessages.conversationId), asc(aiMessages.position)] as const

/** The conversation with nobody else changing it; nothing where it is not there or not theirs. */
const lock = async (tx: Executor, userId: string, id: string): Promise<ConversationRow | undefined> =>
  (
    await tx
      .select()
      .from(aiConversations)
      .where(ownedBy(userId, eq(aiConversations.id, id)))
      .for('update')
  )[0]

const lastOf = async (
  tx: Executor,
  userId: string,
  conversationId: string,
  most: number,
): Promise<readonly MessageRow[]> =>
  (
    await tx
      .select()
      .from(aiMessages)
      .where(and(eq(aiMessages.userId, userId), eq(aiMessages.conversationId, conversationId)))
      .orderBy(desc(aiMessages.position))
      .limit(most)
  ).toReversed()

/** What an exchange goes on from, with its key used up; nothing where the conversation is not there or not theirs. */
async function begin(tx: Executor, userId: string, given: ExchangePlace, answerId: string) {
  const present = given.conversationId === undefined ? undefined : await lock(tx, userId, given.conversationId)
  if (given.conversationId !== undefined && !present) return undefined
  if (given.key && !(await takeIdempotencyKey(tx, userId, given.key, answerId))) return 'key-used'
  const conversationId = present?.id ?? randomUUID()
  return {
    present,
    conversationId,
    lastMessages: present ? await lastOf(tx, userId, conversationId, given.lastMessages) : [],
  }
}

export type AssistantRepository = ReturnType<typeof createAssistantRepository>

/** Conversations on file. Every query names the owner. */
export const createAssistantRepository = (database: Database) => ({
  /** Newest change first. */
  listPage: async (userId: string, { limit, after }: ConversationPage): Promise<readonly ConversationRow[]> => {
    const isBehind =
      after &&
      sql`(${aiConversations.updatedAt}, ${aiConversations.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
    return select(database.orm, ownedBy(userId, isBehind)).limit(limit)
  },

  listAll: async (userId: string): Promise<readonly ConversationRow[]> => select(database.orm, ownedBy(userId)),

  find: async (userId: string, id: string): Promise<ConversationRow | undefined> =>
    (await select(database.orm, ownedBy(userId, eq(aiConversations.id, id))))[0],

  findKeyUse: (userId: string, key: string): Promise<KeyUse | undefined> => findKeyUse(database.orm, userId, key),

  /** The answer with this id, behind the question that it answers. */
  findExchange: async (userId: string, answerId: string): Promise<readonly MessageRow[]> => {
    const question = alias(aiMessages, 'question')
    const rows = await database.orm
      .select({ question, answer: aiMessages })
      .from(aiMessages)
      .innerJoin(
        question,
        and(
          eq(question.conversationId, aiMessages.conversationId),
          eq(question.position, sql`${aiMessages.position} - 1`),
        ),
      )
      .where(and(eq(aiMessages.userId, userId), eq(aiMessages.id, answerId)))
    return rows.flatMap((row) => [row.question, row.answer])
  },

  /** The messages of conversations, each in the order they were said. */
  listMessages: async (userId: string, conversationIds: readonly string[]): Promise<readonly MessageRow[]> =>
    conversationIds.length === 0
      ? []
      : database.orm
          .select()
          .from(aiMessages)
          .where(and(eq(aiMessages.userId, userId), inArray(aiMessages.conversationId, [...conversationIds])))
          .orderBy(...inOrder),

  /**
   * One exchange, stored whole or not at all. Exchanges of one conversation come one after the other, each with all
   * that was said before it in view.
   * @param work decides what to store; must not wait for anything but the processor
   * @returns nothing where the conversation is not there or not theirs
   */
  exchange: <T extends SealedExchange>(
    userId: string,
    given: ExchangePlace,
    work: (before: BeforeExchange) => T,
  ): Promise<
    (T & { readonly conversationId: string; readonly answerId: string; readonly at: Date }) | 'key-used' | undefined
  > =>
    database.transaction(async (tx) => {
      const answerId = randomUUID()
      const begun = await begin(tx, userId, given, answerId)
      if (!begun || begun === 'key-used') return begun
      const { present, conversationId, lastMessages } = begun
      const made = work({ conversationId, lastMessages, ...(present && { sealedState: present.sealedState }) })
      const at = await keepState(tx, userId, conversationId, made.sealedState, present !== undefined)
      const position = (lastMessages.at(-1)?.position ?? -1) + 1
      const own = { conversationId, userId, createdAt: at }
      await tx.insert(aiMessages).values([
        { ...own, position, sealedMessage: made.sealedQuestion },
        { ...own, id: answerId, position: position + 1, sealedMessage: made.sealedAnswer },
      ])
      return { ...made, conversationId, answerId, at }
    }),

  /** Puts other words in the place of an answer. Does nothing where it was deleted meanwhile. */
  replaceAnswer: async (userId: string, answerId: string, sealedMessage: Uint8Array): Promise<void> => {
    await database.orm
      .update(aiMessages)
      .set({ sealedMessage })
      .where(and(eq(aiMessages.userId, userId), eq(aiMessages.id, answerId)))
  },

  remove: async (userId: string, id: string): Promise<boolean> =>
    (
      await database.orm
        .delete(aiConversations)
        .where(ownedBy(userId, eq(aiConversations.id, id)))
        .returning({ id: aiConversations.id })
    ).length > 0,

  removeAll: async (userId: string): Promise<void> => {
    await database.orm.delete(aiConversations).where(ownedBy(userId))
  },
})

/** Stores the state of a conversation that is there or begins. Answers when, by the database's clock. */
async function keepState(
  tx: Executor,
  userId: string,
  id: string,
  sealedState: Uint8Array,
  isPresent: boolean,
): Promise<Date> {
  const rows = isPresent
    ? await tx
        .update(aiConversations)
        // Not `now()`, the time the transaction began: it may have waited for the exchange before it.
        .set({ sealedState, updatedAt: sql`clock_timestamp()` as never })
        .where(ownedBy(userId, eq(aiConversations.id, id)))
        .returning({ at: aiConversations.updatedAt })
    : await tx.insert(aiConversations).values({ id, userId, sealedState }).returning({ at: aiConversations.updatedAt })
  return rows[0]!.at
}
