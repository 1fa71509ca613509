import { describe, expect, it } from 'vitest'
import { programFactsOf } from './program-facts'

describe('the facts of a profile', () => {
  it('keep the household to those told of', () => {
    const alone = programFactsOf({ asOf: '2026-11-21', age: 30, householdSize: 3 })
    expect(alone).toMatchObject({ age: 30, householdSize: 3, circumstances: {} })
    expect([alone.annualIncomeCents, alone.household]).toEqual([undefined, undefined])
    const two = programFactsOf({ asOf: '2026-11-21', householdSize: 1, members: [{ age: 30 }, { age: 2 }] })
    expect([two.householdSize, two.household?.members.length]).toEqual([2, 2])
  })
})
