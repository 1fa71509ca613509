import { eq, sql } from 'drizzle-orm'
import type { CarePathway } from '@careway/domain/care-pathways/care-pathway'
import { rulesDayAt } from '@careway/domain/kernel/rules-day'
import type { Database } from '../../db/database'
import { carePathways } from '../../db/schema/care-pathways'
import type { ReadPathwayProgress } from '../../ports/care-records'

const columns = {
  option: carePathways.option,
  status: carePathways.status,
  completedSteps: carePathways.completedSteps,
  scheduledDate: carePathways.scheduledDate,
  updatedAt: carePathways.updatedAt,
  steps: sql<CarePathway['steps'] | null>`${carePathways.recipe} -> 'steps'`,
}

/** Progress alone: no words, no notes. */
export const createReadPathwayProgress =
  (database: Database): ReadPathwayProgress =>
  async (userId) => {
    const rows = await database.orm.select(columns).from(carePathways).where(eq(carePathways.userId, userId))
    return rows.map(({ option, status, completedSteps, scheduledDate, updatedAt, steps }) => ({
      option,
      status,
      steps: (steps ?? []).map(({ required }, index) => ({ required, completed: completedSteps.includes(index) })),
      lastChangedOn: rulesDayAt(updatedAt),
      ...(scheduledDate && { scheduledOn: rulesDayAt(scheduledDate) }),
    }))
  }
