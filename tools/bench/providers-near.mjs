import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import { distanceMiles } from '../../packages/domain/src/kernel/geo-point'
import { kindsForNeed } from '../../packages/domain/src/provider-taxonomy/kinds-for-need'
import { PROVIDER_KINDS } from '../../packages/domain/src/vocabulary/provider-kind'
import { loadZipCodes } from '../../apps/server/src/adapters/zip-codes/zip-codes.adapter'
import { openDatabase } from '../../apps/server/src/db/open-database'
import { createProvidersOnFile } from '../../apps/server/src/features/places/providers.repository'

/** Looks up the nearest providers of many ZIP codes: run as a bundle, it tells its parent how long each took. */
const WARM_UP = 1000
const LOOK_UPS = 1000
const CHECKED = 25
const COUNT = 20
const RADIUS_MILES = 50
/** Without a factor in common with the number of ZIP codes: each has its turn, in no order. */
const STRIDE = 10_007
const KINDS = ['primary_care', 'dentistry', 'counseling', 'pharmacy', 'cardiology', 'nephrology']
const NEEDS = ['routine', 'mental_health', 'prescriptions', 'chronic_management', 'specialist']

const [migrationsFolder, zipCodesFile] = process.argv.slice(2)
const database = await openDatabase({
  dataDir: process.env.DATA_DIR,
  databaseUrl: process.env.DATABASE_URL,
  migrationsFolder,
  keepsCopies: false,
})
const zipCodes = loadZipCodes(zipCodesFile)
const zips = readFileSync(zipCodesFile, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => zipCodes.find(line.slice(0, 5)))
const providers = createProvidersOnFile({ executor: database.orm, sources: {} })
const zipAt = (at) => zips[(at * STRIDE) % zips.length]
const searchAt = (at, kinds) => ({ from: zipAt(at).point, kinds, radiusMiles: RADIUS_MILES, count: COUNT })

/** What an import leaves to be written is written now: a register is loaded once a month and searched all of it. */
const comeToRest = () => database.orm.execute(sql`checkpoint`)

async function timeEach(kindsAt) {
  const times = []
  for (let at = 0; at < WARM_UP + LOOK_UPS; at += 1) {
    const search = searchAt(at, kindsAt(at))
    const began = performance.now()
    await providers.findNearest(search)
    if (at >= WARM_UP) times.push(performance.now() - began)
  }
  return times
}

/** The true nearest, by measuring every row of the kind within a box that holds the radius. */
async function trulyNearest({ from, kinds }) {
  const kind = PROVIDER_KINDS.indexOf(kinds[0])
  const degrees = RADIUS_MILES / 50
  const { rows } = await database.orm.execute(sql`
    select latitude, longitude, count(*)::int as many from providers
    where kind = ${kind} and latitude between ${from.latitude - degrees} and ${from.latitude + degrees}
      and longitude between ${from.longitude - 2 * degrees} and ${from.longitude + 2 * degrees}
    group by latitude, longitude`)
  return rows
    .map(({ many, ...point }) => ({ many, miles: distanceMiles(from, point) }))
    .filter(({ miles }) => miles <= RADIUS_MILES)
    .sort((a, b) => a.miles - b.miles)
    .flatMap(({ many, miles }) => Array(Math.min(many, COUNT)).fill(miles))
    .slice(0, COUNT)
}

await comeToRest()
let wanted = 0
let found = 0
for (let at = 0; at < CHECKED; at += 1) {
  const search = searchAt(at * 13 + 5, [KINDS[at % KINDS.length]])
  const truth = await trulyNearest(search)
  const answered = await providers.findNearest(search)
  wanted += truth.length
  found += truth.filter((miles, place) => Math.abs((answered[place]?.distanceMiles ?? Infinity) - miles) < 1e-6).length
}
const oneKind = await timeEach((at) => [KINDS[at % KINDS.length]])
const need = await timeEach((at) => kindsForNeed(NEEDS[at % NEEDS.length]))
await database.close()
process.send({ oneKind, need, wanted, found })
process.disconnect()
