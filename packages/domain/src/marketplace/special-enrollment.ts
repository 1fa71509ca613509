import { addDays, type CalendarDate } from '../kernel/calendar-date'
import { specialEnrollments, type LifeEvent } from './special-enrollment.parameters'

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
    opensOn: addDays(eventOn, -daysBefore),
    ...(daysAfter === undefined ? {} : { closesOn: addDays(eventOn, daysAfter) }),
    needsEarlierCover,
  }
}
