import { expect, it } from 'vitest'
import { writtenDates } from './written-dates'

it('gives every date of a letter in figures, once', () => {
  expect(writtenDates('Denied on May 4, 2026. By October 31, 2026, not May 4, 2026; nor on May 2026.')).toEqual([
    'May 4, 2026 = 2026-5-4',
    'October 31, 2026 = 2026-10-31',
  ])
  expect(writtenDates('No date.')).toEqual([])
})
