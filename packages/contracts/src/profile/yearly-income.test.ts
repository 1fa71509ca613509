import { expect, it } from 'vitest'
import { yearlyIncomeDollars } from './yearly-income'

it('adds up what people are paid, less what is taken out before tax', () => {
  expect(yearlyIncomeDollars([{ amount: 20, per: 'hour', hoursWeekly: 30, weeksYearly: 50 }])).toBe(30_000)
  expect(yearlyIncomeDollars([{ amount: 1_000, per: 'two-weeks', pretaxDeduction: 100 }])).toBe(23_400)
  expect(
    yearlyIncomeDollars([
      { amount: 0, per: 'month', months: [1_200, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 800] },
      { amount: 10_000.4, per: 'year' },
    ]),
  ).toBe(12_000)
  expect(yearlyIncomeDollars([])).toBe(0)
})

it('takes a monthly deduction from every month that differs, and never goes below zero', () => {
  const months = Array.from({ length: 12 }, () => 100)
  expect(yearlyIncomeDollars([{ amount: 100, per: 'month', months, pretaxDeduction: 25 }])).toBe(900)
  expect(yearlyIncomeDollars([{ amount: 1, per: 'month', pretaxDeduction: 25 }])).toBe(0)
})
