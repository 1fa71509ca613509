import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { filtered, inBoxAround, isForPlace, isServing, milesFrom, tierFor } from './resource-filters.repository'
import type { ResourcesRepository, RowCount } from './resource-row'

const NOTHING = sql`null::text`

/** The hours come along only where they are asked for: they are what makes groups many. */
const hoursColumns = (needsHours: boolean): SQL =>
  needsHours
    ? sql`r.state, r.zip_code as "zipCode", r.facts -> 'schedules' as schedules`
    : sql`${NOTHING} as state, ${NOTHING} as "zipCode", null::jsonb as schedules`

async function counted(executor: Executor, rows: SQL): Promise<readonly RowCount[]> {
  const answer = (await executor.execute(sql`
    select type, radius, tier, state, "zipCode", schedules, count(*)::int as count
    from (${rows}) as row group by type, radius, tier, state, "zipCode", schedules`)) as { rows: RowCount[] }
  return answer.rows
}

/** The smallest of the radii that a distance lies within. */
function bandOf(radii: readonly number[]): SQL {
  const bands = radii
    .toSorted((a, b) => a - b)
    .map((radius) => sql`when distance <= ${radius}::float8 then ${radius}::float8`)
  return sql`case ${sql.join(bands, sql` `)} end`
}

type Counts = Pick<ResourcesRepository, 'countNear' | 'countServing' | 'countInState' | 'countAll'>

export const createResourceCounts = (executor: Executor): Counts => ({
  countNear: async (place, radii, filters, needsHours) => {
    const widest = Math.max(...radii)
    return counted(
      executor,
      sql`select type, ${bandOf(radii)} as radius, null::int as tier, state, "zipCode", schedules
        from (
          select r.type, ${milesFrom(place.point)} as distance, ${hoursColumns(needsHours)} from resources as r
          where ${inBoxAround(place.point, widest)} and ${isForPlace(place)} and ${filtered(filters)} offset 0
        ) as near where distance <= ${widest}::float8`,
    )
  },
  countServing: (place, filters, needsHours) =>
    counted(
      executor,
      sql`select r.type, null::float8 as radius, ${tierFor(place)} as tier, ${hoursColumns(needsHours)}
        from resources as r where ${isServing(place)} and ${filtered(filters)}`,
    ),
  countInState: (state, filters, needsHours) =>
    counted(
      executor,
      sql`select r.type, null::float8 as radius, null::int as tier, ${hoursColumns(needsHours)}
        from resources as r where (r.state = ${state} or ${state} = any(r.service_area)) and ${filtered(filters)}`,
    ),
  countAll: (filters, needsHours) =>
    counted(
      executor,
      sql`select r.type, null::float8 as radius, null::int as tier, ${hoursColumns(needsHours)}
        from resources as r where ${filtered(filters)}`,
    ),
})
