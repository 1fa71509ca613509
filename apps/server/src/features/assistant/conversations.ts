import type { Conversation } from '@careway/contracts/assistant/conversations'
import type { Seal } from '../../ports/seal'
import type { AssistantRepository, ConversationRow, MessageRow } from './assistant.repository'
import { openMessage, openState } from './conversation-details'

/** Conversations as their owners know them: opened when read. */
export interface Conversations {
  readonly repository: AssistantRepository
  readonly seal: Seal
  /** Conversations with all that was said in them, in the order given. */
  withMessages(userId: string, rows: readonly ConversationRow[]): Promise<Conversation[]>
  listAll(userId: string): Promise<Conversation[]>
}

const present = (seal: Seal, row: ConversationRow, messages: readonly MessageRow[]): Conversation => {
  const { type, userInput, safety } = openState(seal, row.userId, row.sealedState)
  return {
    id: row.id,
    conversationType: type,
    riskLevel: safety.level,
    userInput,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    messages: messages.map((each) => ({ ...openMessage(seal, each), timestamp: each.createdAt.toISOString() })),
  }
}

export function createConversations({ repository, seal }: Pick<Conversations, 'repository' | 'seal'>): Conversations {
  const withMessages: Conversations['withMessages'] = async (userId, rows) => {
    const messages = await repository.listMessages(
      userId,
      rows.map(({ id }) => id),
    )
    const byConversation = new Map<string, MessageRow[]>(rows.map(({ id }) => [id, []]))
    for (const message of messages) byConversation.get(message.conversationId)?.push(message)
    return rows.map((row) => present(seal, row, byConversation.get(row.id) ?? []))
  }
  return {
    repository,
    seal,
    withMessages,
    listAll: async (userId) => withMessages(userId, await repository.listAll(userId)),
  }
}
