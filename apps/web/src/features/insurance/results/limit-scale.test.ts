import { expect, test } from 'vitest'
import { limitScale } from './limit-scale'

test('both stand on the bar, in their order', () => {
  const { limit, number } = limitScale(22_024, 28_000)
  expect(limit).toBeLessThan(number)
  expect(number).toBeLessThan(100)
  expect(limit / number).toBeCloseTo(22_024 / 28_000)
})

test('no income stands at the start, and no limit does not divide by zero', () => {
  expect(limitScale(22_024, 0).number).toBe(0)
  expect(limitScale(0, 0)).toEqual({ limit: 0, number: 0 })
})
