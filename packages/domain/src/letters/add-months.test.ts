import { describe, expect, it } from 'vitest'
import { addMonths } from './add-months'

describe('addMonths', () => {
  it('keeps the day of the month, or takes the first of the one after', () => {
    expect(addMonths('2026-01-15', 4)).toBe('2026-05-15')
    expect(addMonths('2026-10-31', 4)).toBe('2027-03-01')
    expect(addMonths('2027-10-29', 4)).toBe('2028-02-29')
    expect(addMonths('2026-05-31', 4)).toBe('2026-10-01')
    expect(addMonths('2026-08-31', 4)).toBe('2026-12-31')
  })
})
