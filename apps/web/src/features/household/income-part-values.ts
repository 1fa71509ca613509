import type { IncomePart, PayPeriod } from '@careway/contracts/profile/household'
import { numberIn, saidOf, textOf } from './typed'

export const MONTHS_A_YEAR = 12

export interface IncomePartValues {
  /** A period, or `months` where each month differs. */
  per: PayPeriod | 'months'
  amount: string
  hoursWeekly: string
  weeksYearly: string
  months: string[]
  pretaxDeduction: string
}

const noMonths = () => Array.from({ length: MONTHS_A_YEAR }, () => '')

export const newIncomePart = (): IncomePartValues => ({
  per: 'two-weeks',
  amount: '',
  hoursWeekly: '',
  weeksYearly: '',
  months: noMonths(),
  pretaxDeduction: '',
})

export const valuesOfIncomePart = (part: IncomePart): IncomePartValues => ({
  per: part.months ? 'months' : part.per,
  amount: part.months ? '' : textOf(part.amount),
  hoursWeekly: textOf(part.hoursWeekly),
  weeksYearly: textOf(part.weeksYearly),
  months: part.months ? part.months.map((each) => (each === 0 ? '' : textOf(each))) : noMonths(),
  pretaxDeduction: textOf(part.pretaxDeduction),
})

/** Pay that stops for part of the year. */
export const hasWeeks = (per: IncomePartValues['per']): boolean => ['hour', 'week', 'two-weeks'].includes(per)

/** A month that is no number has its own fault. */
const average = (months: readonly number[]): number =>
  Math.round((months.reduce((sum, each) => sum + (each || 0), 0) / MONTHS_A_YEAR) * 100) / 100

/** An income as the contract has it. What is missing or no number stays so, for the contract to refuse. */
export function incomePartOf(values: IncomePartValues): IncomePart {
  const pretaxDeduction = numberIn(values.pretaxDeduction)
  if (values.per === 'months') {
    const months = values.months.map((each) => numberIn(each) ?? 0)
    return saidOf({ amount: average(months), per: 'month', months, pretaxDeduction })
  }
  return saidOf({
    amount: numberIn(values.amount) as number,
    per: values.per,
    hoursWeekly: values.per === 'hour' ? (numberIn(values.hoursWeekly) ?? Number.NaN) : undefined,
    weeksYearly: hasWeeks(values.per) ? numberIn(values.weeksYearly) : undefined,
    pretaxDeduction,
  })
}
