import type { CalendarDate } from '../kernel/calendar-date'
import type { UsState } from '../vocabulary/us-state'
import { incomeLimits } from './income-limits.parameters'
import type { LimitGroup } from './limit-group'

/** The Medicaid group of a child of that age, in whole years below 19. */
export function childGroupOf(age: number): 'child_0' | 'child_1_5' | 'child_6_18' {
  if (age < 1) return 'child_0'
  return age <= 5 ? 'child_1_5' : 'child_6_18'
}

const widest = (state: UsState, asOf: CalendarDate, groups: readonly LimitGroup[]): number => {
  const limits = incomeLimits.on(asOf)[state]
  return Math.max(...groups.map((group) => limits[group]?.percent ?? 0))
}

/** The highest of Medicaid and CHIP for a child of that age, in percent of poverty. */
export const childLimitPercent = (state: UsState, age: number, asOf: CalendarDate): number =>
  widest(state, asOf, [childGroupOf(age), 'chip_child'])

/** The highest of Medicaid, CHIP in pregnancy, and CHIP from conception to birth, in percent of poverty. */
export const pregnancyLimitPercent = (state: UsState, asOf: CalendarDate): number =>
  widest(state, asOf, ['pregnant', 'chip_pregnant', 'chip_unborn_child'])
