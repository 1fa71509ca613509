import { and, desc, eq, sql } from 'drizzle-orm'
import type { CorrectionStatus } from '@careway/domain/vocabulary/correction-terms'
import type { Database } from '../../db/database'
import { corrections } from '../../db/schema/corrections'

export type CorrectionRow = typeof corrections.$inferSelect
export type NewCorrection = Pick<
  CorrectionRow,
  'id' | 'targetType' | 'targetId' | 'targetTitle' | 'sealedMessage' | 'userId'
>

export interface CorrectionPage {
  readonly status?: CorrectionStatus | undefined
  readonly limit: number
  /** The last row of the page before. */
  readonly after?: { readonly at: Date; readonly id: string } | undefined
}

export interface CorrectionChange {
  readonly status?: CorrectionStatus
  /** Null takes the note away. */
  readonly sealedNote?: Uint8Array | null
  readonly handledBy: string
}

export type CorrectionsRepository = ReturnType<typeof createCorrectionsRepository>

const NEWEST_FIRST = [desc(corrections.createdAt), desc(corrections.id)] as const

export const createCorrectionsRepository = (database: Database) => ({
  add: async (correction: NewCorrection): Promise<CorrectionRow> =>
    (await database.orm.insert(corrections).values(correction).returning())[0]!,

  find: async (id: string): Promise<CorrectionRow | undefined> =>
    (await database.orm.select().from(corrections).where(eq(corrections.id, id)))[0],

  /** What one person sent, newest first. */
  listOf: (userId: string): Promise<readonly CorrectionRow[]> =>
    database.orm
      .select()
      .from(corrections)
      .where(eq(corrections.userId, userId))
      .orderBy(...NEWEST_FIRST),

  /** Everybody's, newest first. */
  listPage: ({ status, limit, after }: CorrectionPage): Promise<readonly CorrectionRow[]> =>
    database.orm
      .select()
      .from(corrections)
      .where(
        and(
          status && eq(corrections.status, status),
          after &&
            sql`(${corrections.createdAt}, ${corrections.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
        ),
      )
      .orderBy(...NEWEST_FIRST)
      .limit(limit),

  change: async (id: string, change: CorrectionChange): Promise<CorrectionRow | undefined> =>
    (
      await database.orm
        .update(corrections)
        .set({ ...change, updatedAt: sql`now()` as never })
        .where(eq(corrections.id, id))
        .returning()
    )[0],
})
