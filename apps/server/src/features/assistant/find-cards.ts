import type { CalendarDate } from '@careway/domain/kernel/calendar-date'
import { answerAround, answerBeside, answerFrom, type KnowledgeAnswer } from '@careway/domain/knowledge/answer-from'
import type { KnowledgeHit, KnowledgeSearch } from '@careway/domain/knowledge/knowledge-search'
import { questionTerms } from '@careway/domain/knowledge/question-terms'
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

/** What names one thing or none is asked of what was said before, unless it is as likely as this by itself. */
const LIKELY_BY_ITSELF = 0.5
const MOST_IN_PASSING = 1

const likelihoodOf = ([best]: readonly KnowledgeHit[]): number => best?.likelihood ?? 0

/** The question by itself, then together with what was said before it; one in passing only so. */
function wordings({ text, saidBefore, locale }: Question, own: readonly KnowledgeHit[]): readonly string[] {
  if (saidBefore === undefined || text.length > SHORT_QUESTION) return [text]
  const together = `${saidBefore.slice(0, ENOUGH_BEFORE)}\n${text}`
  const isInPassing = questionTerms(text, locale).length <= MOST_IN_PASSING && likelihoodOf(own) < LIKELY_BY_ITSELF
  return isInPassing ? [together] : [text, together]
}

/** The cards in the reader's language or another that a question is likelier written in. */
function hitsFor(search: KnowledgeSearch, asked: string, locale: OfferedLocale): readonly KnowledgeHit[] {
  const languages = [locale, ...OFFERED_LOCALES.filter((each) => each !== locale)]
  return languages
    .map((language) => search.search(asked, language))
    .reduce((best, hits) => (likelihoodOf(hits) > likelihoodOf(best) ? hits : best))
}

/** What may be said to somebody who asks for more, or for something else, than they were told before. */
export function findOtherCards(
  search: KnowledgeSearch,
  { saidBefore = '', locale, today }: Question,
  wanted: 'more' | 'another',
): KnowledgeAnswer {
  const hits = hitsFor(search, saidBefore, locale)
  return wanted === 'more' ? answerAround(saidBefore, hits, today) : answerBeside(saidBefore, hits, today)
}

/**
 * What the cards say to a question, in the reader's language or another that it is likelier written in: by itself, or
 * together with what was said before it.
 */
export function findCards(search: KnowledgeSearch, question: Question): KnowledgeAnswer {
  const { text, locale, today } = question
  const own = hitsFor(search, text, locale)
  for (const asked of wordings(question, own)) {
    const answer = answerFrom(asked, asked === text ? own : hitsFor(search, asked, locale), today)
    if (answer.kind === 'answer') return answer
  }
  return answerFrom(text, [], today)
}
