import type { CalendarDate } from '../kernel/calendar-date'
import type { Citation } from '../kernel/decision'

export interface CatastrophicFacts {
  /** Whole years on the first day of the plan year. */
  readonly age: number
  /** A hardship or affordability exemption from the exchange. */
  readonly hasExemption: boolean
}

const BELOW_AGE = 30

export const catastrophicRule: { readonly source: Citation; readonly effectiveFrom: CalendarDate } = {
  source: {
    title: '42 U.S.C. 18022(e)(2); 45 CFR 156.155(a)(5)',
    url: 'https://www.ecfr.gov/current/title-45/section-156.155',
    asOf: '2026',
  },
  effectiveFrom: '2014-01-01',
}

/** Who may buy a catastrophic plan: people below 30 when the plan year begins, and those with an exemption. */
export const mayBuyCatastrophic = ({ age, hasExemption }: CatastrophicFacts): boolean => age < BELOW_AGE || hasExemption

/** A family buys one together only where each of them may. */
export const familyMayBuyCatastrophic = (people: readonly CatastrophicFacts[]): boolean =>
  people.length > 0 && people.every(mayBuyCatastrophic)
