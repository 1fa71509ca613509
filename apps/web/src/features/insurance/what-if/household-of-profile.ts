import type { HouseholdMemberFields } from '@careway/contracts/coverage/household-fields'
import type { Profile } from '@careway/contracts/profile/profile'
import { completeHousehold, type HouseholdMemberInput } from '@careway/domain/household/complete-household'
import type { Household } from '@careway/domain/household/household'
import { dollars } from '@careway/domain/kernel/cents'
import { isUsState } from '@careway/domain/vocabulary/us-state'

/** The words of the profile turned into those of the rules. */
const memberOf = (fields: HouseholdMemberFields): HouseholdMemberInput => ({
  age: fields.age,
  isPregnant: fields.pregnant,
  expectedChildren: fields.expectedChildren,
  isApplying: fields.applying,
  usesTobacco: fields.tobacco,
  immigrationStatus: fields.immigrationStatus,
  yearsInStatus: fields.yearsInStatus,
  isAmericanIndian: fields.americanIndianOrAlaskaNative,
  hasEmployerOffer: fields.hasEmployerOffer,
  employerPremiumAnnualCents:
    fields.employerPremiumMonthly === undefined ? undefined : dollars(fields.employerPremiumMonthly) * 12,
  hasMedicare: fields.hasMedicare,
  isDisabled: fields.disabled,
  isTaxFiler: fields.isTaxFiler,
  isTaxDependent: fields.isTaxDependent,
  isParentOfChild: fields.isParentOfChild,
  activityHoursMonthly: fields.activityHoursMonthly,
})

const membersOf = ({ age, insuranceStatus, householdMembers }: Profile): readonly HouseholdMemberFields[] =>
  householdMembers.length > 0 ? householdMembers : [{ age, hasMedicare: insuranceStatus === 'medicare' }]

/** The household of the profile, for the rules to work on in the browser. `undefined` outside the states they know. */
export function householdOfProfile(profile: Profile, state: string, annualIncome: number): Household | undefined {
  if (!isUsState(state)) return undefined
  return completeHousehold({
    state,
    magiCents: dollars(annualIncome),
    size: Math.max(profile.householdSize, profile.householdMembers.length),
    members: membersOf(profile).map(memberOf),
  })
}
