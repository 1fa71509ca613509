import { describe, expect, it } from 'vitest'
import { isBlank } from './is-blank'

const INVISIBLE: readonly (readonly [name: string, code: number])[] = [
  ['Hangul filler', 0x3164],
  ['half-width Hangul filler', 0xffa0],
  ['Hangul choseong filler', 0x115f],
  ['Hangul jungseong filler', 0x1160],
  ['Braille blank', 0x2800],
  ['zero-width space', 0x200b],
  ['zero-width joiner', 0x200d],
  ['word joiner', 0x2060],
  ['soft hyphen', 0x00ad],
  ['combining grapheme joiner', 0x034f],
  ['Khmer vowel inherent', 0x17b4],
  ['Mongolian vowel separator', 0x180e],
  ['variation selector', 0xfe0f],
  ['variation selector 17', 0xe0100],
  ['language tag', 0xe0041],
  ['no-break space', 0x00a0],
  ['ideographic space', 0x3000],
  ['byte order mark', 0xfeff],
  ['private-use code point', 0xe000],
  ['private-use code point of a higher plane', 0x10fffd],
  ['code point that means nothing', 0x0378],
  ['noncharacter', 0xffff],
  ['half of a pair', 0xd800],
]

describe('a blank text', () => {
  it.each(INVISIBLE)('is one of nothing but a %s', (_name, code) => {
    expect(isBlank(String.fromCodePoint(code).repeat(3))).toBe(true)
    expect(isBlank(` ${String.fromCodePoint(code)}\n`)).toBe(true)
    expect(isBlank(`${String.fromCodePoint(code)}a`)).toBe(false)
  })

  it('is an empty one, and all of them together', () => {
    expect(isBlank('')).toBe(true)
    expect(isBlank(String.fromCodePoint(...INVISIBLE.map(([, code]) => code)))).toBe(true)
  })

  it.each(['a', '7', '?', '한국', 'مرحبا', '痛', '❤️', '👩‍⚕️', '⠓'])('is not %s', (text) =>
    expect(isBlank(text)).toBe(false),
  )
})
