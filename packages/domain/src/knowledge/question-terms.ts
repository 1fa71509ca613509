import { layLexiconOf } from './lay-lexicon'
import { foldWords, questionWords } from './question-words'
import { stopWordsOf } from './stop-words'

export type KnowledgeLanguage = 'en' | 'es'

/** One thing the question speaks of: the words as said, and the words of the cards they may stand for. */
export interface QuestionTerm {
  readonly said: readonly string[]
  readonly means: readonly string[]
}

const LONGEST_PHRASE = 5
/** No card has a longer one, and looking for what is like it takes long. */
const LONGEST_WORD = 40
/** "for 3 days", "a fever of 102": no subject. Numbers that are, such as turning 26, are phrases of the lexicon. */
const BARE_NUMBER = /^\d{1,3}$/

/** Reads a question as terms: lay phrases first, the longest that fits, then single words. Empty words are left out. */
export function questionTerms(question: string, language: KnowledgeLanguage): readonly QuestionTerm[] {
  const words = questionWords(question)
  const lexicon = layLexiconOf(language)
  const empty = stopWordsOf(language)
  const terms: QuestionTerm[] = []
  const isSaid = (word: string) => word.length <= LONGEST_WORD && !empty.has(word) && !BARE_NUMBER.test(word)
  for (let at = 0; at < words.length;) {
    const length = phraseLength(words, at, lexicon)
    const said = words.slice(at, at + Math.max(1, length))
    const means = length > 0 ? foldWords(lexicon[said.join(' ')]!) : []
    const kept = said.filter(isSaid)
    if (kept.length > 0 || means.length > 0) terms.push({ said: kept, means })
    at += said.length
  }
  return terms
}

function phraseLength(words: readonly string[], at: number, lexicon: Readonly<Record<string, string>>): number {
  for (let length = LONGEST_PHRASE; length > 0; length -= 1)
    if (at + length <= words.length && Object.hasOwn(lexicon, words.slice(at, at + length).join(' '))) return length
  return 0
}
