import { describe, expect, it } from 'vitest'
import type { UsState } from '../vocabulary/us-state'
import { decideHelp } from './decide-help'
import { EVERY_HELP } from './help-case'
import type { IncomeCondition, ProgramCondition } from './program'

/** The dollars of 91 FR 1797, written a second time: first person and each further one. */
const PRINTED_2026: readonly (readonly [UsState, number, number])[] = [
  ['TX', 15_960, 5_680],
  ['AK', 19_950, 7_100],
  ['HI', 18_360, 6_530],
]
const SIZES = [1, 2, 3, 4, 5, 6]

const incomesOf = (condition: ProgramCondition): readonly IncomeCondition[] => {
  if (condition.kind === 'any-of' || condition.kind === 'all-of') return condition.ways.flatMap(incomesOf)
  return condition.kind === 'income-at-most' ? [condition] : []
}

/** Cents, by whole-number arithmetic of its own: hundredths of a percent of dollars are hundredths of a cent. */
function limitCents(
  { percentOfPoverty, annualCents = [] }: IncomeCondition,
  size: number,
  first: number,
  more: number,
) {
  if (percentOfPoverty === undefined) return annualCents[size - 1] ?? annualCents.at(-1)!
  const hundredths = BigInt(first + more * (size - 1)) * BigInt(Math.round(percentOfPoverty * 100))
  return Number(hundredths / 100n)
}

const swept = EVERY_HELP.flatMap(({ id, conditions, sources, checkedOn }) =>
  conditions
    .flatMap(incomesOf)
    .map((condition, index) => [`${id} ${index + 1}`, { condition, sources, checkedOn }] as const),
)

describe('every income limit, to the cent, in every size and guideline', () => {
  it('is there to be swept', () => expect(swept.length).toBeGreaterThan(0))

  it.each(swept)('%s', (_name, { condition, sources, checkedOn }) => {
    const record = { conditions: [condition], verification: 'verified' as const, sources, checkedOn }
    const inside = condition.isGuide ? 'maybe' : 'likely'
    for (const [state, first, more] of PRINTED_2026) {
      for (const householdSize of SIZES) {
        const limit = limitCents(condition, householdSize, first, more)
        const likelihoods = [limit - 1, limit, limit + 1].map((annualIncomeCents) => {
          const facts = { asOf: '2026-11-21', circumstances: {}, state, householdSize, annualIncomeCents } as const
          return decideHelp(record, facts).likelihood
        })
        expect([state, householdSize, likelihoods]).toEqual([state, householdSize, [inside, inside, 'unlikely']])
      }
    }
  })
})
