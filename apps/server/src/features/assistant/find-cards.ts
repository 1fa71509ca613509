import type { CalendarDate } from '@careway/domain/kernel/calendar-date'
import { answerFrom, type KnowledgeAnswer } from '@careway/domain/knowledge/answer-from'
import type { KnowledgeSearch } from '@careway/domain/knowledge/knowledge-search'
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

/**
 * What the cards say to a question: first as it is asked, in the reader's language and then in the others it may be
 * written in, then together with what was said before it.
 */
export function findCards(search: KnowledgeSearch, { text, saidBefore, locale, today }: Question): KnowledgeAnswer {
  const languages = [locale, ...OFFERED_LOCALES.filter((each) => each !== locale)]
  const isFollowUp = saidBefore !== undefined && text.length <= SHORT_QUESTION
  const texts = isFollowUp ? [text, `${saidBefore.slice(0, ENOUGH_BEFORE)}\n${text}`] : [text]
  for (const asked of texts)
    for (const language of languages) {
      const answer = answerFrom(asked, search.search(asked, language), today)
      if (answer.kind === 'answer') return answer
    }
  return answerFrom(text, [], today)
}
