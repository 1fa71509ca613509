import { once } from '@careway/domain/kernel/once'
import { ELSEWHERE } from '@careway/domain/knowledge/asked-questions'
import type { CardDocument, KnowledgeHit, KnowledgeSearch } from '@careway/domain/knowledge/knowledge-search'
import { learnQuestions, type AskedOf, type Likeness } from '@careway/domain/knowledge/question-likeness'
import { questionTerms, type KnowledgeLanguage, type QuestionTerm } from '@careway/domain/knowledge/question-terms'
import type { MakeIndex, StemmedDocument } from './search-index'
import { stemOf, stemsOf, withoutPlaceholders, type Stem } from './stem-words'
import { wordWeights } from './word-weights'

const MOST_WEIGHED = 30
const MOST_HITS = 8
/** Of a very long text, as many different things as this are looked for. */
const MOST_TERMS = 60
/** How much the words that a card and a question share count beside how the question sounds. */
const PART_OF_RELEVANCE = 0.4

interface SearchParts {
  /** The cards in a language. */
  readonly documents: Readonly<Record<KnowledgeLanguage, readonly CardDocument[]>>
  /** How people ask for them. */
  readonly asked: Readonly<Record<KnowledgeLanguage, readonly AskedOf[]>>
  readonly makeIndex: MakeIndex
  readonly stemEnglish: Stem
}

interface StemmedTerm {
  readonly stems: readonly string[]
  readonly weight: number
}

/** Searches the cards by how people ask for them, and by stems, lay words turned into the cards' own. */
export function createKnowledgeSearch(parts: SearchParts): KnowledgeSearch {
  const searches = { en: searchIn('en', parts), es: searchIn('es', parts) }
  return {
    search: (question, language) => searches[language].search(question),
    makeReady: () => Object.values(searches).forEach(({ makeReady }) => makeReady()),
  }
}

/** Who names the very title of a card asks for it: it counts as that many questions. */
const TITLE_COUNTS = 3
const textsOf = ({ id, title, words, body }: CardDocument): readonly AskedOf[] =>
  [...Array.from({ length: TITLE_COUNTS }, () => title), words, withoutPlaceholders(`${title} ${body}`)].map(
    (text) => ({ subject: id, text }),
  )

/** Likelihoods that together are one. */
function likelihoods(likeness: Likeness): ReadonlyMap<string, number> {
  const most = Math.max(...likeness.values())
  const odds = [...likeness].map(([subject, each]) => [subject, Math.exp(each - most)] as const)
  const all = odds.reduce((sum, [, each]) => sum + each, 0)
  return new Map(odds.map(([subject, each]) => [subject, each / all]))
}

function searchIn(language: KnowledgeLanguage, { documents, asked, makeIndex, stemEnglish }: SearchParts) {
  const relevanceTo = relevanceIn(language, documents[language], makeIndex, stemOf(language, stemEnglish))
  const learned = once(() => learnQuestions([...documents[language].flatMap(textsOf), ...asked[language]]))
  const search = (question: string): readonly KnowledgeHit[] => {
    const relevance = relevanceTo(question)
    const likeness = learned()(question)
    if (!relevance || likeness.size === 0) return []
    const likely = likelihoods(
      new Map(
        [...likeness].map(([id, each]) => [id, each + PART_OF_RELEVANCE * Math.log1p(relevance.get(id) ?? 0)] as const),
      ),
    )
    const hits = [...likely]
      .map(([id, likelihood]) => ({ id, likelihood }))
      .sort((a, b) => b.likelihood - a.likelihood)
      .slice(0, MOST_HITS)
    return hits[0]?.id === ELSEWHERE ? [] : hits.filter(({ id }) => id !== ELSEWHERE)
  }
  return { search, makeReady: () => void learned() }
}

/** How much of a question the words of each card speak of, if it names anything. A card that speaks of more of it goes before one that speaks of a word of it often. */
function relevanceIn(
  language: KnowledgeLanguage,
  documents: readonly CardDocument[],
  makeIndex: MakeIndex,
  stem: Stem,
): (question: string) => ReadonlyMap<string, number> | undefined {
  const stemmed = documents.map(({ id, title, words, body }): StemmedDocument => ({
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
  return (question) => {
    const terms = questionTerms(question, language).slice(0, MOST_TERMS).map(stemTerm)
    if (terms.length === 0) return undefined
    const stems = [...new Set(terms.flatMap((term) => term.stems))]
    return new Map(
      index
        .search(stems)
        .slice(0, MOST_WEIGHED)
        .map(({ id, score, found }) => [id, score * shareOf(terms, new Set(found))] as const),
    )
  }
}

function shareOf(terms: readonly StemmedTerm[], found: ReadonlySet<string>): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  const spoken = terms
    .filter(({ stems }) => stems.some((stem) => found.has(stem)))
    .reduce((sum, { weight }) => sum + weight, 0)
  return total === 0 ? 0 : spoken / total
}
