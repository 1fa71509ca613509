import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completeHousehold } from '../household/complete-household'
import type { Household } from '../household/household'
import { isCalendarDate } from '../kernel/calendar-date'
import { US_STATES } from '../vocabulary/us-state'
import { decideCoverage, decidePrograms } from './decide-coverage'
import { DAYS, randomHousehold } from './random-household.fixture'

const household = fc.gen().map((gen) => randomHousehold((below) => gen(fc.nat, { max: below - 1 })))
const day = fc.constantFrom(...DAYS)
const slcsp = fc.nat({ max: 500_000 })
const RUNS = { numRuns: 1000 }
/** Thousands of households take a while on a busy machine. */
const PATIENCE = { timeout: 60_000 }

const isMedicaid = (program: string) => program === 'medicaid' || program === 'chip'

describe('any household', PATIENCE, () => {
  it('has a credit of 0 to the benchmark', () => {
    fc.assert(
      fc.property(household, day, slcsp, (any, [planYear, asOf], cents) => {
        const { credit, form8962, coverageFamily } = decideCoverage(any, planYear, asOf, cents)
        const limit = coverageFamily.length === 0 ? 0 : 12 * cents
        for (const amount of [credit?.creditAnnualCents ?? 0, form8962.annualCreditCents]) {
          expect(amount).toBeGreaterThanOrEqual(0)
          expect(amount).toBeLessThanOrEqual(limit)
        }
        expect(credit?.creditMonthlyCents ?? 0).toBeLessThanOrEqual(cents)
        expect(credit === undefined).toBe(coverageFamily.length === 0)
      }),
      RUNS,
    )
  })

  it('gets for each member a rule with its source and the day since when it holds', () => {
    fc.assert(
      fc.property(household, day, (any, [planYear, asOf]) => {
        const { members } = decidePrograms(any, planYear, asOf)
        expect(members).toHaveLength(any.members.length)
        for (const { decision } of members) {
          expect(decision.rule).toMatch(/^[a-z]+\.[a-z0-9-]+$/)
          expect(decision.source.title).not.toBe('')
          expect(isCalendarDate(decision.effectiveFrom)).toBe(true)
          expect(decision.effectiveFrom <= asOf).toBe(true)
        }
      }),
      RUNS,
    )
  })

  it('gets the same however its members are ordered', () => {
    const shuffled = household.chain((any) =>
      fc.tuple(
        fc.constant(any),
        fc.shuffledSubarray(
          any.members.map((_, i) => i),
          { minLength: any.members.length },
        ),
      ),
    )
    fc.assert(
      fc.property(shuffled, day, slcsp, ([any, order], [planYear, asOf], cents) => {
        const inOrder = decideCoverage(any, planYear, asOf, cents)
        const other = decideCoverage(
          { ...any, members: order.map((index) => any.members[index]!) },
          planYear,
          asOf,
          cents,
        )
        expect(other.members).toEqual(order.map((index) => inOrder.members[index]!))
        expect(other.csrVariant).toBe(inOrder.csrVariant)
        expect(other.credit).toEqual(inOrder.credit)
        expect(other.form8962).toEqual(inOrder.form8962)
      }),
      RUNS,
    )
  })

  it('loses no Medicaid or CHIP by one more member at the same income', () => {
    const age = fc.nat({ max: 64 })
    fc.assert(
      fc.property(household, age, day, (any, moreAge, [planYear, asOf]) => {
        const [more] = completeHousehold({ state: any.state, magiCents: 0, members: [{ age: moreAge }] }).members
        const larger: Household = { ...any, size: any.size + 1, members: [...any.members, more!] }
        const before = decidePrograms(any, planYear, asOf).members
        const after = decidePrograms(larger, planYear, asOf).members
        before.forEach(({ decision }, index) => {
          if (isMedicaid(decision.program)) expect(isMedicaid(after[index]!.decision.program)).toBe(true)
        })
      }),
      RUNS,
    )
  })

  it('who can have a credit, cost sharing or both are those who buy a plan', () => {
    fc.assert(
      fc.property(household, day, (any, [planYear, asOf]) => {
        for (const { decision, csrVariant } of decidePrograms(any, planYear, asOf).members) {
          if (decision.program !== 'marketplace') expect(csrVariant).toBe('none')
          if (decision.category === 'full_price') expect(['none', 'limited']).toContain(csrVariant)
        }
      }),
      RUNS,
    )
  })
})

describe('more income', PATIENCE, () => {
  const adults = fc.tuple(fc.constantFrom(...US_STATES), fc.nat({ max: 6 }), day, slcsp, fc.nat({ max: 15_000_000 }))

  it('never brings more credit while the same people have it', () => {
    fc.assert(
      fc.property(adults, fc.nat({ max: 500_000 }), ([state, more, [planYear, asOf], cents, magiCents], raise) => {
        const at = (income: number) => {
          const any = completeHousehold({ state, magiCents: income, size: 1 + more, members: [{ age: 40 }] })
          return decideCoverage(any, planYear, asOf, cents).credit?.creditAnnualCents
        }
        const [lower, higher] = [at(magiCents), at(magiCents + raise)]
        if (lower !== undefined && higher !== undefined) expect(higher).toBeLessThanOrEqual(lower)
      }),
      RUNS,
    )
  })
})
