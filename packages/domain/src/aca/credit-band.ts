import type { Cents } from '../kernel/cents'
import { creditGuidelineCents } from '../poverty/credit-guideline'
import type { PlanYear } from '../vocabulary/health-plan-terms'
import type { UsState } from '../vocabulary/us-state'
import { byPlanYear } from './by-plan-year'
import { belowPovertyException, creditBand } from './credit-band.parameters'

/** What the credit asks of a tax household. */
export interface CreditIncome {
  readonly magiCents: Cents
  readonly size: number
  readonly state: UsState
  readonly planYear: PlanYear
  /** Lawfully present, and turned away by Medicaid for their immigration status: counted below 100 percent to 2025. */
  readonly isBarredFromMedicaidByStatus?: boolean
}

const bands = byPlanYear(creditBand)
const exceptions = byPlanYear(belowPovertyException)

export type CreditBandPosition = 'below' | 'within' | 'above'

/** Where the income stands by dollars, with no rounded percent between: exactly 100 and exactly 400 are within. */
export function creditBandPosition(income: CreditIncome): CreditBandPosition {
  const { magiCents, size, state, planYear } = income
  const guideline = creditGuidelineCents(size, state, planYear)
  const { fromPercent, toPercent } = bands[planYear]
  const scaled = Math.max(0, magiCents) * 100
  if (scaled > toPercent * guideline) return 'above'
  if (scaled >= fromPercent * guideline) return 'within'
  return exceptions[planYear] && income.isBarredFromMedicaidByStatus === true ? 'within' : 'below'
}

export const isWithinCreditBand = (income: CreditIncome): boolean => creditBandPosition(income) === 'within'
