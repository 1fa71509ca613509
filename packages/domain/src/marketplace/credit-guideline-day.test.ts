import { expect, it } from 'vitest'
import { creditGuidelineDay } from './credit-guideline-day'

it.each([
  ['2026-10-31', '2025-11-01'],
  ['2026-11-01', '2026-11-01'],
  ['2027-01-15', '2026-11-01'],
  ['2027-02-01', '2026-11-01'],
] as const)('on %s the credit uses the guideline of %s', (asOf, day) => expect(creditGuidelineDay(asOf)).toBe(day))
