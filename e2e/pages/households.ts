import type { ProfileAnswers } from '@careway/contracts/profile/profile'
import { UNINSURED_IN_TEXAS, type Person } from './profile-form'

export type ProfileChanges = Partial<ProfileAnswers>

/** The plan year whose figures the journeys hold. */
export const YEAR = 2027

/** The county that the sample plans are sold in: Travis, Texas. */
export const WHERE_PLANS_ARE: Person = { ...UNINSURED_IN_TEXAS, zipCode: '78701' }

/** Somebody who gets a small credit there, and no cost-sharing help. */
export const MIDDLE_INCOME: ProfileChanges = { estimatedAnnualIncome: 45_000 }

const person = (relationship: 'self' | 'spouse' | 'child', age: number) => ({ relationship, age })
const ADULT_AGES = { self: 36, spouse: 34 }
const CHILD_AGES = { older: 8, younger: 5 }

/** 180 % of the poverty guideline of 2026 for four. */
export const FAMILY_OF_FOUR: ProfileChanges = {
  age: ADULT_AGES.self,
  householdSize: 4,
  estimatedAnnualIncome: 59_400,
  householdMembers: [
    person('self', ADULT_AGES.self),
    person('spouse', ADULT_AGES.spouse),
    person('child', CHILD_AGES.older),
    person('child', CHILD_AGES.younger),
  ],
}
