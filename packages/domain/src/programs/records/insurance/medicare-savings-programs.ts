import type { Citation } from '../../../kernel/decision'
import type { MedicareSavingsLevel } from '../../../medicare/medicare-savings.parameters'
import type { UsState } from '../../../vocabulary/us-state'
import type { AssistanceProgram, OwnSavingsLimits, ProgramCondition } from '../../program'
import { MEDICAID_OFFICES } from '../state-offices'
import { CHECKED_ON, ENGLISH_AND_SPANISH, MEDICARE_LINE } from './checked'

const website = 'https://www.medicare.gov/basics/costs/help/medicare-savings-programs'
const federal: Citation = {
  title: '42 U.S.C. 1396a(a)(10)(E), 1396d(p) and 1382a(b)(2); Medicare.gov, Medicare Savings Programs',
  url: website,
  asOf: '2026',
}

type LimitsByState = Readonly<Partial<Record<UsState, OwnSavingsLimits>>>

/** States that let people in with more income than federal law asks. Three have no middle level, D.C. only the first. */
const STATE_LIMITS: LimitsByState = {
  CT: { qmb: 211, slmb: 231, qi: 246, source: { title: 'Connecticut General Statutes 17b-256f', asOf: '2024' } },
  DC: {
    qmb: 300,
    source: {
      title: 'D.C. Department of Health Care Finance, Qualified Medicare Beneficiary',
      url: 'https://dhcf.dc.gov/service/qualified-medicare-beneficiary-qmb',
      asOf: '2024',
    },
  },
  IN: { qmb: 150, slmb: 170, qi: 185, source: { title: 'Indiana FSSA, Medicare Savings Programs', asOf: '2024' } },
  ME: {
    qmb: 185,
    qi: 250,
    source: { title: '22 Maine Revised Statutes 3174-LLL; 10-144 Code of Maine Rules 332-8-4', asOf: '2024' },
  },
  MA: {
    qmb: 190,
    slmb: 210,
    qi: 225,
    source: { title: 'Massachusetts General Laws 118E, section 25A; 130 CMR 519.010 and 519.011', asOf: '2024' },
  },
  NY: {
    qmb: 138,
    qi: 186,
    source: { title: 'New York State Department of Health, Medicare Savings Program', asOf: '2023' },
  },
  VT: {
    qmb: 145,
    qi: 195,
    source: { title: 'Vermont Act 113 of 2024, Medicare Savings Programs from January 1, 2026', asOf: '2024' },
  },
  WA: {
    qmb: 110,
    slmb: 120,
    qi: 138,
    source: {
      title: 'Washington Administrative Code 182-517-0100',
      url: 'https://app.leg.wa.gov/wac/default.aspx?cite=182-517-0100',
      asOf: '2026',
    },
  },
}
const stateSources = Object.values(STATE_LIMITS).map(({ source }) => source)

const conditionsOf = (level: MedicareSavingsLevel): readonly ProgramCondition[] => [
  { kind: 'has-medicare' },
  { kind: 'medicare-savings', level, limitsIn: STATE_LIMITS },
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
  sources: [federal, ...stateSources],
} as const

const qmb: AssistanceProgram = {
  ...everyLevel,
  id: 'qmb',
  name: 'Medicare Savings Program: Qualified Medicare Beneficiary (QMB)',
  conditions: conditionsOf('qmb'),
  coverage: ['premiums', 'deductibles', 'copays', 'doctor-visits', 'hospital-care'],
  benefits: 4,
}

const slmb: AssistanceProgram = {
  ...everyLevel,
  id: 'slmb',
  name: 'Medicare Savings Program: Specified Low-Income Medicare Beneficiary (SLMB)',
  conditions: conditionsOf('slmb'),
  coverage: ['premiums', 'prescriptions'],
  benefits: 3,
}

const qi: AssistanceProgram = {
  ...everyLevel,
  id: 'qi',
  name: 'Medicare Savings Program: Qualifying Individual (QI)',
  conditions: conditionsOf('qi'),
  coverage: ['premiums', 'prescriptions'],
  benefits: 3,
}

export const MEDICARE_SAVINGS_PROGRAMS: readonly AssistanceProgram[] = [qmb, slmb, qi]
