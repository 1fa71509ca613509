import { describe, expect, it } from 'vitest'
import { US_STATES } from '../vocabulary/us-state'
import { enrollmentWindow } from './enrollment-window'
import { marketplaceOf } from './marketplace'
import { specialEnrollmentWindow } from './special-enrollment'

describe('enrollmentWindow', () => {
  it.each([
    ['TX', '2026-10-31', false, '2027-01-01'],
    ['TX', '2026-11-01', true, '2027-01-01'],
    ['TX', '2026-12-15', true, '2027-01-01'],
    ['TX', '2026-12-16', true, '2027-02-01'],
    ['TX', '2027-01-15', true, '2027-02-01'],
    ['TX', '2027-01-16', false, undefined],
    ['CA', '2027-01-31', true, '2027-02-01'],
    ['CA', '2027-02-01', false, undefined],
    ['ID', '2026-10-15', true, '2027-01-01'],
    ['ID', '2026-12-16', false, undefined],
    ['RI', '2026-12-31', true, '2027-02-01'],
    ['RI', '2027-01-01', false, undefined],
  ] as const)('%s on %s: open %s, cover from %s', (state, asOf, isOpen, nextCoverStart) => {
    const window = enrollmentWindow(state, asOf)
    expect([window.isOpen, window.nextCoverStart]).toEqual([isOpen, nextCoverStart])
  })

  it.each(US_STATES)('%s opens, takes January cover and closes in that order', (state) => {
    const { opensOn, lastDayForJanuary, closesOn } = enrollmentWindow(state, '2026-11-21')
    expect(opensOn < lastDayForJanuary && lastDayForJanuary <= closesOn).toBe(true)
  })
})

describe('marketplaceOf', () => {
  it('sends Oregon to its own marketplace from the open enrollment for 2027', () => {
    expect(marketplaceOf('OR', '2026-10-31').name).toBe('HealthCare.gov')
    expect(marketplaceOf('OR', '2026-11-01').name).toBe('Oregon Health Insurance Marketplace')
  })
})

describe('specialEnrollmentWindow', () => {
  it.each([
    ['lost-cover', '2027-03-01', '2026-12-31', '2027-04-30'],
    ['lost-medicaid', '2027-03-01', '2026-12-31', '2027-05-30'],
    ['birth-or-adoption', '2027-12-15', '2027-12-15', '2028-02-13'],
    ['marriage', '2027-03-01', '2027-03-01', '2027-04-30'],
    ['move', '2027-03-01', '2027-03-01', '2027-04-30'],
    ['american-indian-any-month', '2027-03-01', '2027-03-01', undefined],
  ] as const)('%s on %s: from %s to %s', (event, eventOn, opensOn, closesOn) => {
    const window = specialEnrollmentWindow(event, eventOn)
    expect([window.opensOn, window.closesOn]).toEqual([opensOn, closesOn])
  })
})
