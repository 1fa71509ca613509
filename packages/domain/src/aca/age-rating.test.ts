import { describe, expect, it } from 'vitest'
import type { UsState } from '../vocabulary/us-state'
import { premiumForFamily } from './age-rating'
import { ratedPeople } from './rated-people'

const people = (...ages: number[]) => ages.map((age) => ({ age }))
const at21 = (state: UsState, ...ages: number[]) =>
  premiumForFamily({ state, people: people(...ages), baseCents: 100_000, base: 'age-21' })

describe('premiumForFamily', () => {
  it.each([
    ['TX', [0], 76_500],
    ['TX', [14], 76_500],
    ['TX', [15], 83_300],
    ['TX', [20], 97_000],
    ['TX', [21], 100_000],
    ['TX', [40], 127_800],
    ['TX', [63], 295_200],
    ['TX', [64], 300_000],
    ['TX', [80], 300_000],
    ['AL', [20], 63_500],
    ['DC', [20], 89_959],
    ['DC', [64], 300_000],
    ['MN', [20], 89_000],
    ['MA', [64], 199_915],
    ['UT', [30], 139_000],
    ['TX', [40, 38, 10, 8], 405_400],
  ] as const)('%s, ages %j: %i cents', (state, ages, cents) => {
    expect(at21(state, ...ages)).toBe(cents)
  })

  it('starts from the price of a child as well', () => {
    const facts = { state: 'TX', people: people(40), baseCents: 76_500, base: 'age-0' } as const
    expect(premiumForFamily(facts)).toBe(127_800)
  })

  it('counts the three oldest children', () => {
    expect(at21('TX', 40, 18, 10, 8, 5)).toBe(at21('TX', 40, 18, 10, 8))
    expect(ratedPeople(people(2, 19, 40, 5, 20, 3))).toEqual(people(19, 40, 5, 20))
  })

  it('counts everybody from 21', () => {
    expect(at21('TX', 50, 24, 23, 22, 21)).toBe(178_600 + 4 * 100_000)
  })

  it.each([
    ['NY', [64], 1000],
    ['NY', [21], 1000],
    ['NY', [40, 38], 2000],
    ['NY', [40, 10], 1700],
    ['NY', [40, 25, 10], 1700],
    ['NY', [40, 38, 10, 8, 5, 2], 2850],
    ['NY', [50, 48, 26], 3000],
    ['NY', [10], 412],
    ['NY', [10, 8, 6, 4], 1236],
    ['NY', [22, 1], 1700],
    ['VT', [40, 10], 1930],
    ['VT', [40, 38, 10], 2810],
    ['VT', [64], 1000],
  ] as const)('%s by family shape, ages %j: %i thousandths', (state, ages, thousandths) => {
    expect(at21(state, ...ages)).toBe(thousandths * 100)
  })

  it('costs nothing for nobody', () => {
    expect([at21('TX'), at21('NY')]).toEqual([0, 0])
  })
})
