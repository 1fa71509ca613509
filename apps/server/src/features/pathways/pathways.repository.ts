import { and, asc, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { CarePathway } from '@careway/domain/care-pathways/care-pathway'
import { currentStep, statusAfterStep } from '@careway/domain/care-pathways/pathway-progress'
import type { OfferedLocale } from '@careway/i18n/locales'
import type { Database } from '../../db/database'
import { findKeyDigest, takeIdempotencyKey, type IdempotencyKey } from '../../db/idempotency-keys'
import { carePathways } from '../../db/schema/care-pathways'
import { keepPathways, type FoundPathway, type KeepOptions } from './keep-pathways.repository'
import { allColumns, columnsFor, type PathwayRow } from './pathway-row.repository'

export interface PathwayChanges {
  readonly sealedNotes?: Uint8Array | null
  readonly scheduledDate?: Date | null
  readonly status?: 'completed'
}

export type PathwaysRepository = ReturnType<typeof createPathwaysRepository>

const ownedBy = (userId: string, id: string): SQL =>
  and(eq(carePathways.userId, userId), eq(carePathways.id, id)) as SQL

const stepsOf = (row: Pick<PathwayRow, 'recipe'>): CarePathway['steps'] => (row.recipe as CarePathway).steps

/** Ticks of the steps after one change, in order. */
const ticksAfter = (ticks: readonly number[], index: number, isDone: boolean): readonly number[] =>
  [...new Set(isDone ? [...ticks, index] : ticks.filter((each) => each !== index))].sort((a, b) => a - b)

/** Pathways on file. Every query names the owner. */
export function createPathwaysRepository(database: Database) {
  const ownRows = () =>
    database.orm
      .select(columnsFor(sql.placeholder('locale')))
      .from(carePathways)
      .$dynamic()
  const isOwn = eq(carePathways.userId, sql.placeholder('userId'))
  const all = ownRows()
    .where(isOwn)
    .orderBy(asc(carePathways.rank), desc(carePathways.updatedAt))
    .prepare('list_pathways')
  const mine = ownRows()
    .where(and(isOwn, inArray(carePathways.status, ['pursuing', 'completed'])))
    .orderBy(desc(carePathways.updatedAt))
    .prepare('list_my_pathways')

  const one = async (where: SQL): Promise<PathwayRow | undefined> =>
    (await database.orm.select(allColumns).from(carePathways).where(where).limit(1))[0]

  const change = async (where: SQL, set: Partial<typeof carePathways.$inferInsert>): Promise<PathwayRow | undefined> =>
    (
      await database.orm
        .update(carePathways)
        .set({ ...set, updatedAt: sql`now()` as never })
        .where(where)
        .returning(allColumns)
    )[0]

  return {
    listAll: (userId: string, locale: OfferedLocale): Promise<readonly PathwayRow[]> => all.execute({ userId, locale }),

    listMine: (userId: string, locale: OfferedLocale): Promise<readonly PathwayRow[]> =>
      mine.execute({ userId, locale }),

    find: (userId: string, id: string) => one(ownedBy(userId, id)),

    findByOption: (userId: string, option: string) =>
      one(and(eq(carePathways.userId, userId), eq(carePathways.option, option)) as SQL),

    findDigest: (userId: string, key: string) => findKeyDigest(database.orm, userId, key),

    keep: (userId: string, found: readonly FoundPathway[], options: KeepOptions): Promise<readonly PathwayRow[]> =>
      keepPathways(database.orm, userId, found, options),

    /** Nothing where it is not identified, not there or not theirs. */
    pursue: (userId: string, id: string) =>
      change(and(ownedBy(userId, id), eq(carePathways.status, 'identified')) as SQL, { status: 'pursuing' }),

    update: (userId: string, id: string, changes: PathwayChanges) => change(ownedBy(userId, id), changes),

    /**
     * Puts an option on the plan with its first notes; one that is there already keeps its status. Uses up the key in
     * the same transaction; `key-used` where somebody was faster.
     */
    putOnPlan: (userId: string, option: string, changes: PathwayChanges, key: IdempotencyKey | undefined) =>
      database.transaction(async (tx): Promise<PathwayRow | 'key-used' | undefined> => {
        if (key && !(await takeIdempotencyKey(tx, userId, key))) return 'key-used'
        const isOption = and(eq(carePathways.userId, userId), eq(carePathways.option, option))
        const status = sql`case when ${carePathways.status} = 'identified' then 'pursuing' else ${carePathways.status} end`
        const set = { ...changes, status: status as never, updatedAt: sql`now()` as never }
        return (await tx.update(carePathways).set(set).where(isOption).returning(allColumns))[0]
      }),

    /** Nothing where there is no such step. */
    completeStep: (userId: string, id: string, index: number, isDone: boolean): Promise<PathwayRow | undefined> =>
      database.transaction(async (tx) => {
        const [row] = await tx.select(allColumns).from(carePathways).where(ownedBy(userId, id)).for('update')
        const steps = row && stepsOf(row)
        if (!row || !steps?.[index]) return undefined
        const completedSteps = ticksAfter(row.completedSteps, index, isDone)
        const progress = steps.map(({ required }, at) => ({ required, completed: completedSteps.includes(at) }))
        const [changed] = await tx
          .update(carePathways)
          .set({
            completedSteps,
            currentStep: currentStep(progress),
            status: statusAfterStep({ status: row.status, steps: progress }, isDone),
            updatedAt: sql`now()`,
          })
          .where(ownedBy(userId, id))
          .returning(allColumns)
        return changed
      }),

    /** Back to what was found, unticked and without notes or appointment. False where there is no such pathway. */
    takeOffPlan: async (userId: string, id: string): Promise<boolean> =>
      (await change(and(ownedBy(userId, id), ne(carePathways.status, 'identified')) as SQL, {
        status: 'identified',
        completedSteps: [],
        currentStep: 1,
        sealedNotes: null,
        scheduledDate: null,
      })) !== undefined || (await one(ownedBy(userId, id))) !== undefined,

    remove: async (userId: string, id: string): Promise<boolean> =>
      (await database.orm.delete(carePathways).where(ownedBy(userId, id)).returning({ id: carePathways.id })).length >
      0,
  }
}
