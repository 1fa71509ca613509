/** Somebody a premium is worked out for. Tobacco is left out: no benchmark counts it (26 CFR 1.36B-3(e)). */
export interface RatedPerson {
  readonly age: number
}

const ADULT_RATE_FROM_AGE = 21
const CHILDREN_RATED_AT_MOST = 3

export const isRatedAsChild = ({ age }: RatedPerson): boolean => age < ADULT_RATE_FROM_AGE

/** Whose premiums are added up: everybody from 21, and the three oldest below 21 (45 CFR 147.102(c)(1)). */
export function ratedPeople<P extends RatedPerson>(people: readonly P[]): readonly P[] {
  const children = people.filter(isRatedAsChild)
  if (children.length <= CHILDREN_RATED_AT_MOST) return people
  const rated = new Set(children.sort((one, other) => other.age - one.age).slice(0, CHILDREN_RATED_AT_MOST))
  return people.filter((person) => !isRatedAsChild(person) || rated.has(person))
}
