import type { Cents } from '../kernel/cents'
import { USE_LEVELS, type UseLevel } from '../vocabulary/health-plan-terms'

/** A plan with its yearly totals, all in the cost-sharing variant this household would get. */
export interface ComparedPlan {
  readonly planId: string
  readonly yearlyTotals: Readonly<Record<UseLevel, Cents>>
}

/** Cheapest year first; plans that cost the same stand in the order of their ids. */
export const sortByYearlyCost = <Plan extends ComparedPlan>(plans: readonly Plan[], use: UseLevel): readonly Plan[] =>
  plans.toSorted(
    (a, b) => a.yearlyTotals[use] - b.yearlyTotals[use] || (a.planId < b.planId ? -1 : Number(a.planId > b.planId)),
  )

/** The plan that is never dearer, and what it saves a year at the least and at the most. */
export interface Dominance {
  readonly planId: string
  readonly savesAtLeastCents: Cents
  readonly savesAtMostCents: Cents
}

function isDominatedBy(plan: ComparedPlan, other: ComparedPlan): boolean {
  let isCheaperSomewhere = false
  for (const use of USE_LEVELS) {
    const saved = plan.yearlyTotals[use] - other.yearlyTotals[use]
    if (saved < 0) return false
    if (saved > 0) isCheaperSomewhere = true
  }
  return isCheaperSomewhere
}

/**
 * Plans that another plan beats: at most as dear at every level of use, and cheaper at one. The answer names the
 * cheapest such plan at medium use, which no plan beats itself. Networks and benefits are not compared.
 */
export function dominatedBy(plans: readonly ComparedPlan[]): ReadonlyMap<string, Dominance> {
  const cheapestFirst = sortByYearlyCost(plans, 'medium')
  const unbeaten = cheapestFirst.filter((plan) => !plans.some((other) => isDominatedBy(plan, other)))
  const found = new Map<string, Dominance>()
  for (const plan of plans) {
    const better = unbeaten.find((other) => isDominatedBy(plan, other))
    if (!better) continue
    const saved = USE_LEVELS.map((use) => plan.yearlyTotals[use] - better.yearlyTotals[use])
    found.set(plan.planId, {
      planId: better.planId,
      savesAtLeastCents: Math.min(...saved),
      savesAtMostCents: Math.max(...saved),
    })
  }
  return found
}
