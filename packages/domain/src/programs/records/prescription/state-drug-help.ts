import { dollars } from '../../../kernel/cents'
import type { UsState } from '../../../vocabulary/us-state'
import type { AssistanceProgram, HelpContact, ProgramCondition } from '../../program'
import { SPAP_BY_STATE, type StateDrugProgram } from '../state-offices'
import { FREE_ALL_YEAR } from './prescription-basics'

/** Two states help one illness only; these stand by themselves. */
const FOR_ONE_ILLNESS: readonly UsState[] = ['CO', 'TX']

/** The program wants less than the round sum; a limit here is inclusive. */
const UNDER_60_000_DOLLARS = dollars(60_000) - 1

const contactOf = ({ name, phone, tty, website }: StateDrugProgram): HelpContact & { readonly name: string } => ({
  name,
  ...(phone && { phone }),
  ...(tty && { tty }),
  ...(website && { website }),
})

const STATE_PROGRAMS = (Object.entries(SPAP_BY_STATE) as [UsState, StateDrugProgram][]).filter(
  ([state]) => !FOR_ONE_ILLNESS.includes(state),
)
const STATES = STATE_PROGRAMS.map(([state]) => state)

/** Each state's own lines: its ages, its cover and its income limits. */
const EACH_STATES_OWN: ProgramCondition = {
  kind: 'any-of',
  ways: STATE_PROGRAMS.map(([state, { conditions, source }]) => ({
    kind: 'all-of',
    ways: [{ kind: 'state', anyOf: [state] }, ...conditions],
    source,
  })),
}

export const STATE_DRUG_HELP: readonly AssistanceProgram[] = [
  {
    ...FREE_ALL_YEAR,
    id: 'spap',
    type: 'prescription',
    name: 'State Pharmaceutical Assistance Programs',
    organization: 'State governments',
    states: STATES,
    contact: {
      phone: '8006334227',
      tty: '8774862048',
      website: 'https://www.medicare.gov/plan-compare/#/pharmaceutical-assistance-program',
    },
    contactIn: Object.fromEntries(STATE_PROGRAMS.map(([state, program]) => [state, contactOf(program)])),
    hasInterpreters: true,
    cost: 'low-cost',
    conditions: [{ kind: 'state', anyOf: STATES }, EACH_STATES_OWN, { kind: 'discretion', code: 'varies-by-state' }],
    value: 'hundreds-a-year',
    coverage: ['prescriptions', 'copays', 'premiums'],
    benefits: 3,
    steps: 4,
    documents: 4,
    verification: 'partly',
    sources: [
      {
        title: '42 U.S.C. 1395w-133: State Pharmaceutical Assistance Programs',
        url: 'https://www.law.cornell.edu/uscode/text/42/1395w-133',
        asOf: '2026',
      },
      ...STATE_PROGRAMS.map(([, { source }]) => source),
    ],
  },
  {
    ...FREE_ALL_YEAR,
    id: 'texas-kidney-health-care',
    type: 'prescription',
    name: 'Texas Kidney Health Care Program',
    organization: 'Texas Health and Human Services',
    states: ['TX'],
    contact: { website: 'https://www.hhs.texas.gov/services/health/kidney-health-care' },
    conditions: [
      { kind: 'state', anyOf: ['TX'] },
      { kind: 'circumstance', anyOf: ['dialysis_or_transplant'] },
      { kind: 'cover', anyOf: ['private', 'medicare', 'uninsured', 'other'] },
      { kind: 'income-at-most', annualCents: [UNDER_60_000_DOLLARS] },
      { kind: 'discretion', code: 'decided-case-by-case' },
    ],
    value: 'hundreds-a-year',
    coverage: ['prescriptions', 'premiums', 'rides'],
    benefits: 2,
    steps: 3,
    documents: 3,
    verification: 'verified',
    sources: [
      {
        title: 'Texas Health and Human Services, Kidney Health Care; Texas Health and Safety Code, chapter 42',
        url: 'https://www.hhs.texas.gov/services/health/kidney-health-care',
      },
    ],
  },
  {
    ...FREE_ALL_YEAR,
    id: 'colorado-bridging-the-gap',
    type: 'prescription',
    name: 'Bridging the Gap Colorado',
    organization: 'Colorado Department of Public Health and Environment',
    states: ['CO'],
    contact: {},
    conditions: [
      { kind: 'state', anyOf: ['CO'] },
      { kind: 'has-medicare' },
      { kind: 'circumstance', anyOf: ['hiv'] },
      { kind: 'discretion', code: 'decided-case-by-case' },
    ],
    value: 'hundreds-a-year',
    coverage: ['prescriptions', 'copays', 'premiums'],
    benefits: 2,
    steps: 3,
    documents: 3,
    verification: 'unverified',
    sources: [{ title: 'Colorado Department of Public Health and Environment, State Drug Assistance Program' }],
  },
]
