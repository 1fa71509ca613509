import { expect, test } from 'vitest'
import { bandAt, incomeBands, type Outcome } from './income-bands'

const outcome = (program: 'medicaid' | 'marketplace', csrVariant: Outcome['csrVariant']): Outcome => ({
  members: [{ program, category: program === 'medicaid' ? 'expansion_adult' : 'credit' }],
  csrVariant,
  fplPercent: 0,
  creditMonthly: undefined,
  benchmarkAfterCredit: undefined,
})

/** Changes at 22,024 and 23,940, as for one adult in 2027. */
const outcomeAt = (income: number) => {
  if (income <= 22_024) return outcome('medicaid', 'none')
  return outcome('marketplace', income <= 23_940 ? '94' : '87')
}

test('finds to the dollar where help changes, with no gap between', () => {
  const bands = incomeBands(outcomeAt, 60_000)
  expect(bands.map(({ from, to }) => [from, to])).toEqual([
    [0, 22_024],
    [22_025, 23_940],
    [23_941, 60_000],
  ])
})

test('finds two changes within one step', () => {
  const close = (income: number) => outcome('marketplace', income < 1010 ? '94' : income < 1020 ? '87' : '73')
  expect(incomeBands(close, 2000).map(({ to }) => to)).toEqual([1009, 1019, 2000])
})

test('one band where nothing changes, even when the maximum is no whole step', () => {
  expect(incomeBands(() => outcome('marketplace', 'none'), 333).map(({ from, to }) => [from, to])).toEqual([[0, 333]])
})

test('says in which band an income lies, both ends included', () => {
  const bands = incomeBands(outcomeAt, 60_000)
  expect(bandAt(bands, 22_024)?.to).toBe(22_024)
  expect(bandAt(bands, 22_025)?.to).toBe(23_940)
  expect(bandAt(bands, 70_000)?.to).toBe(60_000)
})
