import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { repository } from '../steps/process.mjs'
import { bundleWithServer } from './bundle.mjs'
import { atMost, figure, inMilliseconds, note, quantile } from './figures.mjs'
import { environmentOf, residentMegabytes } from './server-process.mjs'

const LIMITS = { pglite: { slow: 40 }, postgresql: { slow: 8, importSeconds: 180, importMegabytes: 400 } }
const LOOK_MILLISECONDS = 100
const dist = join(repository, 'apps', 'server', 'dist')

const childOf = (store, words, stdio) => spawn(process.execPath, words, { env: environmentOf(store, 0), stdio })

/** Imports a plan year as the command line does. Answers how long it took and the most memory the process held. */
async function importYear(store, folder) {
  const began = performance.now()
  const child = childOf(
    store,
    [join(dist, 'data.js'), 'import', 'marketplace-puf', folder],
    ['ignore', 'ignore', 'inherit'],
  )
  const ended = once(child, 'exit')
  let megabytes = 0
  while (child.exitCode === null && child.signalCode === null) {
    megabytes = Math.max(megabytes, residentMegabytes(child.pid) ?? 0)
    await Promise.race([ended, pause(LOOK_MILLISECONDS)])
  }
  if (child.exitCode !== 0) throw new Error('The plan year was not imported.')
  return { seconds: (performance.now() - began) / 1000, megabytes }
}

/** Answers how long each look-up took, in milliseconds, and how many plans were found in all. */
async function lookUp(store) {
  const program = await bundleWithServer(join(repository, 'tools', 'bench', 'plans-for-county.mjs'))
  const child = childOf(store, [program, join(dist, 'migrations')], ['ignore', 'inherit', 'inherit', 'ipc'])
  const ended = once(child, 'exit')
  const told = await Promise.race([once(child, 'message'), ended])
  await ended
  if (typeof told[0] !== 'object' || told[0] === null) throw new Error('The look-ups broke off.')
  return told[0]
}

function printImport(kind, { seconds, megabytes }) {
  const { importSeconds, importMegabytes } = LIMITS[kind]
  const print = (name, text, value, limit, unit) =>
    limit === undefined ? note(name, text) : figure(name, text, atMost(value, limit, unit))
  print('import of the year', `${seconds.toFixed(1)} s`, seconds, importSeconds, 's')
  print('  most resident memory of it', `${megabytes.toFixed(0)} MB`, megabytes, importMegabytes, 'MB')
}

/** @param kind which database, and so which limits */
export async function benchMarketplace(store, kind, folder) {
  printImport(kind, await importYear(store, folder))
  const { times, plans, most } = await lookUp(store)
  note('plans of a county for a family of four (p50)', inMilliseconds(quantile(times, 0.5)))
  const slow = quantile(times, 0.95)
  figure('plans of a county for a family of four (p95)', inMilliseconds(slow), atMost(slow, LIMITS[kind].slow, 'ms'))
  note('  look-ups', String(times.length))
  note('  plans found, in all and at most at once', `${plans} ${most}`)
}
