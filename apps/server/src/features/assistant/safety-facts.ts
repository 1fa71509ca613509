import type { Profile } from '@careway/contracts/profile/profile'
import type { SafetyFacts } from '@careway/domain/safety/safety-assessment'

/** What the gate may know of the person besides what they write. The first of the household is the person. */
export function safetyFactsOf(profile: Profile | undefined): SafetyFacts {
  if (!profile) return {}
  const { age, chronicConditions, householdMembers } = profile
  return { age, chronicConditions, isPregnant: householdMembers[0]?.pregnant === true }
}
