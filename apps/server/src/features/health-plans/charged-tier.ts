const INDEPENDENT_FROM_AGE = 26
const ADULT_FROM_AGE = 21
const MOST_CHARGED_DEPENDENTS = 3

export interface ChargedTier {
  readonly isCouple: boolean
  /** 3 stands for three or more. */
  readonly dependents: number
  /** Adults beyond a couple: they are charged as individuals, with a policy of their own. */
  readonly furtherAdults: number
}

/**
 * The tier of a family where rates don't go by age (45 CFR 147.102(c)(2)). Ages alone don't say who is married: people of
 * 26 and older, who can't be anybody's dependent, count as the subscriber and the spouse; where all are younger, those of
 * 21 and older.
 */
export function chargedTier(ages: readonly number[]): ChargedTier {
  const independent = ages.filter((age) => age >= INDEPENDENT_FROM_AGE).length
  const adults = independent || ages.filter((age) => age >= ADULT_FROM_AGE).length || 1
  const dependents = Math.min(Math.max(0, ages.length - adults), MOST_CHARGED_DEPENDENTS)
  return { isCouple: adults >= 2, dependents, furtherAdults: Math.max(0, adults - 2) }
}
