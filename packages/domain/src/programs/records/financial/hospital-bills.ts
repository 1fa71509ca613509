import type { Citation } from '../../../kernel/decision'
import type { CalendarDate } from '../../../kernel/calendar-date'
import type { AssistanceProgram } from '../../program'

const CHECKED_ON: CalendarDate = '2026-11-21'

/** States that set a floor go up to four times the guideline; each hospital's own policy decides. */
const STATE_FLOORS: Citation = {
  title: 'California Health and Safety Code 127400 and 127405; Oregon Revised Statutes 442.614',
  url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=HSC&sectionNum=127405.',
  asOf: '2025',
}

/** Help with what hospitals bill. */
export const HOSPITAL_BILL_PROGRAMS: readonly AssistanceProgram[] = [
  {
    id: 'hospital-501r',
    type: 'financial',
    name: 'Hospital financial assistance (charity care)',
    organization: 'Every nonprofit hospital',
    contact: {
      website:
        'https://www.irs.gov/charities-non-profits/financial-assistance-policy-and-emergency-medical-care-policy-section-501r4',
    },
    languages: ['english', 'spanish'],
    hasInterpreters: true,
    conditions: [
      { kind: 'circumstance', anyOf: ['hospital_bill'] },
      { kind: 'income-at-most', percentOfPoverty: 400, isGuide: true, source: STATE_FLOORS },
      { kind: 'discretion', code: 'varies-by-hospital' },
    ],
    value: 'thousands-a-year',
    coverage: ['hospital-care', 'medical-bills'],
    deadline: { kind: 'days-after', days: 240 },
    cost: 'free',
    benefits: 3,
    steps: 5,
    documents: 4,
    verification: 'verified',
    checkedOn: CHECKED_ON,
    sources: [
      {
        title: '26 U.S.C. 501(r); 26 CFR 1.501(r)-1, -4, -5 and -6: policy, limit on charges, 240 days to apply',
        url: 'https://www.ecfr.gov/current/title-26/section-1.501(r)-4',
        asOf: '2026',
      },
      STATE_FLOORS,
    ],
  },
  {
    id: 'dollar-for',
    type: 'financial',
    name: 'Dollar For',
    organization: 'Dollar For (nonprofit)',
    contact: { website: 'https://dollarfor.org' },
    languages: ['english', 'spanish'],
    hasInterpreters: false,
    conditions: [
      { kind: 'circumstance', anyOf: ['hospital_bill'] },
      { kind: 'discretion', code: 'varies-by-hospital' },
    ],
    value: 'advice',
    coverage: ['medical-bills', 'advice'],
    deadline: { kind: 'described' },
    cost: 'free',
    benefits: 3,
    steps: 4,
    documents: 3,
    verification: 'verified',
    checkedOn: CHECKED_ON,
    sources: [
      { title: 'Dollar For, Frequently asked questions', url: 'https://dollarfor.org/faq/', asOf: '2025' },
      { title: 'Dollar For, Debt forgiveness', url: 'https://dollarfor.org/debt-forgiveness/', asOf: '2025' },
    ],
  },
  {
    id: 'undue-debt',
    type: 'financial',
    name: 'Undue Medical Debt',
    organization: 'Undue Medical Debt (formerly RIP Medical Debt)',
    contact: { website: 'https://unduemedicaldebt.org' },
    languages: ['english', 'spanish'],
    hasInterpreters: false,
    conditions: [
      { kind: 'circumstance', anyOf: ['hospital_bill'] },
      {
        kind: 'any-of',
        ways: [
          { kind: 'income-at-most', percentOfPoverty: 400, isGuide: true },
          { kind: 'discretion', code: 'decided-case-by-case' },
        ],
      },
    ],
    value: 'advice',
    coverage: ['medical-bills'],
    deadline: { kind: 'none' },
    cost: 'free',
    benefits: 2,
    steps: 3,
    documents: 0,
    verification: 'partly',
    checkedOn: CHECKED_ON,
    sources: [
      {
        title: 'Michigan Department of Health and Human Services, Medical Debt Relief (with Undue Medical Debt)',
        url: 'https://www.michigan.gov/mdhhs/assistance-programs/healthcare/medical-debt-relief',
        asOf: '2025',
      },
      { title: 'Undue Medical Debt', url: 'https://unduemedicaldebt.org' },
    ],
  },
  {
    id: 'hill-burton',
    type: 'financial',
    name: 'Hill-Burton free and reduced-cost care',
    organization: 'Health Resources and Services Administration (HRSA)',
    contact: { phone: '8006380742', website: 'https://www.hrsa.gov/get-health-care/affordable/hill-burton' },
    languages: ['english', 'spanish'],
    hasInterpreters: false,
    conditions: [
      {
        kind: 'any-of',
        ways: [
          { kind: 'income-at-most', percentOfPoverty: 200, isGuide: true },
          { kind: 'circumstance', anyOf: ['needs_nursing_home_care'], isGuide: true },
        ],
      },
      { kind: 'income-at-most', percentOfPoverty: 300, isGuide: true },
      { kind: 'discretion', code: 'varies-by-hospital' },
    ],
    value: 'thousands-a-year',
    coverage: ['hospital-care', 'long-term-care', 'medical-bills'],
    deadline: { kind: 'none' },
    cost: 'sliding-scale',
    benefits: 2,
    steps: 5,
    documents: 2,
    verification: 'verified',
    checkedOn: CHECKED_ON,
    sources: [
      {
        title: 'HRSA, Hill-Burton Free and Reduced-Cost Health Care',
        url: 'https://www.hrsa.gov/get-health-care/affordable/hill-burton',
        asOf: '2026',
      },
      {
        title: '42 CFR 124.505 and 124.506: up to twice the guideline, three times for nursing homes',
        url: 'https://www.ecfr.gov/current/title-42/section-124.506',
        asOf: '2026',
      },
    ],
  },
]
