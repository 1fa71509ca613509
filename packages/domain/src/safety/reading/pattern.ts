import { WORD_CLASSES } from '../lexicon/word-classes'
import { COMMA, SENTENCE_END } from './fold-message'

/**
 * Words that together say a concept. `chest pain` stands in order with at most two words between; `chest ~ pain|hurt*`
 * in any order within six words. `a|b` is either word, `a*` any word that begins so, `<child>` any word of that class,
 * `=me` in order and right after the word before. None crosses a sentence, and only those of three parts a comma.
 */
export interface Pattern {
  readonly concept: string
  readonly isInOrder: boolean
  readonly parts: readonly (readonly string[])[]
  /** How many words on each part may stand at most, counted from the part before. */
  readonly reach: readonly number[]
}

export interface Span {
  readonly first: number
  readonly last: number
  /** Whether the word at a place belongs to the pattern. */
  readonly isPart: (at: number) => boolean
}

const GAP_IN_ORDER = 3
const GAP_AROUND = 5
const GAP_CHAINED = 4

const expand = (word: string) => (word.startsWith('<') ? WORD_CLASSES[word.slice(1, -1)]!.split('|') : [word])

export function parsePattern(concept: string, written: string): Pattern {
  const isInOrder = !written.includes(' ~ ')
  const parts = written.split(isInOrder ? ' ' : / ~ | /)
  return {
    concept,
    isInOrder,
    parts: parts.map((part) => part.replace('=', '').split('|').flatMap(expand)),
    reach: parts.map((part) => (part.startsWith('=') ? 1 : GAP_IN_ORDER)),
  }
}

function reaches(words: readonly string[], staysBeforeComma: boolean, from: number, to: number): boolean {
  for (let at = Math.min(from, to) + 1; at < Math.max(from, to); at += 1)
    if (words[at] === SENTENCE_END || (staysBeforeComma && words[at] === COMMA)) return false
  return true
}

export type Positions = (known: string) => readonly number[]

/** Index of the first position at or after `floor` in a rising list. */
function firstFrom(positions: readonly number[], floor: number): number {
  let low = 0
  let high = positions.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (positions[middle]! < floor) low = middle + 1
    else high = middle
  }
  return low
}

interface Window {
  readonly from: number
  readonly lowest: number
  readonly highest: number
  readonly fits: (at: number) => boolean
}

function nextPosition(
  words: readonly string[],
  positions: Positions,
  part: readonly string[],
  staysBeforeComma: boolean,
  { from, lowest, highest, fits }: Window,
): number | undefined {
  for (const known of part) {
    const places = positions(known)
    for (let index = firstFrom(places, lowest); index < places.length && places[index]! <= highest; index += 1) {
      const at = places[index]!
      if (at !== from && fits(at) && reaches(words, staysBeforeComma, from, at)) return at
    }
  }
  return undefined
}

const always = () => true

function windowOf({ isInOrder, reach }: Pattern, index: number, places: readonly number[]): Window {
  const start = places[0]!
  if (isInOrder) {
    const from = places.at(-1)!
    return { from, lowest: from + 1, highest: from + reach[index]!, fits: always }
  }
  return {
    from: start,
    lowest: Math.min(start - GAP_AROUND, ...places.map((place) => place - GAP_CHAINED)),
    highest: Math.max(start + GAP_AROUND, ...places.map((place) => place + GAP_CHAINED)),
    fits: (to) => Math.abs(to - start) <= GAP_AROUND || places.some((place) => Math.abs(to - place) <= GAP_CHAINED),
  }
}

/** Where a pattern stands, begun at a place of its first part. */
export function spanAt(
  words: readonly string[],
  pattern: Pattern,
  positions: Positions,
  start: number,
): Span | undefined {
  const places = [start]
  for (let index = 1; index < pattern.parts.length; index += 1) {
    const window = windowOf(pattern, index, places)
    const next = nextPosition(words, positions, pattern.parts[index]!, pattern.parts.length < 3, window)
    if (next === undefined) return undefined
    places.push(next)
  }
  return { first: Math.min(...places), last: Math.max(...places), isPart: (place) => places.includes(place) }
}
