import type { Household, HouseholdMember } from '../household/household'
import { decideWorkRequirement } from '../medicaid/work-requirement'
import type { CalendarDate } from '../kernel/calendar-date'
import type { CoverageCategory } from '../vocabulary/coverage-terms'
import type { ProgramDecision } from './coverage-decision'

/** Groups whose members must work, study or serve (42 U.S.C. 1396a(xx)(9)), and the waivers in their place. */
const HELD: ReadonlySet<CoverageCategory> = new Set(['expansion_adult', 'state_adult', 'georgia_pathways'])

/** Adds what the work requirement asks of this person: nothing to those it does not hold. */
export function withWorkRequirement(
  decision: ProgramDecision,
  member: HouseholdMember,
  household: Household,
  asOf: CalendarDate,
): ProgramDecision {
  if (!HELD.has(decision.category)) return decision
  const { kind, reasons, questions } = decideWorkRequirement(member, household, asOf, decision.category)
  const isOpen = kind === 'at-risk' || kind === 'need-more-information'
  return {
    ...decision,
    certainty: isOpen ? 'check' : decision.certainty,
    reasons: [...decision.reasons, ...reasons],
    questions: isOpen ? [...new Set([...decision.questions, ...questions])] : decision.questions,
  }
}
