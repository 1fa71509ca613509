import type { DatedParameter } from '../kernel/dated-parameter'
import { PLAN_YEARS, type PlanYear } from '../vocabulary/health-plan-terms'

/** A parameter read once for each plan year, on its first day: a plain look-up for rules that run often. */
export const byPlanYear = <T>(parameter: DatedParameter<T>): Readonly<Record<PlanYear, T>> =>
  Object.fromEntries(PLAN_YEARS.map((planYear) => [planYear, parameter.on(`${planYear}-01-01`)])) as Record<PlanYear, T>
