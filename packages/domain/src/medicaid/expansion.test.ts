import { describe, expect, it } from 'vitest'
import { US_STATES } from '../vocabulary/us-state'
import { adultMedicaidLimitPercent, hasExpandedMedicaid } from './expansion'

describe('Medicaid for adults', () => {
  it('reaches 138 percent in 40 states and DC', () => {
    const without = US_STATES.filter((state) => !hasExpandedMedicaid(state, '2026-11-21'))
    expect(without).toEqual(['AL', 'FL', 'GA', 'KS', 'MS', 'SC', 'TN', 'TX', 'WI', 'WY'])
    expect(adultMedicaidLimitPercent('CA', '2026-11-21')).toBe(138)
  })

  it('begins on the day the state began', () => {
    expect(hasExpandedMedicaid('NC', '2023-11-30')).toBe(false)
    expect(hasExpandedMedicaid('NC', '2023-12-01')).toBe(true)
  })

  it('goes to the poverty level in Wisconsin and nowhere in Texas', () => {
    expect(adultMedicaidLimitPercent('WI', '2026-11-21')).toBe(100)
    expect(adultMedicaidLimitPercent('TX', '2026-11-21')).toBeUndefined()
  })
})
