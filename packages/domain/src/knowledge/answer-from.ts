import type { CalendarDate } from '../kernel/calendar-date'
import type { Citation } from '../kernel/decision'
import { cardSentences, type CardSentence } from './card-words'
import { cardOf } from './every-card'
import { citationsOfFigures } from './figures'
import type { KnowledgeAction } from './knowledge-action'
import type { KnowledgeCard } from './knowledge-card'
import type { KnowledgeHit } from './knowledge-search'
import { isSpokenOf } from './own-subject'

/** How likely the best card must be. Chosen on questions that nobody had tuned for: more answers fewer, less answers what no card knows. */
const LEAST_LIKELIHOOD = 0.25
/** A second card is worth showing when it is nearly as likely as the first. */
const NEAR_THE_BEST = 0.25
const MOST_CARDS = 3

export interface AnswerCard {
  readonly card: KnowledgeCard
  /** The first card says all; the others their title and summary. */
  readonly sentences: readonly CardSentence[]
}

/** What the cards say to a question. Every figure in it comes from a card, every card is cited. */
export type KnowledgeAnswer =
  | {
      readonly kind: 'answer'
      readonly question: string
      readonly cards: readonly [AnswerCard, ...AnswerCard[]]
      readonly citations: readonly Citation[]
      readonly actions: readonly KnowledgeAction[]
    }
  | { readonly kind: 'unknown'; readonly question: string; readonly actions: readonly KnowledgeAction[] }

/** Where somebody may still find help when no card answers. */
const WHEN_UNKNOWN: readonly KnowledgeAction[] = ['call-211', 'find-health', 'open-insurance']

function worded(id: string, index: number, asOf: CalendarDate): AnswerCard | undefined {
  const card = cardOf(id)
  const sentences = card && cardSentences(card, asOf)
  if (!card || !sentences) return undefined
  const isBrief = ({ part }: CardSentence) => part === 'title' || part === 'summary'
  return { card, sentences: index === 0 ? sentences : sentences.filter(isBrief) }
}

const cite = ({ card }: AnswerCard): readonly Citation[] => [...card.sources, ...citationsOfFigures(card.figures)]

const byAddress = (citations: readonly Citation[]): readonly Citation[] => [
  ...new Map(citations.map((citation) => [`${citation.title} ${citation.url}`, citation])).values(),
]

const unknown = (question: string): KnowledgeAnswer => ({ kind: 'unknown', question, actions: WHEN_UNKNOWN })

/** Composes an answer from up to three cards, or says that it does not know. */
export function answerFrom(question: string, hits: readonly KnowledgeHit[], asOf: CalendarDate): KnowledgeAnswer {
  const spoken = hits.filter(({ id }) => isSpokenOf(id, question))
  const best = spoken[0]
  if (!best || best.likelihood < LEAST_LIKELIHOOD) return unknown(question)
  const near = spoken.filter(({ likelihood }) => likelihood >= best.likelihood * NEAR_THE_BEST).slice(0, MOST_CARDS)
  return answerOf(
    question,
    near.map(({ id }) => id),
    asOf,
  )
}

/** What is left to say where the likeliest card was shown and is not what was wanted: the next ones, if they are likely among the rest. */
export function answerBeside(question: string, hits: readonly KnowledgeHit[], asOf: CalendarDate): KnowledgeAnswer {
  const [shown, ...others] = hits.filter(({ id }) => isSpokenOf(id, question))
  const left = 1 - (shown?.likelihood ?? 0)
  const rest = others.map(({ id, likelihood }) => ({ id, likelihood: left > 0 ? likelihood / left : 0 }))
  return answerFrom(question, rest, asOf)
}

/** What stands around the card that answers: the cards it is related to. */
export function answerAround(question: string, hits: readonly KnowledgeHit[], asOf: CalendarDate): KnowledgeAnswer {
  const answer = answerFrom(question, hits, asOf)
  return answer.kind === 'answer' ? answerOf(question, answer.cards[0].card.related.slice(0, MOST_CARDS), asOf) : answer
}

function answerOf(question: string, ids: readonly string[], asOf: CalendarDate): KnowledgeAnswer {
  const [first, ...others] = ids.map((id, index) => worded(id, index, asOf)).filter((each) => each !== undefined)
  if (!first) return unknown(question)
  const cards = [first, ...others] as const
  return {
    kind: 'answer',
    question,
    cards,
    citations: byAddress(cards.flatMap(cite)),
    actions: [...new Set(cards.flatMap(({ card }) => card.actions))],
  }
}
