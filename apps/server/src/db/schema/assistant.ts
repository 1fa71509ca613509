import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { bytes, createdAt, instant, updatedAt } from './columns'

/** Conversations with the assistant. All that was said or found is sealed. */
export const aiConversations = pgTable(
  'ai_conversations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Type, level, and what the safety gate has heard so far. */
    sealedState: bytes('sealed_state').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('ai_conversations_user_updated_idx').on(table.userId, table.updatedAt)],
)

export const aiMessages = pgTable(
  'ai_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => aiConversations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** From 0, in the order they were said. */
    position: integer('position').notNull(),
    /** Who spoke, what was said, and what an answer rested on. */
    sealedMessage: bytes('sealed_message').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('ai_messages_conversation_position_key').on(table.conversationId, table.position)],
)

/** What people decided about sending their words to a language model. One decision a provider and person. */
export const modelConsents = pgTable(
  'model_consents',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull(),
    isGranted: boolean('is_granted').notNull(),
    decidedAt: instant('decided_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'model_consents_pk', columns: [table.userId, table.providerId] })],
)

/** How often a model was asked for a person on a day (UTC). */
export const modelUses = pgTable(
  'model_uses',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    count: integer('count').notNull().default(0),
  },
  (table) => [primaryKey({ name: 'model_uses_pk', columns: [table.userId, table.day] })],
)
