import { evaluateRetrieval } from '@careway/domain/knowledge/evaluate-retrieval'
import { serverMessages } from '@careway/i18n/server-messages'
import { describe, expect, it } from 'vitest'
import { composeKnowledgeSearch } from './knowledge-search'

const search = composeKnowledgeSearch(serverMessages())

describe('lay questions that the search has not learned from', () => {
  it.each(['en', 'es'] as const)('find their card in %s, and foreign ones none', (language) => {
    const report = evaluateRetrieval(search, language, '2026-11-23')
    expect(report.questions).toBeGreaterThanOrEqual(200)
    expect(report.foreign).toBeGreaterThanOrEqual(30)
    expect(report.first / report.questions).toBeGreaterThanOrEqual(0.85)
    expect(report.shown / report.questions).toBeGreaterThanOrEqual(0.88)
    expect(report.turnedDown / report.foreign).toBeGreaterThanOrEqual(0.75)
  })
})

it.each([
  ['en', 'I have a rash', 'rash'],
  ['en', 'I have a fever', 'fever'],
  ['en', 'diabetes', 'diabetes'],
  ['en', 'How do I get Medicaid for my family?', 'medicaid'],
  ['en', 'what is charity care', 'charity-care'],
  ['es', 'tengo fiebre', 'fever'],
  ['es', 'quiero aplicar para los food stamps', 'food-help'],
  ['es', 'el hospital me mandó una cuenta que no puedo pagar', 'charity-care'],
] as const)('%s: %s is asked of the card %s', (language, question, card) => {
  expect(search.search(question, language)[0]?.id).toBe(card)
})

it.each([
  ['en', 'tell me more'],
  ['en', 'what does that mean?'],
  ['en', 'thanks'],
  ['es', '¿qué significa eso?'],
] as const)('%s: %s names nothing', (language, text) => {
  expect(search.search(text, language)).toEqual([])
})

it('forgives a typo and finds nothing in an empty or meaningless text', () => {
  expect(search.search('my deductable', 'en')[0]?.id).toBe('deductible')
  for (const text of ['', '   ', '???', '<xqzv>']) expect(search.search(text, 'en')).toEqual([])
  expect(search.search('xqzv', 'en')[0]?.likelihood ?? 0).toBeLessThan(0.1)
})

it('tells how likely each card is, the likeliest first', () => {
  const hits = search.search('what is a deductible and what is a copay', 'en')
  expect(
    hits
      .slice(0, 2)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['copay', 'deductible'])
  expect(hits.map(({ likelihood }) => likelihood)).toEqual(
    hits.map(({ likelihood }) => likelihood).toSorted((a, b) => b - a),
  )
  expect(hits.reduce((sum, { likelihood }) => sum + likelihood, 0)).toBeLessThanOrEqual(1.000001)
})

it('reads a very long text', () => {
  expect(search.search('What is a deductible? '.repeat(1000), 'en')[0]?.id).toBe('deductible')
})
