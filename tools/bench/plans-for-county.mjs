import { performance } from 'node:perf_hooks'
import { openDatabase } from '../../apps/server/src/db/open-database'
import { createImportedMarketplace } from '../../apps/server/src/features/health-plans/health-plans.repository'
import { countiesOf } from './sample-plan-year.mjs'

/** Looks up the plans of many counties, one after the other: run as a bundle, it tells its parent how long each took. */
const WARM_UP = 200
const LOOK_UPS = 1000
/** Without a factor in common with the number of counties: every county has its turn, in no order. */
const STRIDE = 1009
const FAMILY = [40, 38, 10, 7].map((age) => ({ age, usesTobacco: age === 38 }))

const [migrationsFolder] = process.argv.slice(2)
const database = await openDatabase({
  dataDir: process.env.DATA_DIR,
  databaseUrl: process.env.DATABASE_URL,
  migrationsFolder,
  keepsCopies: false,
})
const counties = [...countiesOf()]
const areas = new Map(counties.map(({ countyFips, ratingArea }) => [countyFips, ratingArea]))
const marketplace = createImportedMarketplace({
  executor: database.orm,
  citation: { title: 'Sample', url: 'https://www.example.org/' },
  ratingAreaOf: (_state, countyFips) => areas.get(countyFips),
})

const times = []
let plans = 0
let most = 0
for (let at = 0; at < WARM_UP + LOOK_UPS; at += 1) {
  const { state, countyFips, plans: expected } = counties[(at * STRIDE) % counties.length]
  const query = { planYear: 2027, state, countyFips, zipCode: '', people: FAMILY, csrVariant: '87' }
  const began = performance.now()
  const answer = await marketplace.findPlans(query)
  const milliseconds = performance.now() - began
  if (answer.plans?.length !== expected)
    throw new Error(`${answer.plans?.length} plans in ${countyFips}, not ${expected}.`)
  if (at < WARM_UP) continue
  times.push(milliseconds)
  plans += expected
  most = Math.max(most, expected)
}
await database.close()
process.send({ times, plans, most })
process.disconnect()
