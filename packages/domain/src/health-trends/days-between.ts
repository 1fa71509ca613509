import type { CalendarDate } from '../kernel/calendar-date'

const DAY_MS = 86_400_000

/** Whole days from one day to another; negative where the other is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
