import { expect, it } from 'vitest'
import lay from '../examples/lay-tuning.examples.json'
import graded from '../examples/graded.examples.json'
import { ALL_MEANINGS } from '../explained/other-meanings/all-other-meanings'
import { plainText } from './fold-message'
import { SAYINGS } from './idioms'
import { thoseThatMayStand } from './may-stand'

const mayStand = (sign: RegExp, text: string) => thoseThatMayStand([sign], (each) => [each])(text).length > 0

it.each([
  [/\bpain\b/, 'it hurts', false],
  [/\bpain\b/, 'a painting', true],
  [/\bblood[^.;]{0,9}\b(?:urine|pee)\b/, 'there is blood', false],
  [/\bblood[^.;]{0,9}\b(?:urine|pee)\b/, 'in my urine there is blood', true],
  [/\bburns\b|\bache\b/, 'an ache', true],
  [/\bburns\b|\bache\b/, 'a burn', false],
  [/\b\w+ a\b/, '', true],
  [/\bdie\b|i/, '', true],
])('the letters that %s needs in "%s": %s', (sign, text, isThere) => {
  expect(mayStand(sign, text)).toBe(isThere)
})

it('of a list answers those of which all may stand, in its order', () => {
  const those = thoseThatMayStand(
    [[/\brash\b/], [/\bfever\b/, /\bneck\b/], [/\bneck\b/], [], [/\bcough\b/]],
    (signs) => signs,
  )
  expect(those('a stiff neck and a rash')).toEqual([[/\brash\b/], [/\bneck\b/], []])
  expect(those('')).toEqual([[]])
})

it('what stands in a text has its letters there', () => {
  const signs = [...SAYINGS.map(([sign]) => sign), ...ALL_MEANINGS.map(({ meant }) => meant)]
  const mayStandIn = thoseThatMayStand(signs, (sign) => [sign])
  const texts = [...lay, ...graded].map(({ text }) => plainText(text))
  const found = texts.map((text) => signs.filter((sign) => text.search(sign) >= 0))
  const overlooked = texts.flatMap((text, at) => {
    const may = new Set(mayStandIn(text))
    return found[at]!.filter((sign) => !may.has(sign))
  })
  expect(overlooked).toEqual([])
  expect(new Set(found.flat()).size).toBeGreaterThan(100)
})

it('few of the sayings may stand in a text', () => {
  const texts = lay.map(({ text }) => plainText(text))
  const mayStandIn = thoseThatMayStand(SAYINGS, ([sign]) => [sign])
  const tried = texts.flatMap((text) => mayStandIn(text))
  expect(tried.length).toBeLessThan((SAYINGS.length * texts.length) / 5)
})

it('no saying goes on past a full stop, so that each part between two is read by itself', () => {
  const withoutStop = (source: string) => source.replaceAll(/\[\^\.[^\]]*\]/g, '')
  const goesOn = SAYINGS.filter(([sign]) => /\.|\[\^|\\[WSD]/.test(withoutStop(sign.source)))
  expect(goesOn).toEqual([])
})
