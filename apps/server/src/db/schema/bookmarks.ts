import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { BOOKMARK_TYPES } from '@careway/domain/vocabulary/bookmark-terms'
import { users } from './accounts'
import { bytes, createdAt, updatedAt } from './columns'

/** What a person saved: a plan, and later resources, programs and providers. */
export const bookmarks = pgTable(
  'bookmarks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: BOOKMARK_TYPES }).notNull(),
    targetId: text('target_id').notNull(),
    /** Status, notes, deadline, and what the target said when it was saved. */
    sealedDetails: bytes('sealed_details').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('bookmarks_user_target_key').on(table.userId, table.type, table.targetId),
    index('bookmarks_user_updated_idx').on(table.userId, table.updatedAt),
  ],
)
