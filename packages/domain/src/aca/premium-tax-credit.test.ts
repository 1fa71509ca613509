import { describe, expect, it } from 'vitest'
import { creditGuidelineCents } from '../poverty/credit-guideline'
import { PLAN_YEARS, type PlanYear } from '../vocabulary/health-plan-terms'
import { US_STATES, type UsState } from '../vocabulary/us-state'
import { creditBandPosition, isWithinCreditBand } from './credit-band'
import cases from './premium-tax-credit.cases.json'
import { premiumTaxCredit } from './premium-tax-credit'

/** A small repeatable source of whole numbers below a limit (Lehmer). */
function seeded(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
}

describe('premiumTaxCredit', () => {
  it.each(cases)('$name', ({ given, expect: credit }) => {
    const { state, planYear, ...rest } = given
    expect(premiumTaxCredit({ ...rest, state: state as UsState, planYear: planYear as PlanYear })).toEqual(credit)
  })

  it('is never negative, never above the benchmark, and falls by no more than the income rises', () => {
    const below = seeded(20_261_121)
    for (let round = 0; round < 20_000; round += 1) {
      const facts = {
        magiCents: below(20_000_000),
        size: 1 + below(9),
        state: US_STATES[below(US_STATES.length)]!,
        planYear: PLAN_YEARS[below(PLAN_YEARS.length)]!,
        slcspMonthlyCents: below(400_000),
      }
      const { creditAnnualCents, creditMonthlyCents } = premiumTaxCredit(facts)
      expect(creditAnnualCents).toBeGreaterThanOrEqual(0)
      expect(creditAnnualCents).toBeLessThanOrEqual(12 * facts.slcspMonthlyCents)
      expect(creditMonthlyCents).toBeLessThanOrEqual(facts.slcspMonthlyCents)
      expect(Number.isInteger(creditMonthlyCents)).toBe(true)
    }
  })

  it('never rises with income within the band', () => {
    const below = seeded(8_962)
    for (let round = 0; round < 5_000; round += 1) {
      const planYear = PLAN_YEARS[below(PLAN_YEARS.length)]!
      const size = 1 + below(6)
      const guideline = creditGuidelineCents(size, 'TX', planYear)
      const lower = guideline + below(3 * guideline)
      const higher = Math.min(4 * guideline, lower + below(500_000))
      const at = (magiCents: number) =>
        premiumTaxCredit({ magiCents, size, state: 'TX', planYear, slcspMonthlyCents: 150_000 }).creditAnnualCents
      expect(at(higher)).toBeLessThanOrEqual(at(lower))
    }
  })
})

describe('isWithinCreditBand', () => {
  const barred = { magiCents: 1_000_000, size: 1, state: 'TX', isBarredFromMedicaidByStatus: true } as const

  it.each([
    [2024, true],
    [2025, true],
    [2026, false],
    [2027, false],
  ] as const)('below poverty, barred from Medicaid by status, in %i: %s', (planYear, isWithin) => {
    expect(isWithinCreditBand({ ...barred, planYear })).toBe(isWithin)
  })

  it('tells below from above', () => {
    expect(creditBandPosition({ magiCents: 0, size: 1, state: 'TX', planYear: 2026 })).toBe('below')
    expect(creditBandPosition({ magiCents: 99_999_999, size: 1, state: 'TX', planYear: 2026 })).toBe('above')
    expect(creditBandPosition({ magiCents: 99_999_999, size: 1, state: 'TX', planYear: 2025 })).toBe('within')
  })
})
