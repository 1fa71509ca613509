import { stemmer } from 'stemmer'
import { EVERY_CARD } from '../../packages/domain/src/knowledge/every-card'
import { evaluateRetrieval, RETRIEVAL_SETS } from '../../packages/domain/src/knowledge/evaluate-retrieval'
import { cardDocument } from '../../packages/domain/src/knowledge/knowledge-search'
import { serverMessages } from '../../packages/i18n/src/server-messages'
import { createKnowledgeSearch } from '../../apps/server/src/adapters/knowledge-search/knowledge-search.adapter'
import { makeMiniSearchIndex } from '../../apps/server/src/adapters/knowledge-search/mini-search-index'

const messages = serverMessages()
const documentsIn = (locale: 'en' | 'es') =>
  EVERY_CARD.map((card) => cardDocument(card, (catalog, key) => messages.translateCode(locale, catalog, key)))

export function retrievalReports() {
  const search = createKnowledgeSearch({
    documents: { en: documentsIn('en'), es: documentsIn('es') },
    makeIndex: makeMiniSearchIndex,
    stemEnglish: stemmer,
  })
  const asOf = new Date().toISOString().slice(0, 10) as `${number}-${number}-${number}`
  return RETRIEVAL_SETS.flatMap((set) =>
    (['en', 'es'] as const).map((language) => evaluateRetrieval(search, set, language, asOf)),
  )
}
