import { incomePart, type IncomePart, type PayPeriod } from '@careway/contracts/profile/household'
import { incomeOfRule } from '@careway/contracts/profile/yearly-income'
import { dollars, type Cents } from '@careway/domain/kernel/cents'
import { yearlyIncomeCents } from '@careway/domain/household/yearly-income'

export interface IncomeLine {
  /** The place of its income in the list, from 0. */
  readonly index: number
  readonly kind: 'hour' | 'times' | 'months' | 'once'
  readonly amountCents: Cents
  readonly hours: number
  /** Periods with pay in a year. */
  readonly times: number
  readonly yearlyCents: Cents
  /** What is taken out before tax each time, and how often. Hourly pay has it each week. */
  readonly deduction: { readonly amountCents: Cents; readonly times: number; readonly yearlyCents: Cents } | undefined
}

export interface IncomeSum {
  readonly lines: readonly IncomeLine[]
  readonly totalCents: Cents
}

const WEEKS = 52
const KINDS: Readonly<Partial<Record<PayPeriod, IncomeLine['kind']>>> = { hour: 'hour', year: 'once' }

function timesOf({ per, weeksYearly = WEEKS }: IncomePart): number {
  const times = {
    hour: weeksYearly,
    week: weeksYearly,
    'two-weeks': weeksYearly / 2,
    'half-month': 24,
    month: 12,
    year: 1,
  }
  return times[per]
}

function deductionOf(part: IncomePart): IncomeLine['deduction'] {
  if (!part.pretaxDeduction) return undefined
  const amountCents = dollars(part.pretaxDeduction)
  const times = timesOf(part)
  return { amountCents, times, yearlyCents: Math.round(amountCents * times) }
}

function lineOf(part: IncomePart, index: number): IncomeLine {
  const { pretaxDeduction: _taken, ...whole } = part
  return {
    index,
    kind: part.months ? 'months' : (KINDS[part.per] ?? 'times'),
    amountCents: dollars(part.amount),
    hours: part.hoursWeekly ?? 0,
    times: timesOf(part),
    yearlyCents: yearlyIncomeCents([incomeOfRule(whole)]),
    deduction: deductionOf(part),
  }
}

/** The working of a yearly income, line by line. Incomes that are not filled in yet are left out. */
export function sumIncome(parts: readonly IncomePart[]): IncomeSum {
  const whole = parts.flatMap((part, index) => (incomePart.safeParse(part).success ? [{ part, index }] : []))
  return {
    lines: whole.map(({ part, index }) => lineOf(part, index)),
    totalCents: yearlyIncomeCents(whole.map(({ part }) => incomeOfRule(part))),
  }
}
