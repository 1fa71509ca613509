import type { OfferedPlan, PlanQuery } from '../../ports/marketplace'
import { cmsPlan } from './response'
import { isOnSale, toOfferedPlan } from './to-domain'

export interface PlansRead {
  /** Cheapest premium first. */
  readonly plans: readonly OfferedPlan[]
  /** Those that could not be read. */
  readonly leftOut: number
}

export function readPlans(raw: readonly unknown[], query: PlanQuery): PlansRead {
  const plans = new Map<string, OfferedPlan>()
  let leftOut = 0
  for (const each of raw) {
    const parsed = cmsPlan.safeParse(each)
    if (parsed.success && !isOnSale(parsed.data)) continue
    const plan = parsed.success ? toOfferedPlan(parsed.data, query) : undefined
    if (plan) plans.set(plan.planId, plan)
    else leftOut += 1
  }
  return {
    plans: [...plans.values()].sort((a, b) => a.premiumMonthlyCents - b.premiumMonthlyCents),
    leftOut,
  }
}
