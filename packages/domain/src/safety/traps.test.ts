import { expect, it } from 'vitest'
import { assessMessage } from './assess-message'
import traps from './examples/traps.examples.json'
import { isAtLeast } from './safety-level'

/** One in this many: each run judges the same. */
const EVERY = 4
const judged = traps
  .filter((_trap, at) => at % EVERY === 0)
  .map(({ text, level }) => ({ text, wanted: level, given: assessMessage(text, {}).level }))
const shareOf = (all: readonly unknown[], some: readonly unknown[]) => some.length / all.length

const dangers = judged.filter(({ wanted }) => wanted === 'urgent')
const harmless = judged.filter(({ wanted }) => wanted !== 'urgent')

it('hears most dangers of which people tried to make a machine deaf', () => {
  expect(
    shareOf(
      dangers,
      dangers.filter(({ given }) => given === 'urgent'),
    ),
  ).toBeGreaterThan(0.9)
})

it('lets most of what only looks like one pass', () => {
  expect(
    shareOf(
      harmless,
      harmless.filter(({ given }) => isAtLeast(given, 'high')),
    ),
  ).toBeLessThan(0.2)
})
