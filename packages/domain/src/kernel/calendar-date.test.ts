import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from './calendar-date'

describe('addDays', () => {
  it('counts calendar days over the end of a month, a year and February 29', () => {
    expect(addDays('2026-01-31', 1)).toBe('2026-02-01')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(addDays('2026-03-08', 240)).toBe('2026-11-03')
  })
})

describe('daysBetween', () => {
  it('counts whole days, over a change of the clocks and backwards', () => {
    expect(daysBetween('2026-03-08', '2026-11-03')).toBe(240)
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
    expect(daysBetween('2026-01-02', '2026-01-01')).toBe(-1)
    expect(daysBetween('2026-01-01', '2026-01-01')).toBe(0)
  })
})
