import type { HouseholdMember } from '../household/household'

/** Medicaid that income alone does not decide: former foster youth to 26 (42 CFR 435.150), age and disability (435.100s). */
const NONE: readonly string[] = []
const FOSTER_CARE: readonly string[] = ['foster-care-at-18']
const DISABILITY: readonly string[] = ['disability-medicaid']
const BOTH: readonly string[] = [...FOSTER_CARE, ...DISABILITY]

const isFosterAge = ({ age }: HouseholdMember) => age >= 18 && age < 26
const isAgedOrDisabled = ({ age, isDisabled }: HouseholdMember) => isDisabled || age >= 65

/** Questions that could open Medicaid to somebody whose income or group does not. */
export function otherMedicaidQuestions(member: HouseholdMember): readonly string[] {
  if (isFosterAge(member)) return isAgedOrDisabled(member) ? BOTH : FOSTER_CARE
  return isAgedOrDisabled(member) ? DISABILITY : NONE
}
