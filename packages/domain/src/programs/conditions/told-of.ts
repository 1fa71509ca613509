import type { HouseholdMember } from '../../household/household'
import type { ProgramFacts } from '../program'

/** How many share the income; undefined where nobody said. */
export const sizeOf = ({ householdSize, household }: ProgramFacts): number | undefined =>
  householdSize ?? household?.size

/** The person's age in whole years; undefined where nobody said. */
export const ageOf = ({ age, household }: ProgramFacts): number | undefined => age ?? household?.members[0]?.age

/** Everybody of the household was told of one by one. */
const tellsOfAll = (toldOf: number, size: number | undefined): boolean => size !== undefined && toldOf >= size

/** Whether it holds for anybody of the household; undefined while somebody is left who was not told of. */
export function holdsForAnyone(facts: ProgramFacts, holds: (member: HouseholdMember) => boolean): boolean | undefined {
  const { household } = facts
  if (!household) return undefined
  if (household.members.some(holds)) return true
  return tellsOfAll(household.members.length, sizeOf(facts)) ? false : undefined
}

/** The ages known, the person's first, and whether these are all. */
export function agesOf(facts: ProgramFacts): { readonly ages: readonly number[]; readonly areAll: boolean } {
  const own = ageOf(facts)
  const others = facts.household?.members.slice(1).map(({ age }) => age) ?? []
  const ages = own === undefined ? others : [own, ...others]
  return { ages, areAll: own !== undefined && tellsOfAll(ages.length, sizeOf(facts)) }
}
