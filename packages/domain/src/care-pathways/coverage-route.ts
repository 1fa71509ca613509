import { creditBand } from '../aca/credit-band.parameters'
import { adultMedicaidLimitPercent } from '../medicaid/expansion'
import { basicHealthPrograms } from '../medicaid/basic-health-programs.parameters'
import { childLimitPercent, pregnancyLimitPercent } from '../medicaid/widest-income-limits'
import type { CalendarDate } from '../kernel/calendar-date'
import type { AgeGroup } from './age-group'
import type { CarePathwayFacts } from './care-pathway'
import type { CareTopic } from './topic-phrases'

/** The way to cover for a person who has none. */
export const COVERAGE_ROUTES = [
  'medicare',
  'child-coverage',
  'pregnancy-medicaid',
  'medicaid',
  'basic-health',
  'coverage-gap',
  'marketplace-credit',
  'marketplace-full-price',
  'income-unknown',
] as const
export type CoverageRoute = (typeof COVERAGE_ROUTES)[number]

interface Known {
  readonly facts: CarePathwayFacts
  readonly asOf: CalendarDate
  readonly ageGroup: AgeGroup
  readonly fplPercent?: number
  /** With one more in the household: Medicaid counts the baby. */
  readonly pregnancyFplPercent?: number
  /** As the premium tax credit counts income. */
  readonly creditPercent?: number
  readonly topics: readonly CareTopic[]
}

function marketplaceRoute(percent: number, asOf: CalendarDate): CoverageRoute {
  const credit = creditBand.on(asOf)
  if (percent < credit.fromPercent) return 'coverage-gap'
  return percent <= credit.toPercent ? 'marketplace-credit' : 'marketplace-full-price'
}

function adultRoute({ facts, asOf, ageGroup, fplPercent, creditPercent }: Known): CoverageRoute {
  if (fplPercent === undefined || creditPercent === undefined) return 'income-unknown'
  const limit = adultMedicaidLimitPercent(facts.state, asOf)
  if (limit !== undefined && fplPercent <= limit) return 'medicaid'
  const program = basicHealthPrograms.on(asOf)[facts.state]
  if (program && ageGroup === 'adult' && fplPercent <= program.toPercent) return 'basic-health'
  return marketplaceRoute(creditPercent, asOf)
}

const isWithin = (percent: number | undefined, limitPercent: number) => percent === undefined || percent <= limitPercent

/** Age first, then pregnancy, then income against the state's limits. */
export function findCoverageRoute(person: Known): CoverageRoute {
  const { facts, asOf, ageGroup, topics } = person
  if (ageGroup === 'senior') return 'medicare'
  const { state, age } = facts
  if (ageGroup === 'child' && isWithin(person.fplPercent, childLimitPercent(state, age, asOf))) return 'child-coverage'
  if (topics.includes('prenatal') && isWithin(person.pregnancyFplPercent, pregnancyLimitPercent(state, asOf)))
    return 'pregnancy-medicaid'
  return adultRoute(person)
}
