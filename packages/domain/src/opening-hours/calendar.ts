import { addDays, calendarDate, daysBetween, type CalendarDate } from '../kernel/calendar-date'

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (date: CalendarDate): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

export const dayOfMonth = (date: CalendarDate): number => Number(date.slice(8))
export const monthOf = (date: CalendarDate): number => Number(date.slice(5, 7))

export function daysInMonth(date: CalendarDate): number {
  return new Date(Date.UTC(Number(date.slice(0, 4)), monthOf(date), 0)).getUTCDate()
}

/** From 1. */
export const dayOfYear = (date: CalendarDate): number =>
  daysBetween(calendarDate(`${date.slice(0, 4)}-01-01`), date) + 1

/** The week of ISO 8601: the first is the one with the year's first Thursday. */
export function weekOfYear(date: CalendarDate): number {
  const thursday = addDays(date, 4 - weekdayOf(date))
  return Math.ceil(dayOfYear(thursday) / 7)
}
