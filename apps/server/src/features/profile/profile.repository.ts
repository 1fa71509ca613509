import { eq, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../db/database'
import { userProfiles, users } from '../../db/schema'
import type { ProfileRow } from './profile-details'

export interface SavedProfile {
  readonly sealedDetails: Uint8Array
  /** When the person finished the form, as the form says; kept as it was where it says nothing. */
  readonly completedAt: Date | undefined
  readonly now: Date
}

export interface ProfileRepository {
  find(userId: string): Promise<ProfileRow | undefined>
  /**
   * Writes the one profile of a person, one change after the other: what is sealed can't be merged by the database. It
   * is complete from the first time on: its shape asks for all that is needed. Nothing is written where `decide` throws.
   */
  change(userId: string, decide: (before: ProfileRow | undefined) => SavedProfile): Promise<ProfileRow>
  /** One sealed value of anybody's, to try a key on. */
  findAnySealed(): Promise<Uint8Array | undefined>
}

async function save(tx: Executor, userId: string, { sealedDetails, completedAt, now }: SavedProfile) {
  const [row] = await tx
    .insert(userProfiles)
    .values({
      userId,
      sealedDetails,
      profileCompletedAt: now,
      completedAt: completedAt ?? now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: userProfiles.userId,
      set: {
        sealedDetails,
        profileCompletedAt: sql`coalesce(${userProfiles.profileCompletedAt}, excluded.profile_completed_at)`,
        updatedAt: now,
        ...(completedAt ? { completedAt } : {}),
      },
    })
    .returning()
  return row!
}

export function createProfileRepository(db: Database): ProfileRepository {
  const findByUser = db.orm
    .select()
    .from(userProfiles)
    .where(eq(userProfiles.userId, sql.placeholder('userId')))
    .prepare('find_profile')
  return {
    findAnySealed: async () =>
      (await db.orm.select({ sealed: userProfiles.sealedDetails }).from(userProfiles).limit(1))[0]?.sealed,
    find: async (userId) => (await findByUser.execute({ userId }))[0],
    change: (userId, decide) =>
      db.transaction(async (tx) => {
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
        const [before] = await tx.select().from(userProfiles).where(eq(userProfiles.userId, userId))
        return save(tx, userId, decide(before))
      }),
  }
}
