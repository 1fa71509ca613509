import { COMMA, SENTENCE_END } from './fold-message'

/**
 * Words that together say a concept. `chest pain` stands in order with at most two words between; `chest ~ pain|hurt*`
 * in any order within six words. `a|b` is either word, `a*` any word that begins so. None crosses a sentence, and only those of three parts a comma.
 */
export interface Pattern {
  readonly concept: string
  readonly isInOrder: boolean
  readonly parts: readonly (readonly string[])[]
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

export function parsePattern(concept: string, written: string): Pattern {
  const isInOrder = !written.includes(' ~ ')
  return { concept, isInOrder, parts: written.split(isInOrder ? ' ' : / ~ | /).map((part) => part.split('|')) }
}

function reaches(words: readonly string[], staysBeforeComma: boolean, from: number, to: number): boolean {
  for (let at = Math.min(from, to) + 1; at < Math.max(from, to); at += 1)
    if (words[at] === SENTENCE_END || (staysBeforeComma && words[at] === COMMA)) return false
  return true
}

export type Positions = (known: string) => readonly number[]

function nextPosition(
  words: readonly string[],
  positions: Positions,
  part: readonly string[],
  staysBeforeComma: boolean,
  fits: (at: number) => boolean,
  from: number,
): number | undefined {
  for (const known of part)
    for (const at of positions(known))
      if (at !== from && fits(at) && reaches(words, staysBeforeComma, from, at)) return at
  return undefined
}

/** Where a pattern stands, begun at a place of its first part. */
export function spanAt(
  words: readonly string[],
  pattern: Pattern,
  positions: Positions,
  start: number,
): Span | undefined {
  let first = start
  let last = start
  let at = start
  const places = [start]
  for (const part of pattern.parts.slice(1)) {
    const fits = pattern.isInOrder
      ? (to: number) => to > at && to <= at + GAP_IN_ORDER
      : (to: number) =>
          Math.abs(to - start) <= GAP_AROUND || places.some((place) => Math.abs(to - place) <= GAP_CHAINED)
    const next = nextPosition(words, positions, part, pattern.parts.length < 3, fits, pattern.isInOrder ? at : start)
    if (next === undefined) return undefined
    at = next
    places.push(next)
    first = Math.min(first, next)
    last = Math.max(last, next)
  }
  return { first, last, isPart: (place) => places.includes(place) }
}
