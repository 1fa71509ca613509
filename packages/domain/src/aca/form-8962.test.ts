import { describe, expect, it } from 'vitest'
import { creditGuidelineCents } from '../poverty/credit-guideline'
import type { PlanYear } from '../vocabulary/health-plan-terms'
import type { UsState } from '../vocabulary/us-state'
import cases from './form-8962.cases.json'
import { form8962Lines, line5 } from './form-8962'

describe('form8962Lines', () => {
  it.each(cases)('$name', ({ given, expect: lines }) => {
    const { state, planYear, ...rest } = given
    expect(form8962Lines({ ...rest, state: state as UsState, planYear: planYear as PlanYear })).toEqual(lines)
  })

  it('pays no more than the premium of the plan taken', () => {
    const facts = { magiCents: 2_500_000, size: 1, state: 'TX', planYear: 2025, slcspAnnualCents: 720_000 } as const
    expect(form8962Lines({ ...facts, enrolledPremiumAnnualCents: 300_000 }).annualCreditCents).toBe(300_000)
    expect(form8962Lines({ ...facts, enrolledPremiumAnnualCents: 900_000 }).annualCreditCents).toBe(
      form8962Lines(facts).annualCreditCents,
    )
  })
})

describe('line5, the examples of the instructions', () => {
  const guideline = creditGuidelineCents(1, 'TX', 2025)
  it.each([
    [0.9984, 99],
    [1.8565, 185],
    [3.997, 399],
    [4, 400],
    [4.0001, 401],
  ])('%d times the poverty line is %i', (times, percent) => {
    const magiCents = Math.ceil(guideline * times)
    expect(line5({ magiCents, size: 1, state: 'TX', planYear: 2025 })).toBe(percent)
  })
})
