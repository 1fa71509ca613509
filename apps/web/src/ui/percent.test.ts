import { describe, expect, it } from 'vitest'
import { percentMark } from './percent'

describe('percentMark', () => {
  it.each([
    [37.4, 37],
    [37.5, 38],
    [-3, 0],
    [0, 0],
    [100, 100],
    [140, 100],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 100],
  ])('puts %d at %d', (value, mark) => {
    expect(percentMark(value)).toBe(mark)
  })
})
