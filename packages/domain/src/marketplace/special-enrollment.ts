import { calendarDate, type CalendarDate } from '../kernel/calendar-date'
import { specialEnrollments, type LifeEvent } from './special-enrollment.parameters'

const DAY_MILLISECONDS = 86_400_000

const plusDays = (day: CalendarDate, days: number): CalendarDate =>
  calendarDate(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MILLISECONDS).toISOString().slice(0, 10))

export interface SpecialEnrollmentWindow {
  readonly opensOn: CalendarDate
  /** Undefined where people can sign up in any month. */
  readonly closesOn?: CalendarDate
  readonly needsEarlierCover: boolean
}

/** From when to when somebody can choose a plan because of an event on that day. */
export function specialEnrollmentWindow(event: LifeEvent, eventOn: CalendarDate): SpecialEnrollmentWindow {
  const { daysAfter, daysBefore = 0, needsEarlierCover } = specialEnrollments.on(eventOn)[event]
  return {
    opensOn: plusDays(eventOn, -daysBefore),
    ...(daysAfter === undefined ? {} : { closesOn: plusDays(eventOn, daysAfter) }),
    needsEarlierCover,
  }
}
