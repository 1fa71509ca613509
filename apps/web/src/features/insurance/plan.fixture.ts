import type { InsurancePlan } from '@careway/contracts/insurance/insurance-plan'

const yearlyCost = (fullPremium: number, shareOfCare: number) => ({
  fullPremium,
  credit: -4932,
  shareOfCare,
  notCovered: 0,
  total: fullPremium - 4932 + shareOfCare,
})

/** A made-up plan for tests. */
export const planFixture = (changes: Partial<InsurancePlan> = {}): InsurancePlan => ({
  id: 'silver',
  year: 2027,
  name: 'Sample Silver HMO',
  issuer: 'Sample insurer A',
  planType: 'HMO',
  metalLevel: 'Silver',
  monthlyPremium: 540,
  premiumTaxCredit: 411,
  netMonthlyPremium: 129,
  deductible: 700,
  familyDeductible: 1400,
  drugDeductible: null,
  outOfPocketMax: 2800,
  familyOutOfPocketMax: 5600,
  prescriptionCoverage: true,
  dentalCoverage: false,
  childDentalCoverage: null,
  visionCoverage: null,
  childVisionCoverage: null,
  effectiveDate: '2027-01-01',
  serviceArea: 'Franklin County',
  marketplaceUrl: 'https://www.healthcare.gov/',
  csrVariant: '87',
  isHsaEligible: false,
  qualityRating: null,
  benefitsUrl: null,
  brochureUrl: null,
  formularyUrl: null,
  networkUrl: null,
  services: [{ service: 'primary-care', kind: 'copay', amount: 20, isAfterDeductible: false }],
  yearlyCost: { low: yearlyCost(6480, 240), medium: yearlyCost(6480, 1150), high: yearlyCost(6480, 2800) },
  dominatedBy: null,
  isEstimate: false,
  source: {
    kind: 'imported',
    title: 'CMS Exchange public use files',
    url: 'https://www.cms.gov/',
    asOf: '2026-10-30',
    unreachable: [],
  },
  ...changes,
})

export const GOLD = planFixture({
  id: 'gold',
  name: 'Sample Gold EPO',
  planType: 'EPO',
  metalLevel: 'Gold',
  dominatedBy: 'silver',
  yearlyCost: { low: yearlyCost(7344, 320), medium: yearlyCost(7344, 1700), high: yearlyCost(7344, 6000) },
})

export const BRONZE = planFixture({
  id: 'bronze',
  name: 'Sample Bronze PPO',
  planType: 'PPO',
  metalLevel: 'Bronze',
  isHsaEligible: true,
  yearlyCost: { low: yearlyCost(5016, 480), medium: yearlyCost(5016, 4300), high: yearlyCost(5016, 9200) },
})
