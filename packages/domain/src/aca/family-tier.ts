import type { FamilyTiers } from './age-curves.parameters'
import { isRatedAsChild, ratedPeople, type RatedPerson } from './rated-people'

const DEPENDENT_BELOW_AGE = 26

function adultsOf(people: readonly RatedPerson[]): number {
  const grown = people.filter(({ age }) => age >= DEPENDENT_BELOW_AGE).length
  return grown > 0 ? grown : people.filter((person) => !isRatedAsChild(person)).length
}

function parentsTier(tiers: FamilyTiers, adults: number, hasChildren: boolean): number {
  if (adults === 1) return hasChildren ? tiers.oneAdultWithChildren : tiers.oneAdult
  return hasChildren ? tiers.twoAdultsWithChildren : tiers.twoAdults
}

/**
 * The factor of a family in thousandths of one adult. Dependents are those below 26 beside somebody older; where all
 * are younger, those from 21 count as the adults. A third adult pays a premium of their own.
 */
export function familyTierFactor(tiers: FamilyTiers, people: readonly RatedPerson[]): number {
  if (people.length === 0) return 0
  const adults = adultsOf(people)
  if (adults === 0) return ratedPeople(people).length * tiers.childAlone
  const further = Math.max(0, adults - 2) * tiers.oneAdult
  return parentsTier(tiers, Math.min(adults, 2), people.length > adults) + further
}
