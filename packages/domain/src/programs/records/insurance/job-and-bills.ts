import type { AssistanceProgram } from '../../program'
import { CHECKED_ON, ENGLISH_AND_SPANISH } from './checked'

const cobra: AssistanceProgram = {
  id: 'cobra',
  type: 'insurance',
  name: 'COBRA Continuation Coverage',
  organization: 'U.S. Department of Labor, Employee Benefits Security Administration',
  contact: { phone: '8664443272', website: 'https://www.dol.gov/general/topic/health-plans/cobra' },
  languages: ENGLISH_AND_SPANISH,
  hasInterpreters: true,
  conditions: [{ kind: 'circumstance', anyOf: ['lost_job_cover'], isGuide: true }],
  value: 'covers-most-care',
  coverage: ['doctor-visits', 'hospital-care', 'prescriptions', 'mental-health', 'preventive-care', 'maternity'],
  deadline: { kind: 'days-after', days: 60 },
  cost: 'premium',
  benefits: 3,
  steps: 4,
  documents: 2,
  verification: 'verified',
  checkedOn: CHECKED_ON,
  sources: [
    { title: '29 U.S.C. 1161 to 1168', url: 'https://www.law.cornell.edu/uscode/text/29/1162', asOf: '2026' },
    {
      title: 'U.S. Department of Labor, COBRA Continuation Coverage',
      url: 'https://www.dol.gov/general/topic/health-plans/cobra',
      asOf: '2026',
    },
  ],
}

const noSurprises: AssistanceProgram = {
  id: 'no-surprises',
  type: 'insurance',
  name: 'No Surprises Help Desk',
  organization: 'Centers for Medicare & Medicaid Services',
  contact: { phone: '8009853059', website: 'https://www.cms.gov/medical-bill-rights' },
  languages: ENGLISH_AND_SPANISH,
  hasInterpreters: true,
  conditions: [{ kind: 'circumstance', anyOf: ['surprise_bill'] }],
  value: 'hundreds-a-year',
  coverage: ['medical-bills', 'advice'],
  deadline: { kind: 'days-after', days: 120 },
  cost: 'free',
  benefits: 3,
  steps: 4,
  documents: 4,
  verification: 'verified',
  checkedOn: CHECKED_ON,
  sources: [
    { title: '45 CFR 149.610 and 149.620', url: 'https://www.law.cornell.edu/cfr/text/45/149.620', asOf: '2026' },
    { title: 'CMS, Medical bill rights', url: 'https://www.cms.gov/medical-bill-rights', asOf: '2026' },
  ],
}

export const JOB_AND_BILLS: readonly AssistanceProgram[] = [cobra, noSurprises]
