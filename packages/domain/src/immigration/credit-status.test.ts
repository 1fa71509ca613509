import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '../kernel/calendar-date'
import { IMMIGRATION_STATUSES } from '../vocabulary/coverage-terms'
import { creditStatus, mayHaveCreditBelowPoverty } from './credit-status'

const withCredit = (day: CalendarDate) =>
  IMMIGRATION_STATUSES.filter((status) => creditStatus(status, day).mayHaveCredit)

describe('creditStatus', () => {
  it('took DACA from November 1, 2024 to August 24, 2025', () => {
    expect(creditStatus('daca', '2024-10-31').mayBuyPlan).toBe(false)
    expect(creditStatus('daca', '2024-11-01')).toMatchObject({ mayBuyPlan: true, mayHaveCredit: true })
    expect(creditStatus('daca', '2025-08-24')).toMatchObject({ mayBuyPlan: true, mayHaveCredit: true })
    expect(creditStatus('daca', '2025-08-25')).toMatchObject({ mayBuyPlan: false, mayHaveCredit: false })
  })

  it('gives the credit to every lawful status to the end of 2026, then to four', () => {
    expect(withCredit('2026-12-31')).toEqual(
      IMMIGRATION_STATUSES.filter((each) => each !== 'daca' && each !== 'undocumented'),
    )
    expect(withCredit('2027-01-01')).toEqual([
      'citizen',
      'lawful_permanent_resident',
      'cuban_haitian_entrant',
      'cofa_migrant',
    ])
  })

  it('still sells a plan at full price to the others, and says so', () => {
    const status = creditStatus('refugee', '2027-01-01')
    expect(status).toMatchObject({ mayBuyPlan: true, mayHaveCredit: false, effectiveFrom: '2027-01-01' })
    expect(status.reasons.map(({ code }) => code)).toEqual(['immigration.plan-at-full-price'])
  })

  it('sells none without a lawful status, and names emergency care', () => {
    const status = creditStatus('undocumented', '2026-11-21')
    expect(status.mayBuyPlan).toBe(false)
    expect(status.reasons.map(({ code }) => code)).toContain('immigration.emergency-medicaid')
  })
})

describe('the credit below the poverty level', () => {
  it('ended with 2025', () => {
    expect(mayHaveCreditBelowPoverty('lawful_permanent_resident', 'five-year-bar', '2025-12-31')).toBe(true)
    expect(mayHaveCreditBelowPoverty('lawful_permanent_resident', 'five-year-bar', '2026-01-01')).toBe(false)
  })

  it('was for lawful statuses that Medicaid refuses', () => {
    expect(mayHaveCreditBelowPoverty('citizen', 'eligible', '2025-06-01')).toBe(false)
    expect(mayHaveCreditBelowPoverty('undocumented', 'emergency-only', '2025-06-01')).toBe(false)
    expect(mayHaveCreditBelowPoverty('temporary_protected_status', 'emergency-only', '2025-06-01')).toBe(true)
  })
})
