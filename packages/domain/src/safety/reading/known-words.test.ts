import { expect, it } from 'vitest'
import { readWord } from './known-words'
import { KNOWN_WORDS } from './lexicon-table'

const known = (written: string) => readWord(written).known.map((number) => KNOWN_WORDS[number])

it.each([
  ['orrible', 'horrible'],
  ['kemada', 'quemada'],
  ['kijada', 'quijada'],
  ['bibora', 'vibora'],
])('%s is heard as %s, which sounds the same', (written, meant) => {
  expect(known(written)).toContain(meant)
  expect(readWord(written).isSure).toBe(false)
})

it.each(['treated', 'embarassed', 'recursos'])('%s is not heard as another word', (written) => {
  expect(known(written)).toEqual([])
})
