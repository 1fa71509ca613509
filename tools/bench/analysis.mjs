import { atMost, figure, inMilliseconds, note, quantile } from './figures.mjs'
import { analyze, welcome } from './people.mjs'

const LIMITS = { middle: 15, slow: 40 }
const PEOPLE = 30
const WARM_UP_ROUNDS = 4
const ROUNDS = 10

/** Answers how long each analysis took, in milliseconds: one after the other, as one person after the other asks. */
async function times(baseUrl) {
  const people = []
  for (let number = 0; number < PEOPLE; number += 1) people.push(await welcome(baseUrl, number))
  const found = []
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1)
    for (const person of people) {
      const { milliseconds, json } = await analyze(person)
      if (json.length === 0) throw new Error('An analysis found no pathway.')
      if (round >= WARM_UP_ROUNDS) found.push(milliseconds)
    }
  for (const person of people) person.leave()
  return found
}

/** @param isHeld whether the limits are for this database */
export async function benchAnalysis({ baseUrl }, isHeld) {
  const found = await times(baseUrl)
  const print = (name, part, limit) => {
    const value = quantile(found, part)
    if (isHeld) figure(name, inMilliseconds(value), atMost(value, limit, 'ms'))
    else note(name, inMilliseconds(value))
  }
  print('middle (p50)', 0.5, LIMITS.middle)
  print('slow (p95)', 0.95, LIMITS.slow)
  note(`analyses by ${PEOPLE} people`, String(found.length))
}
