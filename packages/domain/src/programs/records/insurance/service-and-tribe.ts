import type { AssistanceProgram } from '../../program'
import { CHECKED_ON, ENGLISH, ENGLISH_AND_SPANISH } from './checked'

const veterans: AssistanceProgram = {
  id: 'va-health',
  type: 'insurance',
  name: 'VA Health Care',
  organization: 'U.S. Department of Veterans Affairs',
  contact: { phone: '8772228387', tty: '711', website: 'https://www.va.gov/health-care/' },
  languages: ENGLISH_AND_SPANISH,
  hasInterpreters: true,
  conditions: [
    { kind: 'circumstance', anyOf: ['veteran'] },
    { kind: 'discretion', code: 'decided-case-by-case' },
  ],
  value: 'covers-most-care',
  coverage: [
    'doctor-visits',
    'hospital-care',
    'prescriptions',
    'mental-health',
    'substance-use-treatment',
    'preventive-care',
    'hearing',
    'rides',
  ],
  deadline: { kind: 'none' },
  cost: 'low-cost',
  benefits: 4,
  steps: 4,
  documents: 4,
  verification: 'verified',
  checkedOn: CHECKED_ON,
  sources: [
    { title: 'VA, Eligibility for VA health care', url: 'https://www.va.gov/health-care/eligibility/', asOf: '2026' },
    {
      title: '38 U.S.C. 1705 and 1710; 38 CFR 17.36',
      url: 'https://www.law.cornell.edu/cfr/text/38/17.36',
      asOf: '2026',
    },
  ],
}

const veteransFamilies: AssistanceProgram = {
  id: 'champva',
  type: 'insurance',
  name: 'CHAMPVA (Civilian Health and Medical Program of the Department of Veterans Affairs)',
  organization: 'U.S. Department of Veterans Affairs',
  contact: {
    phone: '8007338387',
    tty: '711',
    website: 'https://www.va.gov/family-and-caregiver-benefits/health-and-disability/champva/',
  },
  languages: ENGLISH,
  hasInterpreters: false,
  conditions: [
    { kind: 'circumstance', anyOf: ['veteran_family'] },
    { kind: 'discretion', code: 'decided-case-by-case' },
  ],
  value: 'covers-most-care',
  coverage: ['doctor-visits', 'hospital-care', 'prescriptions', 'mental-health', 'medical-supplies'],
  deadline: { kind: 'none' },
  cost: 'low-cost',
  benefits: 3,
  steps: 4,
  documents: 4,
  verification: 'partly',
  checkedOn: CHECKED_ON,
  sources: [
    { title: '38 U.S.C. 1781; 38 CFR 17.271', url: 'https://www.law.cornell.edu/cfr/text/38/17.271', asOf: '2026' },
    {
      title: 'VA, CHAMPVA benefits',
      url: 'https://www.va.gov/family-and-caregiver-benefits/health-and-disability/champva/',
      asOf: '2026',
    },
  ],
}

const military: AssistanceProgram = {
  id: 'tricare',
  type: 'insurance',
  name: 'TRICARE',
  organization: 'Defense Health Agency',
  contact: { website: 'https://www.tricare.mil' },
  languages: ENGLISH,
  hasInterpreters: false,
  conditions: [{ kind: 'circumstance', anyOf: ['military_retiree_or_family'] }],
  value: 'covers-most-care',
  coverage: ['doctor-visits', 'hospital-care', 'prescriptions', 'mental-health', 'preventive-care', 'maternity'],
  deadline: { kind: 'described' },
  cost: 'low-cost',
  benefits: 3,
  steps: 4,
  documents: 3,
  verification: 'partly',
  checkedOn: CHECKED_ON,
  sources: [
    { title: '10 U.S.C. chapter 55; 32 CFR 199.3', url: 'https://www.law.cornell.edu/cfr/text/32/199.3', asOf: '2026' },
    { title: 'TRICARE, Eligibility; Enroll', url: 'https://www.tricare.mil', asOf: '2026' },
  ],
}

const tribes: AssistanceProgram = {
  id: 'ihs',
  type: 'insurance',
  name: 'Indian Health Service (IHS)',
  organization: 'Indian Health Service',
  contact: { website: 'https://www.ihs.gov' },
  languages: ENGLISH,
  hasInterpreters: false,
  conditions: [{ kind: 'circumstance', anyOf: ['federally_recognized_tribe'] }],
  value: 'covers-most-care',
  coverage: ['doctor-visits', 'prescriptions', 'mental-health', 'preventive-care', 'dental', 'vision', 'vaccines'],
  deadline: { kind: 'none' },
  cost: 'free',
  benefits: 3,
  steps: 4,
  documents: 3,
  verification: 'partly',
  checkedOn: CHECKED_ON,
  sources: [
    { title: '42 CFR 136.12 and 136.23', url: 'https://www.law.cornell.edu/cfr/text/42/136.12', asOf: '2026' },
    { title: 'Indian Health Service', url: 'https://www.ihs.gov', asOf: '2026' },
    {
      title: '45 CFR 155.420(d)(8) (Marketplace enrollment all year)',
      url: 'https://www.law.cornell.edu/cfr/text/45/155.420',
      asOf: '2026',
    },
  ],
}

export const SERVICE_AND_TRIBE: readonly AssistanceProgram[] = [veterans, veteransFamilies, military, tribes]
