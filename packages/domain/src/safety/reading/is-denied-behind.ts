import { COMMA, SENTENCE_END } from './fold-message'
import type { Span } from './pattern'

const NO = new Set('no none nope nah negative never nada ninguno ninguna nunca tampoco negativo'.split(' '))
const OWN = new Set('my i im ive mi me tengo traigo siento hes shes his her estoy'.split(' '))
/** "Falta de aire tampoco", "dolor de pecho no tengo", "chest pain: none". */
const DENIED_BEHIND =
  /^(?:tampoco|none|negative|nope|ningun[oa]|negativo|no (?:tengo|tiene|hay|siento|he tenido)(?: nada)?)$/
const LONGEST_QUESTION = 8

const isMark = (word: string | undefined) => word === undefined || word === SENTENCE_END || word === COMMA

/** "Fever? no. Breathing hard? no." A person's own words before a mere "no" are no question. */
function isAnsweredNo(words: readonly string[], { first, last }: Pick<Span, 'first' | 'last'>): boolean {
  const [mark, answer, end] = words.slice(last + 1, last + 4)
  if (mark !== SENTENCE_END || !NO.has(answer ?? '') || !isMark(end)) return false
  if (end === COMMA && answer === 'no' && !isMark(words[last + 5])) return false
  const start = Math.max(words.lastIndexOf(SENTENCE_END, first), words.lastIndexOf(COMMA, first))
  const asked = words.slice(start + 1, last + 1)
  return asked.length <= LONGEST_QUESTION && !asked.some((word) => OWN.has(word))
}

/** How often a text says "no" right before a mark: "fever no, cough no". A single one may be "isn't it?". */
const isListOfNo = (words: readonly string[]) =>
  words.filter((word, at) => word === 'no' && isMark(words[at + 1]) && !isMark(words[at - 1])).length > 1

/** Whether a denial stands behind what it denies, as an answer or at the end of its part of a sentence. */
export function isDeniedBehind(words: readonly string[], span: Pick<Span, 'first' | 'last'>): boolean {
  if (isAnsweredNo(words, span)) return true
  let end = span.last + 1
  while (!isMark(words[end])) end += 1
  const behind = words.slice(span.last + 1, end).join(' ')
  return DENIED_BEHIND.test(behind) || (behind === 'no' && isListOfNo(words))
}
