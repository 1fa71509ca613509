import type { Cents } from '../kernel/cents'
import type { Reason } from '../kernel/decision'
import type { PlanLevel } from '../vocabulary/health-plan-terms'
import { planCostReason } from './plan-cost-codes'

/** A plan's price for all the people on it, cents a month. */
export interface PlanPremium {
  readonly level: PlanLevel
  readonly premiumMonthlyCents: Cents
  /** The part for essential health benefits. */
  readonly essentialPremiumMonthlyCents: Cents
}

export interface NetPremium {
  readonly netPremiumMonthlyCents: Cents
  readonly creditUsedMonthlyCents: Cents
  readonly reasons: readonly Reason[]
}

/**
 * The premium after the credit: at most the part for essential health benefits is paid by it (26 U.S.C. 36B(b)(3)(D)),
 * nothing of a catastrophic plan (26 U.S.C. 36B(c)(3)(A)), and never more than the premium.
 */
export function netPremium(plan: PlanPremium, creditMonthlyCents: Cents): NetPremium {
  const full = plan.premiumMonthlyCents
  if (plan.level === 'Catastrophic')
    return {
      netPremiumMonthlyCents: full,
      creditUsedMonthlyCents: 0,
      reasons: creditMonthlyCents > 0 ? [planCostReason('credit-not-for-catastrophic')] : [],
    }
  const essential = Math.min(full, plan.essentialPremiumMonthlyCents)
  const used = Math.max(0, Math.min(creditMonthlyCents, essential))
  return {
    netPremiumMonthlyCents: full - used,
    creditUsedMonthlyCents: used,
    reasons:
      creditMonthlyCents > essential && essential < full
        ? [planCostReason('credit-for-essential-benefits', { essentialCents: essential })]
        : [],
  }
}
