import { expect, it } from 'vitest'
import { z } from 'zod'
import { requiredText, uuid, writtenNumber } from './fields'

const issueOf = (written: string) => requiredText(10).safeParse(written).error?.issues[0]?.message

it.each(['', ' \n', '\u3164', '\u2800\u2800', '\u115f\u00ad\u200b'])('%j is missing like an empty text', (written) =>
  expect(issueOf(written)).toBe('required'),
)

it('what is seen is kept, with what is not seen around it', () =>
  expect(requiredText(10).parse(' \u200bsí\u00ad ')).toBe('\u200bsí\u00ad'))

it('a text that is too long is refused, not cut', () => expect(issueOf('x'.repeat(11))).toBe('tooLong'))

const number = writtenNumber(z.number('type'))

it.each([
  ['7', 7],
  ['-2', -2],
  ['2.5', 2.5],
  [7, 7],
])('%j is a number in an address', (written, value) => expect(number.parse(written)).toBe(value))

it.each(['0x1', '0b1', '1e2', '', ' 1', '+1', 'Infinity', '１', ['1'], true, null])('%j is none', (written) =>
  expect(number.safeParse(written).error?.issues[0]?.message).toBe('type'),
)

it('an id in capitals is the same id', () =>
  expect(uuid.parse('0B4E9B5A-5C0F-4F0E-8A56-1B1B6C1C7E2D')).toBe('0b4e9b5a-5c0f-4f0e-8a56-1b1b6c1c7e2d'))
