import type { ChatMessage, Conversation } from '@careway/contracts/assistant/conversations'

const isQuestion = (message: ChatMessage | undefined, text: string) =>
  message?.type === 'user' && message.content.trim() === text.trim()

/**
 * The conversation, among those that were kept, that ends with this question and its answer: the line broke after the
 * server had answered. Asking again would say everything twice.
 */
export function answeredMeanwhile(conversations: readonly Conversation[], text: string): Conversation | undefined {
  return conversations.find(({ messages }) => {
    const [question, answer] = messages.slice(-2)
    return isQuestion(question, text) && answer?.type === 'ai'
  })
}
