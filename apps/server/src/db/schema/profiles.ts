import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { bytes, createdAt, instant, updatedAt } from './columns'

export const userProfiles = pgTable('user_profiles', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Every answer, as JSON, encrypted. */
  sealedDetails: bytes('sealed_details').notNull(),
  profileCompletedAt: instant('profile_completed_at'),
  completedAt: instant('completed_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
