import { expect, it } from 'vitest'
import { sizeInStep } from './household-size'

it('goes along with the list', () => {
  expect(sizeInStep('1', 1, 2)).toBe('2')
  expect(sizeInStep('3', 3, 2)).toBe('2')
})

it('was larger than the list: whoever is listed now was counted already', () => {
  expect(sizeInStep('4', 1, 2)).toBe('4')
  expect(sizeInStep('4', 4, 5)).toBe('5')
})

it('takes the list where nothing sensible is typed', () => {
  expect(sizeInStep('', 1, 2)).toBe('2')
  expect(sizeInStep('x', 2, 1)).toBe('1')
})
