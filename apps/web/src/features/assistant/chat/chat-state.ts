import type { ChatAnswer } from '@careway/contracts/assistant/chat'
import type { Conversation, ChatMessage } from '@careway/contracts/assistant/conversations'
import type { SafetyNotice } from '@careway/contracts/assistant/assistant-answer'
import type { SafetyLevel } from '@careway/domain/safety/safety-level'
import type { AnswerNotice } from '@careway/domain/vocabulary/assistant-terms'

/**
 * `waiting` until the first word, `stopped` by the reader, `broken` where the answer ended early or never came: then it
 * can be asked for again.
 */
export type AnswerProgress = 'waiting' | 'arriving' | 'finished' | 'stopped' | 'broken'

export interface QuestionLine {
  readonly from: 'user'
  readonly text: string
  readonly at: string
}

export interface AnswerLine extends Pick<ChatMessage, 'engine' | 'language' | 'sources' | 'recommendedActions'> {
  readonly from: 'ai'
  readonly text: string
  readonly at: string
  readonly progress: AnswerProgress
  readonly notices: readonly AnswerNotice[]
  /** Whether the server has taken the question in. */
  readonly isHeard: boolean
}

export type ChatLine = QuestionLine | AnswerLine

export interface ChatState {
  readonly conversationId: string | undefined
  readonly lines: readonly ChatLine[]
  /** What the reader said, one message each; the same list until another is said. */
  readonly questions: readonly string[]
  /** What the server's gate said, the gravest so far. */
  readonly heard: readonly SafetyNotice[]
  /** Of a conversation that was kept: its level when it was opened. */
  readonly keptLevel: SafetyLevel | undefined
}

export const EMPTY_CHAT: ChatState = {
  conversationId: undefined,
  lines: [],
  questions: [],
  heard: [],
  keptLevel: undefined,
}

export type ChatEvent =
  | { readonly kind: 'asked'; readonly text: string; readonly at: string }
  | { readonly kind: 'asked-again'; readonly at: string }
  | { readonly kind: 'safety'; readonly conversationId: string; readonly safety: SafetyNotice }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'replace'; readonly text: string; readonly notices: readonly AnswerNotice[] }
  | { readonly kind: 'done'; readonly answer: ChatAnswer }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'cleared' }
  | { readonly kind: 'opened'; readonly conversation: Conversation }

const awaited = (at: string): AnswerLine => ({
  from: 'ai',
  text: '',
  at,
  progress: 'waiting',
  notices: [],
  isHeard: false,
})

/** Changes the answer that is on its way; nothing where there is none. */
function withAnswer(state: ChatState, change: (line: AnswerLine) => AnswerLine): ChatState {
  const last = state.lines.at(-1)
  if (last?.from !== 'ai') return state
  return { ...state, lines: [...state.lines.slice(0, -1), change(last)] }
}

/** Once the server has taken the last question in, and those before it along with it, nothing waits any longer. */
function withQuestionsHeard(state: ChatState): ChatState {
  const place = state.lines.length - 1
  return { ...state, lines: state.lines.filter((line, at) => line.from === 'user' || line.isHeard || at === place) }
}

const finished = ({ response, timestamp, ...rest }: ChatAnswer): AnswerLine => ({
  from: 'ai',
  text: response,
  at: timestamp,
  progress: 'finished',
  engine: rest.engine,
  language: rest.language,
  sources: rest.sources,
  recommendedActions: rest.recommendedActions,
  notices: rest.notices,
  isHeard: true,
})

const keptLine = ({ type, content, timestamp, ...rest }: ChatMessage): ChatLine =>
  type === 'user'
    ? { from: 'user', text: content, at: timestamp }
    : { from: 'ai', text: content, at: timestamp, progress: 'finished', notices: [], isHeard: true, ...rest }

/** A message that was kept without its answer can be asked again. */
function opened({ id, riskLevel, messages }: Conversation): ChatState {
  const lines = messages.map(keptLine)
  const last = lines.at(-1)
  const isUnanswered = last?.from === 'user'
  const unanswered: AnswerLine[] = isUnanswered ? [{ ...awaited(last.at), progress: 'broken', isHeard: true }] : []
  return {
    conversationId: id,
    lines: [...lines, ...unanswered],
    questions: lines.filter(({ from }) => from === 'user').map(({ text }) => text),
    heard: [],
    keptLevel: riskLevel,
  }
}

const HANDLERS: {
  readonly [Kind in ChatEvent['kind']]: (state: ChatState, event: Extract<ChatEvent, { kind: Kind }>) => ChatState
} = {
  asked: (state, { text, at }) => ({
    ...state,
    lines: [...state.lines, { from: 'user', text, at }, awaited(at)],
    questions: [...state.questions, text],
  }),
  'asked-again': (state, { at }) => withAnswer(state, () => awaited(at)),
  safety: (state, { conversationId, safety }) =>
    withAnswer(withQuestionsHeard({ ...state, conversationId, heard: [...state.heard, safety] }), (line) => ({
      ...line,
      isHeard: true,
    })),
  text: (state, { text }) => withAnswer(state, (line) => ({ ...line, text: line.text + text, progress: 'arriving' })),
  replace: (state, { text, notices }) =>
    withAnswer(state, (line) => ({ ...line, text, notices, progress: 'arriving' })),
  done: (state, { answer }) =>
    withAnswer(
      withQuestionsHeard({ ...state, conversationId: answer.conversationId, heard: [...state.heard, answer.safety] }),
      () => finished(answer),
    ),
  stopped: (state) => withAnswer(state, (line) => ({ ...line, progress: 'stopped' })),
  broken: (state) => withAnswer(state, (line) => ({ ...line, progress: 'broken' })),
  cleared: () => EMPTY_CHAT,
  opened: (_state, { conversation }) => opened(conversation),
}

/** What a chat shows after an event. Pure. */
export function chatAfter(state: ChatState, event: ChatEvent): ChatState {
  const handle = HANDLERS[event.kind] as (state: ChatState, event: ChatEvent) => ChatState
  return handle(state, event)
}

/** The answer that is on its way, or was the last. */
export function lastAnswer({ lines }: ChatState): AnswerLine | undefined {
  const last = lines.at(-1)
  return last?.from === 'ai' ? last : undefined
}

export const isAnswering = (state: ChatState): boolean =>
  ['waiting', 'arriving'].includes(lastAnswer(state)?.progress ?? '')
