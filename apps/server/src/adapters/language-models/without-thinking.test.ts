import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createThinkingFilter } from './without-thinking'

const heard = (text: string, size: number) =>
  (text.match(new RegExp(`.{1,${size}}`, 'gs')) ?? []).map(createThinkingFilter()).join('')

it.each([
  ['<think>They may be afraid.</think>\n\nYou are heard.', 'You are heard.'],
  ['\n<think></think>Yes.', 'Yes.'],
  ['<think>without an end', ''],
  [`<think>${'a </thin '.repeat(50)}</think>Done.`, 'Done.'],
  [`${' '.repeat(40)}<think>no</think>${' '.repeat(40)}Yes.`, 'Yes.'],
  ['No thoughts < here <think>.', 'No thoughts < here <think>.'],
  ['<this> is text', '<this> is text'],
])('%j is heard as %j, however it is cut', (text, expected) =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), (size) => {
      expect(heard(text, size)).toBe(expected)
    }),
  ),
)

it('lets a plain answer through as it comes', () => {
  const filter = createThinkingFilter()
  expect(['Hello', ' you', ' <think>'].map(filter)).toEqual(['Hello', ' you', ' <think>'])
})
