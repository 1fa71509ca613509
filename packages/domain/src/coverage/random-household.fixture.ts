import { completeHousehold, type HouseholdMemberInput } from '../household/complete-household'
import type { Household } from '../household/household'
import type { CalendarDate } from '../kernel/calendar-date'
import { IMMIGRATION_STATUSES } from '../vocabulary/coverage-terms'
import type { PlanYear } from '../vocabulary/health-plan-terms'
import { US_STATES } from '../vocabulary/us-state'

/** Picks a whole number from 0 up to, but not including, the limit. */
export type Pick = (below: number) => number

/** Days of every plan year, those on which the law changed among them. */
export const DAYS: readonly (readonly [PlanYear, CalendarDate])[] = [
  [2024, '2024-02-01'],
  [2024, '2024-12-31'],
  [2025, '2025-03-01'],
  [2025, '2025-12-31'],
  [2026, '2026-01-01'],
  [2026, '2026-06-30'],
  [2026, '2026-07-01'],
  [2026, '2026-10-01'],
  [2026, '2026-11-21'],
  [2027, '2027-01-01'],
]

const isOnceIn = (pick: Pick, times: number): boolean => pick(times) === times - 1

const optional = <T>(pick: Pick, times: number, value: () => T): T | undefined =>
  isOnceIn(pick, times) ? value() : undefined

function randomMember(pick: Pick): HouseholdMemberInput {
  const age = pick(90)
  return {
    age,
    isPregnant: age >= 12 && age < 55 && isOnceIn(pick, 6),
    isApplying: !isOnceIn(pick, 10),
    usesTobacco: isOnceIn(pick, 10),
    immigrationStatus: isOnceIn(pick, 3) ? IMMIGRATION_STATUSES[pick(IMMIGRATION_STATUSES.length)]! : 'citizen',
    yearsInStatus: optional(pick, 3, () => pick(9)),
    isAmericanIndian: isOnceIn(pick, 10),
    hasEmployerOffer: isOnceIn(pick, 6),
    employerPremiumAnnualCents: optional(pick, 2, () => pick(1_500_000)),
    hasMedicare: isOnceIn(pick, 15),
    isDisabled: isOnceIn(pick, 10),
    activityHoursMonthly: optional(pick, 3, () => pick(200)),
    isTaxFiler: optional(pick, 10, () => false),
    isParentOfChild: optional(pick, 6, () => isOnceIn(pick, 2)),
  }
}

/** Any household of up to seven members, with an income near the lines that the law draws as a rule. */
export function randomHousehold(pick: Pick): Household {
  const members = Array.from({ length: 1 + pick(7) }, () => randomMember(pick))
  const size = members.length + pick(3)
  return completeHousehold({
    state: US_STATES[pick(US_STATES.length)]!,
    magiCents: pick(size * 2_500_000 + 8_000_000),
    size,
    members,
  })
}
