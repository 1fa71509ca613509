import type { Household, HouseholdMember } from '../household/household'
import { medicaidStatus } from '../immigration/medicaid-status'
import { medicaidStatusReasons } from '../immigration/medicaid-status-reasons'
import type { CalendarDate } from '../kernel/calendar-date'
import { because, type Reason } from '../kernel/decision'
import { decideMedicaid } from '../medicaid/decide-medicaid'
import { incomeLimits } from '../medicaid/income-limits.parameters'
import { otherMedicaidQuestions } from '../medicaid/other-doors'
import { findMedicareSavings } from '../medicare/medicare-savings'
import { medicareUnder65 } from '../medicare/medicare-under-65'
import type { UsState } from '../vocabulary/us-state'
import type { ProgramDecision } from './coverage-decision'

/** Adds to the ends of both lists, each thing once; the same decision where there is nothing to add. */
function withMore(
  decision: ProgramDecision,
  reasons: readonly Reason[],
  questions: readonly string[],
  isOpen: boolean,
): ProgramDecision {
  if (reasons.length === 0 && questions.length === 0 && !isOpen) return decision
  const known = new Set(decision.reasons.map(({ code }) => code))
  return {
    ...decision,
    certainty: isOpen ? 'check' : decision.certainty,
    reasons: [...decision.reasons, ...reasons.filter(({ code }) => !known.has(code))],
    questions: [...new Set([...decision.questions, ...questions])],
  }
}

/** Beside Medicare: Medicaid, which some have too, and the state's programs that pay its premium. */
export function withHelpBesideMedicare(
  decision: ProgramDecision,
  member: HouseholdMember,
  household: Household,
  asOf: CalendarDate,
): ProgramDecision {
  const savings = findMedicareSavings({ ...member, hasMedicare: true }, household, asOf)
  const medicaid = decideMedicaid({ ...member, hasMedicare: true }, household, asOf)
  const both = medicaid ? [because('medicare.medicaid-too')] : []
  return withMore(decision, savings ? [...both, ...savings.reasons] : both, [], false)
}

/** What nobody said of an immigration status, where years or history could change the answer. */
function statusQuestions(member: HouseholdMember, state: UsState, asOf: CalendarDate): readonly string[] {
  const status = medicaidStatus(member, state, asOf)
  if (status === 'five-year-bar') return ['immigration-history']
  return status === 'check' && member.yearsInStatus === undefined ? ['years-in-status'] : []
}

/** A parents' limit that the state holds in dollars: an answer just above it is not flat. */
const hasUncertainParentLimit = (
  { category }: ProgramDecision,
  { isParentOfChild }: HouseholdMember,
  { state }: Household,
  asOf: CalendarDate,
): boolean => category === 'coverage_gap' && isParentOfChild && incomeLimits.on(asOf)[state].parent?.isCertain === false

/** At 65 without Medicare: enough work, one's own or a spouse's, opens it, and that would end the credit. */
const ageQuestions = ({ age }: HouseholdMember, { program }: ProgramDecision): readonly string[] =>
  age >= 65 && program === 'marketplace' ? ['work-quarters'] : []

/**
 * Beside a plan, or nothing: ways into Medicaid and Medicare that income does not tell, such as a disability or foster
 * care, and what an immigration status leaves. What could change the answer leaves it open.
 */
export function withOtherDoors(
  decision: ProgramDecision,
  member: HouseholdMember,
  household: Household,
  asOf: CalendarDate,
): ProgramDecision {
  const { state } = household
  const isCitizen = member.immigrationStatus === 'citizen'
  const ofDisability = medicareUnder65(member, asOf)
  const decisive = [...(isCitizen ? [] : statusQuestions(member, state, asOf)), ...ageQuestions(member, decision)]
  const isOpen = member.isDisabled || decisive.length > 0 || hasUncertainParentLimit(decision, member, household, asOf)
  const ofStatus = isCitizen ? [] : medicaidStatusReasons(member, state, asOf)
  const questions = [...decisive, ...otherMedicaidQuestions(member), ...(ofDisability?.questions ?? [])]
  return withMore(decision, [...ofStatus, ...(ofDisability?.reasons ?? [])], questions, isOpen)
}
