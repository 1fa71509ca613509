import { chat, chatEvents } from '@careway/contracts/assistant/chat'
import type { ConversationType } from '@careway/domain/vocabulary/assistant-terms'
import { callStream, type StreamedEvent } from '../../../platform/call-stream'
import type { ChatEvent } from './chat-state'

export interface ChatQuestion {
  readonly message: string
  readonly conversationId: string | undefined
  readonly type: ConversationType
}

const { problem: _thrown, ...shapes } = chatEvents

function chatEvent(event: StreamedEvent<typeof shapes>): ChatEvent {
  if (event.name === 'done') return { kind: 'done', answer: event.value }
  if (event.name === 'safety') return { kind: 'safety', ...event.value }
  if (event.name === 'replace') return { kind: 'replace', ...event.value }
  return { kind: 'text', ...event.value }
}

/** Sends a message and tells what comes back, as it comes. Throws where it was refused or broke off. */
export async function askAssistant(
  question: ChatQuestion,
  tell: (event: ChatEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  for await (const event of callStream(chat, shapes, { body: question }, signal)) tell(chatEvent(event))
}
