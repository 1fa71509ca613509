import type { AssistanceProgram, ProgramCondition } from '../../program'
import { COST_IS_HARD, FREE_ALL_YEAR } from './prescription-basics'

const FUNDS_OPEN_AND_CLOSE: ProgramCondition = { kind: 'discretion', code: 'fund-opens-and-closes' }

/** They pay what cover leaves to pay: medicine first needs some cover. Medicare is welcome, unlike with a maker's card. */
const ANY_COVER: ProgramCondition = { kind: 'cover', anyOf: ['private', 'medicare', 'medicaid', 'other'] }

const ILLNESS_WITH_A_FUND: ProgramCondition = {
  kind: 'any-of',
  ways: [
    {
      kind: 'condition',
      anyOf: ['Cancer', 'Heart Disease', 'Asthma', 'COPD', 'Arthritis', 'Kidney Disease', 'Diabetes', 'Other'],
    },
    { kind: 'circumstance', anyOf: ['rare_disease', 'blood_cancer', 'dialysis_or_transplant', 'hiv'] },
  ],
}

const TOTAL_ASSIST = { phone: '8665123861', website: 'https://totalassist.org' } as const

const fundUpTo = (percentOfPoverty: number): ProgramCondition => ({
  kind: 'income-at-most',
  percentOfPoverty,
  isGuide: true,
})

const FOUNDATION = {
  ...FREE_ALL_YEAR,
  type: 'prescription',
  deadline: { kind: 'described' },
  value: 'thousands-a-year',
} as const

export const COPAY_FOUNDATIONS: readonly AssistanceProgram[] = [
  {
    ...FOUNDATION,
    id: 'healthwell',
    name: 'HealthWell Foundation',
    organization: 'HealthWell Foundation',
    contact: { phone: '8006758416', website: 'https://www.healthwellfoundation.org' },
    conditions: [ANY_COVER, ILLNESS_WITH_A_FUND, COST_IS_HARD, fundUpTo(500), FUNDS_OPEN_AND_CLOSE],
    coverage: ['copays', 'deductibles', 'premiums'],
    benefits: 3,
    steps: 4,
    documents: 3,
    verification: 'verified',
    sources: [
      {
        title: 'HealthWell Foundation, Disease funds and eligibility',
        url: 'https://www.healthwellfoundation.org/disease-funds/',
        asOf: '2026',
      },
    ],
  },
  {
    ...FOUNDATION,
    id: 'paf-copay',
    name: 'TotalAssist (formerly PAF Co-Pay Relief and PAN Foundation)',
    organization: 'Patient Advocate Foundation, with the PAN Foundation',
    contact: TOTAL_ASSIST,
    conditions: [ANY_COVER, ILLNESS_WITH_A_FUND, COST_IS_HARD, fundUpTo(500), FUNDS_OPEN_AND_CLOSE],
    coverage: ['copays', 'deductibles', 'premiums', 'doctor-visits'],
    benefits: 3,
    steps: 4,
    documents: 3,
    verification: 'partly',
    sources: [
      {
        title: 'Patient Advocate Foundation, TotalAssist program overview and fund pages',
        url: 'https://totalassist.org',
        asOf: '2026',
      },
    ],
  },
  {
    ...FOUNDATION,
    id: 'gooddays',
    name: 'Good Days',
    organization: 'Good Days (nonprofit)',
    contact: { phone: '8779687233', website: 'https://www.mygooddays.org' },
    conditions: [ANY_COVER, ILLNESS_WITH_A_FUND, COST_IS_HARD, fundUpTo(500), FUNDS_OPEN_AND_CLOSE],
    coverage: ['copays', 'premiums', 'travel-and-lodging'],
    benefits: 2,
    steps: 4,
    documents: 2,
    verification: 'partly',
    sources: [
      {
        title: 'Good Days, How to qualify',
        url: 'https://mygooddays.org/patients/how-to-apply/qualify/',
        asOf: '2026',
      },
      {
        title: 'American Society of Retina Specialists, survey on the underfunding of Good Days',
        url: 'https://www.ophthalmologytimes.com/view/q-a-michael-lai-md-phd-on-the-impact-of-underfunding-the-good-days-program',
        asOf: '2025',
      },
    ],
  },
  {
    ...FOUNDATION,
    id: 'taf',
    name: 'The Assistance Fund',
    organization: 'The Assistance Fund (nonprofit)',
    contact: { phone: '8558453663', website: 'https://tafcares.org' },
    conditions: [ANY_COVER, ILLNESS_WITH_A_FUND, COST_IS_HARD, FUNDS_OPEN_AND_CLOSE],
    coverage: ['copays', 'premiums', 'medical-bills'],
    benefits: 3,
    steps: 4,
    documents: 3,
    verification: 'verified',
    sources: [
      { title: 'The Assistance Fund, Patient Frequently Asked Questions', url: 'https://tafcares.org/patients/faqs/' },
    ],
  },
  {
    ...FOUNDATION,
    id: 'accessia',
    name: 'Accessia Health',
    organization: 'Accessia Health (nonprofit)',
    contact: { phone: '8003667741', website: 'https://accessiahealth.org' },
    conditions: [ANY_COVER, ILLNESS_WITH_A_FUND, COST_IS_HARD, FUNDS_OPEN_AND_CLOSE],
    coverage: ['copays', 'premiums', 'medical-bills', 'travel-and-lodging'],
    benefits: 3,
    steps: 4,
    documents: 3,
    verification: 'verified',
    sources: [{ title: 'Accessia Health, Questions about patient assistance', url: 'https://accessiahealth.org' }],
  },
  {
    ...FOUNDATION,
    id: 'nord',
    name: 'NORD RareCare patient assistance',
    organization: 'National Organization for Rare Disorders',
    contact: { phone: '8009996673', website: 'https://rarediseases.org/patient-assistance-programs/' },
    conditions: [{ kind: 'circumstance', anyOf: ['rare_disease'] }, FUNDS_OPEN_AND_CLOSE],
    coverage: ['prescriptions', 'copays', 'premiums', 'travel-and-lodging'],
    benefits: 4,
    steps: 4,
    documents: 2,
    verification: 'verified',
    sources: [
      {
        title: 'National Organization for Rare Disorders, RareCare patient assistance programs',
        url: 'https://rarediseases.org/patient-assistance-programs/',
      },
    ],
  },
  {
    ...FOUNDATION,
    id: 'cancercare-copay',
    name: 'CancerCare Co-Payment Assistance Foundation',
    organization: 'CancerCare',
    contact: { phone: '8665526729', website: 'https://www.cancercare.org/copayfoundation' },
    conditions: [
      { kind: 'condition', anyOf: ['Cancer'] },
      { kind: 'cover', anyOf: ['private', 'medicare', 'other'] },
      fundUpTo(500),
      FUNDS_OPEN_AND_CLOSE,
    ],
    coverage: ['copays', 'prescriptions'],
    benefits: 2,
    steps: 4,
    documents: 4,
    verification: 'partly',
    sources: [
      {
        title: 'CancerCare Co-Payment Assistance Foundation',
        url: 'https://www.cancercare.org/copayfoundation',
      },
    ],
  },
  {
    ...FOUNDATION,
    id: 'lls-copay',
    name: 'Blood Cancer United Co-Pay Assistance Program',
    organization: 'Blood Cancer United (formerly The Leukemia & Lymphoma Society)',
    contact: {
      phone: '8775572672',
      website: 'https://www.lls.org/support-resources/financial-support/co-pay-assistance-program',
    },
    conditions: [
      { kind: 'circumstance', anyOf: ['blood_cancer'] },
      ANY_COVER,
      {
        kind: 'income-at-most',
        percentOfPoverty: 600,
        isGuide: true,
        source: {
          title: 'The Leukemia & Lymphoma Society, Co-Pay Assistance Program',
          url: 'https://www.lls.org/support-resources/financial-support/co-pay-assistance-program',
          asOf: '2021',
        },
      },
      FUNDS_OPEN_AND_CLOSE,
    ],
    coverage: ['copays', 'deductibles', 'premiums', 'prescriptions'],
    benefits: 3,
    steps: 4,
    documents: 3,
    verification: 'partly',
    sources: [
      {
        title: 'Blood Cancer United, Co-Pay Assistance Program',
        url: 'https://www.lls.org/support-resources/financial-support/co-pay-assistance-program',
      },
    ],
  },
]
