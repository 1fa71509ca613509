import type { HouseholdMember } from '../household/household'
import type { CalendarDate } from '../kernel/calendar-date'
import { because, type Reason } from '../kernel/decision'
import { medicareAge } from './medicare-costs.parameters'
import { disabilityWaitMonths } from './medicare-eligibility.parameters'

/** The ways into Medicare before 65, which the household does not tell (42 U.S.C. 426(b), 426(h) and 426-1). */
export const MEDICARE_UNDER_65_QUESTIONS = ['medicare.disability-benefits', 'medicare.kidney-failure-or-als'] as const

/** What a disabled person under 65 should know and be asked about Medicare; nothing for others. */
export function medicareUnder65(
  { age, isDisabled, hasMedicare }: HouseholdMember,
  asOf: CalendarDate,
): { readonly reasons: readonly Reason[]; readonly questions: readonly string[] } | undefined {
  if (!isDisabled || hasMedicare || age >= medicareAge.on(asOf)) return undefined
  return {
    reasons: [because('medicare.under-65', { months: disabilityWaitMonths.on(asOf) })],
    questions: MEDICARE_UNDER_65_QUESTIONS,
  }
}
