import { WORD_CLASSES } from '../lexicon/word-classes'

/** Known words any of which may stand at one place of a pattern, by number, the ones to look for first first. */
export interface Part {
  readonly number: number
  readonly words: readonly number[]
}

/**
 * Words that together say a concept. `chest pain` stands in order with at most two words between; `chest ~ pain|hurt*`
 * in any order within six words. `a|b` is either word, `a*` any word that begins so, `<child>` any word of that class,
 * `=me` in order and right after the word before. None crosses a sentence, and only those of three parts a comma.
 */
export interface Pattern {
  readonly concept: string
  readonly isInOrder: boolean
  readonly parts: readonly Part[]
  /** How many words on each part may stand at most, counted from the part before. */
  readonly reach: readonly number[]
}

/** Where a pattern stands: its first and last word. */
export interface Span {
  readonly first: number
  readonly last: number
  /** Whether the word at a place belongs to the pattern. */
  readonly isPart: (at: number) => boolean
}

/** Gives each text a number of its own, from 0 on. */
export type Numbering = (text: string) => number

const GAP_IN_ORDER = 3

const expand = (word: string): readonly string[] =>
  word.startsWith('<') ? WORD_CLASSES[word.slice(1, -1)]!.split('|').flatMap(expand) : [word]

export function parsePattern(concept: string, written: string, numberOf: Record<'word' | 'part', Numbering>): Pattern {
  const isInOrder = !written.includes(' ~ ')
  const parts = written.split(isInOrder ? ' ' : / ~ | /)
  return {
    concept,
    isInOrder,
    parts: parts.map((part) => {
      const choices = part.replace('=', '')
      return {
        number: numberOf.part(choices),
        words: choices.split('|').flatMap(expand).map(numberOf.word),
      }
    }),
    reach: parts.map((part) => (part.startsWith('=') ? 1 : GAP_IN_ORDER)),
  }
}
