import type { ResourceSchedule } from '../directory/resource-facts'
import type { CalendarDate } from '../kernel/calendar-date'
import { parsedRule } from './parsed-rule'
import { speaksOf } from './rule-days'

/** Minutes after the midnight of the day it begins on; the end may lie on the next. */
export interface Span {
  readonly opens: number
  readonly closes: number
}

export type HoursOfDay =
  | { readonly kind: 'hours'; readonly spans: readonly Span[]; readonly isException: boolean }
  | { readonly kind: 'closed'; readonly isException: boolean }
  | { readonly kind: 'unknown' }

export const DAY_MINUTES = 24 * 60
const LAST_MINUTE = DAY_MINUTES - 1
const TIME = /^(\d{2}):(\d{2})$/

function minutesOf(time: string | undefined): number | undefined {
  const [, hours, minutes] = TIME.exec(time ?? '') ?? []
  const total = Number(hours) * 60 + Number(minutes)
  return total <= DAY_MINUTES ? total : undefined
}

/** Hours that end at or before their beginning end on the next day; a minute to midnight means midnight. */
export function spanOf({ opensAt, closesAt }: ResourceSchedule): Span | undefined {
  const [opens, closes] = [minutesOf(opensAt), minutesOf(closesAt)]
  if (opens === undefined || closes === undefined || opens === DAY_MINUTES) return undefined
  if (closes === LAST_MINUTE) return { opens, closes: DAY_MINUTES }
  return { opens, closes: closes > opens ? closes : closes + DAY_MINUTES }
}

const byOpening = (a: Span, b: Span) => a.opens - b.opens || a.closes - b.closes

function hoursBy(rules: readonly ResourceSchedule[], isException: boolean): HoursOfDay {
  if (rules.some(({ isClosed }) => isClosed)) return { kind: 'closed', isException }
  const spans = rules.flatMap((rule) => spanOf(rule) ?? []).toSorted(byOpening)
  return spans.length > 0 ? { kind: 'hours', spans, isException } : { kind: 'unknown' }
}

/** Hours that ended for good say nothing of today. */
const isOver = (rule: ResourceSchedule, date: CalendarDate): boolean => {
  const { to } = parsedRule(rule)
  return to !== undefined && to < date
}

/** Words alone, for no day in particular: they say nothing of a day that hours are told for. */
const isRemark = (rule: ResourceSchedule): boolean => {
  const { isClosed, opensAt, closesAt, freq, byDay, dtstart, until } = rule
  return !isClosed && [opensAt, closesAt, freq, byDay, dtstart, until].every((each) => each === undefined)
}

/** A day's hours: exceptions for the day go before the weekly rules, and closed before all hours of its kind. */
export function hoursOfDay(schedules: readonly ResourceSchedule[], date: CalendarDate): HoursOfDay {
  const speaking = schedules.filter((rule) => !isRemark(rule) && speaksOf(rule, date))
  const exceptions = speaking.filter(({ isException }) => isException)
  if (exceptions.length > 0) return hoursBy(exceptions, true)
  if (speaking.length > 0) return hoursBy(speaking, false)
  const isTold = schedules.some((rule) => !rule.isException && spanOf(rule) && !isOver(rule, date))
  return isTold ? { kind: 'closed', isException: false } : { kind: 'unknown' }
}
