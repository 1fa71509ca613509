import MiniSearch from 'minisearch'
import type { MakeIndex, StemmedDocument } from './search-index'

const FIELDS = ['title', 'words', 'body'] as const
const BOOST = { title: 4, words: 3, body: 1 }
/** Shorter stems are taken as they are written. */
const SHORTEST_WITH_TYPOS = 5
const TYPOS = 0.2

/** The index of MiniSearch: BM25+ over stems, titles and lay words above the body, one typo forgiven in longer words. */
export const makeMiniSearchIndex: MakeIndex = (documents) => {
  const index = new MiniSearch<StemmedDocument>({
    fields: [...FIELDS],
    tokenize: (text) => text.split(' ').filter((stem) => stem !== ''),
    processTerm: (stem) => stem,
  })
  index.addAll(documents)
  return {
    search: (stems) =>
      index
        .search(stems.join(' '), {
          boost: BOOST,
          fuzzy: (stem) => (stem.length >= SHORTEST_WITH_TYPOS ? TYPOS : false),
          prefix: (stem) => stem.length >= SHORTEST_WITH_TYPOS,
          weights: { fuzzy: 0.3, prefix: 0.5 },
        })
        .map((hit) => ({ id: String(hit.id), score: hit.score, found: hit.queryTerms })),
  }
}
