import { expect, it } from 'vitest'
import { foldMessage, plainText } from './fold-message'

it.each([
  ['I can’t sleep — “hot” 😟 • cold', 'i cant sleep ; hot   * cold'],
  ['for 2–3 days', 'for 2 3 days'],
  ['Presión ALTA desde ayer…', 'presion alta desde ayer...'],
  ['胸痛 and fever', '胸痛 and fever'],
])('%s is read as %s', (written, plain) => {
  expect(plainText(written)).toBe(plain)
})

it('a dash between two clauses ends a sentence, as a full stop does', () => {
  expect(foldMessage(plainText('no fever — chest pain'))).toEqual(['no', 'fever', '|', 'chest', 'pain'])
})

it('a text of 20,000 letters is folded whole', () => {
  const long = 'dolor de cabeza, náuseas. '.repeat(770)
  expect(plainText(long)).toBe('dolor de cabeza, nauseas. '.repeat(770))
})
