import { dollars } from '../kernel/cents'
import { careUseOn } from './care-use'
import type { CostShare, PlanDesignCosts } from './health-plan'

export const CARE = careUseOn('2026-11-21')

export const copay = (amount: number, isAfterDeductible = false): CostShare => ({
  kind: 'copay',
  cents: dollars(amount),
  isAfterDeductible,
})

export type TestPlan = PlanDesignCosts & { readonly premiumMonthlyCents: number }

/** A silver plan with round figures, changed as a test needs. */
export const planOf = (changes: Partial<TestPlan> = {}): TestPlan => ({
  level: 'Silver',
  planType: 'HMO',
  csrVariant: 'none',
  premiumMonthlyCents: dollars(600),
  deductibleIndividualCents: dollars(5_000),
  deductibleFamilyCents: dollars(10_000),
  outOfPocketMaximumIndividualCents: dollars(9_000),
  outOfPocketMaximumFamilyCents: dollars(18_000),
  coinsurance: 0.4,
  services: { 'primary-care': copay(40), specialist: copay(80), 'generic-drug': copay(20) },
  ...changes,
})
