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
        const named = `${title} ${words}`.split(' ')
        const found = stems.filter((stem) => named.includes(stem) || body.split(' ').includes(stem))
        return { id, score: 10 * found.length, found, isNamed: found.some((stem) => named.includes(stem)) }
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
  makeIndex: makePlainIndex,
  stemEnglish: (word) => word.replace(/s$/, ''),
})

describe('the search of cards', () => {
  it('reads lay words as the cards’ own', () => {
    expect(search.search('I have the runs', 'en')).toEqual([{ id: 'diarrhea', score: 10, share: 1, isNamed: true }])
  })

  it('passes over what is longer than any word', () => {
    const asked: string[] = []
    const spied = createKnowledgeSearch({
      documents: { en: [document('fever', 'Fevers', 'hot')], es: [] },
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

  it('tells how much of the question a card speaks of', () => {
    const [best] = search.search('fever zanzibar', 'en')
    expect(best?.id).toBe('fever')
    expect(best?.share).toBeGreaterThan(0.3)
    expect(best?.share).toBeLessThan(0.7)
  })

  it('tells a card that is named from one that only mentions', () => {
    const hits = search.search('loose', 'en')
    expect(hits.map(({ id, isNamed }) => [id, isNamed])).toEqual([
      ['diarrhea', true],
      ['fever', false],
    ])
  })

  it('stems Spanish', () => {
    expect(search.search('me duelen las rodillas', 'es')[0]?.id).toBe('joints')
  })

  it.each(['', '   ', 'what is the', '?!'])('finds nothing in %j', (text) => {
    expect(search.search(text, 'en')).toEqual([])
  })
})
