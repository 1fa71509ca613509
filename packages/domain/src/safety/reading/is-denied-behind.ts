import { COMMA, SENTENCE_END } from './fold-message'
import { itemsOf } from './listed-denial'
import type { Span } from './pattern'

const NO = new Set(
  'no none nope nah negative never neither nada ninguno ninguna ningunos ningunas nunca tampoco negativo ausente ausentes'.split(
    ' ',
  ),
)
const OWN = new Set('my i im ive mi me tengo traigo siento hes shes his her estoy'.split(' '))
/** "Falta de aire tampoco", "dolor de pecho no tengo", "chest pain: none". */
const DENIED_BEHIND =
  /^(?:tampoco|none|negative|nope|nil|absent|ningun[oa]|negativ[oa]s?|ausentes?|no (?:tengo|tiene|hay|siento|he tenido)(?: nada)?)$/
const OF_TEST =
  '(?:(?:urine |blood |rapid |home )?(?:tests?|strips?|swabs?|screens?|cultures?|dip|sign|signs|prueba|examen|signo|signos) )?'
const HAPPENED =
  'seen|present|found|noted|noticed|elicited|felt|palpable|detected|observed|reported|there|visible|heard|prese?ntes?|vist[oa]s?'
/** "Murphy's sign is absent", "hives were not seen", "prueba negativa". */
const FOUND_ABSENT = new RegExp(
  `^${OF_TEST}(?:(?:is|are|was|were|has|have|been|came|back|remains?|both|all|again|otherwise|also|still|since|been|since been|es|esta|estan|fue|salio|salieron|resulto) ){0,3}(?:absent|negative|neg|nil|ruled out|excluded|ausentes?|descartad[oa]s?|negativ[oa]s?|(?:not|never|isnt|arent|wasnt|werent|no se|no fueron|no fue) (?:been |ever been )?(?:${HAPPENED}))(?: (?:today|now|so far|elsewhere|at present|on exam|on examination|hoy|ahora))*$`,
)
/** "A thyroid test in spring was normal": of an organ only that it was looked at is told. */
const TEST_NORMAL =
  /^(?:\w+ )?(?:tests?|checks?|checked|levels?|panel|scan|function|labs?|bloods|prueba|examen|analisis|funcion|revisad[oa])(?: (?!not|but)\w+){0,5}?(?: ,)?(?: (?:was|were|is|are|came back|all|fue|salio|salieron))* (?:normal|normales|fine|clear|ok|good|negative|reassuring|bien|perfect|perfecta?)(?= [,|]|$)/
/** "Kidney stones don't run in the family". */
const RUNS_IN_NO_FAMILY =
  /^(?:(?:or|and|nor) \w+ )?(?:dont|doesnt|never|didnt) (?:really )?runs? in (?:the|my|our|his|her) family\b/
const ABSENT_BEHIND = [RUNS_IN_NO_FAMILY, DENIED_BEHIND, FOUND_ABSENT]
const LONGEST_TEST = 14
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

/** "Chest pain, fainting or wheezing: never". A sentence that is nothing but a list, and the denial of all of it. */
function isListAnsweredNo(words: readonly string[], { first, last }: Pick<Span, 'first' | 'last'>): boolean {
  const end = words.indexOf(SENTENCE_END, last)
  if (end < 0 || !NO.has(words[end + 1] ?? '') || (words[end + 2] ?? SENTENCE_END) !== SENTENCE_END) return false
  const list = words.slice(words.lastIndexOf(SENTENCE_END, first) + 1, end).join(' ')
  const items = itemsOf(list.replaceAll(new RegExp(JOINTS, 'g'), COMMA).split(' '))
  return items.length > 1 && !words.slice(first, last).includes(SENTENCE_END) && items.every(isPlainName)
}

/** How often a text says "no" right before a mark: "fever no, cough no". A single one may be "isn't it?". */
const isListOfNo = (words: readonly string[]) =>
  words.filter((word, at) => word === 'no' && isMark(words[at + 1]) && !isMark(words[at - 1])).length > 1

const ALL_ABSENT =
  /^(.*?)(?: (?:are|were|all|both|estan|fueron|estuvieron))*( not)? (?:all |both )?(absent|ausentes|not present|not seen|not found|negatives|negativos|negativas|were denied|are denied)$/
const LAST_OF_DENIAL = new Set('absent ausentes present seen found negatives negativos negativas denied'.split(' '))
const NO_NAME =
  /^(?:\d.*|i|im|my|he|she|his|her|has|have|had|is|tengo|tiene|mi|severe|sudden|acute|crushing|worst|bad|terrible|very|but|since|now|fuerte|subito)$/
const LONGEST_NAME = 3
const isPlainName = (item: readonly string[]) =>
  item.filter((word) => word !== '').length <= LONGEST_NAME && !item.some((word) => NO_NAME.test(word))
const JOINTS = /\b(?:and|or|y|o|ni|nor)\b/

/** "Fever, chills and chest pain are all absent": a sentence that is nothing but a list with a denial at its end. */
function isListAbsent(words: readonly string[], { first, last }: Pick<Span, 'first' | 'last'>): boolean {
  const end = words.indexOf(SENTENCE_END, last)
  const sentence = words.slice(words.lastIndexOf(SENTENCE_END, first) + 1, end < 0 ? words.length : end)
  if (!LAST_OF_DENIAL.has(sentence.at(-1)!)) return false
  const list = ALL_ABSENT.exec(sentence.join(' '))?.[1]
  if (list === undefined || !JOINTS.test(list)) return false
  return itemsOf(list.replaceAll(new RegExp(JOINTS, 'g'), COMMA).split(' ')).every(isPlainName)
}

/** "Pain free", "fever free for a day". */
const isFree = ([free, next]: readonly string[]) => free === 'free' && !/^(?:fluid|air|floating|fall)$/.test(next ?? '')

const ANSWERED_WITH_NO = [isAnsweredNo, isListAnsweredNo]

/** Whether a denial stands behind what it denies, as an answer or at the end of its part of a sentence. */
export function isDeniedBehind(words: readonly string[], span: Pick<Span, 'first' | 'last'>): boolean {
  if (ANSWERED_WITH_NO.some((is) => is(words, span))) return true
  let end = span.last + 1
  while (!isMark(words[end])) end += 1
  const behind = words.slice(span.last + 1, end).join(' ')
  const sentenceEnd = words.indexOf(SENTENCE_END, span.last)
  const rest = words.slice(
    span.last + 1,
    Math.min(span.last + LONGEST_TEST, sentenceEnd < 0 ? words.length : sentenceEnd),
  )
  if (isFree(rest) || isListAbsent(words, span) || TEST_NORMAL.test(rest.join(' '))) return true
  return ABSENT_BEHIND.some((sign) => sign.test(behind)) || (behind === 'no' && isListOfNo(words))
}
