import { yearOf, type CalendarDate } from '../kernel/calendar-date'
import type { Cents } from '../kernel/cents'
import { creditGuidelineDayOf } from '../poverty/credit-guideline'
import { fplPercent, povertyGuidelineCents } from '../poverty/federal-poverty-level'
import type { UsState } from '../vocabulary/us-state'
import { creditBand } from './credit-band.parameters'

const OPENING_DAY = '11-01'

/** The plan year people sign up for on that day: from November on, the next one. */
export const coverageYearOf = (asOf: CalendarDate): number =>
  asOf.slice(5) >= OPENING_DAY ? yearOf(asOf) + 1 : yearOf(asOf)

/** The day whose poverty guideline the credit of that plan year uses. */
export const creditGuidelineDay = (asOf: CalendarDate): CalendarDate => creditGuidelineDayOf(coverageYearOf(asOf))

/**
 * Income as the tax credit counts it for somebody who looks for cover on that day: a whole percent with the fraction
 * dropped, so that 99.9 is below 100; but one cent above the upper end of the band is above it.
 */
export function creditFplPercent(
  incomeCents: Cents,
  householdSize: number,
  state: UsState,
  asOf: CalendarDate,
): number {
  const day = creditGuidelineDay(asOf)
  const roundedUp = fplPercent(incomeCents, householdSize, state, day)
  if (roundedUp > creditBand.on(`${coverageYearOf(asOf)}-01-01`).toPercent) return roundedUp
  return Math.floor((Math.max(0, incomeCents) * 100) / povertyGuidelineCents(householdSize, state, day))
}
