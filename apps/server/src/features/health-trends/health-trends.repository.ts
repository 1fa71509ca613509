import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { aiConversations } from '../../db/schema/assistant'
import type { HasConversations } from '../../ports/care-records'

/** Looks for one, and reads nothing of it. */
export const createHasConversations =
  (database: Database): HasConversations =>
  async (userId) =>
    (
      await database.orm
        .select({ id: aiConversations.id })
        .from(aiConversations)
        .where(eq(aiConversations.userId, userId))
        .limit(1)
    ).length > 0
