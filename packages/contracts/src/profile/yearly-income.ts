import { dollars } from '@careway/domain/kernel/cents'
import { yearlyIncomeCents, type IncomePart as IncomeOfRule } from '@careway/domain/household/yearly-income'
import type { IncomePart } from './household'

/** An income as people tell it, as the rule reads it. */
export function incomeOfRule(part: IncomePart): IncomeOfRule {
  const { amount, per, hoursWeekly, weeksYearly, months, pretaxDeduction = 0 } = part
  if (months) return { kind: 'months', monthsCents: months.map((each) => dollars(each - pretaxDeduction)) }
  return {
    kind: 'regular',
    per,
    amountCents: dollars(amount),
    pretaxDeductionCents: dollars(pretaxDeduction),
    ...(hoursWeekly === undefined ? {} : { hoursWeekly }),
    ...(weeksYearly === undefined ? {} : { weeksYearly }),
  }
}

/** What the parts come to, in whole US dollars a year. */
export const yearlyIncomeDollars = (parts: readonly IncomePart[]): number =>
  Math.round(yearlyIncomeCents(parts.map(incomeOfRule)) / 100)
