import type { Cents } from '../kernel/cents'
import type { Reason } from '../kernel/decision'
import type { UseLevel } from '../vocabulary/health-plan-terms'
import { usesOfHousehold, type CareUse } from './care-use'
import { expectedOutOfPocket, type ExpectedOutOfPocket } from './expected-out-of-pocket'
import type { PlanDesignCosts } from './health-plan'
import { planCostReason } from './plan-cost-codes'

export interface YearlyCostFacts {
  readonly plan: PlanDesignCosts & { readonly premiumMonthlyCents: Cents }
  readonly netPremiumMonthlyCents: Cents
  /** How many are on the plan. */
  readonly people: number
  /** One level for the household (`usesOfHousehold`), or one for each person. */
  readonly use: UseLevel | readonly UseLevel[]
  readonly care: CareUse
}

/** One line of the sum, cents a year; a credit is negative. `total` is the sum of the others. */
export interface YearlyCostLine {
  readonly cents: Cents
  readonly reasons: readonly Reason[]
}

export const YEARLY_COST_LINES = ['fullPremium', 'credit', 'shareOfCare', 'notCovered', 'total'] as const
export type YearlyCostLines = Readonly<Record<(typeof YEARLY_COST_LINES)[number], YearlyCostLine>>

const MONTHS = 12

function careReasons(plan: PlanDesignCosts, people: number, expected: ExpectedOutOfPocket): readonly Reason[] {
  if (plan.csrVariant === 'zero') return [planCostReason('no-cost-sharing')]
  const maximumCents = people > 1 ? plan.outOfPocketMaximumFamilyCents : plan.outOfPocketMaximumIndividualCents
  return [
    planCostReason('share-of-care', { cents: expected.shareOfCareCents }),
    ...(expected.underDeductibleCents > 0
      ? [planCostReason('share-before-deductible', { cents: expected.underDeductibleCents })]
      : []),
    ...(expected.reachesMaximum ? [planCostReason('share-reaches-maximum', { maximumCents })] : []),
    ...(['73', '87', '94'].includes(plan.csrVariant)
      ? [planCostReason('share-reduced', { percent: plan.csrVariant })]
      : []),
    ...(plan.csrVariant === 'limited' ? [planCostReason('share-limited-variant')] : []),
    planCostReason('preventive-care-free'),
  ]
}

/** What a plan costs a household over a year: twelve premiums after the credit, and what it pays for its care. */
export function yearlyCost({ plan, netPremiumMonthlyCents, people, use, care }: YearlyCostFacts): YearlyCostLines {
  const uses = typeof use === 'string' ? usesOfHousehold(use, people) : use
  const expected = expectedOutOfPocket(plan, uses, care)
  const fullPremium = plan.premiumMonthlyCents * MONTHS
  const netPremium = netPremiumMonthlyCents * MONTHS
  const credit = netPremium - fullPremium
  const { shareOfCareCents, notCoveredCents } = expected
  const total = netPremium + shareOfCareCents + notCoveredCents
  return {
    fullPremium: {
      cents: fullPremium,
      reasons: [planCostReason('twelve-premiums', { premiumCents: plan.premiumMonthlyCents, people })],
    },
    credit: {
      cents: credit,
      reasons: credit < 0 ? [planCostReason('twelve-credits', { creditCents: -credit / MONTHS })] : [],
    },
    shareOfCare: { cents: shareOfCareCents, reasons: careReasons(plan, uses.length, expected) },
    notCovered: {
      cents: notCoveredCents,
      reasons: notCoveredCents > 0 ? [planCostReason('not-covered-by-plan', { cents: notCoveredCents })] : [],
    },
    total: { cents: total, reasons: [planCostReason('yearly-total', { cents: total })] },
  }
}

/** Totals of a plan at every level of use. */
export const yearlyTotals = (facts: Omit<YearlyCostFacts, 'use'>): Readonly<Record<UseLevel, Cents>> => {
  const { plan, netPremiumMonthlyCents, people, care } = facts
  const totalAt = (use: UseLevel): Cents => {
    const { shareOfCareCents, notCoveredCents } = expectedOutOfPocket(plan, usesOfHousehold(use, people), care)
    return netPremiumMonthlyCents * MONTHS + shareOfCareCents + notCoveredCents
  }
  return { low: totalAt('low'), medium: totalAt('medium'), high: totalAt('high') }
}
