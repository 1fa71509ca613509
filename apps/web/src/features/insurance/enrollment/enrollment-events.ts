import type { EventAttributes } from 'ics'
import type { MyCoverage } from '@careway/contracts/coverage/my-coverage'

export type EnrollmentDates = NonNullable<MyCoverage['enrollment']>

export const ENROLLMENT_DAYS = ['opensOn', 'lastDayForJanuary', 'closesOn'] as const
export type EnrollmentDay = (typeof ENROLLMENT_DAYS)[number]

/** The days that are still ahead, in their order; one that falls on another's day is named once, by the later. */
export function daysAhead(dates: EnrollmentDates, today: string): readonly EnrollmentDay[] {
  const ahead = ENROLLMENT_DAYS.filter((day) => dates[day] >= today)
  return ahead.filter((day, index) => dates[day] !== dates[ahead[index + 1] ?? 'opensOn'] || ahead.length - 1 === index)
}

const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number]

const REMINDER_DAYS_BEFORE = 7

interface EventWords {
  readonly title: string
  readonly description: string
}

/** A whole day in a calendar, with a reminder a week before. */
export const wholeDayEvent = (
  id: string,
  day: string,
  { title, description }: EventWords,
  now: Date,
): EventAttributes => ({
  uid: `${id}@careway`,
  start: partsOf(day),
  duration: { days: 1 },
  created: now.getTime(),
  title,
  description,
  productId: 'careway',
  busyStatus: 'FREE',
  alarms: [{ action: 'display', description: title, trigger: { days: REMINDER_DAYS_BEFORE, before: true } }],
})

/** The days ahead as calendar entries. */
export const enrollmentEvents = (
  dates: EnrollmentDates,
  words: (day: EnrollmentDay) => EventWords,
  now: Date,
): readonly EventAttributes[] =>
  daysAhead(dates, now.toISOString().slice(0, 10)).map((day) =>
    wholeDayEvent(`enrollment-${dates.planYear}-${day}`, dates[day], words(day), now),
  )
