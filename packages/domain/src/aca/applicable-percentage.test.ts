import { describe, expect, it } from 'vitest'
import type { PlanYear } from '../vocabulary/health-plan-terms'
import cases from './applicable-percentage.cases.json'
import { applicablePercentage } from './applicable-percentage'

describe('applicablePercentage', () => {
  it.each(cases)('$name', ({ given, expect: share }) => {
    expect(applicablePercentage(given.fplPercent, given.planYear as PlanYear)).toBe(share)
  })

  it.each([2026, 2027] as const)('has no figure above 400 percent in %i', (planYear) => {
    expect(applicablePercentage(400, planYear)).toBeDefined()
    expect(applicablePercentage(400.01, planYear)).toBeUndefined()
  })

  it.each([2024, 2025, 2026, 2027] as const)('never falls as income rises in %i', (planYear) => {
    let before = 0
    for (let hundredths = 0; hundredths <= 40_000; hundredths += 1) {
      const share = applicablePercentage(hundredths / 100, planYear)!
      expect(share).toBeGreaterThanOrEqual(before)
      before = share
    }
  })
})
