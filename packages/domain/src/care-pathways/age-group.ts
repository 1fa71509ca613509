export type AgeGroup = 'child' | 'adult' | 'senior'

/** Medicaid and CHIP count as a child everyone below this age. */
const CHILD_BELOW_AGE = 19
const SENIOR_FROM_AGE = 65

export function ageGroupOf(age: number): AgeGroup {
  if (age < CHILD_BELOW_AGE) return 'child'
  return age >= SENIOR_FROM_AGE ? 'senior' : 'adult'
}
