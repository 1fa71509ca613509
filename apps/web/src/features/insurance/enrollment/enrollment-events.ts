import type { EventAttributes } from 'ics'
import type { MyCoverage } from '@careway/contracts/coverage/my-coverage'
import { wholeDayEvent, type EventWords } from '../../../widgets/calendar-file/whole-day-event'

export type EnrollmentDates = NonNullable<MyCoverage['enrollment']>

export const ENROLLMENT_DAYS = ['opensOn', 'lastDayForJanuary', 'closesOn'] as const
export type EnrollmentDay = (typeof ENROLLMENT_DAYS)[number]

/** The days that are still ahead, in their order; one that falls on another's day is named once, by the later. */
export function daysAhead(dates: EnrollmentDates, today: string): readonly EnrollmentDay[] {
  const ahead = ENROLLMENT_DAYS.filter((day) => dates[day] >= today)
  return ahead.filter((day, index) => dates[day] !== dates[ahead[index + 1] ?? 'opensOn'] || ahead.length - 1 === index)
}

/** The days ahead as calendar entries. */
export const enrollmentEvents = (
  dates: EnrollmentDates,
  words: (day: EnrollmentDay) => EventWords,
  now: Date,
): readonly EventAttributes[] =>
  daysAhead(dates, now.toISOString().slice(0, 10)).map((day) =>
    wholeDayEvent(`enrollment-${dates.planYear}-${day}`, dates[day], words(day), now),
  )
