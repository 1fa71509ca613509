import { describe, expect, it } from 'vitest'
import { calendarDate } from '../kernel/calendar-date'
import type { UsState } from '../vocabulary/us-state'
import cases from './federal-poverty-level.cases.json'
import { fplPercent, incomeAtFplPercent } from './federal-poverty-level'

describe('fplPercent', () => {
  it.each(cases)('$name', ({ asOf, given, expect: percent }) => {
    expect(fplPercent(given.incomeCents, given.householdSize, given.state as UsState, calendarDate(asOf))).toBe(percent)
  })

  it('refuses a day before the first guideline it holds', () => {
    expect(() => fplPercent(1, 1, 'TX', '2023-01-18')).toThrow('not known before')
  })

  it('gives the income of a percentage back', () => {
    expect(incomeAtFplPercent(138, 1, 'CA', '2026-11-21')).toBe(2_202_480)
  })
})
