import { calendarDate, type CalendarDate } from '../kernel/calendar-date'

const MINUTE_MILLISECONDS = 60_000

const formatOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
const formats = new Map<string, Intl.DateTimeFormat>()

/** Asks the runtime, which takes a while. */
function localTimeAt(instant: Date, timeZone: string): string {
  const format = formats.get(timeZone) ?? formatOf(timeZone)
  formats.set(timeZone, format)
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`
}

const asUtc = (localTime: string): number => Date.parse(`${localTime}:00Z`)

const HOUR_MILLISECONDS = 60 * MINUTE_MILLISECONDS
const MEMORY_MAXIMUM = 10_000
const offsets = new Map<string, number>()

/** How far a place's clock is ahead of UTC, in milliseconds. Clocks change on the hour, so an hour has one answer. */
function offsetAt(milliseconds: number, timeZone: string): number {
  const hour = Math.floor(milliseconds / HOUR_MILLISECONDS)
  const key = `${timeZone} ${hour}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const start = hour * HOUR_MILLISECONDS
  const offset = asUtc(localTimeAt(new Date(start), timeZone)) - start
  if (offsets.size >= MEMORY_MAXIMUM) offsets.clear()
  offsets.set(key, offset)
  return offset
}

/**
 * When the clock of a place shows so many minutes after a day's midnight, counted through the days. A time that comes
 * twice is the first of the two; one that is skipped is as long after the change.
 */
export function instantOfLocal(date: CalendarDate, minutes: number, timeZone: string): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MILLISECONDS
  const before = wall - offsetAt(wall - 24 * 60 * MINUTE_MILLISECONDS, timeZone)
  const after = wall - offsetAt(wall + 24 * 60 * MINUTE_MILLISECONDS, timeZone)
  const isRead = (instant: number) => instant + offsetAt(instant, timeZone) === wall
  if (isRead(before)) return before
  return isRead(after) ? after : before
}

/** The clock of a place at an instant: `YYYY-MM-DDTHH:MM`. */
export const localTimeOf = (milliseconds: number, timeZone: string): string =>
  new Date(milliseconds + offsetAt(milliseconds, timeZone)).toISOString().slice(0, 16)

export const localDateOf = (milliseconds: number, timeZone: string): CalendarDate =>
  calendarDate(localTimeOf(milliseconds, timeZone).slice(0, 10))
