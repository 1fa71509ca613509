import type { CalendarDate } from '../kernel/calendar-date'

const DAYS_MAXIMUM = 180
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/** Facts that nobody confirmed for half a year are to be asked about. */
export const isCheckedLongAgo = (checkedOn: CalendarDate, today: CalendarDate): boolean =>
  Date.parse(today) - Date.parse(checkedOn) > DAYS_MAXIMUM * DAY_MILLISECONDS
