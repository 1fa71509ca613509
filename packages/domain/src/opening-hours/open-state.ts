import type { ResourceSchedule } from '../directory/resource-facts'
import { addDays, type CalendarDate } from '../kernel/calendar-date'
import { federalHolidayOn, type FederalHoliday } from './federal-holidays'
import { hoursOfDay } from './hours-of-day'
import { instantOfLocal, localDateOf, localTimeOf } from './local-time'

export interface OpenState {
  readonly state: 'open' | 'closes-soon' | 'closed' | 'holiday' | 'always-open' | 'unknown'
  /** When that changes next, on the clock there: `YYYY-MM-DDTHH:MM`. Left out where nobody knows. */
  readonly until?: string
  /** With `holiday`: which one. */
  readonly holiday?: FederalHoliday
}

export const ALWAYS_OPEN: OpenState = { state: 'always-open' }
const UNKNOWN: OpenState = { state: 'unknown' }

const CLOSES_SOON_MILLISECONDS = 60 * 60_000
const DAY_MILLISECONDS = 24 * 60 * 60_000
const DAYS_AHEAD = 8
/** A clock change may take an hour off a week. */
const WEEK_MILLISECONDS = 7 * DAY_MILLISECONDS - 60 * 60_000

interface Opening {
  readonly from: number
  readonly to: number
  /** The holiday that the directory says nothing of. */
  readonly holiday?: FederalHoliday | undefined
}

function openingsOf(schedules: readonly ResourceSchedule[], date: CalendarDate, timeZone: string): readonly Opening[] {
  const hours = hoursOfDay(schedules, date)
  if (hours.kind !== 'hours') return []
  const holiday = hours.isException ? undefined : federalHolidayOn(date)
  return hours.spans.map(({ opens, closes }) => ({
    from: instantOfLocal(date, opens, timeZone),
    to: instantOfLocal(date, closes, timeZone),
    holiday,
  }))
}

/** Hours that meet are one. */
function joined(openings: readonly Opening[]): readonly Opening[] {
  const all: Opening[] = []
  for (const next of openings.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (!last || next.from > last.to) all.push(next)
    else all[all.length - 1] = { from: last.from, to: Math.max(last.to, next.to) }
  }
  return all
}

const at = (openings: readonly Opening[], now: number) => openings.find(({ from, to }) => from <= now && now < to)

function openUntil(to: number, now: number, timeZone: string): OpenState {
  const state = to - now <= CLOSES_SOON_MILLISECONDS ? 'closes-soon' : 'open'
  return { state, until: localTimeOf(to, timeZone) }
}

/** The holiday that leaves it open whether there are hours now: today's, or last night's that reaches into today. */
function unsaidHoliday(openings: readonly Opening[], now: number, today: CalendarDate, timeZone: string) {
  const isToday = ({ from }: Opening) => localDateOf(from, timeZone) === today
  return (at(openings, now) ?? openings.find(isToday))?.holiday
}

function closedState(
  schedules: readonly ResourceSchedule[],
  today: CalendarDate,
  next: number | undefined,
  timeZone: string,
): OpenState {
  if (hoursOfDay(schedules, today).kind === 'unknown') return UNKNOWN
  return { state: 'closed', ...(next !== undefined && { until: localTimeOf(next, timeZone) }) }
}

/**
 * Whether it is open at an instant, and until when. Hours past midnight belong to the day they begin on. On a federal
 * holiday (5 U.S.C. 6103) that the directory says nothing of, hours may differ, and no hours of that day are counted on.
 */
export function openState(
  schedules: readonly ResourceSchedule[],
  timeZone: string | undefined,
  instant: Date,
): OpenState {
  if (!timeZone || schedules.length === 0) return UNKNOWN
  const now = instant.getTime()
  const today = localDateOf(now, timeZone)
  const days = Array.from({ length: DAYS_AHEAD + 2 }, (_, index) => addDays(today, index - 1))
  const all = days.flatMap((date) => openingsOf(schedules, date, timeZone))
  const always = at(joined(all), now)
  if (always && always.to - now >= WEEK_MILLISECONDS) return ALWAYS_OPEN
  const sure = joined(all.filter(({ holiday }) => holiday === undefined))
  const current = at(sure, now)
  if (current) return openUntil(current.to, now, timeZone)
  const holiday = unsaidHoliday(all, now, today, timeZone)
  if (holiday) return { state: 'holiday', holiday }
  return closedState(schedules, today, sure.find(({ from }) => from > now)?.from, timeZone)
}
