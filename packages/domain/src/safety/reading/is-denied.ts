import { COMMA, SENTENCE_END } from './fold-message'
import { isDeniedBehind } from './is-denied-behind'
import type { Span } from './pattern'

const DENIERS = new Set(
  'no not neither never nunca without denies deny denied denying negative sin ningun ninguna niega niego pas aucun aucune sem nao jamais isnt hasnt havent dont doesnt didnt wasnt arent wouldnt nor ni tampoco'.split(
    ' ',
  ),
)
/** After these a verb of having is needed: "I don't know why I have chest pain" denies nothing. */
const NEEDS_HAVING = new Set('dont doesnt didnt havent hasnt not no never nunca'.split(' '))
const FILLERS = new Set(
  `me se nos le have has had having get got been being feel feeling felt experience experienced any more other further severe real
  new a an the of for my un una el la los las mas de en con tengo tiene tuve tuvo hay siento siente he ha tenido known
  reported current currently signs sign symptoms acute complaints obvious significant actual are is presenta refiere
  tener este esta algun alguna really or and o y nor ni to want wants plan plans thoughts thinking about intend
  didees esta es estan son fue ideas idea d du des um uma tenho tive tem ha um black tarry bloody red dark green yellow purple blue quiero quiere pienso pensando pensado hacerme hacerle hacerse gonna going lastimarme soy estoy estaba am was prior history
  datos evidencia tomo toma traigo trae traia ando e ay visible noticed noticing seen gross frank excessive apparent evidence associated hearing trying talking threatening problems trouble
  pelvic abdominal belly stomach chest back joint leg calf arm jaw neck ear eye throat flank recent focal neurologic thrown`.split(
    /\s+/,
  ),
)
const CONTRAST = new Set(
  'but however though except until till before because since pero aunque excepto hasta porque sino just only now yet still'.split(
    ' ',
  ),
)
/** "No, he won't wake up": an answer, no denial. */
const ANSWERED = new Set(
  'i im ive id he hes she shes we they theyre it its thats this there yo please por the my an el la los las mi is are was someone everyone'.split(
    ' ',
  ),
)
const NEGATIVES = new Set('cant wont couldnt no not isnt doesnt never'.split(' '))
const NOTHING_OF =
  /^(?:calentura|fiebre|temperatura|dolor\w*|tos|vomito\w*|nauseas?|asco|mareos?|sangre|sangrado|diarrea|moretones|hinchazon|escalofrios|pus|flujo|convulsion\w*|desmayos?|adormecimiento|entumecimiento|suicid\w*|pensamientos|sintomas|ronchas|picazon|comezon)$/
/** Behind these something else is told: what a denial before them denies ends there. */
const TURNS = new Set('but however though pero aunque sino'.split(' '))
const LINKS = new Set(['or', 'nor', 'o', 'ni', 'u'])
const REACH = 14
const CLOSE = 6
const TAKEN_BACK =
  /^(?:\w+ ){0,3}(?:until|till|before (?:today|now|this|and|but)|like this|this bad|so bad|hasta|asi|tan fuerte|como (?:este|esta|ahora))\b/

const isTakenBack = (words: readonly string[], last: number) => {
  const end = words.indexOf(SENTENCE_END, last)
  const after = words.slice(last + 1, end < 0 ? last + 7 : Math.min(end, last + 7))
  return TAKEN_BACK.test(after.join(' '))
}

/** A clinician's "denies fevers, chills, and weight loss" denies to its end or up to a new subject. */
const LISTING_DENIERS = new Set('denies denied denying negative niega niego'.split(' '))
const NEW_SUBJECT =
  /^(?:and|but|y|pero|,) (?:i|im|ive|he|hes|she|shes|we|they|has|have|is|was|feels?|reports?|complains?|presents?|states|notes|admits|says|now|today|c|co|endorses|complaining|presenting|presented|reporting|positive|pos|pt|patient|brought|then|woke|found|developed|ahora|hoy|tiene|tengo|refiere|presenta)$/

const OF_AN_OFFICE =
  /^(?:my|our|the|it|me|us|him|them|that|this|a|an|claims?|coverage|appeals?|payment|approval|care|treatment|surgery|mri|mi|la|el|me|nos|le)$/

/** "Denies fever, chest pain since noon": the last is told, not denied. */
const IS_TOLD =
  /^(?:started|starting|began|is|was|are|since|for|now|today|that|which|when|radiat\w+|desde|empezo|hace|que|cuando)$/

const isListed = (between: readonly string[], behind: string): boolean =>
  between[0] !== COMMA &&
  between.includes(COMMA) &&
  !OF_AN_OFFICE.test(between[0]!) &&
  !IS_TOLD.test(behind) &&
  !between.some((word, at) => NEW_SUBJECT.test(`${word} ${between[at + 1] ?? ''}`) || VERB_OF_NOW.has(word))

/** Words that begin something of its own, no item of a list. */
const NEWS_BEGINS = new Set('and y wont cant couldnt went que se is was'.split(' '))

function isLinkedList(words: readonly string[], between: readonly string[], last: number): boolean {
  if (between.some((word) => LINKS.has(word))) return true
  const end = words.indexOf(SENTENCE_END, last)
  const rest = words.slice(last + 1, end < 0 ? words.length : end)
  const link = rest.findIndex((word) => LINKS.has(word))
  return (
    link >= 0 &&
    link < REACH &&
    (between.includes(COMMA) || rest.slice(0, link).includes(COMMA)) &&
    !rest.slice(0, link).some((word) => CONTRAST.has(word) || NEWS_BEGINS.has(word))
  )
}

const VERB_OF_NOW = new Set(
  'i im ive she hes shes he have has tengo tiene siento feel started is am are my mi me le se ando anda traigo trae his her theres'.split(
    ' ',
  ),
)

/** "No he tenido fiebre" denies all the same. */
const isAnswered = ([first = '', second = '']: readonly string[]) =>
  ANSWERED.has(first) && !(first === 'he' && /(?:[aei]do|isto|echo|uelto)$/.test(second))

/** "Nada de calentura" denies, "nada de aire" does not. */
const isDenier = (words: readonly string[], at: number) =>
  DENIERS.has(words[at]!) ||
  (words[at] === 'free' && words[at + 1] === 'of') ||
  (words[at] === 'nada' && words[at + 1] === 'de' && NOTHING_OF.test(words[at + 2] ?? ''))

function carries(words: readonly string[], denier: string, between: readonly string[], last: number): boolean {
  if (between.some((word) => CONTRAST.has(word))) return false
  const isPlain = between.every((word) => FILLERS.has(word))
  if (isPlain) return between.length <= CLOSE
  if (LISTING_DENIERS.has(denier) && isListed(between, words[last + 1] ?? '')) return true
  if (NEEDS_HAVING.has(denier) && between[0] === 'know') return false
  const after = between.slice(1)
  if (after.some((word) => VERB_OF_NOW.has(word))) return false
  return isLinkedList(words, between, last)
}

/** "My chest is not hurting": a denial right before the last word of a span, not itself part of what is looked for. */
function isDeniedWithin(
  words: readonly string[],
  first: number,
  last: number,
  isPart: (at: number) => boolean,
): boolean {
  let at = last - 1
  while (at > first && !isPart(at) && FILLERS.has(words[at]!)) at -= 1
  return at > first && !isPart(at) && DENIERS.has(words[at]!)
}

/** Whether a denial stands at a place, and no mere answer before what is itself said with a "not". */
const deniesFrom = (words: readonly string[], at: number, isNegative: boolean): boolean =>
  isDenier(words, at) && !(words[at] === 'no' && (isNegative || isAnswered(words.slice(at + 1, at + 3))))

/**
 * Whether the words before deny what stands at `span`: "no chest pain", "denies fever, cough or chest pain", "sin
 * fiebre ni tos". Where in doubt it is not denied.
 */
export function isDenied(words: readonly string[], { first, last, isPart }: Span): boolean {
  if (isTakenBack(words, last)) return false
  if (isDeniedWithin(words, first, last, isPart) || isDeniedBehind(words, { first, last })) return true
  if (words.slice(first, last).some((word) => TURNS.has(word))) return false
  const isNegative = NEGATIVES.has(words[first]!)
  if (words[first - 1] === 'non') return true
  for (let at = first - 1; at >= Math.max(0, first - REACH); at -= 1) {
    if (words[at] === SENTENCE_END) return false
    if (deniesFrom(words, at, isNegative) && carries(words, words[at]!, words.slice(at + 1, first), last)) return true
  }
  return false
}
