import { z } from 'zod'
import { FEEDBACK_TYPES } from '@careway/domain/vocabulary/profile-choices'
import { defineEndpoint } from '../kit/endpoint'
import { EMAIL_MAXIMUM, instant, requiredText, text } from '../kit/fields'
import { done } from '../kit/nothing'

export const FEEDBACK_MAXIMUM = 4000

export const sendFeedbackBody = z.strictObject({
  type: z.enum(FEEDBACK_TYPES, 'choice').default('general'),
  message: requiredText(FEEDBACK_MAXIMUM, 'feedbackMessage'),
  /** The sender's address as the form knows it, or `anonymous`. What is stored is the session's own. */
  userEmail: text(EMAIL_MAXIMUM).optional(),
  timestamp: instant.optional(),
})

export const sendFeedback = defineEndpoint({
  id: 'feedback.send',
  method: 'POST',
  path: '/api/feedback',
  access: 'public',
  summary: 'Send beta feedback, signed in or not.',
  body: sendFeedbackBody,
  output: done,
  status: 201,
  problems: ['too_many_requests'],
})
