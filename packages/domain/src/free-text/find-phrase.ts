import { CLAUSE_END } from './fold-text'
import { isNearWord } from './is-near-word'

const WORDS_BETWEEN = 2

/** Where a phrase stands among folded words, as first and last index; its words in order, at most two others between. */
export interface PhraseSpan {
  readonly first: number
  readonly last: number
}

function spanFrom(words: readonly string[], phrase: readonly string[], first: number): PhraseSpan | undefined {
  let at = first
  for (const known of phrase.slice(1)) {
    const window = words.slice(at + 1, at + 2 + WORDS_BETWEEN)
    const next = window.findIndex((word) => isNearWord(word, known))
    if (next < 0 || window.slice(0, next).includes(CLAUSE_END)) return undefined
    at += 1 + next
  }
  return { first, last: at }
}

/** Every place of a phrase, such as `chest pain` or `pecho duele`. */
export function findPhrase(words: readonly string[], phrase: string): readonly PhraseSpan[] {
  const parts = phrase.split(' ')
  return words
    .map((word, index) => (isNearWord(word, parts[0]!) ? spanFrom(words, parts, index) : undefined))
    .filter((span) => span !== undefined)
}
