import type { ResourceType } from '../vocabulary/help-terms'
import { TYPE_CODES, TYPE_WORDS, TYPES_BY_URGENCY } from './resource-type-words'

export interface TypeEvidence {
  readonly termCodes: readonly string[]
  readonly termNames: readonly string[]
  /** The name of the service, and its other name. */
  readonly names: readonly string[]
  readonly description: string
}

type Typed = Exclude<ResourceType, 'other'>

/** Small letters without accents. */
export const folded = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

const ofCode = (code: string): Typed | undefined =>
  TYPE_CODES.find(([start]) => code.toUpperCase().startsWith(start))?.[1]

const hits = (text: string, type: Typed): number => [...text.matchAll(TYPE_WORDS[type])].length

/** The first kind in the order of urgency that a text speaks of. */
const ofWords = (texts: readonly string[]): Typed | undefined => {
  const all = folded(texts.join(' | '))
  return TYPES_BY_URGENCY.find((type) => hits(all, type) > 0)
}

/** A family in times of crisis finds many services that are no crisis line. */
const timesNeeded = (type: Typed) => (type === 'crisis' ? 2 : 1)

/** A description mentions many things in passing: what it speaks of most counts. */
function ofDescription(description: string): Typed | undefined {
  const text = folded(description)
  const counted = TYPES_BY_URGENCY.map((type) => ({ type, times: hits(text, type) })).filter(
    ({ type, times }) => times >= timesNeeded(type),
  )
  return counted.toSorted((a, b) => b.times - a.times)[0]?.type
}

/**
 * What a service does for people: by the codes of its taxonomy terms, else by the words of its terms, its names, and
 * last its description, against a published list of words.
 */
export function resourceTypeOf({ termCodes, termNames, names, description }: TypeEvidence): ResourceType {
  const coded = termCodes.flatMap((code) => ofCode(code) ?? [])
  const ofCodes = TYPES_BY_URGENCY.find((type) => coded.includes(type))
  return ofCodes ?? ofWords(names) ?? ofWords(termNames) ?? ofDescription(description) ?? 'other'
}
