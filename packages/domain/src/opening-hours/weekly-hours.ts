import type { ResourceSchedule } from '../directory/resource-facts'
import { addDays, type CalendarDate } from '../kernel/calendar-date'
import { weekdayOf } from './calendar'
import { DAY_MINUTES, spanOf } from './hours-of-day'
import { speaksOf } from './rule-days'

export interface WeekdayHours {
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: number
  /** `HH:MM` on the clock there; a closing time at or before the opening is on the next day, midnight is `24:00`. */
  readonly opensAt: string
  readonly closesAt: string
  /** In the directory's words. */
  readonly note?: string
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')
const timeOf = (minutes: number): string => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
const closingOf = (minutes: number): string => timeOf(minutes > DAY_MINUTES ? minutes - DAY_MINUTES : minutes)

const noteOf = ({ description, notes }: ResourceSchedule): string | undefined => description ?? notes

function hoursOf(rule: ResourceSchedule, weekday: number): readonly WeekdayHours[] {
  const span = spanOf(rule)
  if (!span || rule.isClosed) return []
  const note = noteOf(rule)
  return [{ weekday, opensAt: timeOf(span.opens), closesAt: closingOf(span.closes), ...(note && { note }) }]
}

const byTime = (a: WeekdayHours, b: WeekdayHours) => a.weekday - b.weekday || (a.opensAt < b.opensAt ? -1 : 1)

/** The usual hours of the seven days from today, from Monday to Sunday; exceptions are left to `openState`. */
export function weeklyHours(schedules: readonly ResourceSchedule[], today: CalendarDate): readonly WeekdayHours[] {
  const usual = schedules.filter(({ isException }) => !isException)
  const days = Array.from({ length: 7 }, (_, index) => addDays(today, index))
  return days
    .flatMap((date) => usual.filter((rule) => speaksOf(rule, date)).flatMap((rule) => hoursOf(rule, weekdayOf(date))))
    .toSorted(byTime)
}

/** How long ahead an exception, such as a holiday's, is spoken of. */
const DAYS_AHEAD = 14

const isSoon = (rule: ResourceSchedule, today: CalendarDate): boolean =>
  Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index)).some((date) => speaksOf(rule, date))

/**
 * What a directory says of its hours in words, once each: of rules without times, of those that are not every week, and
 * of exceptions in the two weeks from today.
 */
export function hoursNotes(schedules: readonly ResourceSchedule[], today: CalendarDate): readonly string[] {
  const isUsual = (rule: ResourceSchedule) =>
    spanOf(rule) !== undefined && rule.freq !== 'MONTHLY' && (rule.interval ?? 1) === 1
  const isSaid = (rule: ResourceSchedule) => (rule.isException ? isSoon(rule, today) : !isUsual(rule))
  const notes = schedules.filter(isSaid).flatMap((rule) => noteOf(rule) ?? [])
  return [...new Set(notes)]
}
