import type { CardDocument } from '@careway/domain/knowledge/knowledge-search'
import { describe, expect, it } from 'vitest'
import { createKnowledgeSearch } from './knowledge-search.adapter'
import type { MakeIndex } from './search-index'

const document = (id: string, title: string, words: string, body = ''): CardDocument => ({ id, title, words, body })

/** Finds whole stems anywhere and scores by how many. */
const makePlainIndex: MakeIndex = (documents) => ({
  search: (stems) =>
    documents
      .map(({ id, title, words, body }) => {
        const found = stems.filter((stem) => `${title} ${words} ${body}`.split(' ').includes(stem))
        return { id, score: 10 * found.length, found }
      })
      .filter(({ found }) => found.length > 0)
      .sort((a, b) => b.score - a.score),
})

const search = createKnowledgeSearch({
  documents: {
    en: [
      document('diarrhea', 'Diarrhea', 'loose stools'),
      document('fever', 'Fevers', 'hot', 'Loose clothes help. Call {{runsLine, phone}}.'),
    ],
    es: [document('joints', 'Dolor de rodilla', 'coyunturas')],
  },
  asked: {
    en: [
      { subject: 'fever', text: 'burning up and shivering' },
      { subject: 'elsewhere', text: 'fix my car' },
    ],
    es: [],
  },
  makeIndex: makePlainIndex,
  stemEnglish: (word) => word.replace(/s$/, ''),
})

describe('the search of cards', () => {
  it('reads lay words as the cards’ own', () => {
    const [best] = search.search('hot and with the runs', 'en')
    expect(best?.id).toBe('fever')
    expect(search.search('hot and with the runs', 'en')[1]?.id).toBe('diarrhea')
  })

  it('passes over what is longer than any word', () => {
    const asked: string[] = []
    const spied = createKnowledgeSearch({
      documents: { en: [document('fever', 'Fevers', 'hot')], es: [] },
      asked: { en: [], es: [] },
      makeIndex: (documents) => ({
        search: (stems) => {
          asked.push(...stems)
          return makePlainIndex(documents).search(stems)
        },
      }),
      stemEnglish: (word) => word,
    })
    expect(spied.search(`fevers ${'a'.repeat(9_000)}`, 'en')).toMatchObject([{ id: 'fever' }])
    expect(asked.every((stem) => stem.length < 100)).toBe(true)
  })

  it('does not index the names of placeholders', () => {
    expect(search.search('runsLine', 'en')).toEqual([])
  })

  it('learns how people ask, before it is asked or when it is', () => {
    search.makeReady()
    expect(search.search('shivering all night', 'en')[0]?.id).toBe('fever')
  })

  it('finds nothing where something else than a card is likelier', () => {
    expect(search.search('my car', 'en')).toEqual([])
  })

  it('tells how likely each card is', () => {
    const hits = search.search('loose stools and fevers', 'en')
    expect(hits.map(({ id }) => id).sort()).toEqual(['diarrhea', 'fever'])
    expect(hits.every(({ likelihood }) => likelihood > 0 && likelihood < 1)).toBe(true)
  })

  it('stems Spanish', () => {
    expect(search.search('me duelen las rodillas', 'es')[0]?.id).toBe('joints')
  })

  it.each(['', '   ', 'what is the', '?!'])('finds nothing in %j', (text) => {
    expect(search.search(text, 'en')).toEqual([])
  })
})
