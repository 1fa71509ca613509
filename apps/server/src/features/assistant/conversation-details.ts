import { z } from 'zod'
import { chatMessage, type ChatMessage } from '@careway/contracts/assistant/conversations'
import { BY_WHEN, CRISES, SAFETY_ACTIONS, type SafetyAssessment } from '@careway/domain/safety/safety-assessment'
import { SAFETY_LEVELS } from '@careway/domain/safety/safety-level'
import { ANSWER_NOTICES, CONVERSATION_TYPES, type AnswerNotice } from '@careway/domain/vocabulary/assistant-terms'
import type { Seal } from '../../ports/seal'
import type { MessageRow } from './assistant.repository'

const source = z.object({ title: z.string(), url: z.string().optional(), asOf: z.string().optional() })
const finding = z.object({
  rule: z.string(),
  level: z.enum(SAFETY_LEVELS),
  evidence: z.array(z.string()),
  reasons: z.array(z.object({ code: z.string() })),
  source,
})

const assessment = z.object({
  level: z.enum(SAFETY_LEVELS),
  findings: z.array(finding),
  action: z.enum(SAFETY_ACTIONS),
  byWhen: z.enum(BY_WHEN),
  crisis: z.enum(CRISES).optional(),
  isMedical: z.boolean(),
  askedAbout: z.array(finding),
})

/** What is kept of a conversation besides its messages. */
const conversationState = z.object({
  type: z.enum(CONVERSATION_TYPES),
  /** What it began with. */
  userInput: z.string(),
  /** All that the safety gate has heard so far. */
  safety: assessment,
})
export interface ConversationState {
  readonly type: z.infer<typeof conversationState>['type']
  readonly userInput: string
  readonly safety: SafetyAssessment
}

const keptMessage = chatMessage
  .omit({ timestamp: true })
  .extend({ notices: z.array(z.enum(ANSWER_NOTICES)).optional() })
export interface KeptMessage extends Omit<ChatMessage, 'timestamp'> {
  /** What was told along with an answer, for the key that asks for it again. */
  readonly notices?: readonly AnswerNotice[]
}

const STATE_COLUMN = 'ai_conversations.sealed_state'
const MESSAGE_COLUMN = 'ai_messages.sealed_message'

export const sealState = (seal: Seal, userId: string, state: ConversationState): Uint8Array =>
  seal.seal(JSON.stringify(state), { column: STATE_COLUMN, userId })

export const openState = (seal: Seal, userId: string, sealed: Uint8Array): ConversationState =>
  conversationState.parse(JSON.parse(seal.open(sealed, { column: STATE_COLUMN, userId }))) as ConversationState

export const sealMessage = (seal: Seal, userId: string, message: KeptMessage): Uint8Array =>
  seal.seal(JSON.stringify(message), { column: MESSAGE_COLUMN, userId })

export const openMessage = (seal: Seal, row: Pick<MessageRow, 'sealedMessage' | 'userId'>): KeptMessage =>
  keptMessage.parse(
    JSON.parse(seal.open(row.sealedMessage, { column: MESSAGE_COLUMN, userId: row.userId })),
  ) as KeptMessage
