import { addDays, calendarDate, yearOf, type CalendarDate } from '../kernel/calendar-date'
import { weekdayOf } from './calendar'

/** 5 U.S.C. 6103 and Executive Order 11582 (https://www.law.cornell.edu/uscode/text/5/6103). */
export const FEDERAL_HOLIDAYS = [
  'new-years-day',
  'martin-luther-king-day',
  'washingtons-birthday',
  'memorial-day',
  'juneteenth',
  'independence-day',
  'labor-day',
  'columbus-day',
  'veterans-day',
  'thanksgiving-day',
  'christmas-day',
] as const
export type FederalHoliday = (typeof FEDERAL_HOLIDAYS)[number]

const MONDAY = 1
const THURSDAY = 4
const SATURDAY = 6
const SUNDAY = 7

const inYear = (year: number, monthDay: string): CalendarDate => calendarDate(`${year}-${monthDay}`)

/** The weekday on or after the day. */
const onOrAfter = (date: CalendarDate, weekday: number): CalendarDate =>
  addDays(date, (weekday - weekdayOf(date) + 7) % 7)

const daysOf = (year: number): Readonly<Record<FederalHoliday, CalendarDate>> => ({
  'new-years-day': inYear(year, '01-01'),
  'martin-luther-king-day': onOrAfter(inYear(year, '01-15'), MONDAY),
  'washingtons-birthday': onOrAfter(inYear(year, '02-15'), MONDAY),
  'memorial-day': onOrAfter(inYear(year, '05-25'), MONDAY),
  juneteenth: inYear(year, '06-19'),
  'independence-day': inYear(year, '07-04'),
  'labor-day': onOrAfter(inYear(year, '09-01'), MONDAY),
  'columbus-day': onOrAfter(inYear(year, '10-08'), MONDAY),
  'veterans-day': inYear(year, '11-11'),
  'thanksgiving-day': onOrAfter(inYear(year, '11-22'), THURSDAY),
  'christmas-day': inYear(year, '12-25'),
})

/** Saturday's is kept on the Friday before, Sunday's on the Monday after. */
function observedOn(date: CalendarDate): CalendarDate {
  const weekday = weekdayOf(date)
  if (weekday === SATURDAY) return addDays(date, -1)
  return weekday === SUNDAY ? addDays(date, 1) : date
}

type HolidaysByDay = ReadonlyMap<CalendarDate, FederalHoliday>

/** The days of a year's holidays, and those on which they are kept. */
function holidaysOf(year: number): HolidaysByDay {
  const days = Object.entries(daysOf(year)) as [FederalHoliday, CalendarDate][]
  return new Map([
    ...days.map(([holiday, day]) => [observedOn(day), holiday] as const),
    ...days.map(([holiday, day]) => [day, holiday] as const),
  ])
}

const years = new Map<number, HolidaysByDay>()

function knownHolidaysOf(year: number): HolidaysByDay {
  const known = years.get(year) ?? holidaysOf(year)
  years.set(year, known)
  return known
}

/** The federal holiday of a day, or the one that is kept on it; the next New Year's Day may be kept in this year. */
export const federalHolidayOn = (date: CalendarDate): FederalHoliday | undefined =>
  knownHolidaysOf(yearOf(date)).get(date) ?? knownHolidaysOf(yearOf(date) + 1).get(date)
