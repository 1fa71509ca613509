import { COMMA, SENTENCE_END } from './fold-message'
import type { Span } from './pattern'

const NOW =
  /\b(?:now|today|tonight|again|still|currently|since|started|starting|began|keeps?|worse|worsening|new|this (?:morning|afternoon|evening|week)|last night|yesterday|ahora|hoy|otra vez|de nuevo|todavia|sigue|sigo|desde|empezo|peor|anoche|ayer|esta (?:manana|tarde|noche))\b/
const LONG_AGO =
  /\b(?:(?:years?|months?|decades?|yrs?) (?:ago|back)|last (?:year|month|summer|winter|spring|fall)|(?:in|since|back in) (?:19|20)\d\d|as a (?:child|kid|teen|teenager|baby)|when i was|used to|hace (?:\w+ )?(?:anos?|meses)|(?:ano|mes) pasado|en (?:el )?(?:19|20)\d\d|cuando era|de (?:nino|nina|joven))\b/
const HISTORY =
  /\b(?:history of|h\/?o|hx|(?<!\b(?:all|any|ignore|ignore your) )(?:prior|previous)|past medical|antecedentes?|historial|history|died (?:of|from|in)|passed away|murio|fallecio|survivor|sobreviviente|recover(?:ing|ed|y) from|follow ?up|check ?up|rehab|weeks? ago|last week|semana pasada|hace (?:\w+ )?semanas|refill|resurtir|medic(?:ine|ation|ations) (?:for|to)|medicinas? para|seguimiento|recuperando|seizure (?:med\w*|pills?|drugs?)|(?:heart attack|stroke) (?:bill|claim|rehab)|recovered)\b/
const DIED = /\b(?:died|dead since|passed away|murio|fallecio|muerte de)\b/
const FAMILY =
  /\b(?:family (?:history|hx)|runs in (?:my|the|our|his|her) family|family members? (?:had|have|with)|antecedentes familiares|en mi familia)\b/
const GENERAL =
  /\b(?:what (?:are|is|s|were)|whats|what causes?|what counts|how (?:do|does|can|would|could|should) (?:i|you|people|we|one|it|someone|a)|how to|signs? of|symptoms? of|tell me about|learn(?:ing)? about|explain|information (?:on|about)|difference between|risks? (?:of|for|factors?)|prevent\w*|avoid|(?:my|a|the) (?:class|essay|homework|school|training|book|novel|movie|article)|cuales son|cual es|que (?:senales|sintomas|signos)|(?<!creo |pienso |parece |dicen |dice |dijo |siento |se |temo |sospecho )que (?:es|son|causa|significa)|sintomas de|senales de|como (?:puedo |se |podemos )?(?:prev(?:enir|iene)|evitar?|reconocer?|saber|detectar?)|informacion (?:sobre|de|acerca)|riesgos? de|prevencion|explique|in case of|en caso de|if someone|if somebody|si alguien)\b/
const OWN =
  /\b(?:my (?!class|essay|homework|school|training|book|novel|movie|article|question|kids|family|community|team)\w+|i have|i had|i got|i feel|im|i am|ive|i took|i think|i cant|i keep|me duele|me|mi|tengo|estoy|siento|tiene|hes|shes|he is|she is|he has|she has|having|i want|quiero|puedo|puede|we)\b/
const IN_A_STORY =
  /\b(?:in|on|from) (?:a|an|the|my|this) (?:movie|film|novel|book|video game|tv|show|series|song|play|podcast|episode)\b|\b(?:en|de) (?:una|la|el|un) (?:pelicula|novela|serie|cancion|libro|videojuego)\b/
const COVERS =
  /\b(?:does|do|will|would|is|are|can) (?:\w+ ){0,4}(?:cover\w*|pay|pays)\b|\b(?:cubre|cubren|paga|pagan)\b/
const WRITTEN_ABOUT = /\bwriting (?:a|an|my) (?:paper|essay|thesis|speech|script|novel) (?:on|about)\b/
const ASKS_SIGNS = /\bque (?:senales|sintomas|signos) (?:tiene|da|causa|presenta|hay)\b/
const IN_THE_NEWS =
  /\b(?:on|in|from|over) the news\b|\bnews (?:story|article|report)|\ben (?:las? )?(?:noticias?|periodico|tele|television)\b/
const OFFICE =
  /\b(?:insur\w*|denied|denial|denies|deny|claim|claims|appeal|appealing|bill|billed|coverage|cover|covered|prior auth\w*|authoriz\w*|medical necessity|seguro|aseguradora|nego|negaron|denegad\w*|negacion|apelar|apelacion|reclamo|factura|cobertura)\b/

/** What stands before something asked about as a matter of cover, price or help after it. */
const ERRAND =
  /\b(?:(?:does|do|will|would|can|is|are) (?:\w+ ){0,4}(?:cover\w*|pay|pays|accept\w*|help)|pays? for|paga|pagan|cubre|cubren|copay|cost of|bill (?:for|from)|claim (?:for|from)|coverage (?:for|of)|refill of|support group|grupo de apoyo|grief|counseling|specialists? for|looking for|busco|necesito (?:terapia|rehab\w*)|sign up|volunteer\w*|flyer|poster|class|folleto|curso|carry|keep an?)\b/
const HAPPENING =
  /\b(?:having|i think|think (?:im|he|she|its)|just (?:had|took|now)|right now|help me|dying|wont|cant|used (?:my|the|her|his)|creo que|ahorita|me esta|le esta|estoy teniendo|took|swallowed|overdosed)\b/

/** How a place in a text is told: as past, as somebody's illness in the family, as a question in general. */
export interface Circumstance {
  readonly isLongAgo: boolean
  readonly isHistory: boolean
  readonly isFamily: boolean
  readonly isGeneral: boolean
  readonly isOffice: boolean
  readonly isErrand: boolean
}

const MARKS = new Set([SENTENCE_END, COMMA])
const SUBJECTS = new Set(
  'i im ive id my mi me yo tengo el ella he she what ignore ignora forget pretend assume please'.split(' '),
)
const JOINS = new Set(
  'that when since and or of for in with because if on to from que cuando desde y o de por con en como like after'.split(
    ' ',
  ),
)
const PAST_VERB = /\b(?:had|was|were|got|suffered|tuve|tuvo|sufri|sufrio|tenia|fue|did|took|used)\b/

const startsAnew = (words: readonly string[], at: number) => SUBJECTS.has(words[at]!) && !JOINS.has(words[at - 1] ?? '')

function leftOf(first: number, isEnd: (at: number) => boolean): number {
  let at = first
  while (at > 0 && !isEnd(at)) at -= 1
  return at
}

function rightOf(words: readonly string[], last: number, marks: ReadonlySet<string>): number {
  let at = last
  while (at + 1 < words.length && !marks.has(words[at + 1]!) && !startsAnew(words, at + 1)) at += 1
  return at
}

const SENTENCE = new Set([SENTENCE_END])

/** The words around a place that tell how it is meant. Run-on sentences are cut where somebody new acts. */
function surroundings(words: readonly string[], { first, last }: Span) {
  const isMark = (at: number) => MARKS.has(words[at - 1]!)
  const sentenceStart = leftOf(first, (at) => words[at - 1] === SENTENCE_END)
  const clauseStart = leftOf(first, (at) => isMark(at) || startsAnew(words, at))
  const isPast = PAST_VERB.test(words.slice(clauseStart, last + 1).join(' '))
  const start = isPast ? sentenceStart : clauseStart
  const end = rightOf(words, last, isPast ? SENTENCE : MARKS)
  return {
    before: words.slice(leftOf(first, isMark), last + 1).join(' '),
    clause: words.slice(start, end + 1).join(' '),
    sentence: words.slice(sentenceStart, rightOf(words, last, SENTENCE) + 1).join(' '),
    sentenceBefore: words.slice(sentenceStart, first).join(' '),
  }
}

interface Told {
  readonly before: string
  readonly clause: string
  readonly sentence: string
  readonly sentenceBefore: string
}

/** Asked in general, made up, read in the news, or a matter of what a plan covers: nobody says it of a person now. */
function isToldInGeneral({ before, clause, sentence, sentenceBefore }: Told, isNow: boolean): boolean {
  if ([IN_A_STORY, WRITTEN_ABOUT, ASKS_SIGNS].some((sign) => sign.test(clause))) return true
  if (!OWN.test(sentence) && !isNow && COVERS.test(sentenceBefore)) return true
  return !OWN.test(clause) && (GENERAL.test(before) || IN_THE_NEWS.test(sentenceBefore))
}

export function circumstanceAt(words: readonly string[], span: Span): Circumstance {
  const told = surroundings(words, span)
  const { before, clause, sentence, sentenceBefore } = told
  const isNow = NOW.test(sentence)
  return {
    isLongAgo: !isNow && (LONG_AGO.test(clause) || DIED.test(clause)),
    isHistory: (!isNow || OFFICE.test(sentence)) && (HISTORY.test(clause) || LONG_AGO.test(clause)),
    isFamily: FAMILY.test(before),
    isGeneral: isToldInGeneral(told, isNow),
    isOffice: OFFICE.test(sentence),
    isErrand: !isNow && ERRAND.test(sentenceBefore) && !HAPPENING.test(sentence),
  }
}
