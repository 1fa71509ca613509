import type { AssistanceProgram, HelpRecord, ProgramCondition } from '../../program'
import type { InsuranceStatus } from '../../../vocabulary/profile-choices'
import {
  COST_IS_HARD,
  DECIDED_CASE_BY_CASE,
  FREE_ALL_YEAR,
  INSULIN_OR_COST_IS_HARD,
  VARIES_BY_MEDICINE,
} from './prescription-basics'

const cover = (...anyOf: readonly InsuranceStatus[]): ProgramCondition => ({ kind: 'cover', anyOf })

/** The highest limit that any of its medicines has. */
const atMost = (percentOfPoverty: number): ProgramCondition => ({
  kind: 'income-at-most',
  percentOfPoverty,
  isGuide: true,
})

const BOEHRINGER_PORTAL =
  'https://www.boehringer-ingelheim.com/us/about-us/sustainable-development/our-commitment/boehringer-cares-patient-assistance-portal'
const JOHNSON_GUIDE =
  'https://asset.jnjwithme.com/document/JnJ_Patient_Assistance_Quick_Reference_Guide_Other_Medications.pdf'

const FROM_THE_MAKER = {
  ...FREE_ALL_YEAR,
  type: 'prescription',
  value: 'thousands-a-year',
  coverage: ['prescriptions'],
  benefits: 2,
  steps: 4,
  documents: 3,
} as const satisfies Partial<AssistanceProgram & HelpRecord>

export const MANUFACTURER_PROGRAMS: readonly AssistanceProgram[] = [
  {
    ...FROM_THE_MAKER,
    id: 'pap-pfizer',
    name: 'Pfizer RxPathways',
    organization: 'Pfizer',
    contact: { phone: '8449897284', website: 'https://www.pfizerrxpathways.com' },
    conditions: [
      cover('uninsured', 'medicare', 'medicaid', 'other'),
      COST_IS_HARD,
      { kind: 'income-at-most', percentOfPoverty: 300 },
      VARIES_BY_MEDICINE,
    ],
    documents: 4,
    verification: 'verified',
    sources: [
      {
        title: 'Pfizer RxPathways, Pfizer Patient Assistance Program',
        url: 'https://www.pfizerrxpathways.com/resources/patients',
        asOf: '2026',
      },
    ],
  },
  {
    ...FROM_THE_MAKER,
    id: 'pap-merck',
    name: 'Merck Helps',
    organization: 'Merck Patient Assistance Program, Inc.',
    contact: { phone: '8007275400', website: 'https://www.merckhelps.com' },
    conditions: [COST_IS_HARD, atMost(400), DECIDED_CASE_BY_CASE, VARIES_BY_MEDICINE],
    documents: 2,
    verification: 'partly',
    sources: [
      {
        title: 'Merck Helps, Who may qualify',
        url: 'https://www.merckhelps.com',
        asOf: '2026',
      },
    ],
  },
  {
    ...FROM_THE_MAKER,
    id: 'pap-lilly',
    name: 'Lilly Cares Foundation',
    organization: 'Lilly Cares Foundation, Inc.',
    contact: { phone: '8005456962', website: 'https://www.lillycares.com' },
    conditions: [
      cover('uninsured', 'medicare', 'private', 'other'),
      INSULIN_OR_COST_IS_HARD,
      atMost(500),
      VARIES_BY_MEDICINE,
    ],
    verification: 'partly',
    sources: [
      {
        title: 'Lilly Cares Foundation, Check your eligibility',
        url: 'https://www.lillycares.com/how-to-apply?section=check-eligibility',
        asOf: '2024',
      },
    ],
  },
  {
    ...FROM_THE_MAKER,
    id: 'pap-novo',
    name: 'Novo Nordisk Patient Assistance Program',
    organization: 'Novo Nordisk',
    contact: {
      phone: '8663107549',
      website: 'https://www.novocare.com/diabetes-overview/let-us-help/pap.html',
    },
    conditions: [cover('uninsured', 'medicare'), INSULIN_OR_COST_IS_HARD, atMost(400), VARIES_BY_MEDICINE],
    verification: 'partly',
    sources: [
      {
        title: 'NovoCare, Patient Assistance Program',
        url: 'https://www.novocare.com/diabetes-overview/let-us-help/pap.html',
        asOf: '2026',
      },
    ],
  },
  {
    ...FROM_THE_MAKER,
    id: 'pap-sanofi',
    name: 'Sanofi Patient Connection',
    organization: 'Sanofi Cares North America',
    contact: { phone: '8888474877', website: 'https://www.sanofipatientconnection.com' },
    conditions: [cover('uninsured', 'medicare', 'private'), INSULIN_OR_COST_IS_HARD, atMost(400), VARIES_BY_MEDICINE],
    documents: 4,
    verification: 'partly',
    sources: [
      {
        title: 'Sanofi Patient Connection, Eligibility',
        url: 'https://www.sanofipatientconnection.com',
        asOf: '2026',
      },
    ],
  },
  {
    ...FROM_THE_MAKER,
    id: 'pap-azme',
    name: 'AZ&Me Prescription Savings Program',
    organization: 'AstraZeneca',
    contact: { phone: '8002926363', website: 'https://www.azandmeapp.com' },
    conditions: [cover('uninsured', 'medicare'), COST_IS_HARD, atMost(300), VARIES_BY_MEDICINE],
    verification: 'partly',
    sources: [
      { title: 'AstraZeneca, AZ&Me Prescription Savings Program', url: 'https://www.azandmeapp.com', asOf: '2026' },
    ],
  },
  {
    ...FROM_THE_MAKER,
    id: 'pap-gsk',
    name: 'GSK Patient Assistance Program',
    organization: 'GSK',
    contact: { phone: '8667284368', website: 'https://www.gskforyou.com' },
    hasInterpreters: true,
    conditions: [cover('uninsured', 'medicare'), COST_IS_HARD, atMost(400), VARIES_BY_MEDICINE],
    verification: 'partly',
    sources: [
      {
        title: 'GSK for You, Patient Assistance Program, Eligibility and eligible products',
        url: 'https://www.gskforyou.com',
        asOf: '2026',
      },
    ],
  },
  {
    ...FROM_THE_MAKER,
    id: 'pap-bms',
    name: 'Bristol Myers Squibb Patient Assistance Foundation',
    organization: 'Bristol Myers Squibb Patient Assistance Foundation (BMSPAF)',
    contact: { phone: '8007360003', website: 'https://www.bmspaf.org' },
    conditions: [cover('uninsured', 'medicare', 'private'), COST_IS_HARD, VARIES_BY_MEDICINE],
    verification: 'partly',
    sources: [
      {
        title: 'Bristol Myers Squibb Patient Assistance Foundation, Eligibility',
        url: 'https://www.bmspaf.org',
        asOf: '2026',
      },
    ],
  },
  {
    ...FROM_THE_MAKER,
    id: 'pap-jj',
    name: 'Johnson & Johnson Patient Assistance Program',
    organization: 'Johnson & Johnson',
    contact: { phone: '8337420791', website: JOHNSON_GUIDE },
    conditions: [COST_IS_HARD, atMost(300), DECIDED_CASE_BY_CASE, VARIES_BY_MEDICINE],
    documents: 4,
    verification: 'partly',
    sources: [
      {
        title: 'Johnson & Johnson Patient Assistance Program, Quick reference guide, February 2026',
        url: JOHNSON_GUIDE,
        asOf: '2026',
      },
    ],
  },
  {
    ...FROM_THE_MAKER,
    id: 'pap-abbvie',
    name: 'myAbbVie Assist',
    organization: 'AbbVie',
    contact: {
      phone: '8002226885',
      website: 'https://www.abbvie.com/patients/patient-support/patient-assistance/income-criteria.html',
    },
    conditions: [COST_IS_HARD, atMost(600), DECIDED_CASE_BY_CASE, VARIES_BY_MEDICINE],
    verification: 'verified',
    sources: [
      {
        title: 'AbbVie, myAbbVie Assist, Income criteria',
        url: 'https://www.abbvie.com/patients/patient-support/patient-assistance/income-criteria.html',
        asOf: '2024',
      },
    ],
  },
  {
    ...FROM_THE_MAKER,
    id: 'pap-novartis',
    name: 'Novartis Patient Assistance Foundation',
    organization: 'Novartis Patient Assistance Foundation, Inc. (NPAF)',
    contact: { phone: '8002772254', website: 'https://pap.novartis.com' },
    conditions: [cover('uninsured', 'medicare', 'medicaid', 'other'), COST_IS_HARD, VARIES_BY_MEDICINE],
    verification: 'verified',
    sources: [
      {
        title: 'Novartis Patient Assistance Foundation, Eligibility criteria',
        url: 'https://pap.novartis.com',
        asOf: '2026',
      },
    ],
  },
  {
    ...FROM_THE_MAKER,
    id: 'pap-bi',
    name: 'Boehringer Cares (BI Cares) Patient Assistance Program',
    organization: 'Boehringer Ingelheim Cares Foundation, Inc.',
    contact: {
      phone: '8005568317',
      website: BOEHRINGER_PORTAL,
    },
    conditions: [cover('uninsured', 'medicare', 'private', 'other'), COST_IS_HARD, VARIES_BY_MEDICINE],
    verification: 'partly',
    sources: [
      {
        title: 'Boehringer Ingelheim Cares Foundation, Eligibility guidelines and application',
        url: BOEHRINGER_PORTAL,
        asOf: '2026',
      },
    ],
  },
  {
    ...FROM_THE_MAKER,
    id: 'pap-amgen',
    name: 'Amgen Safety Net Foundation',
    organization: 'Amgen Safety Net Foundation',
    contact: { phone: '8887626436', website: 'https://www.amgensafetynetfoundation.com' },
    conditions: [cover('uninsured', 'medicare', 'private', 'other'), COST_IS_HARD, atMost(300), VARIES_BY_MEDICINE],
    verification: 'partly',
    sources: [
      {
        title: 'Amgen Safety Net Foundation, Eligibility',
        url: 'https://www.amgensafetynetfoundation.com',
        asOf: '2026',
      },
    ],
  },
]
