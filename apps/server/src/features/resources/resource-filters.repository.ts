import { sql, type SQL } from 'drizzle-orm'
import type { GeoPoint } from '@careway/domain/kernel/geo-point'
import type { RowFilters, SearchPlace } from './resource-row'
import { searchBoxes } from './search-box'

const both = (conditions: readonly SQL[]): SQL =>
  conditions.length > 0 ? sql.join([...conditions], sql` and `) : sql`true`

/** An array of texts, of any length. */
const textArray = (texts: readonly string[]): SQL =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}::text`),
    sql`, `,
  )}]::text[]`

/**
 * The words are letters and digits alone: nothing of them is an operator. Found by the index, whatever else is asked:
 * beside a place the planner would split the text of every row there into words, which takes a second of a big city.
 */
function searched(words: readonly string[]): SQL {
  if (words.length === 0) return sql`false`
  const query = words.map((word) => `${word}:*`).join(' & ')
  return sql`r.id in (select found.id from resources as found
    where to_tsvector('simple', found.search_text) @@ to_tsquery('simple', ${query}) offset 0)`
}

/** A directory that names no language speaks its own, which is English here. */
function speaks({ code, englishName }: { readonly code: string; readonly englishName: string }): SQL {
  const listed = sql`(r.facts -> 'languages') @> ${JSON.stringify([{ code }])}::jsonb
    or (r.facts -> 'languages') @> ${JSON.stringify([{ name: englishName }])}::jsonb`
  return code === 'en' ? sql`(${listed} or r.facts -> 'languages' = '[]'::jsonb)` : sql`(${listed})`
}

/** What every way of searching asks of a row. */
export function filtered({ type, words, isFree, isAccessible, language }: RowFilters): SQL {
  return both([
    ...(type === undefined ? [] : [sql`r.type = ${type}`]),
    ...(words === undefined ? [] : [searched(words)]),
    ...(isFree ? [sql`r.facts ->> 'isFree' = 'true'`] : []),
    ...(isAccessible ? [sql`r.facts ->> 'isAccessible' = 'true'`] : []),
    ...(language === undefined ? [] : [speaks(language)]),
  ])
}

/** Miles from a point to a row, by the great circle. */
export const milesFrom = ({ latitude, longitude }: GeoPoint): SQL => sql`(
  7917.5226 * asin(least(1, sqrt(
    power(sin(radians(r.latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(r.latitude))
      * power(sin(radians(r.longitude - ${longitude}::float8) / 2), 2)))))`

/** By the index: the rows of the map's square around the point. */
export function inBoxAround(point: GeoPoint, radiusMiles: number): SQL {
  const boxes = searchBoxes(point, radiusMiles).map(
    ({ west, south, east, north }) =>
      sql`r.mp <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`,
  )
  return sql`(${sql.join(boxes, sql` or `)})`
}

const codesOf = ({ nearCodes, state }: SearchPlace): readonly string[] => [...nearCodes, state, 'US']

/** A place that says it serves other people is not for these. */
export const isForPlace = (place: SearchPlace): SQL =>
  sql`(r.service_area = '{}'::text[] or r.service_area && ${textArray(codesOf(place))})`

/** By the area it serves: 1 the ZIP or its county, 2 the state, 3 the country. */
export const tierFor = ({ nearCodes, state, zipCode }: SearchPlace): SQL => sql`(case
  when r.service_area && ${textArray(nearCodes)} or (r.service_area = '{}'::text[] and r.zip_code = ${zipCode}) then 1
  when ${state} = any(r.service_area) or r.state = ${state} then 2
  else 3 end)`

/** What serves the place without a place to go to; where nobody says whom it serves, that of its ZIP or its state. */
export const isServing = (place: SearchPlace): SQL => sql`(r.mp is null
  and (r.service_area && ${textArray(codesOf(place))}
    or (r.service_area = '{}'::text[] and (r.zip_code = ${place.zipCode} or r.state = ${place.state}))))`
