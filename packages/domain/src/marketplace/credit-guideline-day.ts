import { yearOf, type CalendarDate } from '../kernel/calendar-date'

const OPENING_DAY = '11-01'

/**
 * The day whose poverty guideline the premium tax credit uses: the first day of the open enrollment before the year of
 * coverage (26 CFR 1.36B-1(h)). From November on, people sign up for the next year.
 */
export function creditGuidelineDay(asOf: CalendarDate): CalendarDate {
  const year = yearOf(asOf)
  return asOf.slice(5) >= OPENING_DAY ? `${year}-${OPENING_DAY}` : `${year - 1}-${OPENING_DAY}`
}
