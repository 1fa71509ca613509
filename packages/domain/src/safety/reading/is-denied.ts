import { askedBackwards, isBeforeEyes, isOrAnything, isSecondVerb } from './denied-on'
import { COMMA, SENTENCE_END } from './fold-message'
import { isDeniedBehind } from './is-denied-behind'
import { goesOverComma, isChartList } from './listed-denial'
import { hasNotOfAnother } from './not-of-another'
import type { Span } from './pattern'

const DENIERS = new Set(
  'no not neither never nunca jamas without nil denies deny denied denying negative neg sin ningun ninguna niega niego pas aucun aucune sem nao jamais isnt hasnt havent dont doesnt didnt wasnt arent wouldnt nor ni tampoco nobody nadie'.split(
    ' ',
  ),
)
/** After these a verb of having is needed: "I don't know why I have chest pain" denies nothing. */
const NEEDS_HAVING = new Set('dont doesnt didnt havent hasnt not no never nunca'.split(' '))
const FILLERS = new Set(
  `me se nos le have has had having get got been being feel feeling felt experience experienced any more other further severe real
  new a an the of for my un una el la los las mas de en con tengo tiene tuve tuvo hay siento siente he ha tenido known
  reported current currently signs sign symptoms acute complaints obvious significant actual are is presenta refiere
  tener este esta algun alguna really or and o y nor ni to want wants wanted plan plans thought thoughts pensado pensamientos thinking about intend
  didees esta es estan son fue ideas idea d du des um uma tenho tive tem ha um black tarry bloody red dark green yellow purple blue quiero quiere pienso pensando pensado hacerme hacerle hacerse gonna going lastimarme soy estoy estaba am was prior history
  datos evidencia tomo toma traigo trae traia ando e ay visible noticed noticing seen llegado llegue llego punto actually ever once one getting gotten come coming close near out gross frank excessive apparent evidence hearing trying talking talked spoken spoke complain complains complained complaining report reports reported mention mentions mentioned endorse endorses endorsed threatening problems trouble
  pelvic upper lower abdominal belly stomach chest back joint leg calf arm jaw neck ear eye throat flank recent focal neurologic thrown on taking takes dolor contemplated considered attempted wear wears wore use uses single discrete
  dio dieron salio sale salia hubo vi sola articulacion vomito vomita vomitar escupe escupo palpan palpa aprecian aprecia observan observa encuentran evidencian identifican familiares familiar associated sudden severe facial genital nocturnal gone turn turns turned turning woken needed needing colored coloured strong oozing draining spreading
  in run runs running ran them these those seem seems seemed appear appears acting look looks looking han hayan least bit at all
  visto vimos notado problema problemas unusually overly particularly especially terribly abnormally excessively noticeably visibly obviously remotely exactly inusualmente demasiado`.split(
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
const LISTS = new Set('no without nil sin'.split(' '))
const LINKS = new Set(['or', 'nor', 'o', 'ni', 'u'])
const REACH = 14
const REACH_OF_LIST = 30
const ENDS = new Set([SENTENCE_END, COMMA, 'more', 'longer', 'and', 'le', 'la', 'me', 'se', 'hay', 'tiene', 'ha'])
const CLOSE = 6
const TAKEN_BACK =
  /^(?:\w+ ){0,3}(?:until|till|before (?:today|now|this|and|but)|like this|this bad|so bad|hasta|asi|tan fuerte|como (?:este|esta|ahora))\b/

const isTakenBack = (words: readonly string[], last: number) => {
  const end = words.indexOf(SENTENCE_END, last)
  const after = words.slice(last + 1, end < 0 ? last + 7 : Math.min(end, last + 7))
  return TAKEN_BACK.test(after.join(' '))
}

/** A clinician's "denies fevers, chills, and weight loss" denies to its end or up to a new subject. */
const LISTING_DENIERS = new Set('denies denied denying negative neg niega niego'.split(' '))
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

/**
 * "No fever, cough or chest pain". Once its "or" has been said and a comma after it, the list is at its end: "no fever or cough, chest
 * pain radiating to the arm".
 */
function isLinkedList(words: readonly string[], between: readonly string[], { first, last }: Ends): boolean {
  const tail = between.slice(between.lastIndexOf(COMMA) + 1)
  if ([...tail, ...words.slice(first, last)].some((word) => LINKS.has(word))) return true
  const end = words.indexOf(SENTENCE_END, last)
  const rest = words.slice(last + 1, end < 0 ? words.length : end)
  const link = rest.findIndex((word) => LINKS.has(word))
  if (link < 0 || link >= REACH || IS_TOLD.test(rest[0]!)) return false
  const isEnded = between.slice(between.lastIndexOf('of') + 1).some((word) => LINKS.has(word))
  if (isEnded && rest[link - 1] !== COMMA) return false
  return (
    (between.includes(COMMA) || rest.slice(0, link).includes(COMMA)) &&
    !rest.slice(0, link).some((word) => CONTRAST.has(word) || NEWS_BEGINS.has(word))
  )
}

type Ends = Pick<Span, 'first' | 'last'>

const VERB_OF_NOW = new Set(
  'i im ive she hes shes he have has tengo tiene siento feel started is am are my mi me le se ando anda traigo trae his her theres'.split(
    ' ',
  ),
)

/** "No he tenido fiebre" denies all the same. */
const isAnswered = ([first = '', second = '']: readonly string[]) =>
  ANSWERED.has(first) && !(first === 'he' && /(?:[aei]do|isto|echo|uelto)$/.test(second))

const RULED = new Set('ruled rules'.split(' '))
const UNSURE = new Set('not havent hasnt never be'.split(' '))

const isRuledOut = (words: readonly string[], at: number) =>
  words[at] === 'out' && RULED.has(words[at - 1] ?? '') && !UNSURE.has(words[at - 2] ?? '')

/** "Nada de calentura" and "cero ronchas" deny, "nada de aire" does not. */
const isNothingOf = (words: readonly string[], at: number) =>
  (words[at] === 'nada' && words[at + 1] === 'de' && NOTHING_OF.test(words[at + 2] ?? '')) ||
  (words[at] === 'cero' && NOTHING_OF.test(words[at + 1] ?? ''))

const NOBODY = new Set(['nobody', 'nadie'])
const CAN = new Set('can could cant couldnt is puede pueden pudo podia logra logro ha'.split(' '))

/** "Nobody can wake him" denies nothing. */
const isNobodyWhoCan = (words: readonly string[], at: number) => NOBODY.has(words[at]!) && CAN.has(words[at + 1] ?? '')

const isDenier = (words: readonly string[], at: number) =>
  (DENIERS.has(words[at]!) && !isNobodyWhoCan(words, at)) ||
  ((words[at] === 'free' || words[at] === 'clear') && words[at + 1] === 'of') ||
  isRuledOut(words, at) ||
  isNothingOf(words, at)

const OWNERS = new Set('my his her mi su'.split(' '))
const AT_A_PLACE = new Set(
  'in on under of around behind near to into at from over between en de sobre detras'.split(' '),
)

/** "No lumps in my armpits or groin": whose it is begins nothing new. */
const isOfPlace = (before: string, word: string) => OWNERS.has(word) && AT_A_PLACE.has(before)

const beginsNew = (before: string, word: string) =>
  VERB_OF_NOW.has(word) && !isOfPlace(before, word) && !isSecondVerb(before, word)

/** Whether a denial carries over other words: "I don't know why I have chest pain" denies nothing. */
function carriesOver(words: readonly string[], at: number, between: readonly string[], span: Ends): boolean {
  if (NEEDS_HAVING.has(words[at]!) && between[0] === 'know') return false
  if (between.slice(1).some((word, before) => beginsNew(between[before]!, word))) return false
  if (!goesOverComma(words, at, between)) return false
  return isLinkedList(words, between, span) || (LISTS.has(words[at]!) && isChartList(words, at, span))
}

/** Whether the denial at a place carries as far as what is looked for. */
function carries(words: readonly string[], at: number, span: Ends): boolean {
  const between = askedBackwards(words[at]!, words.slice(at + 1, span.first))
  if (between.some((word, place) => CONTRAST.has(word) && !isBeforeEyes(between, place))) return false
  if (isOrAnything(words, span.last, between)) return true
  if (between.every((word) => FILLERS.has(word))) return between.length <= CLOSE
  if (LISTING_DENIERS.has(words[at]!) && isListed(between, words[span.last + 1] ?? '')) return true
  return carriesOver(words, at, between, span)
}

const DENIES_BEING = new Set('isnt arent wasnt werent'.split(' '))
const IS_IN_SPANISH = new Set('esta estan estaba es son se tiene tengo siento siente hay'.split(' '))

/** "My arms aren't weak or numb", "la pierna no está dura ni fría": two qualities under one denial. */
const isLinkedQuality = (denier: string, between: readonly string[]): boolean =>
  between.length <= CLOSE &&
  (DENIES_BEING.has(denier) || (denier === 'no' && IS_IN_SPANISH.has(between[0] ?? ''))) &&
  between.some((word, at) => LINKS.has(word) && between.slice(at + 1).every((each) => FILLERS.has(each))) &&
  !between.some((word) => word === COMMA || word === 'and' || CONTRAST.has(word) || VERB_OF_NOW.has(word))

/** Where a denial stands between the parts of a span before one of them, or -1. */
function denierBefore(words: readonly string[], { first, isPart }: Span, part: number): number {
  let at = part - 1
  while (at > first && !isPart(at) && (LINKS.has(words[at]!) || !isDenier(words, at))) at -= 1
  return at <= first || isPart(at) ? -1 : at
}

/** "My chest is not hurting": a denial before a later word of a span, not itself part of what is looked for. */
function isDeniedWithin(words: readonly string[], span: Span): boolean {
  const { first, last, isPart } = span
  const isNegative = words.slice(first, last + 1).some((word, at) => isPart(first + at) && DENIERS.has(word))
  for (let part = last; part > (isNegative ? last - 1 : first); part -= 1) {
    const at = isPart(part) ? denierBefore(words, span, part) : -1
    if (at < 0) continue
    const between = words.slice(at + 1, part)
    if (between.every((word) => FILLERS.has(word)) || (!isNegative && isLinkedQuality(words[at]!, between))) return true
  }
  return false
}

const NO_OF = new Set(['no', 'sin', 'without'])
const PLACES_IN = new Set(['in', 'on', 'from', 'with', 'en', 'con'])
const QUALITIES = new Set('dark bloody cloudy brown red pink foul smelly painful green black tarry'.split(' '))

/** "No blood in the urine" and "no dark urine" say nothing of "no urine". */
const beginsInNoOfAnother = (words: readonly string[], { first, isPart }: Span): boolean =>
  NO_OF.has(words[first]!) &&
  !isPart(first + 1) &&
  (PLACES_IN.has(words[first + 2] ?? '') || QUALITIES.has(words[first + 1] ?? ''))

/** "Wet nappies, no rash": the "no" that ends a span is of what stands behind it. */
const endsInNoOfAnother = (words: readonly string[], { first, last }: Span): boolean =>
  last > first && words[last] === 'no' && words[last - 1] === COMMA && !ENDS.has(words[last + 1] ?? SENTENCE_END)

/** Whether a denial stands at a place, and no mere answer before what is itself said with a "not". */
const deniesFrom = (words: readonly string[], at: number, isNegative: boolean): boolean =>
  isDenier(words, at) && !(words[at] === 'no' && (isNegative || isAnswered(words.slice(at + 1, at + 3))))

/** A denial in front of what stands at a span, near enough. */
function isDeniedBefore(words: readonly string[], { first, last }: Ends): boolean {
  const isNegative = NEGATIVES.has(words[first]!)
  for (let at = first - 1; at >= Math.max(0, first - REACH_OF_LIST); at -= 1) {
    if (words[at] === SENTENCE_END) return false
    if (deniesFrom(words, at, isNegative) && carries(words, at, { first, last })) return true
  }
  return false
}

const DENIED_IN = [hasNotOfAnother, isDeniedWithin, endsInNoOfAnother, beginsInNoOfAnother, isDeniedBehind]

/**
 * Whether the words before deny what stands at `span`: "no chest pain", "denies fever, cough or chest pain", "sin
 * fiebre ni tos". Where in doubt it is not denied.
 */
export function isDenied(words: readonly string[], span: Span): boolean {
  const { first, last } = span
  if (isTakenBack(words, last)) return false
  if (DENIED_IN.some((is) => is(words, span))) return true
  if (words.slice(first, last).some((word) => TURNS.has(word))) return false
  return words[first - 1] === 'non' || isDeniedBefore(words, span)
}
