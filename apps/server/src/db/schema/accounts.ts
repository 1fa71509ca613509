import { boolean, index, json, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ROLES, SUBSCRIPTION_TIERS } from '@careway/domain/vocabulary/account-terms'
import { createdAt, instant, updatedAt } from './columns'

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** As the person wrote it. */
  email: text('email').notNull(),
  /** NFKC and lower case: what makes an address the same. */
  emailKey: text('email_key').notNull().unique(),
  passwordHash: text('password_hash'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  profileImageUrl: text('profile_image_url'),
  emailVerified: boolean('email_verified').notNull().default(false),
  role: text('role', { enum: ROLES }).notNull().default('user'),
  isActive: boolean('is_active').notNull().default(true),
  subscriptionTier: text('subscription_tier', { enum: SUBSCRIPTION_TIERS }).notNull().default('free'),
  subscriptionStatus: text('subscription_status').notNull().default('active'),
  subscriptionExpiresAt: instant('subscription_expires_at'),
  stripeCustomerId: text('stripe_customer_id'),
  /** SHA-256 of the token, never the token. */
  authToken: text('auth_token').unique(),
  tokenExpiresAt: instant('token_expires_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the session's secret, in hex. */
    sid: text('sid').primaryKey(),
    sess: json('sess').notNull(),
    expire: instant('expire').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_expire_idx').on(table.expire), index('sessions_user_id_idx').on(table.userId)],
)

export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    /** SHA-256 of the token, in hex. */
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['reset_password', 'verify_email', 'setup'] }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at'),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('one_time_links_user_id_idx').on(table.userId)],
)
