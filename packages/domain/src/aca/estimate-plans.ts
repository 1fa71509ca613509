import type { Cents } from '../kernel/cents'
import type { Citation } from '../kernel/decision'
import type { PlanDesignCosts } from '../plan-comparison/health-plan'
import { divideHalfUp } from '../poverty/divide-half-up'
import { METAL_LEVELS, type CsrVariant, type MetalLevel, type PlanYear } from '../vocabulary/health-plan-terms'
import { metalActuarialValues } from './actuarial-values.parameters'
import { benchmarkEstimate, type BenchmarkFacts } from './benchmark-estimate'
import { byPlanYear } from './by-plan-year'
import { metalPremiums } from './metal-premiums.parameters'
import { typicalDeductibles } from './typical-deductibles.parameters'
import { typicalPlanDesign } from './typical-plan-design'

export interface EstimatePlansFacts extends BenchmarkFacts {
  readonly csrVariant: CsrVariant
}

/** How the premium was come by: published here, by the national ratio to the benchmark, or by actuarial value. */
export type PremiumBasis = 'published' | 'national-ratio' | 'actuarial-value'

export interface EstimatedPlan {
  readonly level: MetalLevel
  readonly premiumMonthlyCents: Cents
  readonly premiumBasis: PremiumBasis
  /** The year of the benchmark premium that the estimate starts from. */
  readonly ofYear: PlanYear
  readonly design: PlanDesignCosts
  readonly citations: readonly Citation[]
}

const premiums = byPlanYear(metalPremiums)
const values = byPlanYear(metalActuarialValues)

function premiumAt(level: MetalLevel, benchmarkCents: Cents, planYear: PlanYear): Cents {
  const { lowestBronze, benchmark, lowestGold } = premiums[planYear]
  if (level === 'Silver') return benchmarkCents
  if (level === 'Bronze') return divideHalfUp(benchmarkCents * lowestBronze, benchmark)
  const gold = divideHalfUp(benchmarkCents * lowestGold, benchmark)
  if (level === 'Gold') return gold
  const { Gold, Platinum } = values[planYear]
  return divideHalfUp(gold * Math.round(Platinum * 100), Math.round(Gold * 100))
}

const BASES: Readonly<Record<MetalLevel, PremiumBasis>> = {
  Bronze: 'national-ratio',
  Silver: 'published',
  Gold: 'national-ratio',
  Platinum: 'actuarial-value',
}

/**
 * One line per metal level where no real plans are at hand: silver at the published benchmark, bronze and gold by their
 * national ratio to it, platinum from gold by actuarial value. Nothing where no benchmark was published. Catastrophic
 * plans have no published premium to start from and are left out.
 */
export function estimatePlans(facts: EstimatePlansFacts): readonly EstimatedPlan[] {
  const benchmark = benchmarkEstimate(facts)
  if (!benchmark) return []
  const { planYear, csrVariant } = facts
  return METAL_LEVELS.map((level) => ({
    level,
    premiumMonthlyCents: premiumAt(level, benchmark.monthlyCents, planYear),
    premiumBasis: BASES[level],
    ofYear: benchmark.ofYear,
    design: typicalPlanDesign(level, csrVariant, planYear),
    citations: [
      benchmark.citation,
      ...(level === 'Silver' ? [] : metalPremiums.references),
      ...(level === 'Platinum' ? metalActuarialValues.references : []),
      ...typicalDeductibles.references,
    ],
  }))
}
