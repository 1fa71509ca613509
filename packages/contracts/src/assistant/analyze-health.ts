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
  summary: 'What a worry may mean, how soon it needs care, and what to do next. Kept as a conversation.',
  body: z.strictObject({
    input: requiredText(ASSISTANT_INPUT_MAXIMUM),
    type: choice(CONVERSATION_TYPES, 'choice'),
  }),
  output: healthAnalysis,
  problems: ['too_many_requests', 'emergency_unanswered'],
})
