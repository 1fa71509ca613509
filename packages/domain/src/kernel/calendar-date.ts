/** A day without a clock or a zone: `YYYY-MM-DD`. Compares as text. */
export type CalendarDate = `${number}-${number}-${number}`

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/

export function isCalendarDate(text: string): text is CalendarDate {
  const parts = SHAPE.exec(text)
  if (!parts) return false
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new RangeError(`Not a calendar date: ${text}`)
  return text
}

const formatOf = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day of an instant in a zone, such as `America/Chicago`. */
export function calendarDateIn(instant: Date, timeZone: string): CalendarDate {
  const format = formats.get(timeZone) ?? formatOf(timeZone)
  formats.set(timeZone, format)
  return calendarDate(format.format(instant))
}

export const yearOf = (date: CalendarDate): number => Number(date.slice(0, 4))

const DAY_MS = 86_400_000
const startOf = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`)

/** Calendar days, the day counted from left out: January 1 plus 60 days is March 2, or March 1 in a leap year. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  calendarDate(new Date(startOf(date) + days * DAY_MS).toISOString().slice(0, 10))

/** Whole days from one day to another; negative where the other is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((startOf(to) - startOf(from)) / DAY_MS)
