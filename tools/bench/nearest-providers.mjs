import { join } from 'node:path'
import { atLeast, atMost, figure, inMilliseconds, note, quantile } from './figures.mjs'
import { benchNppesImport } from './nppes-import.mjs'
import { messageFrom, serverDist } from './server-child.mjs'

const LIMITS = { pglite: 15, postgresql: 5 }
const SMALL_ROWS = 100_000
const LARGE_ROWS = { pglite: 1_000_000, postgresql: 8_000_000 }
const MOST_TIMES_SLOWER = 2

/** Answers how long each look-up took, in milliseconds, and how many of the true nearest were found. */
const lookUp = (store) =>
  messageFrom(store, 'providers-near.mjs', [join(serverDist, 'migrations'), join(serverDist, 'zip-codes.tsv')])

function print(kind, rows, { oneKind, need, wanted, found }) {
  const words = `${(rows / 1000).toLocaleString('en')} k rows`
  const slow = (times) => atMost(quantile(times, 0.95), LIMITS[kind], 'ms')
  for (const [name, times] of [
    ['a specialty', oneKind],
    ['a need', need],
  ]) {
    note(`20 nearest for a ZIP and ${name}, ${words} (p50)`, inMilliseconds(quantile(times, 0.5)))
    figure(`20 nearest for a ZIP and ${name}, ${words} (p95)`, inMilliseconds(quantile(times, 0.95)), slow(times))
  }
  const share = wanted === 0 ? 0 : found / wanted
  figure('  of the true nearest found', `${(share * 100).toFixed(1)} %`, atLeast(share * 100, 100, '%'))
}

/**
 * Imports made-up providers, few and many, and looks for the nearest of both.
 * @param {{ dataFolder: string, databaseUrl?: string }} store
 * @param {'pglite' | 'postgresql'} kind which database, and so which limits
 * @param {string} folder the files lie here meanwhile: 10 GB for PostgreSQL
 */
export async function benchNearestProviders(store, kind, folder) {
  await benchNppesImport(store, kind, { rows: SMALL_ROWS, folder })
  const small = await lookUp(store)
  print(kind, SMALL_ROWS, small)
  const rows = LARGE_ROWS[kind]
  await benchNppesImport(store, kind, { rows, folder })
  const large = await lookUp(store)
  print(kind, rows, large)
  const times = quantile(large.oneKind, 0.5) / quantile(small.oneKind, 0.5)
  figure('  beside 100 k rows (p50)', `${times.toFixed(1)} times`, atMost(times, MOST_TIMES_SLOWER, 'times'))
}
