import { z } from 'zod'
import { ASSISTANT_INPUT_MAXIMUM, CONVERSATION_TYPES } from '@careway/domain/vocabulary/assistant-terms'
import { defineEndpoint } from '../kit/endpoint'
import { choice, requiredText } from '../kit/fields'
import { assistantAnswer } from './assistant-answer'

export const healthAnalysis = assistantAnswer.extend({ aiResponse: z.string() })
export type HealthAnalysis = z.infer<typeof healthAnalysis>

export const analyzeHealth = defineEndpoint({
  id: 'assistant.analyze',
  method: 'POST',
  path: '/api/ai-health-analysis',
  access: 'signed-in',
  summary:
    'What a worry may mean, how soon it needs care, and what to do next. Kept as a conversation. The same Idempotency-Key twice gets the same answer and keeps nothing anew.',
  body: z.strictObject({
    input: requiredText(ASSISTANT_INPUT_MAXIMUM),
    type: choice(CONVERSATION_TYPES, 'choice'),
  }),
  output: healthAnalysis,
  heard: ['input'],
  problems: ['not_found', 'idempotency_key_reused', 'too_many_requests'],
})
