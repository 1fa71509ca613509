import type { Marketplace, OfferedPlan, PlanAnswer, PlanQuery, PlanSourceKind } from '../../ports/marketplace'

/** A silver plan of a source that sells for these people. */
export const samplePlan = (changes: Partial<OfferedPlan> = {}): OfferedPlan => ({
  planId: '99999TX0010001',
  planYear: 2027,
  name: 'Sample Silver 500',
  issuer: 'Sample Health',
  planType: 'HMO',
  level: 'Silver',
  csrVariant: 'none',
  premiumMonthlyCents: 60_000,
  essentialPremiumMonthlyCents: 60_000,
  deductibleIndividualCents: 500_000,
  deductibleFamilyCents: 1_000_000,
  outOfPocketMaximumIndividualCents: 900_000,
  outOfPocketMaximumFamilyCents: 1_800_000,
  coinsurance: 0.3,
  services: { 'primary-care': { kind: 'copay', cents: 3_000, isAfterDeductible: false } },
  serviceArea: 'Sample County',
  effectiveFrom: '2027-01-01',
  ...changes,
})

export interface SampleMarketplace extends Marketplace {
  readonly asked: PlanQuery[]
  answer: PlanAnswer
}

/** A source that answers what it is told to, and remembers what it was asked. */
export function sampleMarketplace(kind: PlanSourceKind, plans: readonly OfferedPlan[] = []): SampleMarketplace {
  const asked: PlanQuery[] = []
  const source = { kind, title: `Sample ${kind}`, url: 'https://example.org', asOf: '2026-10-01' }
  const answer: PlanAnswer = plans.length > 0 ? { kind: 'plans', plans, source } : { kind: 'not-served' }
  const marketplace: SampleMarketplace = {
    kind,
    asked,
    answer,
    findPlans: async (query) => {
      asked.push(query)
      return marketplace.answer
    },
  }
  return marketplace
}
