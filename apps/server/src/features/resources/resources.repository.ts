import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { createResourceCounts } from './resource-counts.repository'
import { filtered, inBoxAround, isForPlace, isServing, milesFrom, tierFor } from './resource-filters.repository'
import type { PageOfRows, ResourceRow, ResourcesRepository } from './resource-row'

const SORT_NAME_LENGTH = 60
const SORT_NAME = sql`left(lower(r.name), ${sql.raw(String(SORT_NAME_LENGTH))}) collate "C"`

const COLUMNS = sql`r.id, r.source, r.type, r.name, r.organization, r.description, r.state, r.zip_code as "zipCode",
  r.latitude, r.longitude, r.service_area as "serviceArea", r.checked_on::text as "checkedOn", r.facts`

async function rowsOf(executor: Executor, query: SQL): Promise<readonly ResourceRow[]> {
  return ((await executor.execute(query)) as { rows: ResourceRow[] }).rows
}

/** What a row is ordered by, and nothing more: only the rows of the page are read whole. */
interface Ordering {
  readonly distance?: SQL
  readonly tier?: SQL
  readonly sortName?: SQL
}

const keysOf = ({ distance = sql`null::float8`, tier = sql`null::int`, sortName = sql`''` }: Ordering): SQL =>
  sql`r.id, ${distance} as distance, ${tier} as tier, ${sortName} as "sortName"`

const BY_ID = sql`keys.id collate "C"`
const BY_DISTANCE = sql`keys.distance, ${BY_ID}`
const BY_TIER = sql`keys.tier, keys."sortName" collate "C", ${BY_ID}`
const BY_NAME = sql`keys."sortName" collate "C", ${BY_ID}`

/** Those after the end of the page before; among equals by id. */
const afterEnd = (order: SQL, { after }: PageOfRows, ...types: readonly SQL[]): SQL =>
  after
    ? sql`(${order}) > (${sql.join(
        types.map((type, index) => sql`${after[index]}::${type}`),
        sql`, `,
      )})`
    : sql`true`

const FLOAT = sql.raw('float8')
const INTEGER = sql.raw('int')
const TEXT = sql.raw('text')

export function createResourcesRepository({ orm: executor }: { readonly orm: Executor }): ResourcesRepository {
  const readPage = (keys: SQL, order: SQL, page: PageOfRows, isAfter: SQL) =>
    rowsOf(
      executor,
      sql`with page as materialized (
          select * from (${keys} offset 0) as keys where ${isAfter} order by ${order} limit ${page.limit})
        select ${COLUMNS}, keys.distance, keys.tier, keys."sortName"
        from page as keys join resources as r on r.id = keys.id order by ${order}`,
    )
  return {
    ...createResourceCounts(executor),
    listNear: (place, radiusMiles, filters, page) =>
      readPage(
        sql`select ${keysOf({ distance: milesFrom(place.point) })} from resources as r
          where ${inBoxAround(place.point, radiusMiles)} and ${isForPlace(place)} and ${filtered(filters)}`,
        BY_DISTANCE,
        page,
        sql`keys.distance <= ${radiusMiles}::float8 and ${afterEnd(BY_DISTANCE, page, FLOAT, TEXT)}`,
      ),
    listServing: (place, filters, page) =>
      readPage(
        sql`select ${keysOf({ tier: tierFor(place), sortName: SORT_NAME })} from resources as r
          where ${isServing(place)} and ${filtered(filters)}`,
        BY_TIER,
        page,
        afterEnd(BY_TIER, page, INTEGER, TEXT, TEXT),
      ),
    listAll: (filters, page) =>
      readPage(
        sql`select ${keysOf({ sortName: SORT_NAME })} from resources as r where ${filtered(filters)}`,
        BY_NAME,
        page,
        afterEnd(BY_NAME, page, TEXT, TEXT),
      ),
    find: async (id) =>
      (
        await rowsOf(
          executor,
          sql`select ${COLUMNS}, null::float8 as distance, null::int as tier, '' as "sortName" from resources as r where r.id = ${id}`,
        )
      )[0],
    listSources: async () => {
      const answer = await executor.execute(sql`select distinct source from resources order by source`)
      return (answer as unknown as { rows: { source: string }[] }).rows.map(({ source }) => source)
    },
  }
}
