import type { CalendarDate } from '../../../kernel/calendar-date'
import { dollars } from '../../../kernel/cents'
import type { AssistanceProgram } from '../../program'
import { PUBLIC_CHARGE } from '../public-charge'

const CHECKED_ON: CalendarDate = '2026-11-21'

/**
 * A year of wages at which SSI reaches zero, the highest for a household of the size: one person; a parent with a
 * disabled child; two parents with one; then one more child each. 20 CFR 416.1112(c), 416.1124(c)(12), 416.1165, with
 * the monthly $994 and $1,491 of 2026: twice (payment + $20 + parents' share) + $85, twelve times; $497 a further child.
 */
const SSI_WAGES_AT_MOST = [24_876, 49_212, 61_140, 67_104, 73_068, 79_032].map(dollars)

/** Money each month, and finding out what there is. */
export const CASH_PROGRAMS: readonly AssistanceProgram[] = [
  {
    id: 'tanf',
    type: 'financial',
    name: 'TANF cash assistance',
    organization: 'U.S. Department of Health and Human Services and the states',
    contact: { website: 'https://www.acf.hhs.gov/ofa/programs/temporary-assistance-needy-families-tanf' },
    languages: ['english', 'spanish'],
    hasInterpreters: true,
    conditions: [
      { kind: 'any-of', ways: [{ kind: 'age', to: 17, who: 'anyone' }, { kind: 'pregnant' }] },
      {
        kind: 'income-at-most',
        percentOfPoverty: 200,
        isGuide: true,
        source: {
          title: 'HHS, Office of Planning, Research and Evaluation, Welfare Rules Databook: limits by state',
          url: 'https://wrd.urban.org',
          asOf: '2023',
        },
      },
      { kind: 'discretion', code: 'varies-by-state' },
    ],
    value: 'thousands-a-year',
    coverage: ['cash', 'advice'],
    deadline: { kind: 'none' },
    cost: 'free',
    benefits: 2,
    steps: 4,
    documents: 4,
    verification: 'partly',
    checkedOn: CHECKED_ON,
    sources: [
      {
        title: '42 U.S.C. 602(a)(1)(B), 608(a) and 619(2): needy families with a minor child or expecting one',
        url: 'https://www.law.cornell.edu/uscode/text/42/608',
        asOf: '2026',
      },
      PUBLIC_CHARGE,
    ],
  },
  {
    id: 'ssi',
    type: 'financial',
    name: 'Supplemental Security Income (SSI)',
    organization: 'Social Security Administration',
    contact: { phone: '8007721213', tty: '8003250778', website: 'https://www.ssa.gov/ssi' },
    languages: ['english', 'spanish'],
    hasInterpreters: true,
    conditions: [
      {
        kind: 'any-of',
        ways: [
          { kind: 'age', from: 65, who: 'anyone' },
          { kind: 'disabled' },
          { kind: 'circumstance', anyOf: ['cannot_work'] },
        ],
      },
      { kind: 'income-at-most', annualCents: SSI_WAGES_AT_MOST, isGuide: true },
      { kind: 'discretion', code: 'decided-case-by-case' },
    ],
    value: 'thousands-a-year',
    coverage: ['cash'],
    deadline: { kind: 'none' },
    cost: 'free',
    benefits: 3,
    steps: 5,
    documents: 5,
    verification: 'verified',
    checkedOn: CHECKED_ON,
    sources: [
      {
        title: '42 U.S.C. 1382 and 1382c; 20 CFR 416.1100 to 416.1266: income and resources',
        url: 'https://www.ecfr.gov/current/title-20/chapter-III/part-416',
        asOf: '2026',
      },
      {
        title: 'Social Security Administration, SSI federal payment amounts for 2026',
        url: 'https://www.ssa.gov/OACT/cola/SSI.html',
        asOf: '2026',
      },
      PUBLIC_CHARGE,
    ],
  },
  {
    id: 'ssdi',
    type: 'financial',
    name: 'Social Security Disability Insurance (SSDI)',
    organization: 'Social Security Administration',
    contact: { phone: '8007721213', tty: '8003250778', website: 'https://www.ssa.gov/disability' },
    languages: ['english', 'spanish'],
    hasInterpreters: true,
    conditions: [
      {
        kind: 'any-of',
        ways: [
          { kind: 'circumstance', anyOf: ['cannot_work'] },
          { kind: 'disabled', isGuide: true },
        ],
      },
      { kind: 'age', from: 18, to: 66, who: 'anyone' },
      { kind: 'discretion', code: 'decided-case-by-case' },
    ],
    value: 'thousands-a-year',
    coverage: ['cash'],
    deadline: { kind: 'none' },
    cost: 'free',
    benefits: 3,
    steps: 4,
    documents: 4,
    verification: 'verified',
    checkedOn: CHECKED_ON,
    sources: [
      {
        title: '42 U.S.C. 423; 20 CFR 404.315: insured, under full retirement age, unable to work for 12 months',
        url: 'https://www.ecfr.gov/current/title-20/section-404.315',
        asOf: '2026',
      },
      {
        title: '42 U.S.C. 426(b): Medicare after 24 months of benefits',
        url: 'https://www.law.cornell.edu/uscode/text/42/426',
        asOf: '2026',
      },
    ],
  },
  {
    id: 'benefitscheckup',
    type: 'financial',
    name: 'BenefitsCheckUp',
    organization: 'National Council on Aging',
    contact: { website: 'https://www.benefitscheckup.org' },
    languages: ['english', 'spanish'],
    hasInterpreters: false,
    conditions: [
      {
        kind: 'any-of',
        ways: [
          { kind: 'age', from: 60, who: 'anyone' },
          { kind: 'disabled' },
          { kind: 'circumstance', anyOf: ['gets_ssi', 'gets_ssdi', 'cannot_work'] },
        ],
      },
    ],
    value: 'advice',
    coverage: ['advice'],
    deadline: { kind: 'none' },
    cost: 'free',
    benefits: 2,
    steps: 3,
    documents: 0,
    verification: 'partly',
    checkedOn: CHECKED_ON,
    sources: [{ title: 'National Council on Aging, BenefitsCheckUp', url: 'https://www.benefitscheckup.org' }],
  },
]
