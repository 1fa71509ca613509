import { describe, expect, test } from 'vitest'
import { samplePathway, sampleSteps } from '../../../widgets/pathway/pathway-sample'
import { movesBetween, neighborOfLeaver, planOf } from './plan'

const active = samplePathway({ id: 'active', status: 'pursuing', steps: sampleSteps(true, false, false) })
const done = samplePathway({ id: 'done', status: 'completed', steps: sampleSteps(true, true) })

test('a plan has its active, its completed, and the average of both', () => {
  expect(planOf([active, done])).toEqual({ active: [active], completed: [done], averageShare: 0.67 })
})

describe('movesBetween', () => {
  test('sees a pathway that was completed', () => {
    const completed = { ...active, status: 'completed' as const }
    expect(movesBetween([active, done], [completed, done])).toEqual([{ pathway: completed, to: 'completed' }])
  })
  test('sees one that was taken up again', () => {
    const reopened = { ...done, status: 'pursuing' as const }
    expect(movesBetween([done], [reopened])).toEqual([{ pathway: reopened, to: 'active' }])
  })
  test('does not take new, removed or merely changed ones for moves', () => {
    expect(movesBetween([active], [{ ...active, notes: 'x' }, done])).toEqual([])
    expect(movesBetween([active, done], [active])).toEqual([])
  })
})

describe('neighborOfLeaver', () => {
  test('is the one that moved up', () => expect(neighborOfLeaver(['a', 'b', 'c'], ['a', 'c'])).toBe('c'))
  test('is the one before when the last left', () => expect(neighborOfLeaver(['a', 'b'], ['a'])).toBe('a'))
  test('is nobody in an empty list', () => expect(neighborOfLeaver(['a'], [])).toBeUndefined())
  test('is nobody when none left', () => expect(neighborOfLeaver(['a'], ['a', 'b'])).toBeUndefined())
})
