import { SCHEDULE_DAYS, type ResourceSchedule, type ScheduleDay } from '../directory/resource-facts'
import { isCalendarDate, type CalendarDate } from '../kernel/calendar-date'

interface NamedDay {
  /** 1 is Monday, 7 is Sunday; 0 where it names no weekday. */
  readonly weekday: number
  /** The second of the month is 2, the last -1. */
  readonly ordinal?: number
}

/** A rule of a schedule with its texts read. */
export interface ParsedRule {
  readonly rule: ResourceSchedule
  /** The first and the last day it speaks of. */
  readonly from?: CalendarDate | undefined
  readonly to?: CalendarDate | undefined
  readonly start?: CalendarDate | undefined
  readonly days: readonly NamedDay[]
  readonly monthDays: readonly number[]
  readonly yearDays: readonly number[]
  readonly weeks: readonly number[]
}

const dateOf = (text: string | undefined): CalendarDate | undefined =>
  text !== undefined && isCalendarDate(text) ? text : undefined

const listed = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')

const BY_DAY = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/

function namedDay(text: string): NamedDay {
  const [, ordinal, day] = BY_DAY.exec(text.toUpperCase()) ?? []
  const weekday = SCHEDULE_DAYS.indexOf(day as ScheduleDay) + 1
  return ordinal === undefined ? { weekday } : { weekday, ordinal: Number(ordinal) }
}

const latest = (...dates: readonly (CalendarDate | undefined)[]) => dates.filter(Boolean).toSorted().at(-1)
const earliest = (...dates: readonly (CalendarDate | undefined)[]) => dates.filter(Boolean).toSorted()[0]

/** A dated exception with one day is that day. */
const isOneDay = ({ isException, until, freq, byDay }: ResourceSchedule): boolean =>
  isException && until === undefined && freq === undefined && byDay === undefined

function parse(rule: ResourceSchedule): ParsedRule {
  const start = dateOf(rule.dtstart)
  return {
    rule,
    start,
    from: latest(start, dateOf(rule.validFrom)),
    to: earliest(isOneDay(rule) ? start : dateOf(rule.until), dateOf(rule.validTo)),
    days: listed(rule.byDay).map(namedDay),
    monthDays: listed(rule.byMonthDay).map(Number),
    yearDays: listed(rule.byYearDay).map(Number),
    weeks: listed(rule.byWeekNumber).map(Number),
  }
}

const known = new WeakMap<ResourceSchedule, ParsedRule>()

/** Reads a rule once, however many days it is asked about. */
export function parsedRule(rule: ResourceSchedule): ParsedRule {
  const parsed = known.get(rule) ?? parse(rule)
  known.set(rule, parsed)
  return parsed
}
