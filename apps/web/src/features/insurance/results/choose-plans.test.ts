import { describe, expect, test } from 'vitest'
import { BRONZE, GOLD, planFixture } from '../plan.fixture'
import { choosePlans, countLevels, countTypes } from './choose-plans'

const SILVER = planFixture()
const PLANS = [GOLD, BRONZE, SILVER]
const ALL = { level: 'all', type: 'all' } as const
const ids = (plans: readonly { id: string }[]) => plans.map(({ id }) => id)

describe('the order', () => {
  test('is that of the yearly cost at the level of use', () => {
    expect(ids(choosePlans(PLANS, ALL, 'low'))).toEqual(['bronze', 'silver', 'gold'])
    expect(ids(choosePlans(PLANS, ALL, 'medium'))).toEqual(['silver', 'gold', 'bronze'])
    expect(ids(choosePlans(PLANS, ALL, 'high'))).toEqual(['silver', 'gold', 'bronze'])
  })
})

describe('the filters', () => {
  test('hold together', () => {
    expect(ids(choosePlans(PLANS, { level: 'Silver', type: 'HMO' }, 'low'))).toEqual(['silver'])
    expect(choosePlans(PLANS, { level: 'Silver', type: 'PPO' }, 'low')).toEqual([])
  })

  test('count what choosing a level would leave, given the type', () => {
    expect(countLevels(PLANS, 'all')).toEqual([
      { value: 'all', count: 3 },
      { value: 'Bronze', count: 1 },
      { value: 'Silver', count: 1 },
      { value: 'Gold', count: 1 },
      { value: 'Platinum', count: 0 },
    ])
    expect(countLevels(PLANS, 'EPO').find(({ value }) => value === 'Silver')?.count).toBe(0)
  })

  test('name catastrophic plans only where there is one', () => {
    const plans = [...PLANS, planFixture({ id: 'cat', metalLevel: 'Catastrophic' })]
    expect(countLevels(plans, 'all').at(-1)).toEqual({ value: 'Catastrophic', count: 1 })
  })

  test('leave estimates, which have no type, to "all" alone', () => {
    const plans = [planFixture({ planType: null, isEstimate: true })]
    expect(countTypes(plans, 'all').map(({ count }) => count)).toEqual([1, 0, 0, 0, 0])
  })
})
