import type { CalendarDate } from '@careway/domain/kernel/calendar-date'
import { answerFrom, type KnowledgeAnswer } from '@careway/domain/knowledge/answer-from'
import type { KnowledgeHit, KnowledgeSearch } from '@careway/domain/knowledge/knowledge-search'
import { OFFERED_LOCALES, type OfferedLocale } from '@careway/i18n/locales'

/** Longer questions say by themselves what they are about; of what was said before, its beginning does. */
const SHORT_QUESTION = 200
const ENOUGH_BEFORE = 500

export interface Question {
  readonly text: string
  /** What the person said before: "and how long does it last?" means nothing by itself. */
  readonly saidBefore: string | undefined
  readonly locale: OfferedLocale
  readonly today: CalendarDate
}

const likelihoodOf = ([best]: readonly KnowledgeHit[]): number => best?.likelihood ?? 0

/**
 * What the cards say to a question: first as it is asked, in the reader's language or another that it is likelier written
 * in, then together with what was said before it.
 */
export function findCards(search: KnowledgeSearch, { text, saidBefore, locale, today }: Question): KnowledgeAnswer {
  const languages = [locale, ...OFFERED_LOCALES.filter((each) => each !== locale)]
  const isFollowUp = saidBefore !== undefined && text.length <= SHORT_QUESTION
  const hitsFor = (asked: string) =>
    languages
      .map((language) => search.search(asked, language))
      .reduce((best, hits) => (likelihoodOf(hits) > likelihoodOf(best) ? hits : best))
  const texts = isFollowUp ? [text, `${saidBefore.slice(0, ENOUGH_BEFORE)}\n${text}`] : [text]
  for (const asked of texts) {
    const answer = answerFrom(asked, hitsFor(asked), today)
    if (answer.kind === 'answer') return answer
  }
  return answerFrom(text, [], today)
}
