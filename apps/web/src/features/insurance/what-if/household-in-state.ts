import { householdOfProfile } from '@careway/contracts/coverage/household-of'
import type { Profile } from '@careway/contracts/profile/profile'
import type { Household } from '@careway/domain/household/household'
import { isUsState } from '@careway/domain/vocabulary/us-state'

/** The household of the profile, for the rules to work on in the browser. Undefined outside the states they know. */
export const householdInState = (profile: Profile, state: string, annualIncome: number): Household | undefined =>
  isUsState(state) ? householdOfProfile(profile, state, annualIncome) : undefined
