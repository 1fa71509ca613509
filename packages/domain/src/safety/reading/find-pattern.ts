import { firstFrom } from './first-from'
import { COMMA, SENTENCE_END } from './fold-message'
import type { HeardWords, Places } from './heard-words'
import { KNOWN_WORDS, PATTERNS_BY_RAREST } from './lexicon-table'
import type { Part, Pattern, Span } from './pattern'

const GAP_AROUND = 5
const GAP_CHAINED = 4

function reaches(words: readonly string[], staysBeforeComma: boolean, from: number, to: number): boolean {
  for (let at = Math.min(from, to) + 1; at < Math.max(from, to); at += 1)
    if (words[at] === SENTENCE_END || (staysBeforeComma && words[at] === COMMA)) return false
  return true
}

interface Window {
  readonly from: number
  readonly lowest: number
  readonly highest: number
  readonly fits: (at: number) => boolean
}

function nextPosition(
  words: readonly string[],
  places: Places,
  part: Part,
  staysBeforeComma: boolean,
  { from, lowest, highest, fits }: Window,
): number | undefined {
  for (const known of part.words) {
    const there = places.get(known)
    if (there === undefined) continue
    for (let index = firstFrom(there, lowest); index < there.length && there[index]! <= highest; index += 1) {
      const at = there[index]!
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
    return {
      from,
      lowest: from + 1,
      highest: from + reach[index]!,
      fits: always,
    }
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
  { places: known }: HeardWords,
  start: number,
): Span | undefined {
  const places = [start]
  for (let index = 1; index < pattern.parts.length; index += 1) {
    const window = windowOf(pattern, index, places)
    const next = nextPosition(words, known, pattern.parts[index]!, pattern.parts.length < 3, window)
    if (next === undefined) return undefined
    places.push(next)
  }
  return {
    first: Math.min(...places),
    last: Math.max(...places),
    isPart: (place) => places.includes(place),
  }
}

function isPossible({ parts }: Pattern, isPartThere: Uint8Array): boolean {
  for (const { number } of parts) if (isPartThere[number] === 0) return false
  return true
}

/** The patterns whose parts all stand somewhere: most fall here, before any place is looked at. */
export function possiblePatterns({ rarestThere, isPartThere }: HeardWords): readonly Pattern[] {
  const possible: Pattern[] = []
  for (const part of rarestThere)
    for (const pattern of PATTERNS_BY_RAREST[part]!) if (isPossible(pattern, isPartThere)) possible.push(pattern)
  return possible
}

const NOWHERE: readonly number[] = []

/** Of rising starts those that have a place of the second part within reach. */
function startsBeside(starts: readonly number[], { isInOrder, reach }: Pattern, places: ArrayLike<number>) {
  const before = isInOrder ? -1 : GAP_AROUND
  const after = isInOrder ? reach[1]! : GAP_AROUND
  let next = 0
  return starts.filter((start) => {
    while (next < places.length && places[next]! < start - before) next += 1
    return next < places.length && places[next]! <= start + after
  })
}

const LONGEST_STRICT = 5

const isStrict = (word: string) => word.length <= LONGEST_STRICT && !word.endsWith('*')

/**
 * Where a pattern may stand, begun with a word of its first part. A short word that is a whole pattern must be written right; in others
 * one slip of the finger is read over.
 */
export function startsOf(pattern: Pattern, word: number, heard: HeardWords): readonly number[] {
  const [, second] = pattern.parts
  if (second) return startsBeside(heard.places.get(word) ?? NOWHERE, pattern, heard.placesOf(second))
  return (isStrict(KNOWN_WORDS[word]!) ? heard.surePlaces : heard.places).get(word) ?? NOWHERE
}
