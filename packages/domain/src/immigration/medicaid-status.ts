import { CHILD_BELOW_AGE } from '../household/age-limits'
import type { CalendarDate } from '../kernel/calendar-date'
import type { ImmigrationStatus } from '../vocabulary/coverage-terms'
import type { UsState } from '../vocabulary/us-state'
import { lawfullyResidingOption, type LawfullyResidingOption } from './lawfully-residing.parameters'
import { fiveYearWaitYears, qualifiedStatuses, type QualifiedStatuses } from './qualified-statuses.parameters'
import { stateCoversAllChildren, statesAskingForQuarters } from './state-paid-cover.parameters'

/**
 * `eligible`: by status, full Medicaid and CHIP. `five-year-bar`: not yet. `emergency-only`: emergencies and birth.
 * `check`: it depends on something nobody said, or on a program that a state pays by itself.
 */
export type MedicaidStatus = 'eligible' | 'five-year-bar' | 'emergency-only' | 'check'

/** What the immigration rules of Medicaid look at. */
export interface MedicaidStatusFacts {
  readonly immigrationStatus: ImmigrationStatus
  readonly yearsInStatus?: number
  readonly age: number
  readonly isPregnant: boolean
}

interface StatusRules {
  readonly statuses: QualifiedStatuses
  readonly waitYears: number
  readonly option: LawfullyResidingOption
  readonly stateCoversAllChildren: ReadonlySet<UsState>
  readonly statesAskingForQuarters: ReadonlySet<UsState>
}

/** CMS does not count them as lawfully residing (SHO 12-002; 45 CFR 155.20). */
const NOT_LAWFULLY_RESIDING: ReadonlySet<ImmigrationStatus> = new Set(['daca', 'undocumented'])

const rulesByDay = new Map<CalendarDate, StatusRules>()

function rulesOn(asOf: CalendarDate): StatusRules {
  const kept = rulesByDay.get(asOf)
  if (kept) return kept
  const rules = {
    statuses: qualifiedStatuses.on(asOf),
    waitYears: fiveYearWaitYears.on(asOf),
    option: lawfullyResidingOption.on(asOf),
    stateCoversAllChildren: stateCoversAllChildren.on(asOf),
    statesAskingForQuarters: statesAskingForQuarters.on(asOf),
  }
  rulesByDay.set(asOf, rules)
  return rules
}

function isInStateOption(
  { age, isPregnant, immigrationStatus }: MedicaidStatusFacts,
  state: UsState,
  rules: StatusRules,
) {
  if (NOT_LAWFULLY_RESIDING.has(immigrationStatus)) return false
  return age < (rules.option.childrenBelowAge[state] ?? 0) || (isPregnant && rules.option.pregnant.has(state))
}

/** After the wait: some states ask adults with a green card for 40 quarters of work too. */
const afterWait = (
  { immigrationStatus, age }: MedicaidStatusFacts,
  state: UsState,
  rules: StatusRules,
): MedicaidStatus =>
  immigrationStatus === 'lawful_permanent_resident' &&
  age >= CHILD_BELOW_AGE &&
  rules.statesAskingForQuarters.has(state)
    ? 'check'
    : 'eligible'

function qualifiedStatus(facts: MedicaidStatusFacts, state: UsState, rules: StatusRules): MedicaidStatus {
  const { immigrationStatus, yearsInStatus } = facts
  if (!rules.statuses.wait.has(immigrationStatus)) return 'eligible'
  if (isInStateOption(facts, state, rules)) return 'eligible'
  if (yearsInStatus === undefined) return 'check'
  if (yearsInStatus >= rules.waitYears) return afterWait(facts, state, rules)
  return unqualifiedChild(facts, state, rules) ?? 'five-year-bar'
}

const unqualifiedChild = ({ age }: MedicaidStatusFacts, state: UsState, rules: StatusRules): 'check' | undefined =>
  age < CHILD_BELOW_AGE && rules.stateCoversAllChildren.has(state) ? 'check' : undefined

/** Whether a person's status opens Medicaid and CHIP in a state on a day. Income and groups are for `decideMedicaid`. */
export function medicaidStatus(facts: MedicaidStatusFacts, state: UsState, asOf: CalendarDate): MedicaidStatus {
  if (facts.immigrationStatus === 'citizen') return 'eligible'
  const rules = rulesOn(asOf)
  if (rules.statuses.qualified.has(facts.immigrationStatus)) return qualifiedStatus(facts, state, rules)
  if (isInStateOption(facts, state, rules)) return 'eligible'
  return unqualifiedChild(facts, state, rules) ?? 'emergency-only'
}
