import type { Citation } from '../../../kernel/decision'
import type { AssistanceProgram } from '../../program'
import { FREE_ALL_YEAR, HAS_MEDICARE, USES_INSULIN } from './prescription-basics'

const MEDICARE_LINE = { phone: '8006334227', tty: '8774862048' } as const

const PART_D_BENEFIT: Citation = {
  title: 'CMS, Part D Redesign Program Instructions and Rate Announcements, 2025 to 2027',
  url: 'https://www.cms.gov/medicare/coverage/prescription-drug-coverage',
  asOf: '2026',
}

export const MEDICARE_DRUG_HELP: readonly AssistanceProgram[] = [
  {
    ...FREE_ALL_YEAR,
    id: 'extra-help',
    type: 'prescription',
    name: 'Medicare Extra Help (Part D Low-Income Subsidy)',
    organization: 'Social Security Administration and Medicare',
    contact: { phone: '8007721213', tty: '8003250778', website: 'https://www.ssa.gov/medicare/part-d-extra-help' },
    hasInterpreters: true,
    conditions: [HAS_MEDICARE, { kind: 'income-at-most', percentOfPoverty: 150 }],
    value: 'thousands-a-year',
    coverage: ['prescriptions', 'premiums', 'deductibles', 'copays'],
    benefits: 4,
    steps: 5,
    documents: 4,
    verification: 'verified',
    sources: [
      {
        title: '42 U.S.C. 1395w-114; Social Security, Extra Help',
        url: 'https://www.ssa.gov/medicare/part-d-extra-help',
        asOf: '2026',
      },
      {
        title: 'Medicare.gov, Help with drug costs',
        url: 'https://www.medicare.gov/basics/costs/help/drug-costs',
        asOf: '2026',
      },
      { title: 'CMS, Contract Year 2026 Resource and Cost-Sharing Limits for Low-Income Subsidy', asOf: '2026' },
    ],
  },
  {
    ...FREE_ALL_YEAR,
    id: 'part-d-cap',
    type: 'prescription',
    name: 'Medicare Part D yearly limit and Medicare Prescription Payment Plan',
    organization: 'Medicare',
    contact: { ...MEDICARE_LINE, website: 'https://www.medicare.gov/prescription-payment-plan' },
    hasInterpreters: true,
    conditions: [HAS_MEDICARE],
    value: 'hundreds-a-year',
    coverage: ['prescriptions', 'copays', 'deductibles'],
    benefits: 3,
    steps: 4,
    documents: 0,
    verification: 'verified',
    sources: [
      PART_D_BENEFIT,
      {
        title: '42 U.S.C. 1395w-102(b)(2)(E) and (b)(4)',
        url: 'https://www.law.cornell.edu/uscode/text/42/1395w-102',
        asOf: '2026',
      },
    ],
  },
  {
    ...FREE_ALL_YEAR,
    id: 'medicare-insulin-35',
    type: 'prescription',
    name: 'Medicare $35 limit for insulin',
    organization: 'Medicare',
    contact: { ...MEDICARE_LINE, website: 'https://www.medicare.gov/coverage/insulin' },
    hasInterpreters: true,
    conditions: [HAS_MEDICARE, USES_INSULIN],
    value: 'hundreds-a-year',
    coverage: ['prescriptions', 'copays', 'deductibles'],
    benefits: 3,
    steps: 4,
    documents: 0,
    verification: 'verified',
    sources: [
      {
        title: 'Medicare.gov, Insulin (Inflation Reduction Act, section 11406)',
        url: 'https://www.medicare.gov/coverage/insulin',
        asOf: '2026',
      },
    ],
  },
]
