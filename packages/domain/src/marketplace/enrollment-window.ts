import type { CalendarDate } from '../kernel/calendar-date'
import type { UsState } from '../vocabulary/us-state'
import { isOpenEnrollment, marketplaceOf } from './marketplace'

export interface EnrollmentWindow {
  readonly opensOn: CalendarDate
  /** The day that is in time for January 1 everywhere; some states take sign-ups for January later. */
  readonly lastDayForJanuary: CalendarDate
  readonly closesOn: CalendarDate
  readonly isOpen: boolean
  /** When cover chosen that day begins. Undefined once the window has closed: then a life event is needed. */
  readonly nextCoverStart?: CalendarDate
}

const yearAfter = (day: CalendarDate) => Number(day.slice(0, 4)) + 1

/** The open enrollment that the day falls in, or the next one known (45 CFR 155.410(e), (f)). */
export function enrollmentWindow(state: UsState, asOf: CalendarDate): EnrollmentWindow {
  const marketplace = marketplaceOf(state, asOf)
  const { opensOn, lastDayForJanuary, closesOn } = marketplace
  const window = { opensOn, lastDayForJanuary, closesOn, isOpen: isOpenEnrollment(marketplace, asOf) }
  if (asOf > closesOn) return window
  const planYear = yearAfter(opensOn)
  return { ...window, nextCoverStart: asOf <= lastDayForJanuary ? `${planYear}-01-01` : `${planYear}-02-01` }
}
