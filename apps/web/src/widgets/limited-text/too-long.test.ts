import { expect, test } from 'vitest'
import { charactersLeft, isTooLong } from './too-long'

test('a text is too long from one character over, blanks around it not counted', () => {
  expect(isTooLong('x'.repeat(10), 10)).toBe(false)
  expect(isTooLong(` ${'x'.repeat(10)}\n`, 10)).toBe(false)
  expect(isTooLong('x'.repeat(11), 10)).toBe(true)
})

test('it says how many fit, or are too many', () => {
  expect([charactersLeft('xyz', 10), charactersLeft('x'.repeat(12), 10)]).toEqual([7, -2])
})
