import { sql } from 'drizzle-orm'
import type { ListedProvider, ProvidersOnFile, ProviderSearch } from '../../ports/providers-on-file'
import { settle, type Reading, type Settled } from './nearest-providers'
import type { PlaceReader } from './places.repository'
import { ANSWERED, hasOthersWithin, readCircle, readNearest } from './provider-search.repository'
import { toListedProvider, type ProviderRow } from './provider-row'
import { createHoldsRegistryOf } from './registry-on-file.repository'

/** The flat map's order is not quite the globe's: more are read than are answered, and measured again. */
const SPARE_ROWS = 5
const GROWTH = 8
const MOST_ROUNDS = 4
/** Miles. For a code that few have, the circle grows until enough are in it. */
const CIRCLES = [5, 20, 60]

/**
 * All within so many miles, measured on the globe by the database: never wrong, and dear where many stand together. Where
 * the same people are listed more than once, more rows are read than are wanted.
 */
async function searchCircle(reader: PlaceReader, search: ProviderSearch, miles: number): Promise<Settled> {
  const within = { ...search, radiusMiles: miles }
  for (let limit = search.count + SPARE_ROWS; ; limit *= GROWTH) {
    const { rows, isAll } = await readCircle(reader, search, miles, limit)
    const settled = settle({ rows, horizon: Infinity }, within, reader.sources)
    if (isAll || settled.hasEnough) return settled
  }
}

async function searchByCode(reader: PlaceReader, search: ProviderSearch): Promise<Settled> {
  for (const miles of CIRCLES.filter((each) => each < search.radiusMiles)) {
    const settled = await searchCircle(reader, search, miles)
    if (settled.hasEnough) return settled
  }
  return searchCircle(reader, search, search.radiusMiles)
}

/** True where all that could still be as near stands at the very point of the last one found. */
async function isLastOfItsPoint(
  reader: PlaceReader,
  search: ProviderSearch,
  { horizon }: Reading,
  { hasEnough, reachMiles, providers }: Settled,
): Promise<boolean> {
  const besides = providers.at(-1)?.point
  if (!hasEnough || !besides) return false
  return !(await hasOthersWithin(reader, search, { horizon, miles: reachMiles, besides }))
}

/**
 * One round trip as a rule: the first rows of each kind in the order of the map. They are the answer where what lies
 * behind them on the map can't be nearer on the globe. Where it can, as where a ZIP's hundreds stand at its middle, the
 * circle around the farthest of them is measured through.
 */
async function searchNearest(reader: PlaceReader, search: ProviderSearch): Promise<Settled> {
  let limit = search.count + SPARE_ROWS
  for (let round = 1; ; round += 1) {
    const reading = await readNearest(reader, search, limit)
    const settled = settle(reading, search, reader.sources)
    if (settled.isCertain || (await isLastOfItsPoint(reader, search, reading, settled))) return settled
    if (settled.hasEnough || round === MOST_ROUNDS) return searchCircle(reader, search, settled.reachMiles)
    limit *= GROWTH
  }
}

async function findById({ executor, sources }: PlaceReader, id: string): Promise<ListedProvider | undefined> {
  const [source = ''] = id.split(':', 1)
  const { rows } = (await executor.execute(sql`
    select ${ANSWERED} from providers as place left join import_runs as run on run.id = place.run_id
    where place.id = ${id} and place.source = ${source}`)) as { rows: readonly ProviderRow[] }
  return rows[0] && toListedProvider(rows[0], sources)
}

/** Places and practitioners on file. */
export const createProvidersOnFile = (reader: PlaceReader): ProvidersOnFile => ({
  findNearest: async (search) => (await (search.taxonomyCode ? searchByCode : searchNearest)(reader, search)).providers,
  find: (id) => findById(reader, id),
  holdsRegistryOf: createHoldsRegistryOf(reader.executor),
})
