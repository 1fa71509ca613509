import type { Profile } from '@careway/contracts/profile/profile'
import { safetyFactsOf } from '@careway/contracts/profile/safety-facts'
import type { CarePathwayFacts, ChosenPlan } from '@careway/domain/care-pathways/care-pathway'
import { dollars } from '@careway/domain/kernel/cents'
import { isUsState } from '@careway/domain/vocabulary/us-state'

/** What the engine may know: the profile without its person. Undefined while the profile names no state of ours. */
export function factsOfProfile(
  profile: Profile,
  specificNeed: string | undefined,
  chosenPlan: ChosenPlan | undefined,
): CarePathwayFacts | undefined {
  if (!isUsState(profile.state)) return undefined
  return {
    need: profile.primaryHealthcareNeed,
    specificNeed: specificNeed || undefined,
    insuranceStatus: profile.insuranceStatus,
    insurancePlan: profile.insurancePlan || undefined,
    chosenPlan,
    zipCode: profile.zipCode,
    state: profile.state,
    age: profile.age,
    gender: profile.gender,
    isPregnant: safetyFactsOf(profile).isPregnant,
    languagePreference: profile.languagePreference,
    chronicConditions: profile.chronicConditions,
    hasTransportation: profile.transportationAccess,
    annualIncomeCents: profile.estimatedAnnualIncome === null ? undefined : dollars(profile.estimatedAnnualIncome),
    financialSituation: profile.financialSituation ?? undefined,
    householdSize: profile.householdSize,
    urgency: profile.urgency,
  }
}
