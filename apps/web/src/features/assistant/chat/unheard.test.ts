import { expect, test } from 'vitest'
import { ANSWER, CALM } from './answer.fixture'
import { chatAfter, EMPTY_CHAT, type ChatEvent } from './chat-state'
import { messageToRepeat, withUnheard } from './unheard'

const after = (...events: readonly ChatEvent[]) => events.reduce(chatAfter, EMPTY_CHAT)
const asked = (text: string): ChatEvent => ({ kind: 'asked', text, at: '2026-11-20T10:00:00.000Z' })
const broken: ChatEvent = { kind: 'broken' }

test('what never reached the server goes along with the next message', () => {
  const state = after(asked('Chest pain'), broken, asked('My arm hurts'), broken)
  expect(withUnheard(state, 'It is nothing')).toBe('Chest pain\n\nMy arm hurts\n\nIt is nothing')
  expect(messageToRepeat(state)).toBe('Chest pain\n\nMy arm hurts')
})

test('what was heard or answered is not said again', () => {
  const answered = after(asked('Chest pain'), { kind: 'done', answer: ANSWER })
  expect(withUnheard(answered, 'It is nothing')).toBe('It is nothing')
  const brokeOff = after(asked('Chest pain'), { kind: 'safety', conversationId: 'c1', safety: CALM }, broken)
  expect(withUnheard(brokeOff, 'It is nothing')).toBe('It is nothing')
  expect(messageToRepeat(brokeOff)).toBe('Chest pain')
})

test('what does not fit into one message is left out, the oldest first', () => {
  const state = after(asked('a'.repeat(9_990)), broken)
  expect(withUnheard(state, 'It is still there')).toBe('It is still there')
})

test('nothing said, nothing to repeat', () => expect(messageToRepeat(EMPTY_CHAT)).toBe(''))
