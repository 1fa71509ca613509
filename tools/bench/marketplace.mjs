import { join } from 'node:path'
import { atMost, figure, inMilliseconds, note, quantile } from './figures.mjs'
import { importMeasured, messageFrom, serverDist } from './server-child.mjs'

const LIMITS = { pglite: { slow: 40 }, postgresql: { slow: 8, importSeconds: 180, importMegabytes: 400 } }

/** Answers how long each look-up took, in milliseconds, and how many plans were found in all. */
const lookUp = (store) => messageFrom(store, 'plans-for-county.mjs', [join(serverDist, 'migrations')])

function printImport(kind, { seconds, megabytes }) {
  const { importSeconds, importMegabytes } = LIMITS[kind]
  const print = (name, text, value, limit, unit) =>
    limit === undefined ? note(name, text) : figure(name, text, atMost(value, limit, unit))
  print('import of the year', `${seconds.toFixed(1)} s`, seconds, importSeconds, 's')
  print('  most resident memory of it', `${megabytes.toFixed(0)} MB`, megabytes, importMegabytes, 'MB')
}

/** @param kind which database, and so which limits */
export async function benchMarketplace(store, kind, folder) {
  printImport(kind, await importMeasured(store, 'marketplace-puf', folder))
  const { times, plans, most } = await lookUp(store)
  note('plans of a county for a family of four (p50)', inMilliseconds(quantile(times, 0.5)))
  const slow = quantile(times, 0.95)
  figure('plans of a county for a family of four (p95)', inMilliseconds(slow), atMost(slow, LIMITS[kind].slow, 'ms'))
  note('  look-ups', String(times.length))
  note('  plans found, in all and at most at once', `${plans} ${most}`)
}
