import { inOneSpelling } from './one-spelling'
import { BEGINNINGS, SHORT_WORDS, WORDS } from './russian-words'

const listed = (written: string): ReadonlySet<string> => new Set(inOneSpelling(written).split(/\s+/))
const MARKS = listed(WORDS)
const SHORT = listed(SHORT_WORDS)
const BEGUN = listed(BEGINNINGS)
const LENGTHS = [5, 6, 7, 8]

const isMark = (word: string): boolean =>
  MARKS.has(word) || LENGTHS.some((length) => word.length >= length && BEGUN.has(word.slice(0, length)))

const ENOUGH = 3
const ONE_IN = 3
const FEW_WORDS = 4

/** Whether enough words of a text are surely Russian in Latin letters. */
export function isRussianInLatin(text: string, hasOtherWords: boolean): boolean {
  if (/\p{Script=Cyrillic}/u.test(text)) return false
  const words = [...new Set(inOneSpelling(text).match(/\p{L}+/gu))]
  const marks = words.filter(isMark).length
  if (marks === 0) return false
  if (marks === 1 && hasOtherWords) return false
  const weight = 2 * marks + words.filter((word) => SHORT.has(word)).length
  return weight >= ENOUGH ? weight * ONE_IN >= words.length : words.length <= FEW_WORDS
}
