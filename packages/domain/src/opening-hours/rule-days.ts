import { SCHEDULE_DAYS, type ResourceSchedule } from '../directory/resource-facts'
import { addDays, calendarDate, daysBetween, yearOf, type CalendarDate } from '../kernel/calendar-date'
import { dayOfMonth, dayOfYear, daysInMonth, monthOf, weekdayOf, weekOfYear } from './calendar'
import { parsedRule, type ParsedRule } from './parsed-rule'

/** No list leaves all open; a place from the end counts from -1. */
const isPlaced = (places: readonly number[], placeOf: () => number, lengthOf: () => number): boolean =>
  places.length === 0 || places.includes(placeOf()) || places.includes(placeOf() - lengthOf() - 1)

/** `MO`, and with `MONTHLY` the second Monday or the last Friday. */
function isNamed({ days, rule }: ParsedRule, date: CalendarDate): boolean {
  if (days.length === 0) return true
  const weekday = weekdayOf(date)
  return days.some((each) => {
    if (each.weekday !== weekday) return false
    if (rule.freq !== 'MONTHLY' || each.ordinal === undefined) return true
    const fromStart = Math.ceil(dayOfMonth(date) / 7)
    const fromEnd = -Math.ceil((daysInMonth(date) - dayOfMonth(date) + 1) / 7)
    return each.ordinal === fromStart || each.ordinal === fromEnd
  })
}

const daysInYear = (date: CalendarDate): number => dayOfYear(calendarDate(`${yearOf(date)}-12-31`))
const weeksInYear = (date: CalendarDate): number => weekOfYear(calendarDate(`${yearOf(date)}-12-28`))

/** The lists of a rule, all of which must name the day. */
const isListed = (parsed: ParsedRule, date: CalendarDate): boolean =>
  isNamed(parsed, date) &&
  isPlaced(
    parsed.monthDays,
    () => dayOfMonth(date),
    () => daysInMonth(date),
  ) &&
  isPlaced(
    parsed.yearDays,
    () => dayOfYear(date),
    () => daysInYear(date),
  ) &&
  isPlaced(
    parsed.weeks,
    () => weekOfYear(date),
    () => weeksInYear(date),
  )

/** The day of the rule's start stands for a list that is not there. */
function isOfStart({ rule, start, days, monthDays, yearDays, weeks }: ParsedRule, date: CalendarDate): boolean {
  if (rule.freq === undefined || [days, monthDays, yearDays, weeks].some(({ length }) => length > 0)) return true
  if (!start) return false
  return rule.freq === 'WEEKLY' ? weekdayOf(start) === weekdayOf(date) : dayOfMonth(start) === dayOfMonth(date)
}

const months = (date: CalendarDate): number => yearOf(date) * 12 + monthOf(date)

/** Every second week, counted from the week of the start. */
function isInStep({ rule: { freq, interval = 1, weekStart = 'MO' }, start }: ParsedRule, date: CalendarDate): boolean {
  if (interval <= 1 || !start || freq === undefined) return true
  if (freq === 'MONTHLY') return (months(date) - months(start)) % interval === 0
  const firstDay = SCHEDULE_DAYS.indexOf(weekStart) + 1
  const weekOf = (day: CalendarDate) => addDays(day, -((weekdayOf(day) - firstDay + 7) % 7))
  return (daysBetween(weekOf(start), weekOf(date)) / 7) % interval === 0
}

const recurs = (parsed: ParsedRule, date: CalendarDate): boolean =>
  isListed(parsed, date) && isOfStart(parsed, date) && isInStep(parsed, date)

const COUNTED_DAYS = 3700

/** Whether the day is among the first so many that the rule names from its start. */
function isCounted(parsed: ParsedRule, date: CalendarDate): boolean {
  const { rule, start } = parsed
  if (rule.count === undefined || !start) return true
  const days = Math.min(daysBetween(start, date), COUNTED_DAYS)
  let held = 0
  for (let day = 0; day < days && held < rule.count; day += 1) if (recurs(parsed, addDays(start, day))) held += 1
  return held < rule.count
}

/** Whether a rule of a schedule speaks of a day, by iCalendar (RFC 5545) as HSDS 3 takes it over. */
export function speaksOf(rule: ResourceSchedule, date: CalendarDate): boolean {
  const parsed = parsedRule(rule)
  const { from, to } = parsed
  if ((from && date < from) || (to && date > to)) return false
  return recurs(parsed, date) && isCounted(parsed, date)
}
