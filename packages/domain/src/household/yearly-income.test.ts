import { describe, expect, it } from 'vitest'
import { yearlyIncomeCents, type IncomePart, type PayPeriod } from './yearly-income'

const regular = (per: PayPeriod, amountCents: number, rest: object = {}): IncomePart => ({
  kind: 'regular',
  per,
  amountCents,
  ...rest,
})

describe('yearlyIncomeCents', () => {
  it.each<[string, IncomePart, number]>([
    ['$15 an hour, 40 hours', regular('hour', 1_500, { hoursWeekly: 40 }), 3_120_000],
    ['$15.50 an hour, 22.5 hours, 40 weeks', regular('hour', 1_550, { hoursWeekly: 22.5, weeksYearly: 40 }), 1_395_000],
    ['by the hour without hours', regular('hour', 1_500), 0],
    ['$600 a week', regular('week', 60_000), 3_120_000],
    ['$600 a week for 30 weeks', regular('week', 60_000, { weeksYearly: 30 }), 1_800_000],
    ['$1,200 every two weeks', regular('two-weeks', 120_000), 3_120_000],
    ['$1,200 twice a month', regular('half-month', 120_000), 2_880_000],
    ['$2,400 a month', regular('month', 240_000), 2_880_000],
    ['$2,400 a month less $200 before tax', regular('month', 240_000, { pretaxDeductionCents: 20_000 }), 2_640_000],
    ['$30,000 a year', regular('year', 3_000_000), 3_000_000],
    ['months one by one', { kind: 'months', monthsCents: [100_000, 0, 250_050] }, 350_050],
    [
      'between $1,000 and $2,000 a month',
      { kind: 'range', lowMonthlyCents: 100_000, highMonthlyCents: 200_000 },
      1_800_000,
    ],
  ])('%s', (_name, part, cents) => expect(yearlyIncomeCents([part])).toBe(cents))

  it('adds the parts up, a loss among them, never below zero', () => {
    expect(yearlyIncomeCents([regular('year', 3_000_000), regular('month', 10_000)])).toBe(3_120_000)
    expect(yearlyIncomeCents([regular('year', 3_000_000), regular('year', -500_000)])).toBe(2_500_000)
    expect(yearlyIncomeCents([regular('year', -500_000)])).toBe(0)
    expect(yearlyIncomeCents([])).toBe(0)
  })

  it('refuses a thirteenth month', () => {
    expect(() => yearlyIncomeCents([{ kind: 'months', monthsCents: Array.from({ length: 13 }, () => 1) }])).toThrow(
      'twelve',
    )
  })
})
