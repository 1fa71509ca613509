import { expect, it } from 'vitest'
import { sumIncome } from './income-lines'
import { usualAnswers } from './usual-answers'
import { newMember } from './member-values'

it('shows the working of each income, with what is taken out before tax', () => {
  const { lines, totalCents } = sumIncome([
    { amount: 20, per: 'hour', hoursWeekly: 30, weeksYearly: 50, pretaxDeduction: 10 },
    { amount: 500, per: 'month' },
  ])
  expect(lines).toEqual([
    {
      index: 0,
      kind: 'hour',
      amountCents: 2_000,
      hours: 30,
      times: 50,
      yearlyCents: 3_000_000,
      deduction: { amountCents: 1_000, times: 50, yearlyCents: 50_000 },
    },
    { index: 1, kind: 'times', amountCents: 50_000, hours: 0, times: 12, yearlyCents: 600_000, deduction: undefined },
  ])
  expect(totalCents).toBe(3_550_000)
})

it('adds months that differ, and leaves out what is not filled in yet', () => {
  const months = [100, 200, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  const { lines, totalCents } = sumIncome([
    { amount: Number.NaN, per: 'week' },
    { amount: 25, per: 'month', months, pretaxDeduction: 10 },
  ])
  expect(lines.map(({ index, kind, yearlyCents }) => [index, kind, yearlyCents])).toEqual([[1, 'months', 30_000]])
  expect(totalCents).toBe(18_000)
})

it('says what is usual of taxes: two adults file, a child is a dependent, adults with a child are parents', () => {
  const members = ['34', '36', '4'].map((age) => ({ ...newMember('other'), age }))
  expect([0, 1, 2].map((index) => usualAnswers(members, index))).toEqual([
    { isTaxFiler: true, isTaxDependent: false, isParentOfChild: true },
    { isTaxFiler: true, isTaxDependent: false, isParentOfChild: true },
    { isTaxFiler: false, isTaxDependent: true, isParentOfChild: false },
  ])
})
