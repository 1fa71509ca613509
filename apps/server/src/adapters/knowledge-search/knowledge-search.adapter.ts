import type { CardDocument, KnowledgeHit, KnowledgeSearch } from '@careway/domain/knowledge/knowledge-search'
import { questionTerms, type KnowledgeLanguage, type QuestionTerm } from '@careway/domain/knowledge/question-terms'
import type { MakeIndex, StemmedDocument } from './search-index'
import { stemOf, stemsOf, type Stem } from './stem-words'
import { wordWeights } from './word-weights'

const MOST_WEIGHED = 30
const MOST_HITS = 8
/** Of a very long text, as many different things as this are looked for. */
const MOST_TERMS = 60

/** A card that speaks of more of the question goes before one that speaks of a word of it often. */
const weighed = (hit: KnowledgeHit): KnowledgeHit => ({ ...hit, score: hit.score * hit.share })

interface SearchParts {
  /** The cards in a language. */
  readonly documents: Readonly<Record<KnowledgeLanguage, readonly CardDocument[]>>
  readonly makeIndex: MakeIndex
  readonly stemEnglish: Stem
}

interface StemmedTerm {
  readonly stems: readonly string[]
  readonly weight: number
}

/** Searches the cards by stems, lay words turned into the cards' own. */
export function createKnowledgeSearch(parts: SearchParts): KnowledgeSearch {
  const searches = { en: searchIn('en', parts), es: searchIn('es', parts) }
  return { search: (question, language) => searches[language](question) }
}

function searchIn(language: KnowledgeLanguage, { documents, makeIndex, stemEnglish }: SearchParts) {
  const stem = stemOf(language, stemEnglish)
  const stemmed = documents[language].map(({ id, title, words, body }): StemmedDocument => ({
    id,
    title: stemsOf(title, language, stem).join(' '),
    words: stemsOf(words, language, stem).join(' '),
    body: stemsOf(body, language, stem).join(' '),
  }))
  const index = makeIndex(stemmed)
  const weigh = wordWeights(stemmed)
  const stemTerm = ({ said, means }: QuestionTerm): StemmedTerm => {
    const own = said.map(stem)
    return {
      stems: [...own, ...means.map(stem)],
      weight: Math.max(...(own.length > 0 ? own : means.map(stem)).map(weigh)),
    }
  }
  return (question: string): readonly KnowledgeHit[] => {
    const terms = questionTerms(question, language).slice(0, MOST_TERMS).map(stemTerm)
    const stems = [...new Set(terms.flatMap((term) => term.stems))]
    return index
      .search(stems)
      .slice(0, MOST_WEIGHED)
      .map(({ id, score, found, isNamed }) => weighed({ id, score, isNamed, share: shareOf(terms, new Set(found)) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST_HITS)
  }
}

function shareOf(terms: readonly StemmedTerm[], found: ReadonlySet<string>): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  const spoken = terms
    .filter(({ stems }) => stems.some((stem) => found.has(stem)))
    .reduce((sum, { weight }) => sum + weight, 0)
  return total === 0 ? 0 : spoken / total
}
