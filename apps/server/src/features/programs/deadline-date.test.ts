import { expect, it } from 'vitest'
import { nextDeadline } from './deadline-date'

const OPEN_ENROLLMENT = { kind: 'yearly', opensOn: '11-01', closesOn: '01-15' } as const

it.each([
  ['2026-11-21', '2027-01-15'],
  ['2027-01-15', '2027-01-15'],
  ['2027-01-16', '2028-01-15'],
] as const)('on %s the next last day is %s', (today, expected) => {
  expect(nextDeadline(OPEN_ENROLLMENT, today)).toBe(expected)
})

it('what hangs on something of the person’s own has no date', () => {
  expect(nextDeadline({ kind: 'none' }, '2026-11-21')).toBeUndefined()
  expect(nextDeadline({ kind: 'days-after', days: 60 }, '2026-11-21')).toBeUndefined()
  expect(nextDeadline({ kind: 'described' }, '2026-11-21')).toBeUndefined()
})
