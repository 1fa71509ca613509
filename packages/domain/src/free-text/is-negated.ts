import { CLAUSE_END } from './fold-text'
import type { PhraseSpan } from './find-phrase'

const DENIALS = [
  'no',
  'without',
  'denies',
  'deny',
  'never had',
  'dont have',
  'do not have',
  'does not have',
  'doesnt have',
  'not having',
  'havent had',
  'didnt have',
  'sin',
  'ningun',
  'ninguna',
  'niega',
  'no tengo',
  'no tiene',
  'no hay',
  'no siento',
  'nunca he tenido',
].map((each) => each.split(' '))
const FILLERS = new Set([
  'any',
  'more',
  'severe',
  'real',
  'a',
  'ningun',
  'ninguna',
  'un',
  'una',
  'el',
  'la',
  'mas',
  'de',
])
const LINKS = new Set(['or', 'nor', 'o', 'ni', 'u'])
const REACH = 5

const denialEnd = (words: readonly string[], at: number): number | undefined => {
  const denial = DENIALS.filter((each) => each.every((word, offset) => words[at + offset] === word)).sort(
    (a, b) => b.length - a.length,
  )[0]
  return denial && at + denial.length
}

const leadsOn = (between: readonly string[]) =>
  between.every((word) => FILLERS.has(word)) || LINKS.has(between.at(-1) ?? '') || LINKS.has(between.at(-2) ?? '')

/**
 * Whether the words just before deny the phrase: "no chest pain", "sin fiebre ni tos". Doubtful cases count as not
 * denied: a comma ends the denial, and "I don't know why I have chest pain" denies nothing.
 */
export function isNegated(words: readonly string[], { first }: PhraseSpan): boolean {
  for (let at = Math.max(0, first - REACH); at < first; at += 1) {
    const end = denialEnd(words, at)
    if (end === undefined || end > first) continue
    const between = words.slice(end, first)
    if (!between.includes(CLAUSE_END) && leadsOn(between)) return true
  }
  return false
}
