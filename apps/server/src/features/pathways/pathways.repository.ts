import { and, asc, desc, eq, inArray, ne, notInArray, sql, type SQL } from 'drizzle-orm'
import type { CarePathway } from '@careway/domain/care-pathways/care-pathway'
import { currentStep, statusAfterStep } from '@careway/domain/care-pathways/pathway-progress'
import type { Availability, PathwayStatus, PathwayType } from '@careway/domain/vocabulary/care-pathway-terms'
import type { OfferedLocale } from '@careway/i18n/locales'
import type { Database } from '../../db/database'
import { carePathways } from '../../db/schema/care-pathways'
import type { PathwayWords } from './pathway-words'

/** What an analysis found, before it is kept. */
export interface FoundPathway {
  readonly recipe: CarePathway
  readonly words: PathwayWords
  readonly locale: OfferedLocale
  readonly rank: number
}

export interface PathwayRow {
  readonly id: string
  readonly userId: string
  readonly option: string
  readonly locale: string
  readonly words: unknown
  /** Left out of lists where the words are in the reader's language already. */
  readonly recipe: unknown
  readonly pathwayType: PathwayType
  readonly availability: Availability
  readonly status: PathwayStatus
  readonly currentStep: number
  readonly completedSteps: readonly number[]
  readonly sealedNotes: Uint8Array | null
  readonly scheduledDate: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

export interface PathwayChanges {
  readonly sealedNotes?: Uint8Array | null
  readonly scheduledDate?: Date | null
  readonly status?: 'completed'
}

export type PathwaysRepository = ReturnType<typeof createPathwaysRepository>

const ownedBy = (userId: string, id: string): SQL =>
  and(eq(carePathways.userId, userId), eq(carePathways.id, id)) as SQL

/** Spares the recipe where the words need no making anew. */
const columnsFor = (locale: OfferedLocale) => ({
  ...allColumns,
  recipe: sql<unknown>`case when ${carePathways.locale} = ${locale} then null else ${carePathways.recipe} end`,
})

const allColumns = {
  id: carePathways.id,
  userId: carePathways.userId,
  option: carePathways.option,
  locale: carePathways.locale,
  words: carePathways.words,
  recipe: carePathways.recipe,
  pathwayType: carePathways.pathwayType,
  availability: carePathways.availability,
  status: carePathways.status,
  currentStep: carePathways.currentStep,
  completedSteps: carePathways.completedSteps,
  sealedNotes: carePathways.sealedNotes,
  scheduledDate: carePathways.scheduledDate,
  createdAt: carePathways.createdAt,
  updatedAt: carePathways.updatedAt,
}

const storedFields = (userId: string, { recipe, words, locale, rank }: FoundPathway) => ({
  userId,
  option: recipe.option,
  locale,
  title: words.title,
  description: words.description,
  providerId: recipe.place?.id ?? null,
  estimatedCost: words.estimatedCost,
  copay: words.copay,
  distance: words.distance,
  availability: recipe.availability,
  pathwayType: recipe.type,
  words,
  recipe,
  rank,
})

/** The new value of a column in an upsert. */
const incoming = (column: string): SQL => sql.raw(`excluded."${column}"`)

const refreshed = {
  locale: incoming('locale'),
  title: incoming('title'),
  description: incoming('description'),
  providerId: incoming('provider_id'),
  estimatedCost: incoming('estimated_cost'),
  copay: incoming('copay'),
  distance: incoming('distance'),
  availability: incoming('availability'),
  pathwayType: incoming('pathway_type'),
  words: incoming('words'),
  recipe: incoming('recipe'),
  rank: incoming('rank'),
  updatedAt: sql`now()`,
}

const stepsOf = (row: Pick<PathwayRow, 'recipe'>): CarePathway['steps'] => (row.recipe as CarePathway).steps

/** Ticks of the steps after one change, in order. */
const ticksAfter = (ticks: readonly number[], index: number, isDone: boolean): readonly number[] =>
  [...new Set(isDone ? [...ticks, index] : ticks.filter((each) => each !== index))].sort((a, b) => a - b)

/** Pathways on file. Every query names the owner. */
export function createPathwaysRepository(database: Database) {
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
    listAll: (userId: string, locale: OfferedLocale): Promise<readonly PathwayRow[]> =>
      database.orm
        .select(columnsFor(locale))
        .from(carePathways)
        .where(eq(carePathways.userId, userId))
        .orderBy(asc(carePathways.rank), desc(carePathways.updatedAt)),

    listMine: (userId: string, locale: OfferedLocale): Promise<readonly PathwayRow[]> =>
      database.orm
        .select(columnsFor(locale))
        .from(carePathways)
        .where(and(eq(carePathways.userId, userId), inArray(carePathways.status, ['pursuing', 'completed'])))
        .orderBy(desc(carePathways.updatedAt)),

    find: (userId: string, id: string) => one(ownedBy(userId, id)),

    findByOption: (userId: string, option: string) =>
      one(and(eq(carePathways.userId, userId), eq(carePathways.option, option)) as SQL),

    findByKey: async (userId: string, key: string): Promise<{ row: PathwayRow; digest: string | null } | undefined> => {
      const [row] = await database.orm
        .select({ ...allColumns, digest: carePathways.idempotencyDigest })
        .from(carePathways)
        .where(and(eq(carePathways.userId, userId), eq(carePathways.idempotencyKey, key)))
        .limit(1)
      return row && { row, digest: row.digest }
    },

    /**
     * Keeps what an analysis found: new options are added, those still identified are refreshed, those on the plan stay
     * as they are. Answers the kept rows in the order found.
     */
    keep: (
      userId: string,
      found: readonly FoundPathway[],
      { replacesIdentified }: { readonly replacesIdentified: boolean },
    ): Promise<readonly PathwayRow[]> =>
      database.transaction(async (tx) => {
        const options = found.map(({ recipe }) => recipe.option)
        const others = and(eq(carePathways.userId, userId), notInArray(carePathways.option, options))
        if (replacesIdentified)
          await tx.delete(carePathways).where(and(others, eq(carePathways.status, 'identified')))
        else
          await tx
            .update(carePathways)
            .set({ rank: sql`${carePathways.rank} + ${found.length}` })
            .where(others)
        await tx
          .insert(carePathways)
          .values(found.map((each) => storedFields(userId, each)))
          .onConflictDoUpdate({
            target: [carePathways.userId, carePathways.option],
            set: refreshed,
            setWhere: eq(carePathways.status, 'identified'),
          })
        const rows = await tx
          .select(allColumns)
          .from(carePathways)
          .where(and(eq(carePathways.userId, userId), inArray(carePathways.option, options)))
        return rows.sort((a, b) => options.indexOf(a.option) - options.indexOf(b.option))
      }),

    /** Nothing where it is not identified, not there or not theirs. */
    pursue: (userId: string, id: string) =>
      change(and(ownedBy(userId, id), eq(carePathways.status, 'identified')) as SQL, { status: 'pursuing' }),

    update: (userId: string, id: string, changes: PathwayChanges) => change(ownedBy(userId, id), changes),

    /** Puts an option on the plan with its first notes; one that is there already keeps its status. */
    putOnPlan: (
      userId: string,
      option: string,
      changes: PathwayChanges,
      key: { key: string; digest: string } | undefined | '',
    ) =>
      change(and(eq(carePathways.userId, userId), eq(carePathways.option, option)) as SQL, {
        ...changes,
        status: sql`case when ${carePathways.status} = 'identified' then 'pursuing' else ${carePathways.status} end` as never,
        ...(key && { idempotencyKey: key.key, idempotencyDigest: key.digest }),
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
        idempotencyKey: null,
        idempotencyDigest: null,
      })) !== undefined || (await one(ownedBy(userId, id))) !== undefined,

    remove: async (userId: string, id: string): Promise<boolean> =>
      (await database.orm.delete(carePathways).where(ownedBy(userId, id)).returning({ id: carePathways.id })).length > 0,
  }
}
