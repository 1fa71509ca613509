import { z } from 'zod'
import { ANSWER_NOTICES, ASSISTANT_INPUT_MAXIMUM, CONVERSATION_TYPES } from '@careway/domain/vocabulary/assistant-terms'
import { defineEndpoint } from '../kit/endpoint'
import { choice, requiredText, uuid } from '../kit/fields'
import { problemBody } from '../kit/problem'
import { assistantAnswer, safetyNotice } from './assistant-answer'

export const chatAnswer = assistantAnswer.extend({ response: z.string() })
export type ChatAnswer = z.infer<typeof chatAnswer>

/**
 * What comes before the whole answer, where `text/event-stream` is asked for: the gate first, then the text bit by bit.
 * `replace` takes back all text so far. The last event is `done` or `problem`.
 */
export const chatEvents = {
  safety: z.object({ conversationId: z.string(), safety: safetyNotice }),
  text: z.object({ text: z.string() }),
  replace: z.object({ text: z.string(), notices: z.array(z.enum(ANSWER_NOTICES)) }),
  done: chatAnswer,
  problem: problemBody,
} as const
/** What each event carries, by its name. */
export type ChatEvents = { readonly [Name in keyof typeof chatEvents]: z.infer<(typeof chatEvents)[Name]> }

export const chat = defineEndpoint({
  id: 'assistant.chat',
  method: 'POST',
  path: '/api/ai/chat',
  access: 'signed-in',
  summary:
    'One message of a conversation with the assistant, and its answer. Streams for text/event-stream. The same Idempotency-Key twice gets the same answer and says nothing anew.',
  body: z.strictObject({
    message: requiredText(ASSISTANT_INPUT_MAXIMUM),
    /** Leave it out to begin a conversation. */
    conversationId: uuid.optional(),
    type: choice(CONVERSATION_TYPES, 'choice').optional(),
  }),
  output: chatAnswer,
  events: chatEvents,
  heard: ['message'],
  problems: ['not_found', 'idempotency_key_reused', 'too_many_requests'],
})
