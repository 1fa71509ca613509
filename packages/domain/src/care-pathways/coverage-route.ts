import { premiumCreditBand } from '../marketplace/premium-credit.parameters'
import { adultMedicaidLimitPercent } from '../medicaid/expansion'
import { familyIncomeLimits } from '../medicaid/income-limits.parameters'
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
  readonly topics: readonly CareTopic[]
}

function adultRoute({ facts, asOf, fplPercent }: Known): CoverageRoute {
  if (fplPercent === undefined) return 'income-unknown'
  const limit = adultMedicaidLimitPercent(facts.state, asOf)
  if (limit !== undefined && fplPercent <= limit) return 'medicaid'
  const credit = premiumCreditBand.on(asOf)
  if (fplPercent < credit.fromPercent) return 'coverage-gap'
  return fplPercent <= credit.toPercent ? 'marketplace-credit' : 'marketplace-full-price'
}

const isWithin = ({ fplPercent }: Known, limitPercent: number) => fplPercent === undefined || fplPercent <= limitPercent

/** Age first, then pregnancy, then income against the state's limits. */
export function findCoverageRoute(person: Known): CoverageRoute {
  const { facts, asOf, ageGroup, topics } = person
  if (ageGroup === 'senior') return 'medicare'
  const limits = familyIncomeLimits.on(asOf)[facts.state]
  if (ageGroup === 'child' && isWithin(person, limits.childPercent)) return 'child-coverage'
  if (topics.includes('prenatal') && isWithin(person, limits.pregnantPercent)) return 'pregnancy-medicaid'
  return adultRoute(person)
}
