import { divideHalfUp } from '../poverty/divide-half-up'
import type { PlanYear } from '../vocabulary/health-plan-terms'
import { contributionBands, type ContributionBand } from './applicable-percentage.parameters'
import { byPlanYear } from './by-plan-year'

const bandsByYear = byPlanYear(contributionBands)

/** Whole hundredths on both axes, so that a half rounds up as the rule says (26 CFR 1.36B-3(g)(1)). */
function interpolate({ fromPercent, toPercent, initial, final }: ContributionBand, fplHundredths: number): number {
  if (initial === final) return initial
  const width = (toPercent - fromPercent) * 100
  return divideHalfUp(initial * width + (final - initial) * (fplHundredths - fromPercent * 100), width)
}

/**
 * The share of income a household is expected to pay for the benchmark plan, in hundredths of one percent; undefined
 * above 400 percent in a year when the credit ends there.
 */
export function applicableHundredths(fplPercent: number, planYear: PlanYear): number | undefined {
  const hundredths = Math.round(fplPercent * 100)
  const bands = bandsByYear[planYear]
  for (let index = bands.length - 1; index >= 0; index -= 1) {
    const band = bands[index]!
    if (hundredths < band.fromPercent * 100) continue
    return index === bands.length - 1 && hundredths > band.toPercent * 100 ? undefined : interpolate(band, hundredths)
  }
  return interpolate(bands[0]!, 0)
}

/**
 * The applicable percentage as a fraction, four decimals half-up. Given the two-decimal percent of poverty it is the
 * exchange's figure; given a whole percent it is Form 8962's. Undefined where the credit has ended (above 400).
 */
export function applicablePercentage(fplPercent: number, planYear: PlanYear): number | undefined {
  const hundredths = applicableHundredths(fplPercent, planYear)
  return hundredths === undefined ? undefined : hundredths / 10_000
}
