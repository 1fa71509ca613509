import { COMMA, SENTENCE_END } from './fold-message'
import type { Span } from './pattern'
import type { Stretch, Stretches } from './stretches'

const list = (words: string) => new Set(words.split(' '))

const BREAKS = list(`${SENTENCE_END} ${COMMA} and but y pero so pues e`)
const SUBJECTS = list('i im ive id my mi me yo tengo el ella he she what ignore ignora forget pretend assume please')
const JOINS = list(
  'that when since and or of for in with because if on to from que cuando desde y o de por con en como like after says said dice dijo',
)
const TIMES = list(
  'ano mes dia otro lunes martes miercoles jueves viernes sabado domingo verano invierno otono proximo',
)
const ADVERB =
  /^(?:(?:so|well|ok|then|about|back|around|hace|like|over|just|casi|como|pues) )*(?:(?:in|last|on|when i was|as a|en|el|la|a|at|de|hace|the|un|una) )*(?:[\w ]{0,24})$/
const VERB =
  /\b(?:had|was|were|got|did|went|took|has|have|is|are|denied|sent|owe|says?|said|paid|need|nego|negaron|mando|llego|debo|tuve|tuvo|fui|operaron|[a-z]{2,}ed)\b/

export interface Piece {
  /** The words around a place up to a comma, an "and" or "but", or a new subject. */
  readonly piece: Stretch
  /** The piece to the end of the place, and what follows. */
  readonly pieceUpTo: Stretch
  readonly pieceBehind: Stretch
  /** From the last comma, or the last "and" or "but" with a new subject, to the end of the place. */
  readonly linked: Stretch
  /** That with the rest of the piece. */
  readonly around: Stretch
  /** Four words before a place, with it, within its piece. */
  readonly near: Stretch
  /** Two words behind it. */
  readonly behind: Stretch
  readonly sentenceBefore: Stretch
  /** The sentence before, where this one goes on telling it. */
  readonly goesOn: Stretch
  /** The sentence that follows. */
  readonly next: Stretch
  /** All that follows in the message. */
  readonly after: Stretch
}

/** Whether a new subject begins at a place. Where only a time stands before it ("last March I ..."), none does. */
export const startsAnew = (words: readonly string[], at: number): boolean =>
  SUBJECTS.has(words[at]!) && !JOINS.has(words[at - 1] ?? '') && !(words[at] === 'el' && TIMES.has(words[at + 1] ?? ''))

const isBreak = (words: readonly string[], at: number) => BREAKS.has(words[at]!)

function startOfPiece(words: readonly string[], first: number): number {
  let edge = first
  while (edge > 0 && !isBreak(words, edge - 1)) edge -= 1
  let start = first
  while (start > edge && !startsAnew(words, start)) start -= 1
  const before = words
    .slice(edge, start)
    .join(' ')
    .replace(/^(?:back )?(?:when|cuando) (?:i |he |she |yo )?(?:was|were|era|tenia|estaba)\b/, '')
  const isTime = start - edge <= 6 && ADVERB.test(before) && !VERB.test(before)
  return isTime ? edge : start
}

function endOfPiece(words: readonly string[], last: number): number {
  let end = last + 1
  while (end < words.length && !isBreak(words, end) && !startsAnew(words, end)) end += 1
  return end
}

const NEW_SUBJECTS = list(
  'i im ive he hes she shes we it my our mi se le me el ella yo tengo estoy siento traigo someone somebody grandma grandpa mom dad',
)
const ANDS = list('and but y pero')

function startOfLinked(words: readonly string[], first: number): number {
  let at = first
  const isCut = () =>
    words[at - 1] === COMMA ||
    words[at - 1] === SENTENCE_END ||
    (NEW_SUBJECTS.has(words[at]!) && ANDS.has(words[at - 1]!))
  while (at > 0 && !isCut()) at -= 1
  return at
}

const LINK = /^ ?(?:when|cuando|for|por|with|con|because|porque|thinking|after|despues)\b/
const NAMED_BY_YEAR = /\b(?:my|the|his|her|that|mi|el|la|su) (?:19|20)\d\d(?: \w+){1,3}$/
const WORDS_BEFORE_TIME = 3

/**
 * Whether a time tells when something of a piece was: it stands behind, begins the piece, or is joined to what follows
 * ("in May when I ..."). A time in the middle of a run-on sentence may be of something else.
 */
export function isTimed({ pieceUpTo, pieceBehind }: Piece, time: RegExp): boolean {
  if (pieceBehind.shows(time)) return true
  if (!pieceUpTo.shows(time)) return false
  const before = pieceUpTo.text()
  if (NAMED_BY_YEAR.test(before)) return true
  const found = time.exec(before)!
  const isFirst = before.slice(0, found.index).trim().split(' ').length <= WORDS_BEFORE_TIME
  const behind = before.slice(found.index + found[0].length)
  return isFirst || /^ ?\w*$/.test(behind) || LINK.test(behind)
}

export function pieceOf(words: readonly string[], stretch: Stretches, { first, last }: Span): Piece {
  const [start, end] = [startOfPiece(words, first), endOfPiece(words, last)]
  const linked = startOfLinked(words, first)
  const sentenceEnd = words.indexOf(SENTENCE_END, last)
  const nextEnd = sentenceEnd < 0 ? -1 : words.indexOf(SENTENCE_END, sentenceEnd + 1)
  const here = words.lastIndexOf(SENTENCE_END, first)
  const before = here > 0 ? words.lastIndexOf(SENTENCE_END, here - 1) + 1 : 0
  return {
    goesOn: here > 0 ? stretch(before, here) : stretch(first, first),
    piece: stretch(start, end),
    pieceUpTo: stretch(start, last + 1),
    pieceBehind: stretch(last + 1, end),
    linked: stretch(linked, last + 1),
    around: stretch(linked, end),
    near: stretch(Math.max(start, first - 4), last + 1),
    behind: stretch(last + 1, Math.min(end, last + 3)),
    sentenceBefore: stretch(words.lastIndexOf(SENTENCE_END, first) + 1, first),
    next: sentenceEnd < 0 ? stretch(last, last) : stretch(sentenceEnd + 1, nextEnd < 0 ? words.length : nextEnd),
    after: stretch(last + 1, words.length),
  }
}
