import type { InsurancePlan } from '@careway/contracts/insurance/insurance-plan'
import {
  METAL_LEVELS,
  PLAN_TYPES,
  type PlanLevel,
  type PlanType,
  type UseLevel,
} from '@careway/domain/vocabulary/health-plan-terms'

export interface PlanFilter {
  readonly level: PlanLevel | 'all'
  readonly type: PlanType | 'all'
}

const isOfLevel = (level: PlanFilter['level']) => (plan: InsurancePlan) => level === 'all' || plan.metalLevel === level
const isOfType = (type: PlanFilter['type']) => (plan: InsurancePlan) => type === 'all' || plan.planType === type

/** What both filters leave, the cheapest year at that use first. */
export function choosePlans(
  plans: readonly InsurancePlan[],
  { level, type }: PlanFilter,
  use: UseLevel,
): readonly InsurancePlan[] {
  const left = plans.filter((plan) => isOfLevel(level)(plan) && isOfType(type)(plan))
  return left.toSorted((a, b) => a.yearlyCost[use].total - b.yearlyCost[use].total || a.id.localeCompare(b.id))
}

export interface FilterCount<Value extends string> {
  readonly value: Value | 'all'
  readonly count: number
}

/** How many plans each level would leave, given the type. Catastrophic is only named where one is offered. */
export function countLevels(plans: readonly InsurancePlan[], type: PlanFilter['type']): FilterCount<PlanLevel>[] {
  const hasCatastrophic = plans.some((plan) => plan.metalLevel === 'Catastrophic')
  const levels: readonly PlanLevel[] = hasCatastrophic ? [...METAL_LEVELS, 'Catastrophic'] : METAL_LEVELS
  const ofType = plans.filter(isOfType(type))
  return (['all', ...levels] as const).map((value) => ({ value, count: ofType.filter(isOfLevel(value)).length }))
}

/** How many plans each type would leave, given the level. */
export function countTypes(plans: readonly InsurancePlan[], level: PlanFilter['level']): FilterCount<PlanType>[] {
  const ofLevel = plans.filter(isOfLevel(level))
  return (['all', ...PLAN_TYPES] as const).map((value) => ({ value, count: ofLevel.filter(isOfType(value)).length }))
}
