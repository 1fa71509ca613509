import type { CalendarDate } from '../kernel/calendar-date'
import type { Citation } from '../kernel/decision'

/** The groups of Medicaid and CHIP whose income limits each state sets (42 CFR 435.110 to 435.119, 457.310). */
export const LIMIT_GROUPS = [
  'adult',
  'parent',
  'pregnant',
  'child_0',
  'child_1_5',
  'child_6_18',
  'young_adult_19_20',
  'chip_child',
  'chip_pregnant',
  'chip_unborn_child',
] as const
export type LimitGroup = (typeof LIMIT_GROUPS)[number]

/** One state's limit for one group. */
export interface IncomeLimit {
  /** Percent of the poverty level, inclusive, with the 5 points of disregard where they apply. */
  readonly percent: number
  /** Since when; the first day the product knows, where it has not changed since. */
  readonly from: CalendarDate
  readonly source: Citation
  /** False for limits that states hold in dollars, so that the percent moves each year, or that hold in part of the state. */
  readonly isCertain: boolean
}

/** A group that is missing does not exist in that state. */
export type StateIncomeLimits = Readonly<Partial<Record<LimitGroup, IncomeLimit>>>
