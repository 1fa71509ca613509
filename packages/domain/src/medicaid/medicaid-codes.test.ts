import { describe, expect, it } from 'vitest'
import { completeHousehold, type HouseholdMemberInput } from '../household/complete-household'
import { creditStatus } from '../immigration/credit-status'
import { medicaidStatusReasons } from '../immigration/medicaid-status-reasons'
import type { CalendarDate } from '../kernel/calendar-date'
import type { Reason } from '../kernel/decision'
import { decideMedicare } from '../medicare/decide-medicare'
import { findMedicareSavings } from '../medicare/medicare-savings'
import { medicareUnder65 } from '../medicare/medicare-under-65'
import { IMMIGRATION_STATUSES } from '../vocabulary/coverage-terms'
import type { UsState } from '../vocabulary/us-state'
import { decideBasicHealth } from './basic-health'
import { coverageGapReasons } from './coverage-gap'
import { decideMedicaid } from './decide-medicaid'
import { MEDICAID_QUESTION_CODES, MEDICAID_REASON_CODES, MEDICAID_RULE_CODES } from './medicaid-codes'
import { otherMedicaidQuestions } from './other-doors'
import { decideWorkRequirement } from './work-requirement'

interface Said {
  readonly rule?: string
  readonly reasons?: readonly Reason[]
  readonly questions?: readonly string[]
}

const DAYS: readonly CalendarDate[] = ['2026-11-21', '2027-06-01']
const STATES: readonly UsState[] = ['TX', 'CA', 'NY', 'GA', 'WI', 'CO', 'ME']
const INCOMES = [0, 600_000, 1_500_000, 1_900_000, 2_150_000, 3_000_000, 5_000_000, 8_000_000]
const PEOPLE: readonly HouseholdMemberInput[] = [
  ...IMMIGRATION_STATUSES.flatMap((immigrationStatus) => [
    { age: 40, immigrationStatus },
    { age: 10, immigrationStatus },
    { age: 65, immigrationStatus },
    { age: 66, immigrationStatus },
    { age: 40, immigrationStatus, yearsInStatus: 2 },
  ]),
  ...[0, 4, 19, 20, 24].map((age) => ({ age })),
  { age: 30, isPregnant: true },
  { age: 40, isParentOfChild: true },
  { age: 40, activityHoursMonthly: 90 },
  { age: 40, activityHoursMonthly: 0 },
  { age: 40, isDisabled: true },
  { age: 40, isAmericanIndian: true },
  { age: 40, hasEmployerOffer: true },
  { age: 50, hasMedicare: true },
  { age: 70, hasMedicare: true },
]

function saidTo(person: HouseholdMemberInput, state: UsState, magiCents: number, asOf: CalendarDate): readonly Said[] {
  const household = completeHousehold({ state, magiCents, members: [person, { age: 9, isApplying: false }] })
  const alone = { ...household, size: 1, members: household.members.slice(0, 1) }
  const member = { ...household.members[0]!, isParentOfChild: person.isParentOfChild ?? false }
  const answers = [
    decideMedicaid(member, alone, asOf),
    decideBasicHealth(member, alone, asOf),
    decideMedicare(member, asOf),
    findMedicareSavings(member, alone, asOf),
    medicareUnder65(member, asOf),
    creditStatus(member.immigrationStatus, asOf),
    decideWorkRequirement(member, household, asOf, 'expansion_adult'),
    decideWorkRequirement({ ...member, isParentOfChild: true }, household, asOf, 'expansion_adult'),
    decideWorkRequirement(member, alone, asOf),
    { questions: otherMedicaidQuestions(member) },
    { reasons: coverageGapReasons(member, alone, asOf) },
    { reasons: medicaidStatusReasons(member, state, asOf) },
  ]
  return answers.filter((answer) => answer !== undefined)
}

const everythingSaid = (): readonly Said[] =>
  DAYS.flatMap((asOf) =>
    STATES.flatMap((state) =>
      INCOMES.flatMap((magiCents) => PEOPLE.flatMap((person) => saidTo(person, state, magiCents, asOf))),
    ),
  )

describe('the lists of codes', () => {
  const said = everythingSaid()
  it.each([
    ['rule', MEDICAID_RULE_CODES, said.flatMap(({ rule }) => rule ?? [])],
    ['reason', MEDICAID_REASON_CODES, said.flatMap(({ reasons }) => (reasons ?? []).map(({ code }) => code))],
    ['question', MEDICAID_QUESTION_CODES, said.flatMap(({ questions }) => questions ?? [])],
  ])('hold every %s, and no other', (_what, codes, used) => {
    expect([...new Set(used)].toSorted()).toEqual([...codes].toSorted())
  })
})
