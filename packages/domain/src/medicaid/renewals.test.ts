import { describe, expect, it } from 'vitest'
import { renewalReasons } from './renewals'

describe('renewalReasons', () => {
  it('pays three months back to the end of 2026, then one for the expansion and two for the others', () => {
    expect(renewalReasons('pregnant', '2026-12-31')).toEqual([
      { code: 'medicaid.past-bills-until', params: { months: 3, monthsLater: 2, from: '2027-01-01' } },
    ])
    expect(renewalReasons('pregnant', '2027-01-01')).toEqual([{ code: 'medicaid.past-bills', params: { count: 2 } }])
    expect(renewalReasons('expansion_adult', '2027-01-01')[0]).toEqual({
      code: 'medicaid.past-bills',
      params: { count: 1 },
    })
  })

  it('renews the expansion every six months from 2027', () => {
    expect(renewalReasons('expansion_adult', '2026-12-31')[1]).toEqual({
      code: 'medicaid.renew-often-soon',
      params: { from: '2027-01-01' },
    })
    expect(renewalReasons('expansion_adult', '2027-01-01')[1]).toEqual({
      code: 'medicaid.renew-often',
      params: { months: 6 },
    })
  })

  it('leaves adults of a waiver the longer term, and says that renewals may change', () => {
    expect(renewalReasons('state_adult', '2027-01-01')).toEqual([
      { code: 'medicaid.past-bills', params: { count: 2 } },
      { code: 'medicaid.renew-may-shorten', params: { from: '2027-01-01' } },
    ])
  })

  it('says of Georgia Pathways only how long it is approved', () => {
    expect(renewalReasons('georgia_pathways', '2026-11-21')).toEqual([
      { code: 'medicaid.georgia-pathways-ends', params: { day: '2026-12-31' } },
    ])
  })

  it('promises nothing of the kind in CHIP', () => {
    expect(renewalReasons('chip_child', '2026-12-31')).toEqual([])
  })
})
