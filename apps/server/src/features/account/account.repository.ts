import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../db/database'
import { betaFeedback, oneTimeLinks, sessions, users } from '../../db/schema'
import type { SignedInUser } from '../../ports/caller'
import { emailKey } from './email-key'
import type { LinkPurpose } from './one-time-token'
import { userColumns } from './user-columns.repository'

export interface Account {
  readonly user: SignedInUser
  readonly passwordHash: string | null
  readonly isActive: boolean
}

export interface NewAccount {
  readonly email: string
  readonly passwordHash: string | null
  readonly firstName: string
  readonly lastName: string
  readonly emailVerified: boolean
}

export interface AccountChanges {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly email?: string | undefined
  readonly passwordHash?: string | undefined
  /** The password that was proven for the change; where it is another by now, nothing changes. */
  readonly provenHash?: string | undefined
}

export interface AccountRepository {
  /** @param key as `emailKey` makes it */
  findByEmail(key: string): Promise<Account | undefined>
  /** Nothing when the e-mail is taken. */
  create(account: NewAccount): Promise<SignedInUser | undefined>
  hasSuperAdmin(): Promise<boolean>
  /** Uses up the setup link, in one transaction with the account it makes. */
  createFirstSuperAdmin(
    account: NewAccount,
    tokenHash: string,
    now: Date,
  ): Promise<SignedInUser | 'link-invalid' | 'email-taken'>
  /** Without a link, for the account that the settings name. Nothing when there is a super admin, or the e-mail is taken. */
  createConfiguredSuperAdmin(account: NewAccount): Promise<SignedInUser | undefined>
  /** A new password ends the other sessions, a new e-mail has to be confirmed. */
  update(
    userId: string,
    changes: AccountChanges,
    keptSessionId: string,
  ): Promise<SignedInUser | 'email-taken' | 'password-outdated'>
  /** Uses up the link, sets the password and ends every session. Answers whose it was. */
  resetPassword(tokenHash: string, passwordHash: string, now: Date): Promise<string | undefined>
  verifyEmail(tokenHash: string, now: Date): Promise<string | undefined>
  /** The e-mail was proven by another way. A password set before that may be a stranger's, so it goes. */
  proveEmail(userId: string): Promise<string>
  /** The account and all that is its own. */
  remove(userId: string): Promise<'removed' | 'last-super-admin'>
}

const rowOf = (account: NewAccount) => ({ ...account, emailKey: emailKey(account.email) })

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause && error.cause.code === '23505'

async function useLink(tx: Executor, purpose: LinkPurpose, tokenHash: string, now: Date) {
  const [link] = await tx
    .update(oneTimeLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeLinks.tokenHash, tokenHash),
        eq(oneTimeLinks.purpose, purpose),
        sql`${oneTimeLinks.usedAt} is null`,
        sql`(${oneTimeLinks.expiresAt} is null or ${oneTimeLinks.expiresAt} > ${now.toISOString()})`,
      ),
    )
    .returning({ userId: oneTimeLinks.userId })
  return link
}

const findSuperAdmins = (executor: Executor) =>
  executor
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'super_admin'), eq(users.isActive, true)))

const insertUser = async (executor: Executor, values: typeof users.$inferInsert) =>
  (
    await executor.insert(users).values(values).onConflictDoNothing({ target: users.emailKey }).returning(userColumns)
  )[0]

export function createAccountRepository(db: Database): AccountRepository {
  return {
    findByEmail: async (key) => {
      const [row] = await db.orm
        .select({ user: userColumns, passwordHash: users.passwordHash, isActive: users.isActive })
        .from(users)
        .where(eq(users.emailKey, key))
      return row
    },

    create: (account) => insertUser(db.orm, rowOf(account)),

    hasSuperAdmin: async () => (await findSuperAdmins(db.orm).limit(1)).length > 0,

    createFirstSuperAdmin: async (account, tokenHash, now) => {
      const outcome = await db
        .transaction(async (tx) => {
          const link = await useLink(tx, 'setup', tokenHash, now)
          if (!link || (await findSuperAdmins(tx).limit(1)).length > 0) throw new SetUpRefused('link-invalid')
          const made = await insertUser(tx, { ...rowOf(account), role: 'super_admin' })
          if (!made) throw new SetUpRefused('email-taken')
          return made
        })
        .catch((error: unknown) => {
          if (error instanceof SetUpRefused) return error.reason
          throw error
        })
      return outcome
    },

    createConfiguredSuperAdmin: (account) =>
      db.transaction(async (tx) => {
        if ((await findSuperAdmins(tx).limit(1)).length > 0) return undefined
        return insertUser(tx, { ...rowOf(account), role: 'super_admin' })
      }),

    update: (userId, { firstName, lastName, email, passwordHash, provenHash }, keptSessionId) =>
      db
        .transaction(async (tx) => {
          const [updated] = await tx
            .update(users)
            .set({
              firstName,
              lastName,
              passwordHash,
              ...(email === undefined ? {} : { email, emailKey: emailKey(email), emailVerified: false }),
              updatedAt: sql`now()`,
            })
            .where(and(eq(users.id, userId), provenHash === undefined ? undefined : eq(users.passwordHash, provenHash)))
            .returning(userColumns)
          if (!updated) return 'password-outdated' as const
          if (passwordHash !== undefined) {
            await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.sid, keptSessionId)))
          }
          if (passwordHash !== undefined || email !== undefined) {
            await tx.delete(oneTimeLinks).where(eq(oneTimeLinks.userId, userId))
          }
          return updated
        })
        .catch((error: unknown) => {
          if (isUniqueViolation(error)) return 'email-taken' as const
          throw error
        }),

    resetPassword: (tokenHash, passwordHash, now) =>
      db.transaction(async (tx) => {
        const userId = (await useLink(tx, 'reset_password', tokenHash, now))?.userId
        if (!userId) return undefined
        await tx.update(users).set({ passwordHash, emailVerified: true, updatedAt: now }).where(eq(users.id, userId))
        await tx.delete(sessions).where(eq(sessions.userId, userId))
        await tx.delete(oneTimeLinks).where(eq(oneTimeLinks.userId, userId))
        return userId
      }),

    verifyEmail: (tokenHash, now) =>
      db.transaction(async (tx) => {
        const userId = (await useLink(tx, 'verify_email', tokenHash, now))?.userId
        if (!userId) return undefined
        await tx.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, userId))
        return userId
      }),

    proveEmail: (userId) =>
      db.transaction(async (tx) => {
        const [proven] = await tx
          .update(users)
          .set({ emailVerified: true, passwordHash: null, updatedAt: sql`now()` })
          .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
          .returning({ id: users.id })
        if (proven) await tx.delete(sessions).where(eq(sessions.userId, userId))
        return userId
      }),

    remove: (userId) =>
      db.transaction(async (tx) => {
        const superAdmins = await findSuperAdmins(tx).orderBy(users.id).for('update')
        if (superAdmins.length === 1 && superAdmins[0]!.id === userId) return 'last-super-admin'
        await tx.delete(betaFeedback).where(eq(betaFeedback.userId, userId))
        await tx.delete(users).where(eq(users.id, userId))
        return 'removed'
      }),
  }
}

/** Takes back the transaction: an e-mail that is taken must not use up the link. */
class SetUpRefused extends Error {
  constructor(readonly reason: 'link-invalid' | 'email-taken') {
    super(reason)
  }
}
