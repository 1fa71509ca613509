import { describe, expect, it } from 'vitest'
import { coverageYearOf, creditFplPercent, creditGuidelineDay } from './coverage-year'

describe('creditFplPercent', () => {
  it.each([
    ['one cent below the poverty level', 1_595_999, '2026-11-21', 99],
    ['exactly the poverty level', 1_596_000, '2026-11-21', 100],
    ['exactly 400 percent', 6_384_000, '2026-11-21', 400],
    ['one cent above 400 percent', 6_384_001, '2026-11-21', 401],
    ['the guideline of 2025 for coverage in 2026', 1_565_000, '2026-06-01', 100],
  ] as const)('%s', (_name, incomeCents, asOf, percent) =>
    expect(creditFplPercent(incomeCents, 1, 'TX', asOf)).toBe(percent),
  )
})

describe('creditGuidelineDay', () => {
  it.each([
    ['2026-10-31', '2025-11-01'],
    ['2026-11-01', '2026-11-01'],
    ['2027-01-15', '2026-11-01'],
    ['2027-02-01', '2026-11-01'],
  ] as const)('on %s the credit uses the guideline of %s', (asOf, day) => expect(creditGuidelineDay(asOf)).toBe(day))
})

describe('coverageYearOf', () => {
  it('is the next year from the first of November', () => {
    expect([coverageYearOf('2026-10-31'), coverageYearOf('2026-11-01')]).toEqual([2026, 2027])
  })
})
