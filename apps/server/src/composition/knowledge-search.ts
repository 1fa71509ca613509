import { ASKED_QUESTIONS } from '@careway/domain/knowledge/asked-questions'
import { EVERY_CARD } from '@careway/domain/knowledge/every-card'
import { cardDocument, type KnowledgeSearch } from '@careway/domain/knowledge/knowledge-search'
import type { KnowledgeLanguage } from '@careway/domain/knowledge/question-terms'
import type { Messages } from '@careway/i18n/create-messages'
import { stemmer } from 'stemmer'
import { createKnowledgeSearch } from '../adapters/knowledge-search/knowledge-search.adapter'
import { makeMiniSearchIndex } from '../adapters/knowledge-search/mini-search-index'

/** The search over every reviewed card, in the words of the catalogs. */
export function composeKnowledgeSearch(messages: Messages): KnowledgeSearch {
  const documentsIn = (locale: KnowledgeLanguage) =>
    EVERY_CARD.map((card) => cardDocument(card, (catalog, key) => messages.translateCode(locale, catalog, key)))
  return createKnowledgeSearch({
    documents: { en: documentsIn('en'), es: documentsIn('es') },
    asked: ASKED_QUESTIONS,
    makeIndex: makeMiniSearchIndex,
    stemEnglish: stemmer,
  })
}
