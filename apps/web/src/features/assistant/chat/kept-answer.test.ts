import { expect, test } from 'vitest'
import { CONVERSATION } from './answer.fixture'
import { answeredMeanwhile } from './kept-answer'

test('finds the answer that arrived at the server alone', () => {
  expect(answeredMeanwhile([CONVERSATION], ' My head hurts ')).toBe(CONVERSATION)
})

test('a question without an answer, or another question, is asked again', () => {
  expect(answeredMeanwhile([{ ...CONVERSATION, messages: CONVERSATION.messages.slice(0, 1) }], 'My head hurts')).toBe(
    undefined,
  )
  expect(answeredMeanwhile([CONVERSATION], 'My back hurts')).toBeUndefined()
  expect(answeredMeanwhile([], 'My head hurts')).toBeUndefined()
})
