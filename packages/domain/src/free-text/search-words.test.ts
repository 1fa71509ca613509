import { expect, it } from 'vitest'
import { hasAllWords, wordsOf } from './search-words'

it('are small letters without accents, in any script', () => {
  expect(wordsOf('Clínica «Águila», 24/7 — 你好 привет')).toEqual(['clinica', 'aguila', '24', '7', '你好', 'привет'])
  expect(wordsOf('%_\'"')).toEqual([])
})

it('are all there when each begins a word', () => {
  const there = new Set(wordsOf('Rides to a clinic in Bozeman'))
  expect(hasAllWords(there, 'CLINIC ride')).toBe(true)
  expect(hasAllWords(there, 'ride denver')).toBe(false)
  expect(hasAllWords(there, 'ozeman')).toBe(false)
  expect(hasAllWords(there, '%')).toBe(false)
})
