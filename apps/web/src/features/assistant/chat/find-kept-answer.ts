import type { Conversation } from '@careway/contracts/assistant/conversations'
import { fetchRecentConversations } from '../api/use-conversations'
import { fetchConversation } from '../api/use-one-conversation'
import { answeredMeanwhile } from './kept-answer'

/** Whether the server has answered the question after all. Undefined where it has to be asked again. */
export async function findKeptAnswer(
  conversationId: string | undefined,
  message: string,
  signal: AbortSignal,
): Promise<Conversation | undefined> {
  const kept = conversationId
    ? [await fetchConversation(conversationId, signal)]
    : await fetchRecentConversations(signal)
  return answeredMeanwhile(kept, message)
}
