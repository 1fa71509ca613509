import type { CalendarDate } from '../kernel/calendar-date'
import type { LetterFacts } from './letter-facts'
import type { DenialReason } from './letter-kinds'

/** Reasons for which only a claim is denied: the care was given. */
const OF_CLAIMS: ReadonlySet<DenialReason> = new Set<DenialReason>(['coding_error', 'late_filing', 'emergency_care'])

const isOfClaim = ({ denialReason }: LetterFacts): boolean => denialReason !== undefined && OF_CLAIMS.has(denialReason)

/**
 * The facts with whether the appeal is about paying for care already given. Care that the plan is ending goes on,
 * whatever was given of it before: 29 CFR 2560.503-1(f)(2)(ii) and (m)(1), 42 CFR 438.410, 422.584.
 */
export function asAppealed(facts: LetterFacts, asOf: CalendarDate): LetterFacts {
  const { serviceDate, isUrgent, endsApprovedCare } = facts
  const wasGiven = serviceDate !== undefined && serviceDate < asOf && !isUrgent
  const isCareGiven = facts.isCareGiven === true || wasGiven || isOfClaim(facts)
  return { ...facts, isCareGiven: isCareGiven && !endsApprovedCare }
}
