import type { ChatAnswer } from '@careway/contracts/assistant/chat'
import { wasUsed } from '../../calls/idempotency'
import { refuse } from '../../calls/refusal'
import type { Voice } from './actions.presenter'
import type { AssistantParts } from './assistant-parts'
import type { MessageRow } from './assistant.repository'
import { openMessage, openState } from './conversation-details'
import type { Said } from './keep-exchange'
import { presentSafety } from './safety.presenter'

async function answerOnFile(
  { conversations: { repository, seal } }: AssistantParts,
  message: MessageRow,
  voice: Voice,
): Promise<ChatAnswer> {
  const { userId, conversationId, createdAt } = message
  const row = await repository.find(userId, conversationId)
  if (!row) throw refuse('not_found')
  const { safety } = openState(seal, userId, row.sealedState)
  const {
    content,
    engine = 'embedded',
    language = voice.locale,
    sources = [],
    recommendedActions = [],
    notices = [],
  } = openMessage(seal, message)
  return {
    response: content,
    conversationId,
    language,
    timestamp: createdAt.toISOString(),
    riskLevel: safety.level,
    safety: presentSafety(safety, voice),
    recommendedActions,
    sources,
    engine,
    notices: [...notices],
  }
}

/**
 * The answer that a key got before, as it is on file, with what the gate says of the conversation by now; nothing for a
 * key that is new. With another message the key is refused, and so it is where the conversation was deleted.
 */
export async function answerAgain(
  parts: AssistantParts,
  { userId, key, text }: Pick<Said, 'userId' | 'key' | 'text'>,
  voice: Voice,
): Promise<ChatAnswer | undefined> {
  const { repository, seal } = parts.conversations
  if (!key) return undefined
  const used = await repository.findKeyUse(userId, key.key)
  if (!wasUsed(key, used?.digest)) return undefined
  const [question, answer] = used?.madeId ? await repository.findExchange(userId, used.madeId) : []
  if (!question || !answer) throw refuse('not_found')
  if (openMessage(seal, question).content !== text) throw refuse('idempotency_key_reused')
  return answerOnFile(parts, answer, voice)
}
