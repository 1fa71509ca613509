import { wordsOf } from '@careway/domain/free-text/search-words'
import { stemSpanish } from '@careway/domain/knowledge/stem-spanish'
import { stopWordsOf } from '@careway/domain/knowledge/stop-words'
import type { KnowledgeLanguage } from '@careway/domain/knowledge/question-terms'

export type Stem = (word: string) => string

/** English by the stemmer given, Spanish by our light one. */
export const stemOf = (language: KnowledgeLanguage, english: Stem): Stem => (language === 'es' ? stemSpanish : english)

/** The names of figures are no words. */
export const withoutPlaceholders = (text: string): string => text.replaceAll(/{{.*?}}/g, ' ')

/** The stems of a text; empty words and the names of placeholders left out. */
export function stemsOf(text: string, language: KnowledgeLanguage, stem: Stem): readonly string[] {
  const empty = stopWordsOf(language)
  const spoken = withoutPlaceholders(text).replaceAll(/['’‘`´]/g, '')
  return wordsOf(spoken)
    .filter((word) => !empty.has(word))
    .map(stem)
}
