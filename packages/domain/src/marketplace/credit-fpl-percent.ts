import type { CalendarDate } from '../kernel/calendar-date'
import type { Cents } from '../kernel/cents'
import { fplPercent, povertyGuidelineCents } from '../poverty/federal-poverty-level'
import type { UsState } from '../vocabulary/us-state'
import { creditGuidelineDay } from './credit-guideline-day'
import { premiumCreditBand } from './premium-credit.parameters'

/**
 * Income as the tax credit counts it (Form 8962, line 5): a fraction is dropped, so that 99.9 is below 100; but one
 * cent above the upper end of the band is above it.
 */
export function creditFplPercent(
  incomeCents: Cents,
  householdSize: number,
  state: UsState,
  asOf: CalendarDate,
): number {
  const day = creditGuidelineDay(asOf)
  const roundedUp = fplPercent(incomeCents, householdSize, state, day)
  if (roundedUp > premiumCreditBand.on(asOf).toPercent) return roundedUp
  return Math.floor((Math.max(0, incomeCents) * 100) / povertyGuidelineCents(householdSize, state, day))
}
