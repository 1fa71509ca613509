import { z } from 'zod'
import { SAFETY_LEVELS } from '@careway/domain/safety/safety-level'
import { ANSWER_ENGINES, CHAT_SPEAKERS, CONVERSATION_TYPES } from '@careway/domain/vocabulary/assistant-terms'
import { INTERFACE_LANGUAGES } from '@careway/domain/vocabulary/interface-language'
import { defineEndpoint } from '../kit/endpoint'
import { uuid } from '../kit/fields'
import { done } from '../kit/nothing'
import { pageQuery } from '../kit/pagination'
import { citation } from '../pathways/pathway'
import { recommendedAction } from './assistant-answer'

export const chatMessage = z.object({
  type: z.enum(CHAT_SPEAKERS),
  content: z.string(),
  timestamp: z.string(),
  /** Of answers only. */
  engine: z.enum(ANSWER_ENGINES).optional(),
  language: z.enum(INTERFACE_LANGUAGES).optional(),
  sources: z.array(citation).optional(),
  recommendedActions: z.array(recommendedAction).optional(),
})
export type ChatMessage = z.infer<typeof chatMessage>

export const conversation = z.object({
  id: z.string(),
  conversationType: z.enum(CONVERSATION_TYPES),
  /** The highest there was: it never drops. */
  riskLevel: z.enum(SAFETY_LEVELS),
  /** What it began with. */
  userInput: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  messages: z.array(chatMessage),
})
export type Conversation = z.infer<typeof conversation>

const byId = z.strictObject({ id: uuid })

export const listConversations = defineEndpoint({
  id: 'assistant.list-conversations',
  method: 'GET',
  path: '/api/ai-conversations',
  access: 'signed-in',
  summary: 'My conversations with the assistant, newest change first.',
  query: pageQuery,
  output: z.array(conversation),
})

export const getConversation = defineEndpoint({
  id: 'assistant.get-conversation',
  method: 'GET',
  path: '/api/ai-conversations/{id}',
  access: 'signed-in',
  summary: 'One of my conversations.',
  params: byId,
  output: conversation,
})

export const deleteConversation = defineEndpoint({
  id: 'assistant.delete-conversation',
  method: 'DELETE',
  path: '/api/ai-conversations/{id}',
  access: 'signed-in',
  summary: 'Delete one of my conversations for good.',
  params: byId,
  output: done,
})

export const deleteConversations = defineEndpoint({
  id: 'assistant.delete-conversations',
  method: 'DELETE',
  path: '/api/ai-conversations',
  access: 'signed-in',
  summary: 'Delete all my conversations for good.',
  output: done,
})
