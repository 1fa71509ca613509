import { expect, it } from 'vitest'
import { creditFplPercent } from './credit-fpl-percent'

it.each([
  ['one cent below the poverty level', 1_595_999, '2026-11-21', 99],
  ['exactly the poverty level', 1_596_000, '2026-11-21', 100],
  ['exactly 400 percent', 6_384_000, '2026-11-21', 400],
  ['one cent above 400 percent', 6_384_001, '2026-11-21', 401],
  ['the guideline of 2025 for coverage in 2026', 1_565_000, '2026-06-01', 100],
] as const)('%s', (_name, incomeCents, asOf, percent) =>
  expect(creditFplPercent(incomeCents, 1, 'TX', asOf)).toBe(percent),
)
