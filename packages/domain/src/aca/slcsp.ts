import type { Cents } from '../kernel/cents'

/**
 * The second-lowest of the silver premiums a family could pay (26 CFR 1.36B-3(f)). Plans of one price count one each;
 * where there is one plan only, it is the benchmark. Undefined without any.
 */
export function secondLowestSilver(monthlyCents: readonly Cents[]): Cents | undefined {
  let lowest: Cents | undefined
  let second: Cents | undefined
  for (const cents of monthlyCents) {
    if (lowest === undefined || cents < lowest) {
      second = lowest
      lowest = cents
    } else if (second === undefined || cents < second) {
      second = cents
    }
  }
  return second ?? lowest
}
