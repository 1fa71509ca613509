import { EVERY_CARD } from '@careway/domain/knowledge/every-card'
import { evaluateRetrieval } from '@careway/domain/knowledge/evaluate-retrieval'
import { cardDocument } from '@careway/domain/knowledge/knowledge-search'
import { serverMessages } from '@careway/i18n/server-messages'
import { stemmer } from 'stemmer'
import { describe, expect, it } from 'vitest'
import { createKnowledgeSearch } from './knowledge-search.adapter'
import { makeMiniSearchIndex } from './mini-search-index'

const messages = serverMessages()
const documentsIn = (locale: 'en' | 'es') =>
  EVERY_CARD.map((card) => cardDocument(card, (catalog, key) => messages.translateCode(locale, catalog, key)))
const search = createKnowledgeSearch({
  documents: { en: documentsIn('en'), es: documentsIn('es') },
  makeIndex: makeMiniSearchIndex,
  stemEnglish: stemmer,
})

describe.each(['tuned', 'keptAside'] as const)('lay questions, %s', (set) => {
  it.each(['en', 'es'] as const)('find their card in %s, and foreign ones none', (language) => {
    const report = evaluateRetrieval(search, set, language, '2026-11-21')
    expect(report.questions).toBeGreaterThanOrEqual(20)
    expect(report.first / report.questions).toBeGreaterThanOrEqual(0.85)
    expect(report.amongThree / report.questions).toBeGreaterThanOrEqual(0.95)
    expect(report.turnedDown / report.foreign).toBeGreaterThanOrEqual(0.85)
  })
})

it('forgives a typo and finds nothing in an empty or meaningless text', () => {
  expect(search.search('my deductable', 'en')[0]?.id).toBe('deductible')
  for (const text of ['', '   ', '???', '<xqzv>', 'xqzv']) expect(search.search(text, 'en')).toEqual([])
})

it('reads a very long text', () => {
  expect(search.search('I have a fever '.repeat(1400), 'en').length).toBeGreaterThan(0)
})
