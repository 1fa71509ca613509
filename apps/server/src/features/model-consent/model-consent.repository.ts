import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { modelConsents, modelUses } from '../../db/schema/assistant'

export type ModelConsentRow = Omit<typeof modelConsents.$inferSelect, 'userId'>

/** The decision on one provider, and the uses of one day, read at once. */
export interface ModelStanding {
  readonly consent: ModelConsentRow | undefined
  readonly uses: number
}

export type ModelConsentRepository = ReturnType<typeof createModelConsentRepository>

const consentColumns = {
  providerId: modelConsents.providerId,
  isGranted: modelConsents.isGranted,
  decidedAt: modelConsents.decidedAt,
}

export const createModelConsentRepository = (database: Database) => {
  const find = async (userId: string, providerId: string): Promise<ModelConsentRow | undefined> =>
    (
      await database.orm
        .select(consentColumns)
        .from(modelConsents)
        .where(and(eq(modelConsents.userId, userId), eq(modelConsents.providerId, providerId)))
    )[0]

  const usesOn = async (userId: string, day: string): Promise<number> =>
    (
      await database.orm
        .select({ count: modelUses.count })
        .from(modelUses)
        .where(and(eq(modelUses.userId, userId), eq(modelUses.day, day)))
    )[0]?.count ?? 0

  return {
    find,
    usesOn,

    listOf: (userId: string): Promise<ModelConsentRow[]> =>
      database.orm
        .select(consentColumns)
        .from(modelConsents)
        .where(eq(modelConsents.userId, userId))
        .orderBy(asc(modelConsents.decidedAt)),

    decide: async (userId: string, { providerId, isGranted, decidedAt }: ModelConsentRow): Promise<void> => {
      await database.orm
        .insert(modelConsents)
        .values({ userId, providerId, isGranted, decidedAt })
        .onConflictDoUpdate({
          target: [modelConsents.userId, modelConsents.providerId],
          set: { isGranted, decidedAt },
        })
    },

    /** Counts one use of the day, unless there were `limit` already. Answers the new count where it was counted. */
    takeUse: async (userId: string, day: string, limit: number): Promise<number | undefined> => {
      const taken = await database.orm
        .insert(modelUses)
        .values({ userId, day, count: 1 })
        .onConflictDoUpdate({
          target: [modelUses.userId, modelUses.day],
          set: { count: sql`${modelUses.count} + 1` },
          setWhere: lt(modelUses.count, limit),
        })
        .returning({ count: modelUses.count })
      return taken[0]?.count
    },

    /** Days that are over count for nothing. */
    forgetUsesBefore: async (userId: string, day: string): Promise<void> => {
      await database.orm.delete(modelUses).where(and(eq(modelUses.userId, userId), lt(modelUses.day, day)))
    },
  }
}
