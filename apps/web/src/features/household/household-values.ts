import type { IncomePart, ProfileMember, Relationship } from '@careway/contracts/profile/household'
import type { Profile } from '@careway/contracts/profile/profile'
import { incomePartOf, valuesOfIncomePart, type IncomePartValues } from './income-part-values'
import { memberOf, valuesOfMember, type MemberValues } from './member-values'
import { numberIn, textOf } from './typed'

export type IncomeMode = 'yearly' | 'parts'

/** The household as a form holds it: what is typed is text. Named as in the profile, so that faults find their field. */
export interface HouseholdValues {
  zipCode: string
  countyFips: string
  householdMembers: MemberValues[]
  householdSize: string
  incomeMode: IncomeMode
  estimatedAnnualIncome: string
  incomeParts: IncomePartValues[]
}

export const HOUSEHOLD_DRAFT = 'household'

const self = (age: number): ProfileMember => ({ relationship: 'self' satisfies Relationship, age })

export const valuesOfHousehold = (profile: Profile): HouseholdValues => ({
  zipCode: profile.zipCode,
  countyFips: profile.countyFips ?? '',
  householdMembers: (profile.householdMembers.length > 0 ? profile.householdMembers : [self(profile.age)]).map(
    valuesOfMember,
  ),
  householdSize: textOf(profile.householdSize),
  incomeMode: profile.incomeParts.length > 0 ? 'parts' : 'yearly',
  estimatedAnnualIncome: textOf(profile.estimatedAnnualIncome),
  incomeParts: profile.incomeParts.map(valuesOfIncomePart),
})

/** The incomes that are told in parts, as far as they are filled in. */
export const incomePartsOf = ({ incomeMode, incomeParts }: HouseholdValues): IncomePart[] =>
  incomeMode === 'parts' ? incomeParts.map(incomePartOf) : []

/** The body of `PATCH /api/profile`, as far as it is filled in; the contract says what is missing. */
export function householdBodyOf(values: HouseholdValues) {
  const income = numberIn(values.estimatedAnnualIncome)
  const parts = incomePartsOf(values)
  return {
    zipCode: values.zipCode,
    ...(values.countyFips && { countyFips: values.countyFips }),
    householdMembers: values.householdMembers.map(memberOf),
    householdSize: numberIn(values.householdSize),
    incomeParts: parts,
    ...(parts.length === 0 && income !== undefined && { estimatedAnnualIncome: Math.round(income) }),
  }
}
