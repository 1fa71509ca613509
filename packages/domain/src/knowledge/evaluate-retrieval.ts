import type { CalendarDate } from '../kernel/calendar-date'
import { answerFrom } from './answer-from'
import type { KnowledgeSearch } from './knowledge-search'
import type { KnowledgeLanguage } from './question-terms'
import cases from './retrieval.examples.json'

/** `tuned`: the lexicon was written against them. `keptAside`: written afterwards, to measure. */
export const RETRIEVAL_SETS = ['tuned', 'keptAside'] as const
export type RetrievalSet = (typeof RETRIEVAL_SETS)[number]

/** How the search does on the questions kept for it. Misses name the question and what came first. */
export interface RetrievalReport {
  readonly set: RetrievalSet
  readonly language: KnowledgeLanguage
  readonly questions: number
  readonly first: number
  readonly amongThree: number
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
  set: RetrievalSet,
  language: KnowledgeLanguage,
  asOf: CalendarDate,
): RetrievalReport {
  const asked = cases[set][language].map(({ ask, expect }) => {
    const hits = search.search(ask, language)
    return {
      rank: hits.findIndex(({ id }) => id === expect),
      isAnswered: answerFrom(ask, hits, asOf).kind === 'answer',
      line: `${ask}: ${expect}, got ${hits.slice(0, 3).map(({ id, score, share }) => `${id} ${score.toFixed(1)}/${share.toFixed(2)}`)}`,
    }
  })
  const foreign = cases[set].unknown[language].map((ask) => {
    const hits = search.search(ask, language)
    const [best] = hits
    return {
      isTurnedDown: answerFrom(ask, hits, asOf).kind === 'unknown',
      line: `${ask}: should not be known, got ${best?.id} ${best?.score.toFixed(1)}/${best?.share.toFixed(2)}`,
    }
  })
  return {
    set,
    language,
    questions: asked.length,
    first: asked.filter(({ rank }) => rank === 0).length,
    amongThree: asked.filter(({ rank }) => rank >= 0 && rank < 3).length,
    answered: asked.filter(({ isAnswered }) => isAnswered).length,
    foreign: foreign.length,
    turnedDown: foreign.filter(({ isTurnedDown }) => isTurnedDown).length,
    misses: [
      ...asked.filter(({ rank, isAnswered }) => rank !== 0 || !isAnswered).map(({ line }) => line),
      ...foreign.filter(({ isTurnedDown }) => !isTurnedDown).map(({ line }) => line),
    ],
  }
}
