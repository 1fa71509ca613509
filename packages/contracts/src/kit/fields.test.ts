import { expect, it } from 'vitest'
import { requiredText } from './fields'

const issueOf = (written: string) => requiredText(10).safeParse(written).error?.issues[0]?.message

it.each(['', ' \n', '\u3164', '\u2800\u2800', '\u115f\u00ad\u200b'])('%j is missing like an empty text', (written) =>
  expect(issueOf(written)).toBe('required'),
)

it('what is seen is kept, with what is not seen around it', () =>
  expect(requiredText(10).parse(' \u200bsí\u00ad ')).toBe('\u200bsí\u00ad'))

it('a text that is too long is refused, not cut', () => expect(issueOf('x'.repeat(11))).toBe('tooLong'))
