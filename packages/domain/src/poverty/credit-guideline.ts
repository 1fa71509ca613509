import type { CalendarDate } from '../kernel/calendar-date'
import type { Cents } from '../kernel/cents'
import { PLAN_YEARS, type PlanYear } from '../vocabulary/health-plan-terms'
import type { UsState } from '../vocabulary/us-state'
import { guidelineCents, percentOfGuideline } from './federal-poverty-level'
import { povertyGuidelines, type PovertyGuidelines } from './poverty-guidelines.parameters'

/**
 * The day whose guidelines the tax credit of a plan year uses: the first day of the open enrollment before it (26 CFR
 * 1.36B-1(h)). A state that opens in October falls under the same guidelines.
 */
export const creditGuidelineDayOf = (planYear: number): CalendarDate => `${planYear - 1}-11-01`

const guidelinesByYear = Object.fromEntries(
  PLAN_YEARS.map((planYear) => [planYear, povertyGuidelines.on(creditGuidelineDayOf(planYear))]),
) as Record<PlanYear, PovertyGuidelines>

/** What the tax credit and cost-sharing reductions of a plan year hold an income against: the guideline of the year before, in cents. */
export const creditGuidelineCents = (size: number, state: UsState, planYear: PlanYear): Cents =>
  guidelineCents(guidelinesByYear[planYear], size, state)

/** Income as the exchanges show it for the credit: percent of the credit's guideline, two decimals, half-up. */
export const exchangeFplPercent = (magiCents: Cents, size: number, state: UsState, planYear: PlanYear): number =>
  percentOfGuideline(magiCents, creditGuidelineCents(size, state, planYear))
