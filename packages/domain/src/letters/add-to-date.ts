import { calendarDate, type CalendarDate } from '../kernel/calendar-date'

const DAY_MS = 86_400_000

const at = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`)
const dayOf = (time: number): CalendarDate => calendarDate(new Date(time).toISOString().slice(0, 10))

/** Calendar days, the day counted from left out: a notice of January 1 plus 60 days is March 2, or March 1 in a leap year. */
export const addDays = (date: CalendarDate, days: number): CalendarDate => dayOf(at(date) + days * DAY_MS)

/**
 * The same day of the month so many months on. Where that month has no such day, the first of the one after, as
 * 45 CFR 147.136(d)(2)(i) counts the four months of external review.
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const time = new Date(Date.UTC(year, month - 1 + months, day))
  const isOverflow = time.getUTCDate() !== day
  return dayOf(isOverflow ? Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), 1) : time.getTime())
}
