import { expect, it } from 'vitest'
import { neededBy } from './needed-letters'

it.each([
  [/\bto die for\b/g, [[['to die for']]]],
  [/\b(?:dying|die|died) (?:to|for)\b/g, [[['dying to', 'dying for', 'die to', 'die for', 'died to', 'died for']]]],
  [
    /\bepi ?pens?\b|\b(?:im|i am) (?:\w+ ){0,2}well\b/g,
    [[['epipen', 'epipens', 'epi pen', 'epi pens']], [['im ', 'i am '], ['well']]],
  ],
  [/\bblood[^.;]{0,9}\b(?:urine|pee|\w+ water)\b/, [[['blood'], ['urine', 'pee', ' water']]]],
  [/\bcaf[ei]s?\b/, [[['cafe', 'cafes', 'cafi', 'cafis']]]],
  [/(?<!\bno )\bpain(?! free)\w*/, [[['pain']]]],
  [/\bswell(?:ing)+s/, [[['swell'], ['ing']]]],
  [/\d{2}[.,]\d ?\u00b0f\b/, [[]]],
  [/^\W*[[\]a-c]+pox\b/, [[['pox']]]],
])('needed by %s', (sign, needed) => {
  expect(neededBy(sign)).toEqual(needed)
})

it.each([/\b\w+ a\b/, /\bdie\b|i/, /(?:pain)?s?/, /\b(?:my|a) ?x*/])('%s needs nothing', (sign) => {
  expect(neededBy(sign).some((sets) => sets.length === 0)).toBe(true)
})
