import type { HouseholdMemberFields } from './household-fields'
import type { Profile } from '../profile/profile'
import {
  completeHousehold,
  type HouseholdInput,
  type HouseholdMemberInput,
} from '@careway/domain/household/complete-household'
import type { Household } from '@careway/domain/household/household'
import { dollars } from '@careway/domain/kernel/cents'
import type { UsState } from '@careway/domain/vocabulary/us-state'

/** The wire's words turned into the rules' own. */
export const memberOf = (fields: HouseholdMemberFields): HouseholdMemberInput => ({
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

export const householdOf = (
  input: Omit<HouseholdInput, 'members'> & { readonly members: readonly HouseholdMemberFields[] },
): Household => completeHousehold({ ...input, members: input.members.map(memberOf) })

/**
 * Everybody the profile tells of, the person first; the person alone where it names nobody else. Who said that Medicare
 * covers them need not say it twice.
 */
function membersOfProfile({ age, insuranceStatus, householdMembers }: Profile): readonly HouseholdMemberFields[] {
  const [first, ...others] = householdMembers
  const self: HouseholdMemberFields = first ?? { age }
  return [{ ...self, hasMedicare: self.hasMedicare ?? insuranceStatus === 'medicare' }, ...others]
}

/** The household of a profile whose income is known. */
export const householdOfProfile = (profile: Profile, state: UsState, annualIncome: number): Household =>
  householdOf({
    state,
    magiCents: dollars(annualIncome),
    size: Math.max(profile.householdSize, profile.householdMembers.length),
    members: membersOfProfile(profile),
  })
