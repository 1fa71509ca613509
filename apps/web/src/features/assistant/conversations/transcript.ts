import type { Conversation } from '@careway/contracts/assistant/conversations'

export interface TranscriptWords {
  readonly title: string
  /** What this is and is not. */
  readonly about: string
  readonly you: string
  readonly assistant: string
  readonly sources: string
  readonly moment: (iso: string) => string
}

type Message = Conversation['messages'][number]

const sourceLine = ({ title, url }: NonNullable<Message['sources']>[number]) => `  - ${title}${url ? ` (${url})` : ''}`

function messageText(message: Message, words: TranscriptWords): string {
  const speaker = message.type === 'user' ? words.you : words.assistant
  const sources = message.sources?.length ? ['', `${words.sources}:`, ...message.sources.map(sourceLine)] : []
  return [`${speaker}, ${words.moment(message.timestamp)}`, message.content, ...sources].join('\n')
}

/** A conversation as plain text, to keep or to show a doctor. */
export const transcriptOf = ({ messages }: Conversation, words: TranscriptWords): string =>
  `${[words.title, words.about, ...messages.map((message) => messageText(message, words))].join('\n\n')}\n`

/** Named by its day alone: file names are seen by others. */
export const transcriptName = (product: string, { createdAt }: Pick<Conversation, 'createdAt'>): string =>
  `${product.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${createdAt.slice(0, 10)}.txt`
