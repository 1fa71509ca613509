import { atMost, figure, note } from './figures.mjs'
import { analyze, pursue, welcome } from './people.mjs'
import { residentMegabytes } from './server-process.mjs'

const LIMITS = { pglite: 700, postgresql: 200 }
const PEOPLE = 50
const PURSUED = 2

/** From the sign-up to ticked steps and the look at the plan. */
async function journey(baseUrl, number) {
  const visitor = await welcome(baseUrl, number)
  await pursue(visitor, (await analyze(visitor)).json, PURSUED)
  await visitor.call('GET', '/api/my-pathways')
  visitor.leave()
}

/** What the server holds after people went from sign-up to a ticked step. A database server is not counted. */
export async function benchMemory({ baseUrl, pid }, kind) {
  for (let number = 0; number < PEOPLE; number += 1) await journey(baseUrl, number)
  const megabytes = residentMegabytes(pid)
  const name = `resident memory after ${PEOPLE} journeys`
  if (megabytes === undefined) return note(name, 'not measured: this system has no ps')
  figure(name, `${megabytes.toFixed(0)} MB`, atMost(megabytes, LIMITS[kind], 'MB'))
}
