import { yearOf, type CalendarDate } from '../kernel/calendar-date'
import type { PlanYear } from '../vocabulary/health-plan-terms'

/**
 * The day on which Medicaid, CHIP and immigration rules are read for a plan year: today within it, its first day for a
 * year to come, its last for a year that is over.
 */
export function ruleDay(planYear: PlanYear, today: CalendarDate): CalendarDate {
  const year = yearOf(today)
  if (planYear === year) return today
  return planYear > year ? `${planYear}-01-01` : `${planYear}-12-31`
}
