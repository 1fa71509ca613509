import { describe, expect, it } from 'vitest'
import { careUseOn } from '@careway/domain/plan-comparison/care-use'
import { insurancePlan } from '@careway/contracts/insurance/insurance-plan'
import type { OfferedPlan } from '../../ports/marketplace'
import { samplePlan } from './insurance.fixture'
import { planAddress, presentPlans, type PlanFacts } from './plan.presenter'

const FACTS: PlanFacts = {
  source: { kind: 'imported', title: 'Sample file', url: 'https://example.org', asOf: '2026-10-01' },
  unreachable: [],
  creditMonthlyCents: 45_000,
  people: 1,
  care: careUseOn('2026-11-21'),
  marketplaceUrl: 'https://www.healthcare.gov',
  nameOf: ({ level }) => `Typical ${level}`,
  areaOf: ({ serviceArea }) => `Area ${serviceArea}`,
}
const present = (plans: readonly OfferedPlan[], changes: Partial<PlanFacts> = {}) =>
  presentPlans(plans, { ...FACTS, ...changes })
const one = (plan: Partial<OfferedPlan> = {}, changes: Partial<PlanFacts> = {}) =>
  present([samplePlan(plan)], changes)[0]!

describe('a plan as a household pays for it', () => {
  it('keeps the contract, in dollars', () => {
    const plan = one()
    expect(insurancePlan.parse(plan)).toEqual(plan)
    expect(plan).toMatchObject({
      id: '2027-99999TX0010001',
      monthlyPremium: 600,
      premiumTaxCredit: 450,
      netMonthlyPremium: 150,
      deductible: 5000,
      familyDeductible: 10_000,
      outOfPocketMax: 9000,
      familyOutOfPocketMax: 18_000,
      drugDeductible: null,
      dentalCoverage: null,
      qualityRating: null,
      isEstimate: false,
      services: [{ service: 'primary-care', kind: 'copay', amount: 30, isAfterDeductible: false }],
    })
  })

  it('adds each year up to its total', () => {
    for (const year of Object.values(one().yearlyCost)) {
      expect(year.fullPremium + year.credit + year.shareOfCare + year.notCovered).toBeCloseTo(year.total, 2)
      expect(year).toMatchObject({ fullPremium: 7200, credit: -5400 })
      expect(year.shareOfCare).toBeLessThanOrEqual(9000)
    }
    const { low, medium, high } = one().yearlyCost
    expect([low.total, medium.total, high.total]).toEqual([low.total, medium.total, high.total].sort((a, b) => a - b))
  })

  it('takes off no more credit than the essential part of the premium, and none of a catastrophic plan', () => {
    expect(one({ premiumMonthlyCents: 40_000, essentialPremiumMonthlyCents: 39_000 })).toMatchObject({
      premiumTaxCredit: 390,
      netMonthlyPremium: 10,
    })
    expect(one({ level: 'Catastrophic' })).toMatchObject({ premiumTaxCredit: 0, netMonthlyPremium: 600 })
  })

  it('tells a copay, a share, nothing to pay and not covered apart', () => {
    const { services } = one({
      services: {
        lab: { kind: 'coinsurance', share: 0.3, isAfterDeductible: true },
        imaging: { kind: 'no-charge', isAfterDeductible: false },
        specialist: { kind: 'not-covered' },
      },
    })
    expect(services).toEqual([
      { service: 'specialist', kind: 'not-covered', amount: null, isAfterDeductible: false },
      { service: 'imaging', kind: 'no-charge', amount: null, isAfterDeductible: false },
      { service: 'lab', kind: 'coinsurance', amount: 0.3, isAfterDeductible: true },
    ])
  })

  it('of no name is called by its level', () => {
    expect(one({ name: '' }).name).toBe('Typical Silver')
  })

  it('says where it is from, and which real source is missing', () => {
    const source = { ...FACTS.source, kind: 'estimate' as const }
    const plan = one({}, { source, unreachable: ['live', 'estimate'] })
    expect(plan).toMatchObject({
      isEstimate: true,
      source: { kind: 'estimate', asOf: '2026-10-01', unreachable: ['live'] },
    })
  })
})

describe('plans side by side', () => {
  const named = (planId: string, changes: Partial<OfferedPlan>) => samplePlan({ planId, ...changes })

  it('are ordered by the year at medium use, then by id', () => {
    const plans = [named('C', { premiumMonthlyCents: 90_000 }), named('B', {}), named('A', {})]
    expect(present(plans).map(({ id }) => id)).toEqual(['2027-A', '2027-B', '2027-C'])
  })

  it('name the plan that costs less at every level of use', () => {
    const [cheap, dear] = present([named('A', {}), named('B', { premiumMonthlyCents: 90_000 })])
    expect([cheap!.dominatedBy, dear!.dominatedBy]).toEqual([null, '2027-A'])
  })

  it('name none among estimates, which stand for no plan', () => {
    const source = { kind: 'estimate', title: 'Sample', url: 'https://example.org', asOf: '2026' } as const
    const plans = present([named('A', {}), named('B', { premiumMonthlyCents: 90_000 })], { source })
    expect(plans.map(({ dominatedBy }) => dominatedBy)).toEqual([null, null])
  })

  it('name none where each is best for somebody', () => {
    const bare = named('A', { premiumMonthlyCents: 50_000, essentialPremiumMonthlyCents: 50_000 })
    const rich = named('B', {
      premiumMonthlyCents: 65_000,
      essentialPremiumMonthlyCents: 65_000,
      deductibleIndividualCents: 0,
      outOfPocketMaximumIndividualCents: 200_000,
      coinsurance: 0.1,
    })
    expect(present([bare, rich]).map(({ dominatedBy }) => dominatedBy)).toEqual([null, null])
  })
})

it('the address of a plan carries its year', () => {
  expect(planAddress({ planYear: 2026, planId: '12345TX0010001' })).toBe('2026-12345TX0010001')
})
