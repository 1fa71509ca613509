import { expect, it } from 'vitest'
import { beginningsOf } from './beginnings'
import { SAYINGS } from './idioms'

it.each([
  [/\bto die for\b/g, ['to ']],
  [/\b(?:dying|die|died) (?:to|for)\b/g, ['dyi', 'die']],
  [/\bepi ?pens?\b|\b(?:im|i am) (?:\w+ ){0,2}well\b/g, ['epi', 'im ', 'i a']],
  [/\b(?:(?!me )my|bills?) \w+/g, ['my ', 'bil']],
])('the first letters of %s', (sign, beginnings) => {
  expect(beginningsOf(sign, 3)).toEqual(beginnings)
})

it.each([/die for/g, /\b\w+ for\b/g, /\bdie\b|for\b/g, /\b(?:my )?\w+ bill/g])('%s may begin with any', (sign) => {
  expect(beginningsOf(sign, 3)).toBeUndefined()
})

it('no saying goes on past a full stop, so that each part between two is read by itself', () => {
  const withoutStop = (source: string) => source.replaceAll(/\[\^\.[^\]]*\]/g, '')
  const goesOn = SAYINGS.filter(([sign]) => /\.|\[\^|\\[WSD]/.test(withoutStop(sign.source)))
  expect(goesOn).toEqual([])
})
