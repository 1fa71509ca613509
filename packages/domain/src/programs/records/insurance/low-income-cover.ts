import type { AssistanceProgram } from '../../program'
import { PUBLIC_CHARGE } from '../public-charge'
import { CHIP_OFFICES, MARKETPLACE_OFFICES, MEDICAID_OFFICES } from '../state-offices'
import { CHECKED_ON, ENGLISH_AND_SPANISH } from './checked'

const medicaid: AssistanceProgram = {
  id: 'medicaid',
  type: 'insurance',
  name: 'Medicaid',
  organization: 'Centers for Medicare & Medicaid Services',
  contact: { phone: '8772672323', website: 'https://www.medicaid.gov' },
  contactIn: MEDICAID_OFFICES,
  languages: ENGLISH_AND_SPANISH,
  hasInterpreters: true,
  conditions: [{ kind: 'decided-cover', anyOf: ['medicaid'] }],
  value: 'covers-most-care',
  coverage: [
    'doctor-visits',
    'hospital-care',
    'prescriptions',
    'mental-health',
    'substance-use-treatment',
    'preventive-care',
    'maternity',
    'long-term-care',
    'rides',
  ],
  deadline: { kind: 'none' },
  cost: 'free',
  benefits: 5,
  steps: 5,
  documents: 5,
  verification: 'verified',
  checkedOn: CHECKED_ON,
  sources: [
    {
      title: 'Medicaid.gov, Eligibility; 42 CFR part 435',
      url: 'https://www.medicaid.gov/medicaid/eligibility-policy',
      asOf: '2026',
    },
    {
      title: 'CMS, Where can people get help with Medicaid & CHIP?',
      url: 'https://www.medicaid.gov/about-us/where-can-people-get-help-medicaid-chip',
      asOf: '2026',
    },
    { title: 'Public Law 119-21, sections 71107 and 71119 (renewals and work from January 2027)', asOf: '2025' },
    {
      title: '42 U.S.C. 1396b(v); 42 CFR 435.139 (emergencies); 42 CFR 431.230 (care while a hearing waits)',
      asOf: '2026',
    },
    PUBLIC_CHARGE,
  ],
}

const chip: AssistanceProgram = {
  id: 'chip',
  type: 'insurance',
  name: 'Children’s Health Insurance Program (CHIP)',
  organization: 'Centers for Medicare & Medicaid Services',
  contact: { phone: '8775437669', website: 'https://www.insurekidsnow.gov' },
  contactIn: CHIP_OFFICES,
  languages: ENGLISH_AND_SPANISH,
  hasInterpreters: true,
  conditions: [{ kind: 'decided-cover', anyOf: ['chip'] }],
  value: 'covers-most-care',
  coverage: [
    'doctor-visits',
    'hospital-care',
    'prescriptions',
    'mental-health',
    'preventive-care',
    'vaccines',
    'dental',
    'vision',
  ],
  deadline: { kind: 'none' },
  cost: 'low-cost',
  benefits: 4,
  steps: 4,
  documents: 4,
  verification: 'verified',
  checkedOn: CHECKED_ON,
  sources: [
    { title: 'CMS, InsureKidsNow.gov', url: 'https://www.insurekidsnow.gov', asOf: '2026' },
    {
      title: '42 U.S.C. 1397bb and 1397jj; 42 CFR part 457',
      url: 'https://www.ecfr.gov/current/title-42/chapter-IV/subchapter-D/part-457',
      asOf: '2026',
    },
  ],
}

const marketplace: AssistanceProgram = {
  id: 'aca-marketplace',
  type: 'insurance',
  name: 'Health Insurance Marketplace (premium tax credit)',
  organization: 'HealthCare.gov',
  contact: { phone: '8003182596', tty: '8558894325', website: 'https://www.healthcare.gov' },
  contactIn: MARKETPLACE_OFFICES,
  languages: ENGLISH_AND_SPANISH,
  hasInterpreters: true,
  conditions: [{ kind: 'decided-cover', anyOf: ['marketplace'] }],
  value: 'covers-most-care',
  coverage: [
    'doctor-visits',
    'hospital-care',
    'prescriptions',
    'mental-health',
    'substance-use-treatment',
    'preventive-care',
    'maternity',
    'premiums',
  ],
  deadline: { kind: 'yearly', opensOn: '11-01', closesOn: '01-15' },
  cost: 'premium',
  benefits: 4,
  steps: 5,
  documents: 4,
  verification: 'verified',
  checkedOn: CHECKED_ON,
  sources: [
    {
      title: '26 U.S.C. 36B; HealthCare.gov, Premium tax credit',
      url: 'https://www.healthcare.gov/glossary/premium-tax-credit/',
      asOf: '2026',
    },
    {
      title: 'HealthCare.gov, Dates and deadlines',
      url: 'https://www.healthcare.gov/quick-guide/dates-and-deadlines/',
      asOf: '2026-10',
    },
    { title: 'Public Law 119-21, section 71305 (all of an excess credit is paid back from 2026)', asOf: '2025' },
  ],
}

export const LOW_INCOME_COVER: readonly AssistanceProgram[] = [medicaid, chip, marketplace]
