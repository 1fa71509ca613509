import { calendarDate, type CalendarDate } from '../kernel/calendar-date'

/**
 * The same day of the month so many months on. Where that month has no such day, the first of the one after, as
 * 45 CFR 147.136(d)(2)(i) counts the four months of external review.
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const time = new Date(Date.UTC(year, month - 1 + months, day))
  if (time.getUTCDate() !== day) time.setUTCDate(1)
  return calendarDate(time.toISOString().slice(0, 10))
}
