import { CLAUSE_END } from './fold-text'
import { findPhrase, type PhraseSpan } from './find-phrase'

const DENIALS = [
  'no',
  'not',
  'never',
  'nunca',
  'without',
  'denies',
  'deny',
  'never had',
  'dont have',
  'do not have',
  'does not have',
  'did not have',
  'have not had',
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
  'been',
  'feeling',
  'having',
  'soy',
  'estoy',
  'pienso',
  'en',
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
/** What takes a denial back: "no chest pain until today", "never had a headache like this". */
const TAKEN_BACK = [
  'until',
  'till',
  'before',
  'like this',
  'this bad',
  'so bad',
  'hasta',
  'antes',
  'asi',
  'tan fuerte',
  'como este',
  'como esta',
  'como ahora',
]
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

function isTakenBack(words: readonly string[], { last }: PhraseSpan): boolean {
  const after = words.slice(last + 1, last + 1 + REACH)
  const end = after.indexOf(CLAUSE_END)
  const clause = end < 0 ? after : after.slice(0, end)
  return TAKEN_BACK.some((phrase) => findPhrase(clause, phrase).length > 0)
}

/**
 * Whether the words just before deny the phrase: "no chest pain", "sin fiebre ni tos". Doubtful cases count as not
 * denied: a comma ends the denial, and "I don't know why I have chest pain" denies nothing.
 */
export function isNegated(words: readonly string[], span: PhraseSpan): boolean {
  const { first } = span
  if (isTakenBack(words, span)) return false
  for (let at = Math.max(0, first - REACH); at < first; at += 1) {
    const end = denialEnd(words, at)
    if (end === undefined || end > first) continue
    const between = words.slice(end, first)
    if (!between.includes(CLAUSE_END) && leadsOn(between)) return true
  }
  return false
}
