import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { FEEDBACK_TYPES } from '@careway/domain/vocabulary/profile-choices'
import { users } from './accounts'
import { createdAt, instant } from './columns'

export const betaFeedback = pgTable(
  'beta_feedback',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    userEmail: text('user_email'),
    feedbackType: text('feedback_type', { enum: FEEDBACK_TYPES }).notNull().default('general'),
    message: text('message').notNull(),
    priority: text('priority', { enum: ['low', 'medium', 'high'] })
      .notNull()
      .default('medium'),
    status: text('status', { enum: ['open', 'in_progress', 'resolved', 'closed'] })
      .notNull()
      .default('open'),
    createdAt: createdAt(),
  },
  (table) => [index('beta_feedback_user_id_idx').on(table.userId)],
)

/** Keys of writes that a device may send again: each has one effect, however often it comes. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the body that came with the key; of a message to the assistant without its words. */
    digest: text('digest').notNull(),
    /** The row that the write made, where its kind of write needs it to answer again. */
    madeId: uuid('made_id'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'idempotency_keys_pk', columns: [table.userId, table.key] }),
    index('idempotency_keys_created_at_idx').on(table.createdAt),
  ],
)

/** Who did what and when. Never a health detail. Kept when the person's account is gone. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: instant('at').notNull().defaultNow(),
    actorUserId: uuid('actor_user_id'),
    action: text('action').notNull(),
    targetType: text('target_type'),
    targetId: text('target_id'),
    outcome: text('outcome', { enum: ['done', 'refused'] }).notNull(),
    detail: jsonb('detail').notNull().default({}),
  },
  (table) => [index('audit_entries_at_idx').on(table.at)],
)
