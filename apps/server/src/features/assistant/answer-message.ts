import type { z } from 'zod'
import type { chatEvents, ChatAnswer } from '@careway/contracts/assistant/chat'
import { rulesDayAt } from '@careway/domain/kernel/rules-day'
import { isEmergency } from '@careway/domain/safety/assess-conversation'
import type { AnswerNotice } from '@careway/domain/vocabulary/assistant-terms'
import type { OfferedLocale } from '@careway/i18n/locales'
import { refuse } from '../../calls/refusal'
import type { SignedInUser } from '../../ports/caller'
import type { Voice } from './actions.presenter'
import { answerAgain } from './answer-again'
import type { AssistantParts } from './assistant-parts'
import { keepEnding, keepExchange, PARAGRAPH, type Ending, type Exchange, type Said } from './keep-exchange'
import { presentSafety } from './safety.presenter'
import { wordAnswer } from './word-answer'

type EventNamed<Name extends keyof typeof chatEvents> = {
  readonly event: Name
  readonly data: z.infer<(typeof chatEvents)[Name]>
}
export type AnswerEvent = EventNamed<'safety'> | EventNamed<'text'> | EventNamed<'replace'> | EventNamed<'done'>

export interface Asking {
  readonly user: SignedInUser
  readonly said: Omit<Said, 'userId'>
  readonly locale: OfferedLocale
  readonly signal: AbortSignal
}

function doneOf(exchange: Exchange, voice: Voice, { worded, notices }: Ending): ChatAnswer {
  const { conversationId, at, safety, embedded } = exchange
  return {
    response: worded ?? embedded.paragraphs.join(PARAGRAPH),
    conversationId,
    language: embedded.language,
    timestamp: at.toISOString(),
    riskLevel: safety.level,
    safety: presentSafety(safety, voice),
    recommendedActions: embedded.recommendedActions,
    sources: embedded.sources,
    engine: worded === undefined ? 'embedded' : 'model',
    notices: [...notices],
  }
}

/** The product's own words, a paragraph at a time. */
function* ownWords({ embedded }: Exchange): Generator<EventNamed<'text'>> {
  for (const [index, paragraph] of embedded.paragraphs.entries())
    yield { event: 'text', data: { text: index === 0 ? paragraph : `${PARAGRAPH}${paragraph}` } }
}

const textOf = ({ embedded }: Exchange): string => embedded.paragraphs.join(PARAGRAPH)

/** An answer that was given before. */
function* saidBefore(answer: ChatAnswer): Generator<AnswerEvent> {
  const { conversationId, safety, response } = answer
  yield { event: 'safety', data: { conversationId, safety } }
  yield { event: 'text', data: { text: response } }
  yield { event: 'done', data: answer }
}

type Begun = { readonly earlier: ChatAnswer } | { readonly exchange: Exchange }

/** Stores the exchange, or finds what the same key got before. */
async function begin(parts: AssistantParts, { user, said }: Asking, voice: Voice): Promise<Begun> {
  const own = { ...said, userId: user.id }
  const earlier = await answerAgain(parts, own, voice)
  if (earlier) return { earlier }
  await parts.limits.take('assistant', user.id)
  const exchange = await parts.turnstile.pass(async () =>
    keepExchange(parts, own, await parts.readProfile(user.id), voice),
  )
  if (exchange !== 'key-used') return { exchange }
  const meanwhile = await answerAgain(parts, own, voice)
  if (!meanwhile) throw refuse('not_found')
  return { earlier: meanwhile }
}

/** Without a model. */
async function* ownEnding(
  parts: AssistantParts,
  { user }: Asking,
  exchange: Exchange,
): AsyncGenerator<AnswerEvent, Ending> {
  yield* ownWords(exchange)
  return { notices: await emergencyNotices(parts, user.id) }
}

/** A model would have been asked, were this no emergency. An emergency is answered even where nobody can tell. */
async function emergencyNotices(
  { modelWording, log }: AssistantParts,
  userId: string,
): Promise<readonly AnswerNotice[]> {
  try {
    return modelWording && (await modelWording.wouldAsk(userId)) ? ['emergency_without_model'] : []
  } catch (error) {
    log.error({ err: error }, 'asking for consent failed')
    return []
  }
}

async function* modelsWords(
  parts: AssistantParts & { readonly modelWording: NonNullable<AssistantParts['modelWording']> },
  { user, signal }: Asking,
  exchange: Exchange,
  voice: Voice,
): AsyncGenerator<AnswerEvent, Ending> {
  for await (const bit of wordAnswer(parts, user, exchange, voice, signal)) {
    if (bit.kind === 'bit') yield { event: 'text', data: { text: bit.text } }
    else if (bit.kind === 'whole') return { worded: bit.text, notices: [] }
    else {
      const { notices } = bit
      if (bit.isTakenBack) yield { event: 'replace', data: { text: textOf(exchange), notices: [...notices] } }
      else yield* ownWords(exchange)
      return { notices }
    }
  }
  return { notices: [] }
}

/**
 * Answers one message: the gate first, before a model is asked or anything else is looked up; then the words; then the
 * whole answer. What is on file is whole at every moment: the product's own answer until a model's is.
 */
export async function* answerMessage(parts: AssistantParts, asking: Asking): AsyncGenerator<AnswerEvent, void> {
  const { user, locale } = asking
  const voice: Voice = { messages: parts.messages, locale, today: rulesDayAt(parts.clock()) }
  const begun = await begin(parts, asking, voice)
  if ('earlier' in begun) return yield* saidBefore(begun.earlier)
  const { exchange } = begun
  const { conversationId, safety } = exchange
  yield { event: 'safety', data: { conversationId, safety: presentSafety(safety, voice) } }
  const { modelWording } = parts
  const ending =
    !modelWording || isEmergency(safety)
      ? yield* ownEnding(parts, asking, exchange)
      : yield* modelsWords({ ...parts, modelWording }, asking, exchange, voice)
  await keepEnding(parts, user.id, exchange, ending)
  yield { event: 'done', data: doneOf(exchange, voice, ending) }
}

/** The whole answer at once. */
export async function wholeAnswer(parts: AssistantParts, asking: Asking): Promise<ChatAnswer> {
  for await (const event of answerMessage(parts, asking)) if (event.event === 'done') return event.data
  throw new Error('an answer ended without being whole')
}
