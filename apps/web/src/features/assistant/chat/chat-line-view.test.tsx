import { beforeEach, expect, test, vi } from 'vitest'
import type { ChatAnswer } from '@careway/contracts/assistant/chat'
import { written } from '../prerender.fixture'
import { ANSWER, CALM, CONVERSATION } from './answer.fixture'
import { ChatLines } from './chat-lines'
import { chatAfter, EMPTY_CHAT, type ChatState } from './chat-state'

const nothing = () => undefined
const CALL = { id: 'call-911', label: 'Call 911', href: 'tel:911' }

const answered = (changes: Partial<ChatAnswer>): ChatState =>
  chatAfter(chatAfter(EMPTY_CHAT, { kind: 'asked', text: 'Hello', at: ANSWER.timestamp }), {
    kind: 'done',
    answer: { ...ANSWER, ...changes },
  })
const shown = (state: ChatState, language: 'en' | 'es' = 'en') =>
  written(<ChatLines state={state} onAskAgain={nothing} />, language)

beforeEach(() => vi.stubGlobal('document', { getElementById: () => ({ textContent: '{"productName":"Careway"}' }) }))

test('an answer says who put it together, and that it is not a diagnosis', () =>
  expect(shown(answered({}))).toContain('It is not a diagnosis'))

test('nothing softens the call to make, in a new answer and in a kept one', () => {
  const urgent = answered({ recommendedActions: [CALL], safety: { ...CALM, level: 'urgent', isEmergency: true } })
  const kept = chatAfter(EMPTY_CHAT, {
    kind: 'opened',
    conversation: {
      ...CONVERSATION,
      messages: CONVERSATION.messages.map((each) =>
        each.type === 'ai' ? { ...each, recommendedActions: [CALL] } : each,
      ),
    },
  })
  for (const state of [urgent, kept]) {
    expect(shown(state)).not.toContain('diagnosis')
    expect(shown(state)).toContain('A fixed safety rule says this, not an AI.')
  }
})

test('a model’s words keep their warning', () =>
  expect(shown(answered({ engine: 'model', recommendedActions: [CALL] }))).toContain('It can be wrong'))

test('an answer keeps its language where the page changes its own', () => {
  const html = shown(answered({}), 'es')
  expect(html).toMatch(/<div class="answer-text" lang="en" dir="ltr">/)
  expect(html).toMatch(/<li lang="en" dir="ltr"><a[^>]*>Find care/)
  expect(html).toMatch(/<output class="sr" lang="en" dir="ltr">Rest and drink water/)
  expect(html).toContain('No es un diagnóstico')
})

test('an answer that was kept before its language was names none', () => {
  const messages = CONVERSATION.messages.map(({ language: _unknown, ...each }) => each)
  const kept = chatAfter(EMPTY_CHAT, { kind: 'opened', conversation: { ...CONVERSATION, messages } })
  expect(shown(kept, 'es')).toContain('<div class="answer-text">')
})
