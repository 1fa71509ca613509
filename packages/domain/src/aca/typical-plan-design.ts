import type { Cents } from '../kernel/cents'
import type { PlanDesignCosts } from '../plan-comparison/health-plan'
import { divideHalfUp } from '../poverty/divide-half-up'
import type { CsrVariant, MetalLevel, PlanYear } from '../vocabulary/health-plan-terms'
import { metalActuarialValues, silverVariantActuarialValues } from './actuarial-values.parameters'
import { byPlanYear } from './by-plan-year'
import { outOfPocketLimit } from './out-of-pocket-limit'
import { typicalDeductibles } from './typical-deductibles.parameters'

const deductibles = byPlanYear(typicalDeductibles)
const metalValues = byPlanYear(metalActuarialValues)
const variantValues = byPlanYear(silverVariantActuarialValues)

/** The variant that applies at a level: by income in silver alone, zero and limited at every metal level. */
export function variantAt(level: MetalLevel, csrVariant: CsrVariant): CsrVariant {
  const isByIncome = csrVariant === '73' || csrVariant === '87' || csrVariant === '94'
  return isByIncome && level !== 'Silver' ? 'none' : csrVariant
}

/** For silver 73 the silver average comes down as its limit does: by one fifth. */
function deductibleCents(level: MetalLevel, variant: CsrVariant, planYear: PlanYear): Cents {
  const { byLevel, silver87Cents, silver94Cents } = deductibles[planYear]
  if (variant === 'zero') return 0
  if (variant === '94') return silver94Cents
  if (variant === '87') return silver87Cents
  if (variant !== '73') return byLevel[level]
  const { selfCents } = outOfPocketLimit(planYear, '73')
  return divideHalfUp(byLevel[level] * selfCents, outOfPocketLimit(planYear).selfCents)
}

function shareLeft(level: MetalLevel, variant: CsrVariant, planYear: PlanYear): number {
  if (variant === 'zero') return 0
  const isByIncome = variant === '73' || variant === '87' || variant === '94'
  const paid = isByIncome ? variantValues[planYear][variant] : metalValues[planYear][level]
  return Math.round((1 - paid) * 100) / 100
}

/**
 * The costs of a typical plan of a level: average deductible, the share the level leaves to the person (45 CFR
 * 156.140), and the law's out-of-pocket limit. A family's deductible is twice the person's.
 */
export function typicalPlanDesign(level: MetalLevel, csrVariant: CsrVariant, planYear: PlanYear): PlanDesignCosts {
  const variant = variantAt(level, csrVariant)
  const limit = outOfPocketLimit(planYear, variant)
  const deductible = Math.min(deductibleCents(level, variant, planYear), limit.selfCents)
  return {
    level,
    csrVariant: variant,
    deductibleIndividualCents: deductible,
    deductibleFamilyCents: 2 * deductible,
    outOfPocketMaximumIndividualCents: limit.selfCents,
    outOfPocketMaximumFamilyCents: limit.familyCents,
    coinsurance: shareLeft(level, variant, planYear),
    services: {},
  }
}
