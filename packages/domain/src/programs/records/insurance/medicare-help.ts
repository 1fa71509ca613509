import type { AssistanceProgram } from '../../program'
import { MEDICAID_OFFICES, SHIP_OFFICES } from '../state-offices'
import { CHECKED_ON, ENGLISH_AND_SPANISH, MEDICARE_LINE } from './checked'

const medicare: AssistanceProgram = {
  id: 'medicare',
  type: 'insurance',
  name: 'Medicare',
  organization: 'Centers for Medicare & Medicaid Services',
  contact: { ...MEDICARE_LINE, website: 'https://www.medicare.gov' },
  languages: ENGLISH_AND_SPANISH,
  hasInterpreters: true,
  conditions: [
    {
      kind: 'any-of',
      ways: [
        { kind: 'has-medicare' },
        { kind: 'decided-cover', anyOf: ['medicare'] },
        {
          kind: 'circumstance',
          anyOf: ['gets_ssdi', 'dialysis_or_transplant'],
          isGuide: true,
          source: {
            title: '42 U.S.C. 426(b) and 426-1',
            url: 'https://www.law.cornell.edu/uscode/text/42/426',
            asOf: '2026',
          },
        },
      ],
    },
  ],
  value: 'covers-most-care',
  coverage: ['doctor-visits', 'hospital-care', 'prescriptions', 'mental-health', 'preventive-care', 'medical-supplies'],
  deadline: { kind: 'described' },
  cost: 'premium',
  benefits: 4,
  steps: 5,
  documents: 3,
  verification: 'verified',
  checkedOn: CHECKED_ON,
  sources: [
    {
      title: '42 U.S.C. 426 and 1395o; Medicare.gov, Get started',
      url: 'https://www.medicare.gov/basics/get-started-with-medicare',
      asOf: '2026',
    },
    {
      title: 'Social Security Administration, Sign up for Medicare',
      url: 'https://www.ssa.gov/medicare/sign-up',
      asOf: '2026',
    },
    { title: '42 CFR 407.23, 423.38 and 423.46: eight months for Part B, 63 days without drug cover', asOf: '2026' },
  ],
}

const ship: AssistanceProgram = {
  id: 'ship',
  type: 'insurance',
  name: 'State Health Insurance Assistance Program (SHIP)',
  organization: 'Administration for Community Living',
  contact: { phone: '8778392675', website: 'https://www.shiphelp.org' },
  contactIn: SHIP_OFFICES,
  languages: ENGLISH_AND_SPANISH,
  hasInterpreters: true,
  conditions: [
    {
      kind: 'any-of',
      ways: [
        { kind: 'has-medicare' },
        { kind: 'age', from: 64, who: 'anyone' },
        { kind: 'circumstance', anyOf: ['gets_ssdi', 'dialysis_or_transplant'] },
      ],
    },
  ],
  value: 'advice',
  coverage: ['advice'],
  deadline: { kind: 'none' },
  cost: 'free',
  benefits: 3,
  steps: 3,
  documents: 3,
  verification: 'partly',
  checkedOn: CHECKED_ON,
  sources: [
    {
      title: 'Administration for Community Living, State Health Insurance Assistance Program',
      url: 'https://acl.gov/programs/connecting-people-services/state-health-insurance-assistance-program-ship',
      asOf: '2026',
    },
    { title: '42 U.S.C. 1395b-4', url: 'https://www.law.cornell.edu/uscode/text/42/1395b-4', asOf: '2026' },
  ],
}

const pace: AssistanceProgram = {
  id: 'pace',
  type: 'insurance',
  name: 'Program of All-Inclusive Care for the Elderly (PACE)',
  organization: 'Centers for Medicare & Medicaid Services',
  contact: {
    ...MEDICARE_LINE,
    website:
      'https://www.medicare.gov/health-drug-plans/health-plans/your-coverage-options/other-medicare-health-plans/PACE',
  },
  contactIn: MEDICAID_OFFICES,
  languages: ENGLISH_AND_SPANISH,
  hasInterpreters: true,
  conditions: [
    { kind: 'age', from: 55 },
    { kind: 'circumstance', anyOf: ['needs_nursing_home_care'] },
    { kind: 'discretion', code: 'varies-by-state' },
  ],
  value: 'covers-most-care',
  coverage: [
    'doctor-visits',
    'hospital-care',
    'prescriptions',
    'long-term-care',
    'medical-supplies',
    'rides',
    'food',
    'dental',
  ],
  deadline: { kind: 'none' },
  cost: 'low-cost',
  benefits: 4,
  steps: 4,
  documents: 3,
  verification: 'partly',
  checkedOn: CHECKED_ON,
  sources: [
    {
      title: '42 CFR 460.150; 42 U.S.C. 1395eee',
      url: 'https://www.ecfr.gov/current/title-42/chapter-IV/subchapter-E/part-460',
      asOf: '2026',
    },
    {
      title: 'Medicare.gov, PACE',
      url: 'https://www.medicare.gov/health-drug-plans/health-plans/your-coverage-options/other-medicare-health-plans/PACE',
      asOf: '2026',
    },
  ],
}

export const MEDICARE_HELP: readonly AssistanceProgram[] = [medicare, ship, pace]
