import { expect, it } from 'vitest'
import { copyText } from './copy-text'

it.each([
  ['plain', 'plain'],
  ['O\'Brien "Bo"', 'O\'Brien "Bo"'],
  ['a\tb', String.raw`a\tb`],
  ['a\nb\r', String.raw`a\nb\r`],
  [String.raw`\N`, String.raw`\\N`],
  ['', ''],
])('%j is written as %j', (value, written) => expect(copyText(value)).toBe(written))
