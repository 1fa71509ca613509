import { describe, expect, it } from 'vitest'
import { isOpenEnrollment, marketplaceOf } from './marketplace'

describe('marketplaceOf', () => {
  it('is the state’s own where it runs one, HealthCare.gov elsewhere', () => {
    expect(marketplaceOf('CA', '2026-11-21').name).toBe('Covered California')
    expect(marketplaceOf('TX', '2026-11-21').name).toBe('HealthCare.gov')
  })

  it.each([
    ['2026-10-31', false],
    ['2026-11-01', true],
    ['2027-01-15', true],
    ['2027-01-16', false],
  ] as const)('open enrollment of HealthCare.gov on %s: %s', (day, isOpen) => {
    expect(isOpenEnrollment(marketplaceOf('TX', day), day)).toBe(isOpen)
  })
})
