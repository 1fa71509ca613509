import type { MedicaidEligibility } from '@careway/contracts/insurance/medicaid-eligibility'
import type { Profile } from '@careway/contracts/profile/profile'
import { calendarDate } from '@careway/domain/kernel/calendar-date'
import { useCodeMessages } from '../../../platform/language'
import { useNow } from '../../../platform/now'
import { householdInState } from '../what-if/household-in-state'
import { useOutcomeEngine } from '../what-if/use-outcome-engine'
import type { Ruling } from './decision-source'

/**
 * The Medicaid rule that the person is held against: the one that decided, or, where another program's rule did, the
 * limit that comes closest. Undefined while that one is on its way, or where the state has none.
 */
export function useMedicaidRule(answer: MedicaidEligibility, profile: Profile): Ruling | undefined {
  const engine = useOutcomeEngine()
  const coverage = useCodeMessages('coverage')
  const today = calendarDate(useNow().toISOString().slice(0, 10))
  const { member } = answer
  if (member && (member.program === 'medicaid' || member.program === 'chip')) return member.decision
  const household = householdInState(profile, answer.state, answer.annualIncome ?? 0)
  const group = household && engine.data?.nearestMedicaidGroup(household, today)
  if (!group) return undefined
  const { rule, threshold, source, effectiveFrom } = group
  return {
    ruleText: coverage(`rule.${rule}`, { threshold }),
    source: { title: source.title, url: source.url ?? null, asOf: source.asOf ?? null },
    effectiveDate: effectiveFrom,
  }
}
