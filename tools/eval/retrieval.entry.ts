import { evaluateRetrieval } from '../../packages/domain/src/knowledge/evaluate-retrieval'
import { serverMessages } from '../../packages/i18n/src/server-messages'
import { composeKnowledgeSearch } from '../../apps/server/src/composition/knowledge-search'

export function retrievalReports() {
  const search = composeKnowledgeSearch(serverMessages())
  const asOf = new Date().toISOString().slice(0, 10) as `${number}-${number}-${number}`
  return (['en', 'es'] as const).map((language) => evaluateRetrieval(search, language, asOf))
}
