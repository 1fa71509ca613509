import { expect, it } from 'vitest'
import { chargedTier } from './charged-tier'

it.each([
  [[40], { isCouple: false, dependents: 0, furtherAdults: 0 }],
  [[40, 39], { isCouple: true, dependents: 0, furtherAdults: 0 }],
  [[40, 25], { isCouple: false, dependents: 1, furtherAdults: 0 }],
  [[40, 26], { isCouple: true, dependents: 0, furtherAdults: 0 }],
  [[40, 38, 1, 2, 3, 4], { isCouple: true, dependents: 3, furtherAdults: 0 }],
  [[60, 58, 30, 5], { isCouple: true, dependents: 1, furtherAdults: 1 }],
  [[24, 22, 3], { isCouple: true, dependents: 1, furtherAdults: 0 }],
  [[10], { isCouple: false, dependents: 0, furtherAdults: 0 }],
  [[10, 8], { isCouple: false, dependents: 1, furtherAdults: 0 }],
])('puts %j in one tier', (ages, tier) => expect(chargedTier(ages)).toEqual(tier))
