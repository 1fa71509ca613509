import type { CalendarDate } from '../kernel/calendar-date'
import { defineParameter, type DatedValue } from '../kernel/dated-parameter'
import type { Citation } from '../kernel/decision'
import { US_STATES, type UsState } from '../vocabulary/us-state'
import { FIRST_LIMITS_DAY, firstIncomeLimits } from './first-income-limits'
import { incomeLimitChanges, type IncomeLimitChange } from './income-limit-changes'
import { cmsEligibilityLevels, kffParents, kffPregnancy, kffSeparateChip, macpacParents } from './income-limit-sources'
import { LIMIT_GROUPS, type IncomeLimit, type LimitGroup, type StateIncomeLimits } from './limit-group'

type LimitsByState = Readonly<Record<UsState, StateIncomeLimits>>

/**
 * Parents' limits are dollar amounts in the states without the expansion. In Alabama the unborn child's group is open
 * in some counties only. The District of Columbia rewrote its adult groups for 2026; what it does at 19 and 20 is not
 * settled.
 */
const UNCERTAIN: Readonly<Partial<Record<LimitGroup, readonly UsState[]>>> = {
  parent: ['AL', 'FL', 'GA', 'KS', 'MS', 'SC', 'TN', 'TX', 'WY'],
  young_adult_19_20: ['DC', 'FL'],
  chip_unborn_child: ['AL'],
}

const limit = (
  state: UsState,
  group: LimitGroup,
  percent: number,
  from: CalendarDate,
  source: Citation,
): IncomeLimit => ({ percent, from, source, isCertain: !UNCERTAIN[group]?.includes(state) })

const firstLimitsOf = (state: UsState): StateIncomeLimits =>
  Object.fromEntries(
    LIMIT_GROUPS.flatMap((group) => {
      const percent = firstIncomeLimits[state][group]
      return percent === undefined
        ? []
        : [[group, limit(state, group, percent, FIRST_LIMITS_DAY, cmsEligibilityLevels)]]
    }),
  )

function withChange(limits: LimitsByState, { from, state, limits: changed, source }: IncomeLimitChange): LimitsByState {
  const next: Partial<Record<LimitGroup, IncomeLimit>> = { ...limits[state] }
  for (const group of LIMIT_GROUPS) {
    if (!(group in changed)) continue
    const percent = changed[group]
    if (percent === undefined) delete next[group]
    else next[group] = limit(state, group, percent, from, source)
  }
  return { ...limits, [state]: next }
}

function datedLimits(): readonly DatedValue<LimitsByState>[] {
  const first = Object.fromEntries(US_STATES.map((state) => [state, firstLimitsOf(state)])) as LimitsByState
  const values: DatedValue<LimitsByState>[] = [{ from: FIRST_LIMITS_DAY, value: first }]
  for (const change of incomeLimitChanges) {
    const latest = values.at(-1)!
    const value = withChange(latest.value, change)
    if (latest.from === change.from) values.pop()
    values.push({ from: change.from, value })
  }
  return values
}

/** The income limits of Medicaid and CHIP, by state and group, each with its own source and first day. */
export const incomeLimits = defineParameter<LimitsByState>({
  id: 'medicaid.income-limits',
  unit: 'percent of the federal poverty level, inclusive, 5 points of disregard included',
  values: datedLimits(),
  references: [cmsEligibilityLevels, kffParents, kffPregnancy, kffSeparateChip, macpacParents],
})
