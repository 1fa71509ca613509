import { isCalendarDate } from '@careway/domain/kernel/calendar-date'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const WEEKDAYS: Readonly<Record<string, string>> = {
  mo: 'MO',
  tu: 'TU',
  we: 'WE',
  th: 'TH',
  fr: 'FR',
  sa: 'SA',
  su: 'SU',
}
const BY_NUMBER = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

const twoDigits = (number: number) => String(number).padStart(2, '0')
const CENTURY = 2000

/**
 * A day as older directories print it, such as `12/24/15` or `January 01, 0001`, as `YYYY-MM-DD`; what is no day is
 * answered as it came, so that the check of HSDS 3 names it.
 */
export function printedDay(text: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text.trim()) ?? []
  const [, name, dayNamed, yearNamed] = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i.exec(text.trim()) ?? []
  if (month && day && year) {
    const whole = year.length === 2 ? String(CENTURY + Number(year)) : year
    return `${whole}-${twoDigits(Number(month))}-${twoDigits(Number(day))}`
  }
  if (!name || !dayNamed) return text
  return `${yearNamed}-${twoDigits(MONTHS.indexOf(name.toLowerCase()) + 1)}-${twoDigits(Number(dayNamed))}`
}

/** Directories of the Ohana kind write the year 1 where they mean every year. */
export const isEveryYear = (day: string) => /^000[01]-/.test(day)

/** `4:00 PM`, `3pm`, `09:00:00` as `HH:MM`; what is no time is answered as it came. */
export function printedTime(text: string): string {
  const [, hours, minutes = '00', half] = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*([ap])\.?m\.?$/i.exec(text.trim()) ?? []
  if (!hours) return text.trim()
  const base = Number(hours) % 12
  return `${twoDigits(half?.toLowerCase() === 'p' ? base + 12 : base)}:${minutes}`
}

/** `1` (Monday) to `7`, `Monday`, `Mon` or `MO`, several with commas; what is no day is answered as it came. */
export const printedWeekdays = (text: string): string =>
  text
    .split(/\s*,\s*/)
    .map((part) => BY_NUMBER[/^\d$/.test(part) ? Number(part) : -1] ?? WEEKDAYS[part.slice(0, 2).toLowerCase()] ?? part)
    .join(',')

export interface YearlyMonth {
  readonly month: number
  readonly days: readonly number[]
}

const LEAP_YEAR = 2000

/** The days of a span that comes back every year, month by month. Undefined where the days are none. */
export function yearlyMonths(from: string, to: string): readonly YearlyMonth[] | undefined {
  const start = `${LEAP_YEAR}${from.slice(4)}`
  const end = `${to.slice(4) < from.slice(4) ? LEAP_YEAR + 1 : LEAP_YEAR}${to.slice(4)}`
  if (!isCalendarDate(start) || !isCalendarDate(end)) return undefined
  const months = new Map<number, number[]>()
  const day = new Date(`${start}T00:00:00Z`)
  for (; day.toISOString().slice(0, 10) <= end; day.setUTCDate(day.getUTCDate() + 1)) {
    const month = day.getUTCMonth() + 1
    months.set(month, [...(months.get(month) ?? []), day.getUTCDate()])
  }
  return [...months].map(([month, days]) => ({ month, days }))
}
