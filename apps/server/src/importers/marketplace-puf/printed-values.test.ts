import { expect, it } from 'vitest'
import { essentialShareOf, printedDay, printedMoney, printedShare } from './printed-values'

it.each([
  ['$4,500 ', 450_000],
  ['$4500 per person', 450_000],
  ['$9,000 per group', 900_000],
  ['$0', 0],
  ['$1,234.5', 123_450],
  ['12345.67', 1_234_567],
])('reads %j as money', (text, cents) => {
  expect(printedMoney(text)).toEqual({ kind: 'value', value: cents })
})

it.each(['Not Applicable', '', 'per person not applicable', 'per group not applicable', '$Not Applicable'])(
  'reads %j as none',
  (text) => expect(printedMoney(text)).toEqual({ kind: 'absent' }),
)

it.each(['$4,50', 'four', '-$5', '$5 per moon', '4500;', '20%', '$1,000,001', '9'.repeat(400)])(
  'does not guess at %j',
  (text) => expect(printedMoney(text)).toEqual({ kind: 'unreadable', text }),
)

it.each([
  ['40.00%', 0.4],
  ['0%', 0],
  ['100 %', 1],
])('reads %j as a share', (text, share) => expect(printedShare(text)).toEqual({ kind: 'value', value: share }))

it('does not take more than the whole, or a bare number, for a share', () => {
  expect(printedShare('140%').kind).toBe('unreadable')
  expect(printedShare('40').kind).toBe('unreadable')
})

it.each([
  ['1', 1],
  ['0.9965', 0.9965],
  ['99.65%', 0.9965],
  ['', undefined],
  ['0', undefined],
  ['7', undefined],
  ['1e-320', undefined],
  [`0.${'0'.repeat(60)}1%`, undefined],
])('reads the essential part %j', (text, share) => {
  const found = essentialShareOf(text)
  if (share === undefined) expect(found).toBeUndefined()
  else expect(found).toBeCloseTo(share, 6)
})

it.each([
  ['2026-10-15 05:02:15', '2026-10-15'],
  ['7/24/2026 22:33', '2026-07-24'],
  ['2026-13-01', undefined],
  ['soon', undefined],
])('reads the day of %j', (text, day) => expect(printedDay(text)).toBe(day))
