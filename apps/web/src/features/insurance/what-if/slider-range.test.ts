import { expect, test } from 'vitest'
import { SLIDER_STEP, sliderEnd } from './slider-range'

test('goes past the end of the credit and past the income of today', () => {
  expect(sliderEnd(63_840, 15_960, 28_000)).toBeGreaterThan(63_840)
  expect(sliderEnd(63_840, 15_960, 200_000)).toBeGreaterThan(200_000)
  expect(sliderEnd(undefined, 15_060, 28_000)).toBeGreaterThan(60_240)
})

test('is whole steps long', () => {
  expect(sliderEnd(63_840, 15_960, 28_001) % SLIDER_STEP).toBe(0)
  expect(sliderEnd(undefined, undefined, 0)).toBe(50_000)
})
