import { expect, it } from 'vitest'
import { faultPaths } from './fault-paths'

const fault = { type: 'contract', message: 'type' }

it('names every faulty field in the order of the screen', () => {
  const errors = {
    incomeParts: [undefined, { amount: fault }],
    householdSize: fault,
    householdMembers: { 1: { age: fault, relationship: fault } },
  }
  expect(faultPaths(errors as never)).toEqual([
    'householdMembers.1.age',
    'householdMembers.1.relationship',
    'householdSize',
    'incomeParts.1.amount',
  ])
})
