import { safetyFactsOf } from '@careway/contracts/profile/safety-facts'
import type { Profile } from '@careway/contracts/profile/profile'
import { turnOfTalk } from '@careway/domain/knowledge/turn-of-talk'
import type { SafetyFacts, SafetyAssessment } from '@careway/domain/safety/safety-assessment'
import type { AnswerNotice, ConversationType } from '@careway/domain/vocabulary/assistant-terms'
import type { GivenKey } from '../../calls/idempotency'
import { refuse } from '../../calls/refusal'
import type { ModelTurn } from '../../ports/language-model'
import type { Voice } from './actions.presenter'
import type { AssistantParts } from './assistant-parts'
import type { BeforeExchange } from './assistant.repository'
import { composeAnswer, type EmbeddedAnswer } from './compose-answer'
import {
  openMessage,
  openState,
  sealMessage,
  sealState,
  type ConversationState,
  type KeptMessage,
} from './conversation-details'
import { hear } from './hear'

/** A model is told this much of what was said before. */
const LAST_MESSAGES = 20
export const DEFAULT_TYPE: ConversationType = 'symptom_check'

/** What a person says to the assistant. */
export interface Said {
  readonly userId: string
  readonly text: string
  readonly conversationId: string | undefined
  readonly type: ConversationType | undefined
  /** The same key again is the same message, not another one. */
  readonly key: GivenKey | undefined
}

/** An exchange on file: the question with the product's own, complete answer to it. */
export interface Exchange {
  readonly conversationId: string
  readonly answerId: string
  readonly at: Date
  readonly type: ConversationType
  readonly safety: SafetyAssessment
  readonly embedded: EmbeddedAnswer
  /** The last turns, this question the last. */
  readonly turns: readonly ModelTurn[]
}

export const PARAGRAPH = '\n\n'

/** How an answer ended: in the model's words, or in the product's own with what is to be told of that. */
export interface Ending {
  readonly worded?: string
  readonly notices: readonly AnswerNotice[]
}

const keptAnswer = (
  { language, paragraphs, recommendedActions, sources }: EmbeddedAnswer,
  { worded, notices }: Ending,
): KeptMessage => ({
  type: 'ai',
  content: worded ?? paragraphs.join(PARAGRAPH),
  engine: worded === undefined ? 'embedded' : 'model',
  language,
  sources: [...sources],
  recommendedActions: [...recommendedActions],
  notices,
})

const turnOf = ({ type, content }: KeptMessage): ModelTurn => ({ role: type === 'ai' ? 'assistant' : 'user', content })

interface Ground {
  readonly parts: AssistantParts
  readonly said: Said
  readonly voice: Voice
  readonly facts: SafetyFacts
}

/** Decides and words one exchange. Waits for nothing: it runs inside the transaction that stores it. */
function makeExchange({ parts, said, voice, facts }: Ground, before: BeforeExchange) {
  const { seal } = parts.conversations
  const { userId, text } = said
  const kept: ConversationState | undefined = before.sealedState && openState(seal, userId, before.sealedState)
  const earlier = before.lastMessages.map((row) => openMessage(seal, row))
  const own = earlier.filter((message) => message.type === 'user').map(({ content }) => content)
  const { safety, heardNow } = hear(text, own, kept?.safety, facts)
  const type = said.type ?? kept?.type ?? DEFAULT_TYPE
  const saidBefore = own.findLast((message) => turnOfTalk(message) === undefined)
  const embedded = composeAnswer(parts.search, { text, saidBefore, type, safety, heardNow }, voice)
  const question: KeptMessage = { type: 'user', content: text }
  const state = { type, userInput: kept?.userInput ?? text, safety }
  return {
    type,
    safety,
    embedded,
    turns: [...earlier, question].map(turnOf).slice(-LAST_MESSAGES),
    sealedState: sealState(seal, userId, state),
    sealedQuestion: sealMessage(seal, userId, question),
    sealedAnswer: sealMessage(seal, userId, keptAnswer(embedded, { notices: [] })),
  }
}

/**
 * Hears a message, answers it in the product's own words, and stores both at once: whatever happens afterwards to a
 * model or a connection, the conversation holds the question and a whole answer. Nothing is stored for a key that was
 * used before.
 */
export async function keepExchange(
  parts: AssistantParts,
  said: Said,
  profile: Profile | undefined,
  voice: Voice,
): Promise<Exchange | 'key-used'> {
  const ground = { parts, said, voice, facts: safetyFactsOf(profile) }
  const exchange = await parts.conversations.repository.exchange(
    said.userId,
    { conversationId: said.conversationId, lastMessages: LAST_MESSAGES, key: said.key },
    (before) => makeExchange(ground, before),
  )
  if (!exchange) throw refuse('not_found')
  return exchange
}

/** Puts an ending on file that is not the one the exchange was stored with. An answer is given even where that fails. */
export async function keepEnding(
  { conversations: { repository, seal }, log }: AssistantParts,
  userId: string,
  { answerId, conversationId, embedded }: Exchange,
  ending: Ending,
): Promise<void> {
  if (ending.worded === undefined && ending.notices.length === 0) return
  try {
    await repository.replaceAnswer(userId, answerId, sealMessage(seal, userId, keptAnswer(embedded, ending)))
  } catch (error) {
    log.error({ err: error, conversation: conversationId }, 'keeping how an answer ended failed')
  }
}
