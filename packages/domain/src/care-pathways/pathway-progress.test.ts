import { describe, expect, it } from 'vitest'
import { currentStep, isDone, statusAfterStep } from './pathway-progress'

const step = (required: boolean, completed: boolean) => ({ required, completed })

describe('isDone', () => {
  it('asks for the required steps only', () => {
    expect(isDone({ steps: [step(true, true), step(false, false)] })).toBe(true)
    expect(isDone({ steps: [step(true, true), step(true, false)] })).toBe(false)
  })

  it('asks for every step where none is required, and is never true of no steps', () => {
    expect(isDone({ steps: [step(false, true), step(false, false)] })).toBe(false)
    expect(isDone({ steps: [step(false, true)] })).toBe(true)
    expect(isDone({ steps: [] })).toBe(false)
  })
})

describe('statusAfterStep', () => {
  it('completes a pursued pathway with its last required step', () => {
    expect(statusAfterStep({ status: 'pursuing', steps: [step(true, true), step(false, false)] }, true)).toBe(
      'completed',
    )
    expect(statusAfterStep({ status: 'pursuing', steps: [step(true, false)] }, true)).toBe('pursuing')
  })

  it('leaves a pathway that is not pursued as it is', () => {
    expect(statusAfterStep({ status: 'identified', steps: [step(true, true)] }, true)).toBe('identified')
  })

  it('takes up a completed pathway again when any step is unticked', () => {
    expect(statusAfterStep({ status: 'completed', steps: [step(true, true), step(false, false)] }, false)).toBe(
      'pursuing',
    )
    expect(statusAfterStep({ status: 'completed', steps: [step(true, true)] }, true)).toBe('completed')
  })
})

describe('currentStep', () => {
  it('counts from 1 to the first open step, and stays at the last', () => {
    expect(currentStep([step(true, true), step(true, false)])).toBe(2)
    expect(currentStep([step(true, true)])).toBe(1)
    expect(currentStep([])).toBe(1)
  })
})
