import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { repository } from '../steps/process.mjs'
import { bundleWithServer } from './bundle.mjs'
import { atLeast, figure, note } from './figures.mjs'
import { analyze, pursue, welcome } from './people.mjs'
import { environmentOf } from './server-process.mjs'

const LIMIT_PERCENT = 85
const CONNECTIONS = 8
const WARM_UP_SECONDS = 2
const ROUND_SECONDS = 2
const ROUNDS = 5
const PURSUED = 3
const CALLS = ['/api/auth/user', '/api/my-pathways']

async function startBoth(store) {
  const dist = join(repository, 'apps', 'server', 'dist')
  const child = fork(
    await bundleWithServer(join(repository, 'tools', 'bench', 'both-servers.mjs')),
    [join(dist, 'zip-codes.tsv'), join(dist, 'migrations')],
    { cwd: repository, env: environmentOf(store, 0), stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  )
  const [addresses] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The house beside the bare server ended with ${code}.`)
    }),
  ])
  const stop = async () => {
    const stopped = once(child, 'exit')
    child.kill('SIGTERM')
    await stopped
  }
  return { ...addresses, stop }
}

/** Answers how many requests a second were answered. @throws when one was not answered with success. */
async function requestsPerSecond(address, cookie, duration) {
  const headers = { cookie, 'accept-language': 'en' }
  const result = await autocannon({ url: address, headers, connections: CONNECTIONS, duration })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${address}: ${result.non2xx + result.errors} failed.`)
  return result['2xx'] / result.duration
}

/** The two in turns, so that a busy machine is as busy for one as for the other. */
async function compare({ house, bare }, path, cookie) {
  for (const base of [house, bare]) await requestsPerSecond(`${base}${path}`, cookie, WARM_UP_SECONDS)
  const sum = { house: 0, bare: 0 }
  for (let round = 0; round < ROUNDS; round += 1) {
    sum.bare += await requestsPerSecond(`${bare}${path}`, cookie, ROUND_SECONDS)
    sum.house += await requestsPerSecond(`${house}${path}`, cookie, ROUND_SECONDS)
  }
  return { house: sum.house / ROUNDS, bare: sum.bare / ROUNDS }
}

/** The house beside a bare route that resolves the same session and makes the same query on the same database. */
export async function benchAgainstBare(store) {
  const both = await startBoth(store)
  try {
    const person = await welcome(both.house, 1)
    await pursue(person, (await analyze(person)).json, PURSUED)
    for (const path of CALLS) {
      const { house, bare } = await compare(both, path, person.cookie())
      const percent = (house / bare) * 100
      figure(`GET ${path} against bare`, `${percent.toFixed(0)} %`, atLeast(percent, LIMIT_PERCENT, '%'))
      note('  requests a second, Careway and bare', `${house.toFixed(0)} / ${bare.toFixed(0)}`)
    }
    person.leave()
  } finally {
    await both.stop()
  }
}
