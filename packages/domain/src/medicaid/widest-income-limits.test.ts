import { describe, expect, it } from 'vitest'
import { childGroupOf, childLimitPercent, pregnancyLimitPercent } from './widest-income-limits'

const TODAY = '2026-11-21'

describe('the widest limit', () => {
  it('of a child goes by age', () => {
    expect([0, 1, 5, 6, 18].map(childGroupOf)).toEqual([
      'child_0',
      'child_1_5',
      'child_1_5',
      'child_6_18',
      'child_6_18',
    ])
    expect(childLimitPercent('NM', 5, TODAY)).toBe(305)
    expect(childLimitPercent('NM', 6, TODAY)).toBe(245)
    expect(childLimitPercent('MN', 0, TODAY)).toBe(288)
    expect(childLimitPercent('MN', 1, TODAY)).toBe(280)
  })

  it('of a child takes in CHIP', () => {
    expect(childLimitPercent('NY', 12, TODAY)).toBe(405)
  })

  it('in pregnancy takes in CHIP and the unborn child', () => {
    expect(pregnancyLimitPercent('NJ', TODAY)).toBe(205)
    expect(pregnancyLimitPercent('TX', TODAY)).toBe(207)
    expect(pregnancyLimitPercent('ID', TODAY)).toBe(138)
  })
})
