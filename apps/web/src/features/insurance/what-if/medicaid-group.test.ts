import { completeHousehold } from '@careway/domain/household/complete-household'
import { expect, test } from 'vitest'
import { nearestMedicaidGroup } from './medicaid-group'

const alone = (state: 'OH' | 'TX', age: number, isPregnant = false) =>
  completeHousehold({ state, magiCents: 2_800_000, members: [{ age, isPregnant }] })

test('an adult in an expansion state is held against 138 percent', () => {
  expect(nearestMedicaidGroup(alone('OH', 40), '2026-11-21')).toMatchObject({
    rule: 'medicaid.expansion-adult',
    threshold: 138,
  })
})

test('pregnancy opens a group with a higher limit', () => {
  expect(nearestMedicaidGroup(alone('TX', 30, true), '2026-11-21')?.threshold).toBeGreaterThan(138)
})

test('an adult without children in Texas has no group', () => {
  expect(nearestMedicaidGroup(alone('TX', 30), '2026-11-21')).toBeUndefined()
})
