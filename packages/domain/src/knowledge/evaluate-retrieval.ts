import type { CalendarDate } from '../kernel/calendar-date'
import { answerFrom } from './answer-from'
import type { KnowledgeSearch } from './knowledge-search'
import type { KnowledgeLanguage } from './question-terms'
import cases from './retrieval.examples.json'

interface Case {
  readonly ask: string
  readonly expect: string
  /** Other cards that answer as well. */
  readonly also?: readonly string[]
}

/** How the search does on questions that it has not learned from. Misses name the question and what came first. */
export interface RetrievalReport {
  readonly language: KnowledgeLanguage
  readonly questions: number
  /** Questions answered with the right card first. */
  readonly first: number
  /** Questions answered with the right card among those shown. */
  readonly shown: number
  /** Questions with a card that were answered, not turned down. */
  readonly answered: number
  readonly foreign: number
  /** Questions without a card that were turned down. */
  readonly turnedDown: number
  readonly misses: readonly string[]
}

/** Puts every kept question of a language to the search. */
export function evaluateRetrieval(
  search: KnowledgeSearch,
  language: KnowledgeLanguage,
  asOf: CalendarDate,
): RetrievalReport {
  const put = (ask: string) => {
    const hits = search.search(ask, language)
    const answer = answerFrom(ask, hits, asOf)
    const cards = answer.kind === 'answer' ? answer.cards.map(({ card }) => card.id) : []
    return { cards, got: hits.slice(0, 3).map(({ id, likelihood }) => `${id} ${likelihood.toFixed(2)}`) }
  }
  const asked = cases[language].map(({ ask, expect, also = [] }: Case) => {
    const { cards, got } = put(ask)
    const isRight = (id: string) => id === expect || also.includes(id)
    return { cards, isRight, line: `${ask}: ${expect}, got ${got}` }
  })
  const foreign = cases.unknown[language].map((ask) => {
    const { cards, got } = put(ask)
    return { cards, line: `${ask}: should not be known, got ${got}` }
  })
  const isFirst = ({ cards: [card], isRight }: (typeof asked)[number]) => card !== undefined && isRight(card)
  return {
    language,
    questions: asked.length,
    first: asked.filter(isFirst).length,
    shown: asked.filter(({ cards, isRight }) => cards.some(isRight)).length,
    answered: asked.filter(({ cards }) => cards.length > 0).length,
    foreign: foreign.length,
    turnedDown: foreign.filter(({ cards }) => cards.length === 0).length,
    misses: [
      ...asked.filter((each) => !isFirst(each)).map(({ line }) => line),
      ...foreign.filter(({ cards }) => cards.length > 0).map(({ line }) => line),
    ],
  }
}
