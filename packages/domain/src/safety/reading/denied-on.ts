import { COMMA } from './fold-message'

const AUXILIARY = /^(?:have|has|had|do|does|did|am|is|are|was|were)$/
const PERSON = /^(?:i|he|she|it|we|they|my|his|her)$/
const FEELS = /^(?:siento|siente|sienta|senti|sintio|noto|nota)$/
const CLITIC = /^(?:se|me|le|les|nos|lo|la|te)$/
const TURNS_ROUND = new Set(['nor', 'neither'])
const LINKS = new Set('or nor o ni'.split(' '))
const ANYTHING = /^(?:anything|nada|otra cosa)$/
const PART_ENDS = new Set([COMMA, 'and', 'so', 'when', 'if', 'y'])
const SECOND_VERB = new Set('feel have has tengo tiene siento'.split(' '))

const wordsFrom = (words: readonly string[], from: number, isPassed: RegExp): readonly string[] => {
  let at = from
  while (at < words.length && isPassed.test(words[at]!)) at += 1
  return words.slice(at)
}

/** "Nor have I thought of it", "ni se me va", "no siento que se me cierre": behind its denial a sentence turns round. */
export function askedBackwards(denier: string, between: readonly string[]): readonly string[] {
  const [first = '', second = ''] = between
  if (second === 'que' && FEELS.test(first)) return wordsFrom(between, 2, CLITIC)
  if (denier === 'ni') return wordsFrom(between, 0, CLITIC)
  const isTurned = AUXILIARY.test(first) && PERSON.test(second) && TURNS_ROUND.has(denier)
  return isTurned ? between.slice(2) : between
}

/** "I didn't throw up or feel faint": a second verb is denied with the first. */
export const isSecondVerb = (before: string, word: string): boolean => SECOND_VERB.has(word) && LINKS.has(before)

/** "No spots before my eyes or swelling": no word of time. */
export const isBeforeEyes = (between: readonly string[], at: number): boolean =>
  between[at] === 'before' && between.slice(at + 1, at + 3).includes('eyes')

/** "I didn't bite it in a seizure or anything": all before it is denied. */
export const isOrAnything = (words: readonly string[], last: number, between: readonly string[]): boolean =>
  LINKS.has(words[last + 1] ?? '') &&
  ANYTHING.test(words[last + 2] ?? '') &&
  !between.some((word) => PART_ENDS.has(word))
