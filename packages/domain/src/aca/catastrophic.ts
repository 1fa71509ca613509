export interface CatastrophicFacts {
  /** Whole years on the first day of the plan year. */
  readonly age: number
  /** A hardship or affordability exemption from the exchange. */
  readonly hasExemption: boolean
}

const BELOW_AGE = 30

/**
 * Who may buy a catastrophic plan: people below 30 when the plan year begins, and those with an exemption
 * (42 U.S.C. 18022(e)(2); 45 CFR 156.155(a)(5), https://www.ecfr.gov/current/title-45/section-156.155).
 */
export const mayBuyCatastrophic = ({ age, hasExemption }: CatastrophicFacts): boolean => age < BELOW_AGE || hasExemption

/** A family buys one together only where each of them may. */
export const familyMayBuyCatastrophic = (people: readonly CatastrophicFacts[]): boolean =>
  people.length > 0 && people.every(mayBuyCatastrophic)
