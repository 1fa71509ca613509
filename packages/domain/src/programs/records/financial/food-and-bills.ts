import type { CalendarDate } from '../../../kernel/calendar-date'
import type { AssistanceProgram, IncomeCondition, ProgramCondition } from '../../program'
import { PUBLIC_CHARGE } from '../public-charge'
import { SNAP_INCOME, STATE_SNAP_LIMITS } from './food-stamp-income'

const CHECKED_ON: CalendarDate = '2026-11-21'

/**
 * Nobody gets SNAP, SSI or Medicaid by income with more than this: SNAP ends at twice the guideline in every state, SSI
 * at the wages of `SSI_WAGES_AT_MOST`, Medicaid below four times it. Who has more is not asked whether they get it.
 */
const NO_MORE_BY_OTHER_HELP: IncomeCondition = {
  kind: 'income-at-most',
  percentOfPoverty: 400,
  source: {
    title: 'Above every limit of SNAP (7 CFR 273.2(j)(2)), of SSI wages (20 CFR 416.1112) and of Medicaid by income',
    asOf: '2026',
  },
}

const within = (bound: IncomeCondition, way: ProgramCondition): ProgramCondition => ({
  kind: 'all-of',
  ways: [bound, way],
})

/** Food, energy and the phone. */
export const FOOD_AND_BILL_PROGRAMS: readonly AssistanceProgram[] = [
  {
    id: 'liheap',
    type: 'financial',
    name: 'LIHEAP energy assistance',
    organization: 'U.S. Department of Health and Human Services and the states',
    contact: {
      phone: '8666746327',
      website: 'https://www.acf.hhs.gov/ocs/low-income-home-energy-assistance-program-liheap',
    },
    languages: ['english', 'spanish'],
    hasInterpreters: false,
    conditions: [
      {
        kind: 'any-of',
        ways: [
          { kind: 'income-at-most', percentOfPoverty: 150, isGuide: true },
          {
            kind: 'income-at-most',
            percentOfPoverty: 400,
            isGuide: true,
            source: {
              title: 'ACF, LIHEAP state median income estimates: 60% is below this in every state',
              url: 'https://acf.gov/ocs/policy-guidance/liheap-im2025-02-federal-poverty-guidelines-and-state-median-income-estimates',
              asOf: '2026',
            },
          },
        ],
      },
      { kind: 'discretion', code: 'fund-opens-and-closes' },
    ],
    value: 'hundreds-a-year',
    coverage: ['energy-bills'],
    deadline: { kind: 'described' },
    cost: 'free',
    benefits: 3,
    steps: 4,
    documents: 4,
    verification: 'verified',
    checkedOn: CHECKED_ON,
    sources: [
      {
        title: '42 U.S.C. 8624(b)(2): 150% of the poverty guideline or 60% of the state median income',
        url: 'https://www.law.cornell.edu/uscode/text/42/8624',
        asOf: '2026',
      },
      {
        title: 'ACF, Low Income Home Energy Assistance Program',
        url: 'https://www.acf.hhs.gov/ocs/low-income-home-energy-assistance-program-liheap',
        asOf: '2026',
      },
    ],
  },
  {
    id: 'snap',
    type: 'financial',
    name: 'SNAP food benefits',
    organization: 'USDA Food and Nutrition Service and the states',
    contact: { website: 'https://www.fns.usda.gov/snap/state-directory' },
    languages: ['english', 'spanish'],
    hasInterpreters: true,
    conditions: SNAP_INCOME,
    value: 'thousands-a-year',
    coverage: ['food'],
    deadline: { kind: 'none' },
    cost: 'free',
    benefits: 3,
    steps: 5,
    documents: 4,
    verification: 'partly',
    checkedOn: CHECKED_ON,
    sources: [
      {
        title: '7 U.S.C. 2014(c); 7 CFR 273.9(a): 130% of the poverty guideline before deductions',
        url: 'https://www.ecfr.gov/current/title-7/section-273.9',
        asOf: '2026',
      },
      STATE_SNAP_LIMITS,
      { title: 'Pub. L. 119-21, sections 10102 and 10108: work rules and immigrants', asOf: '2025' },
    ],
  },
  {
    id: 'wic',
    type: 'financial',
    name: 'WIC',
    organization: 'USDA Food and Nutrition Service and the states',
    contact: { website: 'https://www.fns.usda.gov/wic' },
    languages: ['english', 'spanish'],
    hasInterpreters: true,
    conditions: [
      { kind: 'any-of', ways: [{ kind: 'pregnant' }, { kind: 'age', to: 4, who: 'anyone' }] },
      {
        kind: 'any-of',
        ways: [
          { kind: 'income-at-most', percentOfPoverty: 185 },
          within(NO_MORE_BY_OTHER_HELP, { kind: 'circumstance', anyOf: ['gets_snap'] }),
          { kind: 'cover', anyOf: ['medicaid'] },
          within(NO_MORE_BY_OTHER_HELP, { kind: 'decided-cover', anyOf: ['medicaid'], isGuide: true }),
        ],
      },
    ],
    value: 'hundreds-a-year',
    coverage: ['food', 'advice'],
    deadline: { kind: 'none' },
    cost: 'free',
    benefits: 3,
    steps: 4,
    documents: 3,
    verification: 'verified',
    checkedOn: CHECKED_ON,
    sources: [
      {
        title: '42 U.S.C. 1786(d)(2); 7 CFR 246.7(d): 185% of the poverty guideline, or SNAP, Medicaid or TANF',
        url: 'https://www.ecfr.gov/current/title-7/section-246.7',
        asOf: '2026',
      },
      { title: 'USDA Food and Nutrition Service, WIC', url: 'https://www.fns.usda.gov/wic', asOf: '2026' },
      PUBLIC_CHARGE,
    ],
  },
  {
    id: 'lifeline',
    type: 'financial',
    name: 'Lifeline phone and internet discount',
    organization: 'Federal Communications Commission (FCC) and USAC',
    contact: { phone: '8002349473', website: 'https://www.lifelinesupport.org' },
    languages: ['english', 'spanish'],
    hasInterpreters: false,
    conditions: [
      {
        kind: 'any-of',
        ways: [
          { kind: 'income-at-most', percentOfPoverty: 135 },
          within(NO_MORE_BY_OTHER_HELP, { kind: 'circumstance', anyOf: ['gets_snap', 'gets_ssi'] }),
          { kind: 'cover', anyOf: ['medicaid'] },
          within(NO_MORE_BY_OTHER_HELP, { kind: 'decided-cover', anyOf: ['medicaid'], isGuide: true }),
        ],
      },
    ],
    value: 'hundreds-a-year',
    coverage: ['phone-and-internet'],
    deadline: { kind: 'none' },
    cost: 'free',
    benefits: 2,
    steps: 4,
    documents: 2,
    verification: 'verified',
    checkedOn: CHECKED_ON,
    sources: [
      {
        title: '47 CFR 54.409(a): 135% of the poverty guideline, or a named program; 47 CFR 54.403(a): $9.25 and $25',
        url: 'https://www.ecfr.gov/current/title-47/section-54.409',
        asOf: '2026',
      },
      { title: 'USAC, Lifeline Support', url: 'https://www.lifelinesupport.org', asOf: '2026' },
    ],
  },
]
