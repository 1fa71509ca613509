import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { CORRECTION_STATUSES, CORRECTION_TARGETS } from '@careway/domain/vocabulary/correction-terms'
import { users } from './accounts'
import { bytes, createdAt, updatedAt } from './columns'

/** "This is wrong": what somebody said of a record that we show. */
export const corrections = pgTable(
  'corrections',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    targetType: text('target_type', { enum: CORRECTION_TARGETS }).notNull(),
    targetId: text('target_id').notNull(),
    /** What the record was called when it was reported. */
    targetTitle: text('target_title').notNull(),
    status: text('status', { enum: CORRECTION_STATUSES }).notNull().default('new'),
    /** The reporter's words; people write of their health, so they are sealed. */
    sealedMessage: bytes('sealed_message').notNull(),
    /** What the admins noted. */
    sealedNote: bytes('sealed_note'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    handledBy: uuid('handled_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('corrections_status_created_idx').on(table.status, table.createdAt)],
)
