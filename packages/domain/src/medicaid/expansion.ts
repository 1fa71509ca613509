import type { CalendarDate } from '../kernel/calendar-date'
import type { UsState } from '../vocabulary/us-state'
import { medicaidExpansionDates } from './expansion-states.parameters'
import { incomeLimits } from './income-limits.parameters'

/** Whether the state covers adults to 138 percent of poverty on that day. */
export function hasExpandedMedicaid(state: UsState, asOf: CalendarDate): boolean {
  const since = medicaidExpansionDates.on(asOf)[state]
  return since !== undefined && since <= asOf
}

/** The highest income for an adult of 19 to 64 without children, in percent of poverty; nothing where there is none. */
export const adultMedicaidLimitPercent = (state: UsState, asOf: CalendarDate): number | undefined =>
  incomeLimits.on(asOf)[state].adult?.percent
