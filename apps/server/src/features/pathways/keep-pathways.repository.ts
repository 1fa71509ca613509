import { and, eq, inArray, not, notInArray, sql, type SQL } from 'drizzle-orm'
import type { CarePathway } from '@careway/domain/care-pathways/care-pathway'
import type { OfferedLocale } from '@careway/i18n/locales'
import type { Executor } from '../../db/database'
import { carePathways } from '../../db/schema/care-pathways'
import { columnsFor, type PathwayRow } from './pathway-row.repository'
import type { PathwayWords } from './pathway-words'

/** What an analysis found, before it is kept. */
export interface FoundPathway {
  readonly recipe: CarePathway
  readonly words: PathwayWords
  readonly locale: OfferedLocale
  readonly rank: number
}

export interface KeepOptions {
  readonly locale: OfferedLocale
  /** Whether what was identified before and is not found again goes. */
  readonly replacesIdentified: boolean
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

/** Makes way for what was found: what else the person has is dropped, or moves behind it. */
function makeWay(
  orm: Executor,
  others: SQL | undefined,
  { replacesIdentified }: KeepOptions,
  found: readonly FoundPathway[],
) {
  const moved = { id: carePathways.id }
  return replacesIdentified
    ? orm
        .delete(carePathways)
        .where(and(others, eq(carePathways.status, 'identified')))
        .returning(moved)
    : orm
        .update(carePathways)
        .set({ rank: sql`${carePathways.rank} + ${found.length}` })
        .where(others)
        .returning(moved)
}

/** The words of what is on the plan. Those of the rest are in hand: they were made a moment ago. */
const wordsOnPlan = sql<unknown>`case when ${carePathways.status} <> 'identified' then ${carePathways.words} end`.as(
  'words',
)

/**
 * Keeps what an analysis found, in one statement: new options are added, those still identified are refreshed, those on
 * the plan stay as they are. Answers the kept rows in the order found.
 */
export async function keepPathways(
  orm: Executor,
  userId: string,
  found: readonly FoundPathway[],
  options: KeepOptions,
): Promise<readonly PathwayRow[]> {
  const columns = { ...columnsFor(options.locale), words: wordsOnPlan }
  const names = found.map(({ recipe }) => recipe.option)
  const isOwn = eq(carePathways.userId, userId)
  const others = and(isOwn, notInArray(carePathways.option, names))
  const moved = orm.$with('moved').as(makeWay(orm, others, options, found))
  const fresh = orm.$with('fresh').as(
    orm
      .insert(carePathways)
      .values(found.map((each) => storedFields(userId, each)))
      .onConflictDoUpdate({
        target: [carePathways.userId, carePathways.option],
        set: refreshed,
        setWhere: eq(carePathways.status, 'identified'),
      })
      .returning(columns),
  )
  const isFresh = inArray(carePathways.id, orm.select({ id: fresh.id }).from(fresh))
  const isOnPlan = and(isOwn, inArray(carePathways.option, names), not(isFresh))
  const onPlan = orm.select(columns).from(carePathways).where(isOnPlan)
  const kept = orm.$with('kept').as(orm.select().from(fresh).unionAll(onPlan))
  const rows = await orm.with(moved, fresh, kept).select().from(kept)
  return found.flatMap(({ recipe, words }) => {
    const row = rows.find(({ option }) => option === recipe.option)
    return row ? [{ ...row, words: row.words ?? words }] : []
  })
}
