import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from './add-to-date'

describe('addDays', () => {
  it('counts calendar days over the end of a month, a year and February 29', () => {
    expect(addDays('2026-01-31', 1)).toBe('2026-02-01')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(addDays('2026-03-08', 240)).toBe('2026-11-03')
  })
})

describe('addMonths', () => {
  it('keeps the day of the month, or takes the first of the one after', () => {
    expect(addMonths('2026-01-15', 4)).toBe('2026-05-15')
    expect(addMonths('2026-10-31', 4)).toBe('2027-03-01')
    expect(addMonths('2027-10-29', 4)).toBe('2028-02-29')
    expect(addMonths('2026-05-31', 4)).toBe('2026-10-01')
    expect(addMonths('2026-08-31', 4)).toBe('2026-12-31')
  })
})
