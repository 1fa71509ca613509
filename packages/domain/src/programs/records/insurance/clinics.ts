import type { AssistanceProgram } from '../../program'
import { PUBLIC_CHARGE } from '../public-charge'
import { CHECKED_ON, ENGLISH_AND_SPANISH } from './checked'

const familyPlanning: AssistanceProgram = {
  id: 'family-planning-x',
  type: 'insurance',
  name: 'Title X Family Planning Clinics',
  organization: 'HHS Office of Population Affairs',
  contact: { website: 'https://opa.hhs.gov' },
  languages: ENGLISH_AND_SPANISH,
  hasInterpreters: true,
  conditions: [{ kind: 'income-at-most', percentOfPoverty: 250 }],
  value: 'hundreds-a-year',
  coverage: ['family-planning', 'preventive-care', 'cancer-screening'],
  deadline: { kind: 'none' },
  cost: 'sliding-scale',
  benefits: 3,
  steps: 4,
  documents: 1,
  verification: 'partly',
  checkedOn: CHECKED_ON,
  sources: [
    { title: '42 CFR 59.2 and 59.5(a)(7)-(8)', url: 'https://www.law.cornell.edu/cfr/text/42/59.5', asOf: '2026' },
    { title: 'HHS Office of Population Affairs, Title X', url: 'https://opa.hhs.gov', asOf: '2026' },
  ],
}

const ryanWhite: AssistanceProgram = {
  id: 'ryan-white',
  type: 'insurance',
  name: 'Ryan White HIV/AIDS Program and AIDS Drug Assistance Program (ADAP)',
  organization: 'Health Resources and Services Administration, HIV/AIDS Bureau',
  contact: { website: 'https://ryanwhite.hrsa.gov/hiv-care/services' },
  languages: ENGLISH_AND_SPANISH,
  hasInterpreters: true,
  conditions: [
    { kind: 'circumstance', anyOf: ['hiv'] },
    { kind: 'discretion', code: 'varies-by-state' },
  ],
  value: 'thousands-a-year',
  coverage: ['doctor-visits', 'prescriptions', 'premiums', 'copays', 'mental-health', 'dental', 'advice'],
  deadline: { kind: 'none' },
  cost: 'sliding-scale',
  benefits: 4,
  steps: 4,
  documents: 4,
  verification: 'partly',
  checkedOn: CHECKED_ON,
  sources: [
    {
      title: '42 U.S.C. 300ff-11 and following',
      url: 'https://www.law.cornell.edu/uscode/text/42/300ff-26',
      asOf: '2026',
    },
    { title: 'HRSA, Ryan White HIV/AIDS Program', url: 'https://ryanwhite.hrsa.gov', asOf: '2026' },
  ],
}

const healthCenters: AssistanceProgram = {
  id: 'health-centers',
  type: 'insurance',
  name: 'HRSA Health Centers',
  organization: 'Health Resources and Services Administration',
  contact: { phone: '8774644772', website: 'https://findahealthcenter.hrsa.gov' },
  languages: ENGLISH_AND_SPANISH,
  hasInterpreters: true,
  conditions: [{ kind: 'income-at-most', percentOfPoverty: 200 }],
  value: 'hundreds-a-year',
  coverage: ['doctor-visits', 'preventive-care', 'dental', 'mental-health', 'prescriptions', 'maternity', 'vaccines'],
  deadline: { kind: 'none' },
  cost: 'sliding-scale',
  benefits: 4,
  steps: 4,
  documents: 2,
  verification: 'verified',
  checkedOn: CHECKED_ON,
  sources: [
    {
      title: '42 U.S.C. 254b(k)(3)(G); 42 CFR 51c.303(f)',
      url: 'https://www.law.cornell.edu/cfr/text/42/51c.303',
      asOf: '2026',
    },
    {
      title: 'HRSA, Health Center Program Compliance Manual, chapter 9',
      url: 'https://bphc.hrsa.gov/compliance/compliance-manual/chapter9',
      asOf: '2026',
    },
    PUBLIC_CHARGE,
  ],
}

const freeClinics: AssistanceProgram = {
  id: 'free-clinics',
  type: 'insurance',
  name: 'Free & Charitable Clinics',
  organization: 'National Association of Free & Charitable Clinics',
  contact: { website: 'https://nafcclinics.org/find-clinic/' },
  languages: ENGLISH_AND_SPANISH,
  hasInterpreters: false,
  conditions: [
    {
      kind: 'any-of',
      ways: [
        { kind: 'cover', anyOf: ['uninsured'] },
        { kind: 'cover', anyOf: ['private', 'other'], isGuide: true },
      ],
    },
    { kind: 'discretion', code: 'decided-case-by-case' },
  ],
  value: 'hundreds-a-year',
  coverage: ['doctor-visits', 'preventive-care', 'prescriptions', 'dental', 'mental-health'],
  deadline: { kind: 'none' },
  cost: 'low-cost',
  benefits: 3,
  steps: 3,
  documents: 2,
  verification: 'partly',
  checkedOn: CHECKED_ON,
  sources: [
    {
      title: 'National Association of Free & Charitable Clinics, Find a clinic',
      url: 'https://nafcclinics.org/find-clinic/',
      asOf: '2026',
    },
  ],
}

export const CLINICS: readonly AssistanceProgram[] = [familyPlanning, ryanWhite, healthCenters, freeClinics]
