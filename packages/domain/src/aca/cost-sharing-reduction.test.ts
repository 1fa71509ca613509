import { describe, expect, it } from 'vitest'
import type { PlanYear } from '../vocabulary/health-plan-terms'
import type { UsState } from '../vocabulary/us-state'
import cases from './cost-sharing-reduction.cases.json'
import { csrVariantOf } from './cost-sharing-reduction'
import { isWithinCreditBand } from './credit-band'
import { outOfPocketLimit } from './out-of-pocket-limit'

describe('csrVariantOf', () => {
  it.each(cases)('$name', ({ given, expect: { variant, tribal } }) => {
    const income = { ...given, state: given.state as UsState, planYear: given.planYear as PlanYear }
    const isCreditEligible = isWithinCreditBand(income)
    expect(csrVariantOf({ ...income, isCreditEligible, isAmericanIndian: false })).toBe(variant)
    expect(csrVariantOf({ ...income, isCreditEligible, isAmericanIndian: true })).toBe(tribal)
  })

  it('needs the credit, save for limited cost sharing', () => {
    const income = { magiCents: 2_000_000, size: 1, state: 'TX', planYear: 2026, isCreditEligible: false } as const
    expect(csrVariantOf({ ...income, isAmericanIndian: false })).toBe('none')
    expect(csrVariantOf({ ...income, isAmericanIndian: true })).toBe('limited')
  })
})

describe('outOfPocketLimit', () => {
  it.each([
    [2024, 'none', 9_450],
    [2024, '94', 3_150],
    [2024, '73', 7_550],
    [2025, 'none', 9_200],
    [2025, '87', 3_050],
    [2025, '73', 7_350],
    [2026, 'none', 10_600],
    [2026, '94', 3_500],
    [2026, '87', 3_500],
    [2026, '73', 8_450],
    [2027, 'none', 12_000],
    [2027, 'limited', 12_000],
    [2027, 'zero', 0],
  ] as const)('%i, %s: $%i for one, twice that for a family', (planYear, csrVariant, dollars) => {
    expect(outOfPocketLimit(planYear, csrVariant)).toEqual({ selfCents: dollars * 100, familyCents: dollars * 200 })
  })
})
