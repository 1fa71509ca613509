import { desc, eq } from 'drizzle-orm'
import type { FeedbackType } from '@careway/domain/vocabulary/profile-choices'
import type { Database } from '../../db/database'
import { betaFeedback } from '../../db/schema'

export interface NewFeedback {
  readonly type: FeedbackType
  readonly message: string
  readonly userId: string | null
  readonly userEmail: string | null
}

export interface FeedbackRepository {
  add(feedback: NewFeedback): Promise<void>
  /** What a person has sent, newest first, for their export. */
  listOf(userId: string): Promise<{ type: string; message: string; createdAt: string }[]>
}

export const createFeedbackRepository = (db: Database): FeedbackRepository => ({
  add: async ({ type, ...feedback }) =>
    void (await db.orm.insert(betaFeedback).values({ feedbackType: type, ...feedback })),
  listOf: async (userId) => {
    const rows = await db.orm
      .select()
      .from(betaFeedback)
      .where(eq(betaFeedback.userId, userId))
      .orderBy(desc(betaFeedback.createdAt))
    return rows.map(({ feedbackType, message, createdAt }) => ({
      type: feedbackType,
      message,
      createdAt: createdAt.toISOString(),
    }))
  },
})
