import type { Household, HouseholdMember } from '../household/household'
import type { CalendarDate } from '../kernel/calendar-date'
import type { Cents } from '../kernel/cents'
import { incomeAtFplPercent } from '../poverty/federal-poverty-level'
import { medicaidHouseholdSize } from './decide-medicaid'
import { medicaidRules } from './medicaid-rules'

export interface MedicaidLimit {
  /** Percent of the guideline in force, inclusive. */
  readonly limitPercent: number
  /** The same in cents a year for this person's Medicaid household. */
  readonly limitCents: Cents
  /** False for a limit that the state holds in dollars, or that holds in part of the state. */
  readonly isCertain: boolean
}

/** The highest income at which Medicaid or CHIP has a group for this person; nothing where the state has none. */
export function medicaidLimitFor(
  member: HouseholdMember,
  household: Household,
  asOf: CalendarDate,
): MedicaidLimit | undefined {
  const open = medicaidRules(asOf)[household.state].groups.filter(({ group }) => group.mayHold(member))
  if (open.length === 0) return undefined
  const { threshold: limitPercent, certainty } = open.reduce((a, b) => (b.threshold > a.threshold ? b : a))
  const size = medicaidHouseholdSize(member, household)
  const limitCents = incomeAtFplPercent(limitPercent, size, household.state, asOf)
  return { limitPercent, limitCents, isCertain: certainty === 'clear' }
}
