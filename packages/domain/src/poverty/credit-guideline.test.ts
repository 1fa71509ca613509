import { describe, expect, it } from 'vitest'
import { creditGuidelineCents, exchangeFplPercent } from './credit-guideline'
import { divideHalfUp } from './divide-half-up'
import { medicaidFplPercent } from './federal-poverty-level'

describe('creditGuidelineCents', () => {
  it.each([
    [2024, 14_580, 18_210, 16_770],
    [2025, 15_060, 18_810, 17_310],
    [2026, 15_650, 19_550, 17_990],
    [2027, 15_960, 19_950, 18_360],
  ] as const)('%i uses the guidelines of the year before', (planYear, contiguous, alaska, hawaii) => {
    const dollars = (['TX', 'AK', 'HI'] as const).map((state) => creditGuidelineCents(1, state, planYear) / 100)
    expect(dollars).toEqual([contiguous, alaska, hawaii])
  })

  it('grows by one figure for each further person, without end', () => {
    expect(creditGuidelineCents(8, 'TX', 2027)).toBe(5_572_000)
    expect(creditGuidelineCents(15, 'AK', 2027)).toBe(1_995_000 + 14 * 710_000)
  })
})

describe('exchangeFplPercent', () => {
  it.each([
    [1_596_000, 100],
    [1_596_079, 100],
    [1_596_080, 100.01],
    [1_595_921, 100],
    [1_595_920, 99.99],
    [2_122_680, 133],
    [6_384_000, 400],
    [6_384_800, 400.05],
    [0, 0],
    [-5, 0],
  ])('%i cents for one in 2027 is %d percent', (magiCents, percent) => {
    expect(exchangeFplPercent(magiCents, 1, 'TX', 2027)).toBe(percent)
  })
})

describe('medicaidFplPercent', () => {
  it.each([
    ['2026-01-12', 1_565_000, 100],
    ['2026-01-13', 1_596_000, 100],
    ['2027-06-30', 1_596_000, 100],
    ['2026-11-21', 2_202_480, 138],
    ['2026-11-21', 2_202_600, 138.01],
  ] as const)('on %s, %i cents for one is %d percent', (asOf, magiCents, percent) => {
    expect(medicaidFplPercent(magiCents, 1, 'OH', asOf)).toBe(percent)
  })

  it('answers each day by its own guideline, in any order', () => {
    const at = (asOf: '2025-06-01' | '2026-06-01') => medicaidFplPercent(1_565_000, 1, 'OH', asOf)
    expect([at('2025-06-01'), at('2026-06-01'), at('2025-06-01')]).toEqual([100, 98.06, 100])
  })
})

describe('divideHalfUp', () => {
  it.each([
    [1, 2, 1],
    [3, 2, 2],
    [149, 100, 1],
    [150, 100, 2],
    [10_049, 100, 100],
  ])('%i by %i is %i', (numerator, denominator, quotient) => {
    expect(divideHalfUp(numerator, denominator)).toBe(quotient)
  })
})
