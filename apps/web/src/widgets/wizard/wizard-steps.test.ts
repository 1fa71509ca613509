import { describe, expect, it } from 'vitest'
import { firstFault, percentComplete } from './wizard-steps'

const steps = [
  { id: 'a', fields: ['age', 'gender'] },
  { id: 'b', fields: ['zipCode'] },
]

describe('firstFault', () => {
  it('goes to the earliest step, and there to the first field as shown', () => {
    expect(firstFault(steps, new Set(['zipCode', 'gender']))).toEqual({ stepIndex: 0, field: 'gender' })
    expect(firstFault(steps, new Set(['zipCode']))).toEqual({ stepIndex: 1, field: 'zipCode' })
  })

  it('finds nothing where no field of a step is at fault', () => {
    expect(firstFault(steps, new Set())).toBeUndefined()
    expect(firstFault(steps, new Set(['elsewhere']))).toBeUndefined()
  })
})

describe('percentComplete', () => {
  it('is the step divided by the total', () => {
    expect([0, 1, 2, 3].map((index) => percentComplete(index, 4))).toEqual([25, 50, 75, 100])
    expect(percentComplete(0, 5)).toBe(20)
  })
})
