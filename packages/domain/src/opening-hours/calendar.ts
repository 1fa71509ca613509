import { calendarDate, type CalendarDate } from '../kernel/calendar-date'

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000
const startOf = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`)
const dayOf = (milliseconds: number): CalendarDate => calendarDate(new Date(milliseconds).toISOString().slice(0, 10))

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  dayOf(startOf(date) + days * DAY_MILLISECONDS)

export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((startOf(to) - startOf(from)) / DAY_MILLISECONDS)

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (date: CalendarDate): number => new Date(startOf(date)).getUTCDay() || 7

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
