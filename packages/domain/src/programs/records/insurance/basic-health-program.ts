import { basicHealthPrograms, type BasicHealthProgram } from '../../../medicaid/basic-health-programs.parameters'
import type { UsState } from '../../../vocabulary/us-state'
import type { AssistanceProgram } from '../../program'
import { MARKETPLACE_OFFICES, MEDICAID_OFFICES } from '../state-offices'
import { CHECKED_ON, ENGLISH_AND_SPANISH } from './checked'

const { value: programs, references } = basicHealthPrograms.citedOn(CHECKED_ON)
const plans = Object.entries(programs) as [UsState, BasicHealthProgram][]

/** Oregon takes the application as it takes the one for Medicaid, the others with the marketplace. */
const officeOf = (state: UsState) => (state === 'OR' ? MEDICAID_OFFICES[state] : MARKETPLACE_OFFICES[state])

export const BASIC_HEALTH_PROGRAM: AssistanceProgram = {
  id: 'basic-health-program',
  type: 'insurance',
  name: 'Basic Health Program',
  organization: 'Centers for Medicare & Medicaid Services',
  states: plans.map(([state]) => state),
  contact: { website: 'https://www.medicaid.gov/basic-health-program' },
  contactIn: Object.fromEntries(plans.map(([state, { name }]) => [state, { ...officeOf(state), name }])),
  languages: ENGLISH_AND_SPANISH,
  hasInterpreters: true,
  conditions: [{ kind: 'decided-cover', anyOf: ['bhp'] }],
  value: 'covers-most-care',
  coverage: ['doctor-visits', 'hospital-care', 'prescriptions', 'mental-health', 'preventive-care', 'maternity'],
  deadline: { kind: 'none' },
  cost: 'low-cost',
  benefits: 3,
  steps: 4,
  documents: 3,
  verification: 'verified',
  checkedOn: CHECKED_ON,
  sources: [references[0]!, ...plans.map(([, { source }]) => source)],
}
