import type { Citation } from '../../../kernel/decision'
import type { UsState } from '../../../vocabulary/us-state'
import type { AssistanceProgram, MedicareSavingsCondition, ProgramCondition } from '../../program'
import { MEDICAID_OFFICES } from '../state-offices'
import { CHECKED_ON, ENGLISH_AND_SPANISH, MEDICARE_LINE } from './checked'

const website = 'https://www.medicare.gov/basics/costs/help/medicare-savings-programs'
const federal: Citation = {
  title: '42 U.S.C. 1396a(a)(10)(E), 1396d(p) and 1382a(b)(2); Medicare.gov, Medicare Savings Programs',
  url: website,
  asOf: '2026',
}

/** States that let people in with more income than federal law asks, each by its own rule. */
const generousStates: Citation = {
  title:
    'Connecticut General Statutes 17b-256f; D.C. Department of Health Care Finance, Qualified Medicare Beneficiary; Indiana FSSA, Medicare Savings Programs; 10-144 Code of Maine Rules 332-8-4 (2024); Massachusetts General Laws 118E, section 25A (2023); New York State Department of Health, Medicare Savings Program (2023)',
  asOf: '2024',
}

/** Nobody with more gets in anywhere: the widest limit of any state, 300 percent, and $20 a month that don't count. */
const WIDEST: ProgramCondition = {
  kind: 'income-at-most',
  percentOfPoverty: 302,
  source: {
    title: 'The widest limit of any state: D.C. Department of Health Care Finance, QMB, 300 percent and $20 a month',
    url: 'https://dhcf.dc.gov/service/qualified-medicare-beneficiary-qmb',
    asOf: '2024',
  },
}

const conditionsOf = (
  level: MedicareSavingsCondition['level'],
  generousIn: readonly UsState[],
): readonly ProgramCondition[] => [
  { kind: 'has-medicare' },
  {
    kind: 'any-of',
    ways: [
      { kind: 'medicare-savings', level },
      { kind: 'state', anyOf: generousIn, isGuide: true, source: generousStates },
    ],
  },
  WIDEST,
]

const everyLevel = {
  type: 'insurance',
  organization: 'Centers for Medicare & Medicaid Services',
  contact: { ...MEDICARE_LINE, website },
  contactIn: MEDICAID_OFFICES,
  languages: ENGLISH_AND_SPANISH,
  hasInterpreters: true,
  value: 'thousands-a-year',
  deadline: { kind: 'none' },
  cost: 'free',
  steps: 4,
  documents: 4,
  verification: 'verified',
  checkedOn: CHECKED_ON,
  sources: [federal, generousStates],
} as const

const qmb: AssistanceProgram = {
  ...everyLevel,
  id: 'qmb',
  name: 'Medicare Savings Program: Qualified Medicare Beneficiary (QMB)',
  conditions: conditionsOf('qmb', ['CT', 'DC', 'IN', 'ME', 'MA', 'NY']),
  coverage: ['premiums', 'deductibles', 'copays', 'doctor-visits', 'hospital-care'],
  benefits: 4,
}

const slmb: AssistanceProgram = {
  ...everyLevel,
  id: 'slmb',
  name: 'Medicare Savings Program: Specified Low-Income Medicare Beneficiary (SLMB)',
  conditions: conditionsOf('slmb', ['CT', 'IN', 'MA']),
  coverage: ['premiums', 'prescriptions'],
  benefits: 3,
}

const qi: AssistanceProgram = {
  ...everyLevel,
  id: 'qi',
  name: 'Medicare Savings Program: Qualifying Individual (QI)',
  conditions: conditionsOf('qi', ['CT', 'IN', 'ME', 'MA', 'NY']),
  coverage: ['premiums', 'prescriptions'],
  benefits: 3,
}

export const MEDICARE_SAVINGS_PROGRAMS: readonly AssistanceProgram[] = [qmb, slmb, qi]
