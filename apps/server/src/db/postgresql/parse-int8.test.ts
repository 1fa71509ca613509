import { expect, it } from 'vitest'
import { parseInt8 } from './parse-int8'

it('reads a number where it is exact, else a bigint', () => {
  expect(parseInt8('42')).toBe(42)
  expect(parseInt8('9007199254740991')).toBe(9_007_199_254_740_991)
  expect(parseInt8('9007199254740993')).toBe(9_007_199_254_740_993n)
  expect(parseInt8('-9223372036854775808')).toBe(-9_223_372_036_854_775_808n)
})
