import { CHILD_BELOW_AGE, SENIOR_FROM_AGE } from '../household/age-limits'

export type AgeGroup = 'child' | 'adult' | 'senior'

/** Medicaid and CHIP count as a child everyone below this age. */

export function ageGroupOf(age: number): AgeGroup {
  if (age < CHILD_BELOW_AGE) return 'child'
  return age >= SENIOR_FROM_AGE ? 'senior' : 'adult'
}
