import { expect, test } from 'vitest'
import { oneTimeToken } from './one-time-token'

test('reads the secret after the hash', () => {
  expect(oneTimeToken('#abc_DEF-123')).toBe('abc_DEF-123')
  expect(oneTimeToken('#token=abc')).toBe('abc')
})

test('finds none in an incomplete link', () => {
  expect(oneTimeToken('')).toBeUndefined()
  expect(oneTimeToken('#')).toBeUndefined()
})
