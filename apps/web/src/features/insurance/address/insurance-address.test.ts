import { expect, test } from 'vitest'
import { addressOf, searchOf } from './insurance-address'

test('an empty address has every plan, medium use, and no year of its own', () => {
  expect(addressOf('')).toEqual({ level: 'all', type: 'all', use: 'medium', year: undefined, compared: [] })
  expect(searchOf(addressOf(''))).toBe('')
})

test('what is written is read back', () => {
  const text = '?metalLevel=Silver&planType=HMO&use=high&year=2027&compare=a%2Cb'
  expect(addressOf(text)).toEqual({ level: 'Silver', type: 'HMO', use: 'high', year: 2027, compared: ['a', 'b'] })
  expect(searchOf(addressOf(text))).toBe(text)
})

test('what nobody offers counts as not said, and a fourth plan to compare is left out', () => {
  expect(addressOf('metalLevel=Tin&planType=all&use=extreme&year=soon&compare=a,b,a,c,d')).toEqual({
    level: 'all',
    type: 'all',
    use: 'medium',
    year: undefined,
    compared: ['a', 'b', 'c'],
  })
})
