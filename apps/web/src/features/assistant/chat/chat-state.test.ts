import { describe, expect, test } from 'vitest'
import { ANSWER, CALM, CONVERSATION } from './answer.fixture'
import { chatAfter, EMPTY_CHAT, isAnswering, lastAnswer, type ChatEvent } from './chat-state'

const AT = '2026-11-20T10:00:00.000Z'
const asked: ChatEvent = { kind: 'asked', text: 'My head hurts', at: AT }
const after = (...events: readonly ChatEvent[]) => events.reduce(chatAfter, EMPTY_CHAT)
const text = (words: string): ChatEvent => ({ kind: 'text', text: words })

describe('an answer that streams', () => {
  test('waits, arrives bit by bit, and is whole at the end', () => {
    expect(lastAnswer(after(asked))).toMatchObject({ progress: 'waiting', text: '' })
    const arriving = after(asked, { kind: 'safety', conversationId: 'c1', safety: CALM }, text('Rest '), text('and'))
    expect(arriving.conversationId).toBe('c1')
    expect(lastAnswer(arriving)).toMatchObject({ progress: 'arriving', text: 'Rest and' })
    expect(isAnswering(arriving)).toBe(true)
    const whole = chatAfter(arriving, { kind: 'done', answer: ANSWER })
    expect(lastAnswer(whole)).toMatchObject({ progress: 'finished', text: ANSWER.response, engine: 'embedded' })
    expect(isAnswering(whole)).toBe(false)
  })

  test('can be taken back as a whole, with a word about it', () => {
    const replaced = after(asked, text('Call 555'), { kind: 'replace', text: 'Rest.', notices: ['model_withheld'] })
    expect(lastAnswer(replaced)).toMatchObject({ text: 'Rest.', notices: ['model_withheld'] })
  })

  test('keeps what came when it is stopped or breaks off', () => {
    expect(lastAnswer(after(asked, text('Rest'), { kind: 'stopped' }))).toMatchObject({
      text: 'Rest',
      progress: 'stopped',
    })
    expect(lastAnswer(after(asked, text('Rest'), { kind: 'broken' }))).toMatchObject({
      text: 'Rest',
      progress: 'broken',
    })
  })
})

test('asking again takes the place of the broken answer and asks the question once', () => {
  const again = after(asked, text('Rest'), { kind: 'broken' }, { kind: 'asked-again', at: AT })
  expect(again.questions).toEqual(['My head hurts'])
  expect(again.lines).toHaveLength(2)
  expect(lastAnswer(again)).toMatchObject({ text: '', progress: 'waiting' })
})

test('an answer to two messages leaves no message waiting', () => {
  const state = after(asked, { kind: 'broken' }, { ...asked, text: 'It is nothing' }, { kind: 'done', answer: ANSWER })
  expect(state.lines.map(({ from }) => from)).toEqual(['user', 'user', 'ai'])
})

test('a word of the server that comes too late changes nothing', () => {
  expect(chatAfter(EMPTY_CHAT, text('late'))).toEqual(EMPTY_CHAT)
})

describe('a conversation that was kept', () => {
  test('opens with its lines and its level', () => {
    const state = after({ kind: 'opened', conversation: { ...CONVERSATION, riskLevel: 'high' } })
    expect(state.keptLevel).toBe('high')
    expect(state.lines.map(({ from }) => from)).toEqual(['user', 'ai'])
    expect(isAnswering(state)).toBe(false)
  })

  test('offers to ask again where the answer is missing', () => {
    const [question] = CONVERSATION.messages
    const state = after({ kind: 'opened', conversation: { ...CONVERSATION, messages: [question!] } })
    expect(lastAnswer(state)).toMatchObject({ progress: 'broken', text: '' })
  })
})
