import { expect, test } from 'vitest'
import { sendFeedbackBody } from '@careway/contracts/feedback/send-feedback'
import { EMPTY_FEEDBACK, feedbackBody, isEmptyFeedback } from './feedback-body'

const now = new Date('2026-11-21T10:00:00Z')

test('carries type, message, sender and time, as the call asks', () => {
  const body = feedbackBody({ type: 'bug', message: ' The map is blank. ' }, 'ana@example.org', now)
  expect(body).toEqual({
    type: 'bug',
    message: 'The map is blank.',
    userEmail: 'ana@example.org',
    timestamp: '2026-11-21T10:00:00.000Z',
  })
  expect(sendFeedbackBody.safeParse(body).success).toBe(true)
})

test('a visitor is anonymous, and the type is general unless chosen', () => {
  expect(feedbackBody({ ...EMPTY_FEEDBACK, message: 'Thanks' }, undefined, now)).toMatchObject({
    type: 'general',
    userEmail: 'anonymous',
  })
})

test('spaces are no message', () => {
  expect(isEmptyFeedback({ type: 'general', message: ' \n ' })).toBe(true)
  expect(isEmptyFeedback({ type: 'general', message: 'x' })).toBe(false)
})
