import { describe, expect, it } from 'vitest'
import { dollars } from '../kernel/cents'
import type { PlanYear } from '../vocabulary/health-plan-terms'
import { COMPARED_SERVICES, type CostShare, type PlanDesignCosts } from './health-plan'
import cases from './hsa.cases.json'
import { hsaContributionLimit, hsaEligibility, isHsaEligible, type HsaPlan } from './hsa'
import { copay, planOf } from './plan-comparison.fixture'

const AFTER: CostShare = { kind: 'coinsurance', share: 0.2, isAfterDeductible: true }
const all = (share: CostShare): PlanDesignCosts['services'] =>
  Object.fromEntries(COMPARED_SERVICES.map((service) => [service, share]))

const highDeductible = (changes: Partial<HsaPlan> = {}): HsaPlan => ({
  ...planOf({
    deductibleIndividualCents: dollars(4_000),
    deductibleFamilyCents: dollars(8_000),
    outOfPocketMaximumIndividualCents: dollars(8_000),
    outOfPocketMaximumFamilyCents: dollars(16_000),
    services: all(AFTER),
  }),
  ...changes,
})
const answerOf = (plan: HsaPlan, planYear: PlanYear = 2026, people = 1) => {
  const { kind, reason } = hsaEligibility(plan, planYear, people)
  return [kind, reason.code]
}

describe('how much may be put in', () => {
  it.each(cases)('$name', ({ given, expect: expected }) => {
    expect(hsaContributionLimit(given as Parameters<typeof hsaContributionLimit>[0])).toBe(expected)
  })
})

describe('bronze and catastrophic plans', () => {
  it.each(['Bronze', 'Catastrophic'] as const)('%s: from 2026, whatever their figures and their source', (level) => {
    const plan = { ...planOf({ level, services: all(copay(10)) }), isHsaEligible: false }
    expect([2024, 2025, 2026, 2027].map((year) => isHsaEligible(plan, year as PlanYear))).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect(answerOf(plan, 2026)).toEqual(['eligible', 'hsa-by-level'])
  })

  it.each(['zero', 'limited'] as const)(
    'the variant %s is to be asked about, unless its source says so',
    (csrVariant) => {
      const plan = planOf({ level: 'Bronze', csrVariant })
      expect(answerOf(plan)).toEqual(['check', 'hsa-ask-plan'])
      expect(answerOf({ ...plan, isHsaEligible: true })).toEqual(['eligible', 'hsa-by-level'])
      expect(answerOf(plan, 2025)).toEqual(['not-eligible', 'hsa-maximum-too-high'])
    },
  )
})

describe('other plans', () => {
  it('follow what their source states', () => {
    expect(answerOf({ ...planOf(), isHsaEligible: true })).toEqual(['eligible', 'hsa-source-says-yes'])
    expect(answerOf(highDeductible({ isHsaEligible: false }))).toEqual(['not-eligible', 'hsa-source-says-no'])
  })

  it.each([
    [2024, 1_600, 8_050],
    [2025, 1_650, 8_300],
    [2026, 1_700, 8_500],
    [2027, 1_750, 8_700],
  ] as const)('%i: alone, a deductible of $%i and a maximum of $%i just fit', (year, least, most) => {
    const plan = highDeductible({
      deductibleIndividualCents: dollars(least),
      outOfPocketMaximumIndividualCents: dollars(most),
    })
    expect(answerOf(plan, year)).toEqual(['eligible', 'hsa-high-deductible'])
    expect(answerOf({ ...plan, deductibleIndividualCents: dollars(least) - 1 }, year)[1]).toBe('hsa-deductible-too-low')
    expect(answerOf({ ...plan, outOfPocketMaximumIndividualCents: dollars(most) + 1 }, year)[1]).toBe(
      'hsa-maximum-too-high',
    )
  })

  it.each([
    [2024, 3_200, 16_100],
    [2025, 3_300, 16_600],
    [2026, 3_400, 17_000],
    [2027, 3_500, 17_400],
  ] as const)('%i: in a family, no person’s deductible below $%i, a maximum up to $%i', (year, least, most) => {
    const plan = highDeductible({
      deductibleIndividualCents: dollars(least),
      outOfPocketMaximumFamilyCents: dollars(most),
    })
    expect(isHsaEligible(plan, year, 2)).toBe(true)
    expect(isHsaEligible({ ...plan, deductibleIndividualCents: dollars(least) - 1 }, year, 2)).toBe(false)
    expect(isHsaEligible({ ...plan, outOfPocketMaximumFamilyCents: dollars(most) + 1 }, year, 2)).toBe(false)
  })

  it('may pay for nothing before the deductible', () => {
    const plan = highDeductible({ services: { ...all(AFTER), 'primary-care': copay(30) } })
    expect(answerOf(plan)).toEqual(['not-eligible', 'hsa-pays-before-deductible'])
  })

  it('are to be asked about where not every service is known', () => {
    expect(answerOf(highDeductible({ services: { 'hospital-stay': AFTER } }))).toEqual(['check', 'hsa-ask-plan'])
  })
})

it('knows nothing of 2028', () => {
  expect(() => hsaContributionLimit({ planYear: 2028 as PlanYear, isFamily: false, age: 30 })).toThrow(/2028/)
})
