import { readWord } from './known-words'
import { IS_RAREST, PARTS_COUNT, PARTS_WITH } from './lexicon-table'
import type { Part } from './pattern'

/** Where known words stand, by their numbers. */
export type Places = ReadonlyMap<number, readonly number[]>

/** The known words of a text, the first heard first; places rise. */
export interface HeardWords {
  readonly places: Places
  /** Without those that may only be slips of the finger. */
  readonly surePlaces: Places
  /** 1 for each part of a pattern, by its number, that stands anywhere. */
  readonly isPartThere: Uint8Array
  /** The numbers of those that are the rarest of a pattern. */
  readonly rarestThere: readonly number[]
  readonly placesOf: (part: Part) => ArrayLike<number>
}

function putAt(places: Map<number, number[]>, word: number, at: number): void {
  const there = places.get(word)
  if (there) there.push(at)
  else places.set(word, [at])
}

function placesIn(words: readonly string[]): Pick<HeardWords, 'places' | 'surePlaces'> {
  const places = new Map<number, number[]>()
  const surePlaces = new Map<number, number[]>()
  words.forEach((word, at) => {
    const reading = readWord(word === 'couldnt' ? 'cant' : word)
    for (const known of reading.known) {
      putAt(places, known, at)
      if (reading.isSure) putAt(surePlaces, known, at)
    }
  })
  return { places, surePlaces }
}

const merge = (lists: readonly (readonly number[])[]): ArrayLike<number> =>
  lists.length === 1 ? lists[0]! : Uint32Array.from(lists.flat()).sort()

export function heardWords(words: readonly string[]): HeardWords {
  const { places, surePlaces } = placesIn(words)
  const isPartThere = new Uint8Array(PARTS_COUNT)
  const rarestThere: number[] = []
  for (const word of places.keys())
    for (const part of PARTS_WITH[word]!) {
      if (isPartThere[part] === 0 && IS_RAREST[part] === 1) rarestThere.push(part)
      isPartThere[part] = 1
    }
  const merged = new Map<number, ArrayLike<number>>()
  return {
    places,
    surePlaces,
    isPartThere,
    rarestThere,
    placesOf: (part) => {
      const known = merged.get(part.number)
      if (known) return known
      const all = merge(part.words.map((word) => places.get(word)).filter((there) => there !== undefined))
      merged.set(part.number, all)
      return all
    },
  }
}
