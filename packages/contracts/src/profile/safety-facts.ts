import type { SafetyFacts } from '@careway/domain/safety/safety-assessment'
import type { Profile } from './profile'

/** What the safety gate may know of the person besides what they write. The first of the household is the person. */
export function safetyFactsOf(profile: Profile | null | undefined): SafetyFacts {
  if (!profile) return {}
  const { age, chronicConditions, householdMembers } = profile
  return { age, chronicConditions, isPregnant: householdMembers[0]?.pregnant === true }
}
