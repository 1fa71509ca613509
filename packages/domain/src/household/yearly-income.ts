import type { Cents } from '../kernel/cents'
import { divideHalfUp } from '../poverty/divide-half-up'

export const PAY_PERIODS = ['hour', 'week', 'two-weeks', 'half-month', 'month', 'year'] as const
export type PayPeriod = (typeof PAY_PERIODS)[number]

/** Pay that comes in the same amount each time. */
export interface RegularIncome {
  readonly kind: 'regular'
  readonly per: PayPeriod
  readonly amountCents: Cents
  /** For pay by the hour. */
  readonly hoursWeekly?: number
  /** Weeks of pay in a year, 1 to 52. Default: 52. Counts for pay by the hour, the week and two weeks. */
  readonly weeksYearly?: number
  /**
   * Taken out before tax each period (health premiums at work, retirement savings, FSA, HSA; for pay by the hour, each
   * week): not part of modified adjusted gross income.
   */
  readonly pretaxDeductionCents?: Cents
}

/** Pay that changes: every month's amount, up to twelve; months left out bring nothing. */
export interface MonthlyIncomes {
  readonly kind: 'months'
  readonly monthsCents: readonly Cents[]
}

/** Pay that changes, known as a usual low and a usual high month: the middle counts. */
export interface IncomeRange {
  readonly kind: 'range'
  readonly lowMonthlyCents: Cents
  readonly highMonthlyCents: Cents
}

export type IncomePart = RegularIncome | MonthlyIncomes | IncomeRange

const WEEKS = 52
const MONTHS = 12

function regularYearlyCents(income: RegularIncome): Cents {
  const { per, amountCents, hoursWeekly = 0, weeksYearly = WEEKS, pretaxDeductionCents = 0 } = income
  switch (per) {
    case 'hour':
      return Math.round((amountCents * hoursWeekly - pretaxDeductionCents) * weeksYearly)
    case 'week':
      return Math.round((amountCents - pretaxDeductionCents) * weeksYearly)
    case 'two-weeks':
      return Math.round(((amountCents - pretaxDeductionCents) * weeksYearly) / 2)
    case 'half-month':
      return (amountCents - pretaxDeductionCents) * 2 * MONTHS
    case 'month':
      return (amountCents - pretaxDeductionCents) * MONTHS
    case 'year':
      return amountCents - pretaxDeductionCents
  }
}

function yearlyCents(part: IncomePart): Cents {
  switch (part.kind) {
    case 'regular':
      return regularYearlyCents(part)
    case 'months':
      return part.monthsCents.reduce((sum, cents) => sum + cents, 0)
    case 'range':
      return divideHalfUp((part.lowMonthlyCents + part.highMonthlyCents) * MONTHS, 2)
  }
}

/**
 * Everybody's pay as one modified adjusted gross income in cents a year, never below zero. A loss in one part lowers the
 * others.
 *
 * @throws RangeError for more than twelve months
 */
export function yearlyIncomeCents(parts: readonly IncomePart[]): Cents {
  for (const part of parts) {
    if (part.kind === 'months' && part.monthsCents.length > MONTHS) throw new RangeError('A year has twelve months')
  }
  return Math.max(
    0,
    parts.reduce((sum, part) => sum + yearlyCents(part), 0),
  )
}
