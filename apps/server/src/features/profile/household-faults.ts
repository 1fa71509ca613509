import type { FieldFault } from '@careway/contracts/kit/field-issue'
import type { ProfileMember } from '@careway/contracts/profile/household'
import { AGE_MINIMUM } from '@careway/domain/vocabulary/profile-choices'
import { fault } from '../../calls/refusal'

export interface HouseholdFacts {
  readonly householdSize: number
  readonly householdMembers: readonly ProfileMember[]
}

const relationshipFaults = (members: readonly ProfileMember[]): FieldFault[] =>
  members.flatMap(({ relationship }, index) =>
    (relationship === 'self') === (index === 0) ? [] : [fault(`householdMembers.${index}.relationship`, 'choice')],
  )

/** What is wrong with a household: the first of its members is the person, and it is no smaller than its members. */
export function householdFaults({ householdSize, householdMembers }: HouseholdFacts): readonly FieldFault[] {
  const [person] = householdMembers
  return [
    ...(person && person.age < AGE_MINIMUM ? [fault('householdMembers.0.age', 'ageRange')] : []),
    ...relationshipFaults(householdMembers),
    ...(householdSize < householdMembers.length ? [fault('householdSize', 'householdSmallerThanMembers')] : []),
  ]
}
