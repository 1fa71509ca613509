import { kindsForNeed } from '@careway/domain/provider-taxonomy/kinds-for-need'
import { HEALTHCARE_NEEDS } from '@careway/domain/vocabulary/profile-choices'
import { PROVIDER_KINDS } from '@careway/domain/vocabulary/provider-kind'
import { describe, expect, it } from 'vitest'
import { kindRanges } from './kind-ranges'

describe('ranges of provider kinds', () => {
  it.each(HEALTHCARE_NEEDS)('of %s hold its kinds and nothing else', (need) => {
    const held = kindRanges(kindsForNeed(need)).flatMap(({ low, high }) => PROVIDER_KINDS.slice(low, high + 1))
    expect(new Set(held)).toEqual(new Set(kindsForNeed(need)))
    expect(held).toHaveLength(new Set(held).size)
  })

  it('of a need are one or two: its kinds stand together', () => {
    for (const need of ['routine', 'mental_health', 'prescriptions', 'chronic_management', 'specialist'] as const)
      expect(kindRanges(kindsForNeed(need)).length, need).toBeLessThanOrEqual(2)
  })

  it('join neighbors, whatever their order, and count a kind once', () => {
    const [first, second, third, , fifth] = PROVIDER_KINDS
    expect(kindRanges([third!, first!, second!, first!, fifth!])).toEqual([
      { low: 0, high: 2 },
      { low: 4, high: 4 },
    ])
  })

  it('are none of no kinds', () => {
    expect(kindRanges([])).toEqual([])
  })
})
