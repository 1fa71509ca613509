import type { AssistanceProgram } from '../../program'
import { CDC_LINE, CHECKED_ON, ENGLISH_AND_SPANISH } from './checked'

const screening: AssistanceProgram = {
  id: 'bcedp',
  type: 'insurance',
  name: 'National Breast and Cervical Cancer Early Detection Program',
  organization: 'Centers for Disease Control and Prevention',
  contact: { ...CDC_LINE, website: 'https://www.cdc.gov/breast-cervical-cancer-screening/' },
  languages: ENGLISH_AND_SPANISH,
  hasInterpreters: true,
  conditions: [
    { kind: 'gender', anyOf: ['female', 'non-binary'] },
    { kind: 'age', from: 21, to: 64 },
    { kind: 'income-at-most', percentOfPoverty: 250 },
    {
      kind: 'any-of',
      ways: [
        { kind: 'cover', anyOf: ['uninsured'] },
        { kind: 'cover', anyOf: ['private', 'other'], isGuide: true },
      ],
    },
    { kind: 'discretion', code: 'varies-by-state' },
  ],
  value: 'hundreds-a-year',
  coverage: ['cancer-screening', 'preventive-care', 'advice'],
  deadline: { kind: 'none' },
  cost: 'free',
  benefits: 3,
  steps: 4,
  documents: 3,
  verification: 'partly',
  checkedOn: CHECKED_ON,
  sources: [
    {
      title: 'CDC, Where can I find free or low-cost breast and cervical cancer screening?',
      url: 'https://www.cdc.gov/breast-cervical-cancer-screening/',
      asOf: '2026',
    },
    {
      title: '42 U.S.C. 300k to 300n; 42 U.S.C. 1396a(aa) (Medicaid for treatment)',
      url: 'https://www.law.cornell.edu/uscode/text/42/300k',
      asOf: '2026',
    },
  ],
}

const childrensVaccines: AssistanceProgram = {
  id: 'vfc',
  type: 'insurance',
  name: 'Vaccines for Children',
  organization: 'Centers for Disease Control and Prevention',
  contact: { ...CDC_LINE, website: 'https://www.cdc.gov/vaccines-for-children/' },
  languages: ENGLISH_AND_SPANISH,
  hasInterpreters: true,
  conditions: [
    { kind: 'age', to: 18, who: 'anyone' },
    {
      kind: 'any-of',
      ways: [
        { kind: 'cover', anyOf: ['medicaid', 'uninsured'] },
        { kind: 'decided-cover', anyOf: ['medicaid'] },
        { kind: 'circumstance', anyOf: ['federally_recognized_tribe'] },
        { kind: 'cover', anyOf: ['private', 'other'], isGuide: true },
      ],
    },
  ],
  value: 'hundreds-a-year',
  coverage: ['vaccines'],
  deadline: { kind: 'none' },
  cost: 'free',
  benefits: 2,
  steps: 3,
  documents: 1,
  verification: 'partly',
  checkedOn: CHECKED_ON,
  sources: [
    { title: '42 U.S.C. 1396s', url: 'https://www.law.cornell.edu/uscode/text/42/1396s', asOf: '2026' },
    { title: 'CDC, Vaccines for Children', url: 'https://www.cdc.gov/vaccines-for-children/', asOf: '2026' },
  ],
}

export const SCREENING_AND_VACCINES: readonly AssistanceProgram[] = [screening, childrensVaccines]
