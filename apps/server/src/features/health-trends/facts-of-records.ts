import type { Profile } from '@careway/contracts/profile/profile'
import type { HealthTrendsFacts } from '@careway/domain/health-trends/health-trends-facts'
import type { CalendarDate } from '@careway/domain/kernel/calendar-date'
import { dollars } from '@careway/domain/kernel/cents'
import { fplPercent } from '@careway/domain/poverty/federal-poverty-level'
import { isUsState } from '@careway/domain/vocabulary/us-state'

export type Records = Pick<HealthTrendsFacts, 'pathways' | 'saved' | 'hasConversations'>

/** Income against the guideline; nothing where income or state are missing. */
function incomePercent(profile: Profile, asOf: CalendarDate): number | undefined {
  const { estimatedAnnualIncome: income, householdSize, state } = profile
  return income === null || !isUsState(state) ? undefined : fplPercent(dollars(income), householdSize, state, asOf)
}

const hasChosenPlan = ({ saved }: Records) => saved.some(({ type, status }) => type === 'plan' && status === 'chosen')

/** What the rule may know, from the profile and the records of one person. */
export function factsOfRecords(profile: Profile, records: Records, asOf: CalendarDate): HealthTrendsFacts {
  const { age, gender, insuranceStatus, chronicConditions, urgency, circumstances, householdMembers } = profile
  const percent = incomePercent(profile, asOf)
  const isPregnant = householdMembers[0]?.pregnant
  return {
    ...records,
    age,
    gender,
    insuranceStatus,
    chronicConditions,
    urgency,
    circumstances,
    namesPlan: profile.insurancePlan.trim() !== '' || hasChosenPlan(records),
    need: profile.primaryHealthcareNeed,
    hasTransportation: profile.transportationAccess,
    ...(isPregnant !== undefined && { isPregnant }),
    ...(percent !== undefined && { fplPercent: percent }),
    ...(profile.financialSituation && { financialSituation: profile.financialSituation }),
  }
}
