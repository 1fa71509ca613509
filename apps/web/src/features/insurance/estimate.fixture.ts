import type { CoverageEstimate, MemberAnswer } from '@careway/contracts/coverage/coverage-answer'

export const memberFixture = (changes: Partial<MemberAnswer> = {}): MemberAnswer => ({
  age: 40,
  program: 'marketplace',
  category: 'credit',
  csrVariant: '87',
  decision: {
    rule: 'aca.credit',
    ruleText: 'The credit is paid up to 400% of the poverty level',
    unit: 'percent-of-poverty',
    threshold: 400,
    number: 175.43,
    source: { title: '26 U.S.C. 36B(c)(1)', url: 'https://www.law.cornell.edu/uscode/text/26/36B', asOf: '2026' },
    effectiveDate: '2026-01-01',
    certainty: 'clear',
    reasons: [],
    questions: [],
    nextSteps: [],
  },
  ...changes,
})

/** A made-up answer for tests: one person of 40 in Ohio at $28,000, plan year 2027. */
export const estimateFixture = (changes: Partial<CoverageEstimate> = {}): CoverageEstimate => ({
  year: 2027,
  asOf: '2027-01-01',
  state: 'OH',
  countyFips: '39049',
  ratingArea: 9,
  householdSize: 1,
  annualIncome: 28_000,
  fplPercent: 175.44,
  fplGuidelineYear: 2026,
  medicaidFplPercent: 175.44,
  medicaidGuidelineYear: 2026,
  applicablePercentage: 0.0556,
  slcspMonthly: 540,
  slcspSource: { kind: 'given', title: 'Sample', url: null, asOf: null, planYear: 2027 },
  expectedContributionAnnual: 1556.8,
  premiumTaxCreditMonthly: 410.27,
  premiumTaxCreditAnnual: 4923.2,
  form8962: { line5: 175, line7: 0.0554, line8a: 1551, line8b: 129, annualCredit: 4929 },
  csrVariant: '87',
  members: [memberFixture()],
  reasons: [],
  sources: [],
  ...changes,
})
