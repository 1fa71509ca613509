import type { EventAttributes } from 'ics'

const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number]

const REMINDER_DAYS_BEFORE = 7

export interface EventWords {
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
