import { PLAN_LEVELS, PLAN_TYPES, PLAN_YEARS, USE_LEVELS } from '@careway/domain/vocabulary/health-plan-terms'
import type { PlanLevel, PlanType, UseLevel } from '@careway/domain/vocabulary/health-plan-terms'
import { useNavigate, usePathname, useSearchText } from '../../../platform/router'

export const COMPARED_MAXIMUM = 3

/** What the address says of the list: filters, level of use, year, and the plans picked to compare. */
export interface InsuranceAddress {
  readonly level: PlanLevel | 'all'
  readonly type: PlanType | 'all'
  readonly use: UseLevel
  /** Undefined: the year that people sign up for now. */
  readonly year: number | undefined
  readonly compared: readonly string[]
}

export const DEFAULT_USE: UseLevel = 'medium'

const oneOf = <Value extends string, Other>(values: readonly Value[], text: string | null, other: Other) =>
  values.find((value) => value === text) ?? other

/** A year there are no rules for counts as not said. */
const yearIn = (text: string | null) => PLAN_YEARS.find((year) => String(year) === text)

/** Reads `?metalLevel=&planType=&use=&year=&compare=`; what it can't read counts as not said. */
export function addressOf(text: string): InsuranceAddress {
  const params = new URLSearchParams(text)
  const picked = (params.get('compare') ?? '').split(',').filter(Boolean)
  return {
    level: oneOf(PLAN_LEVELS, params.get('metalLevel'), 'all'),
    type: oneOf(PLAN_TYPES, params.get('planType'), 'all'),
    use: oneOf(USE_LEVELS, params.get('use'), DEFAULT_USE),
    year: yearIn(params.get('year')),
    compared: [...new Set(picked)].slice(0, COMPARED_MAXIMUM),
  }
}

/** The other way round; what is not set is left out. */
export function searchOf({ level, type, use, year, compared }: InsuranceAddress): string {
  const params = new URLSearchParams()
  if (level !== 'all') params.set('metalLevel', level)
  if (type !== 'all') params.set('planType', type)
  if (use !== DEFAULT_USE) params.set('use', use)
  if (year !== undefined) params.set('year', String(year))
  if (compared.length > 0) params.set('compare', compared.join(','))
  const text = params.toString()
  return text ? `?${text}` : ''
}

/** Filters, use and year can be gone back from; picking plans to compare replaces the address. */
export function useInsuranceAddress() {
  const address = addressOf(useSearchText())
  const pathname = usePathname()
  const navigate = useNavigate()
  const go = (changes: Partial<InsuranceAddress>, replace = false) =>
    navigate(pathname + searchOf({ ...address, ...changes }), { replace })
  return { address, go }
}

export type ChangeAddress = ReturnType<typeof useInsuranceAddress>['go']
