import { expect, test } from 'vitest'
import { parseDollars } from './parse-dollars'

test.each([
  ['540', 540],
  ['$1,234.50', 1234.5],
  [' 28,000 ', 28_000],
  ['.5', 0.5],
  ['12.', 12],
  ['0', 0],
])('reads %s', (typed, amount) => {
  expect(parseDollars(typed)).toEqual({ amount })
})

test.each([
  ['', 'faults.required'],
  ['  $ ', 'faults.required'],
  ['five hundred', 'faults.notANumber'],
  ['1,23', 'faults.notANumber'],
  ['12.345', 'faults.notANumber'],
  ['1e9', 'faults.notANumber'],
  ['.', 'faults.notANumber'],
  ['-', 'faults.notANumber'],
  ['-20', 'faults.negative'],
  ['100000001', 'faults.tooLarge'],
])('says what is wrong with "%s"', (typed, fault) => {
  expect(parseDollars(typed)).toEqual({ fault })
})
