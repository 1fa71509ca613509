import { COMMA, SENTENCE_END } from './fold-message'
import { isOfAnimal, namesAnimal } from './animal-patient'
import type { Span } from './pattern'
import type { Stretch, Stretches } from './stretches'
import { isTimed, pieceOf, startsAnew, type Piece } from './piece-of-sentence'
import {
  isARescuersTale,
  isDreamt,
  isForAPoster,
  isInAStory,
  isMadeUp,
  isOfStrangers,
  isSpokenOfInClass,
  isSupposed,
  isToBeLearnt,
} from './told-as-a-story'
import { toldOfRelative } from './told-of-relative'
import { isPresent, isSaidToBeLongAgo, isToldAsOver, LONG_AGO, withoutHarmlessNow } from './told-as-over'

const NOW =
  /\b(?:now|today|tonight|again|still|currently|since|started|starting|began|keeps?|worse|worsening|new|this (?:morning|afternoon|evening|week)|last night|yesterday|(?:is|are|came|come|its|theyre|thats) back(?! (?:home|at|to|in)\b)|ahora|ahorita|hoy|otra vez|de nuevo|volvio|volvieron|regres(?:o|aron)|todavia|sigue|sigo|desde|empezo|peor|anoche|ayer|esta (?:manana|tarde|noche))\b/
const HISTORY =
  /\b(?:history of|h\/?o|hx|(?<!\b(?:all|any|ignore|ignore your) )(?:prior|previous)|past medical|antecedentes?|historial|history|died (?:of|from|in)|passed away|murio|fallecio|survivor|sobreviviente|recover(?:ing|ed|y) from|follow ?up|check ?up|rehab|weeks? ago|last week|semana pasada|hace (?:\w+ )?semanas|refill|resurtir|medic(?:ine|ation|ations) (?:for|to)|medicinas? para|seguimiento|recuperando|(?:controlled|under control|controlad[oa]s?)|seizure (?:med\w*|pills?|drugs?)|(?:heart attack|stroke) (?:bill|claim|rehab)|recovered)\b/
const DIED = /\b(?:died|dead since|passed away|murio|fallecio|muerte de)\b/
const FAMILY =
  /\b(?:family (?:history|hx)|runs in (?:my|the|our|his|her) family|family members? (?:had|have|with)|antecedentes familiares|en mi familia|(?:no one|nobody|no relatives?|no family members?|none) (?:\w+ ){0,3}(?:family|relatives) (?:\w+ )?(?:had|has|have|with|died)|no relatives? (?:has|have|had|with)|nadie (?:en|de) (?:la|mi) familia)\b/
const GENERAL =
  /\b(?:what (?:are|is|s|were)(?! new| worse| different| odd| strange| weird| puzzling| unusual| curious| worrying| it (?:mean|when))|whats(?! new| worse| different| odd| strange| weird| puzzling| unusual| curious| worrying| it mean| going on| wrong| coming out| leaking| dripping| sticking| hanging)|what causes?|can (?:\w+ ){1,3}(?:cause|lead to|trigger)|what counts|how (?:many (?:people|kids|adults|americans|women|men|folks)|often|common)|cuant[oa]s? (?:gente|personas|veces)|how (?:do|does|can|would|could|should) (?:i|you|people|we|one|it|someone|a)|how to|signs? of|symptoms? of|tell me about|learn(?:ing)? about|explain|information (?:on|about)|difference between|meaning of|diferencia entre|(?:como|que) se siente (?:un|una|tener)|risks? (?:of|for|factors?)|prevent\w*|avoid|(?:my|a|the) (?:essay|homework)|cuales son|cual es|que (?:senales|sintomas|signos)|(?<!creo |pienso |parece |dicen |dice |dijo |siento |se |temo |sospecho )que (?:es|son|causa|significa)|sintomas de|senales de|como (?:puedo |se |podemos )?(?:prev(?:enir|iene)|evitar?|reconocer?|saber|detectar?)|informacion (?:sobre|de|acerca)|riesgos? de|prevencion|explique|in case of|en caso de|if someone|if somebody|si alguien(?! (?:me |nos |le |lo |la )?(?:puede|podria|pudiera|va a pasar)))\b/
const OWN =
  /\b(?:my (?!class|essay|homework|school|training|book|novel|movie|article|question|kids|family|community|team)\w+|i have|i had|i got|i feel|im|i am|ive|i took|i think|i cant|i keep|me duele|me|mi|tengo|estoy|siento|tiene|hes|shes|he is|she is|he has|she has|having|i want|quiero|puedo|puede|we)\b/
const IN_A_STORY =
  /\bmy (?:main )?(?:character|protagonist|hero|villain)\b|\bin (?:last nights|call of duty|fortnite|minecraft|grand theft auto|gta|roblox)\b|\b(?:in|on|from) (?:a|an|the|my|this|that) (?:movie|film|novel|book|video game|tv|show|series|song|play|podcast|episode)\b(?! (?:(?:is|are|keeps?) )?(?:tell|talk|speak)\w* (?:to )?(?:me|her|him)\b)|\b(?:en|de) (?:una|la|el|un) (?:pelicula|novela|serie|cancion|libro|videojuego)\b/
const COVERS =
  /\b(?:does|do|will|would|is|are|can) (?:\w+ ){0,4}(?:cover\w*|pay|pays)\b|\b(?:cubren?|(?<!\bno (?:nos|me|les|le) )pagan?)\b/
const ASKS_AT_LARGE =
  /\bcan (?:\w+ ){1,4}(?:hurt|damage|harm) (?:your|the|a person|people|someones)\b|\bwhat (?:does|do) (?:an? |the )?(?:\w+ ){1,3}(?:feel|look|smell|sound) like\b|\bdoes (?:\w+ ){1,3}have an? (?:smell|odor|taste|color|cure)\b|\b(?:is|are) (?:\w+ ){1,2}(?:common|contagious|genetic|hereditary|rare|preventable|curable)\b|\b(?:es|son) (?:\w+ ){0,2}(?:comun|comunes|hereditari\w+|contagios\w+|frecuentes?)\b/
const WRITTEN_ABOUT = /\bwriting (?:a|an|my) (?:paper|essay|thesis|speech|script|novel) (?:on|about)\b/
const ASKS_SIGNS = /\bque (?:senales|sintomas|signos) (?:tiene|da|causa|presenta|hay)\b/
const IN_THE_NEWS =
  /\bsalio en (?:el |la |las )?(?:univision|telemundo|cnn|tele|television|noticias?|facebook|tiktok|youtube)\b|\b(?:on|in|from|over) the news\b|\bnews (?:story|article|report)|\ben (?:las? )?(?:noticias?|periodico|tele|television)\b/
const OFFICE =
  /\b(?:insur\w*|denied|denial|denies|deny|claim|claims|appeal|appealing|bill|billed|coverage|cover|covered|prior auth\w*|authoriz\w*|medical necessity|seguro|aseguradora|nego|negaron|denegad\w*|negacion|apelar|apelacion|reclamo|factura|cobertura)\b/

/** What stands before something asked about as a matter of cover, price or help after it. */
const ERRAND =
  /\b(?:(?:does|do|will|would|can|is|are) (?:\w+ ){0,4}(?:cover\w*|pay|pays|accept\w*|help)|pays? for|paga|pagan|cubre|cubren|copay|cost of|bill (?:for|from)|claim (?:for|from)|coverage (?:for|of)|refill of|support group|grupo de apoyo|grief|counseling|specialists? for|looking for|busco|necesito (?:terapia|rehab\w*)|sign up|volunteer\w*|flyer|poster|class|folleto|curso|carry|keep an?)\b/
const HAPPENING =
  /\b(?:having|i think|think (?:im|he|she|its)|just (?:had|took|now)|right now|help me|dying|wont|cant|used (?:my|the|her|his)|creo que|ahorita|me esta|le esta|estoy teniendo|took|swallowed|overdosed)\b/

/** How a place in a text is told: as past, as somebody's illness in the family, as a question in general. */
export interface Circumstance {
  readonly isLongAgo: () => boolean
  readonly isHistory: () => boolean
  readonly isFamily: () => boolean
  readonly isOthersOrOutgrown: () => boolean
  readonly isGeneral: () => boolean
  readonly isOffice: () => boolean
  readonly isErrand: () => boolean
}

/** "As a teenager he had asthma but outgrew it". */
const OUTGROWN = /^(?:\S+ ){0,8}?(?:outgrew|outgrown|grew out of|resolved (?:at |by )?(?:age|in)|se (?:me|le) quito)\b/
const MARKS = new Set([SENTENCE_END, COMMA])
const PAST_VERB = /\b(?:had|was|were|got|suffered|tuve|tuvo|sufri|sufrio|tenia|fue|did|took|used)\b/

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

interface Told {
  readonly before: Stretch
  readonly clause: Stretch
  readonly sentence: Stretch
}

/** The words around a place that tell how it is meant. Run-on sentences are cut where somebody new acts. */
function surroundings(words: readonly string[], stretch: Stretches, { first, last }: Span): Told {
  const isMark = (at: number) => MARKS.has(words[at - 1]!)
  const sentenceStart = leftOf(first, (at) => words[at - 1] === SENTENCE_END)
  const clauseStart = leftOf(first, (at) => isMark(at) || startsAnew(words, at))
  const isPast = stretch(clauseStart, last + 1).shows(PAST_VERB)
  const sentenceEnd = rightOf(words, last, SENTENCE) + 1
  return {
    before: stretch(leftOf(first, isMark), last + 1),
    clause: stretch(isPast ? sentenceStart : clauseStart, isPast ? sentenceEnd : rightOf(words, last, MARKS) + 1),
    sentence: stretch(sentenceStart, sentenceEnd),
  }
}

const isOfNow = (sentence: string): boolean => NOW.test(withoutHarmlessNow(sentence))

/** Asked in general, made up, read in the news, or a matter of what a plan covers: nobody says it of a person now. */
function isToldInGeneral({ before, clause, sentence }: Told, { linked, around }: Piece): boolean {
  if ([IN_A_STORY, WRITTEN_ABOUT, ASKS_SIGNS].some(around.shows)) return true
  if ([isInAStory, isToBeLearnt].some(linked.is) || isOfStrangers(around.text(), linked.text())) return true
  if (isSpokenOfInClass(sentence)) return true
  if (!sentence.shows(OWN) && !sentence.is(isOfNow) && linked.shows(COVERS)) return true
  const isAtLarge = () => before.shows(GENERAL) || around.shows(ASKS_AT_LARGE) || linked.shows(IN_THE_NEWS)
  return !clause.shows(OWN) && isAtLarge()
}

const WHAT_I_HAVE =
  /\b(?:what (?:i have|im having|hes having|shes having|is happening)|lo que (?:yo )?(?:tengo|traigo|siento|me pasa|tiene)|thats (?:me|him|her|us|exactly|my \w+)|(?:mine|hers|theirs|(?<!(?:of|and|that|what) )his) (?:is|are|keeps?|feels?|looks?|has|have|started|got|just)|(?:el|la|los|las) (?:mi[ao]s?|suy[ao]s?) (?:esta|estan|se|ya|tiene|tienen)|i have (?:all|those|these|them|it|every)|(?:has|got) (?:all of )?(?:them|it all|those|these)|l[oa]s (?:tiene|tengo|traigo|trae))\b/
const IS_PRESENT =
  /\b(?:is|are|am|im|hes|shes|has|(?<!used to )have|ive|hurts?|feels?|esta|estoy|tengo|tiene|duele|siento|siente|traigo|trae|cant|wont|no puede|no puedo)\b/
/** What goes on is no question in general: "how to stop bleeding, it still spurts", "a kid who drank it". */
const GOES_ON =
  /\b(?:it (?:still|wont|keeps?|isnt)|still (?:bleeding|spurt\w*|pouring|gushing|going|coming|vomiting|shaking|seizing|unconscious|not)|(?:holding|held|pressing|been) (?:\w+ )?\d+ (?:min\w*|hours?)|(?:kid|child|toddler|baby|son|daughter|boy|girl) (?:who|that) (?:just |has |already )?(?:drank|ate|swallowed|took|chewed|fell|inhaled)|(?:nin[oa]|bebe|hij[oa]) que (?:se )?(?:tomo|trago|comio|bebio|cayo)|todavia (?:sangra|sale|vomita|tiembla))\b/
/** Asked about, and then it is told that it was done. */
const DID_IT =
  /\b(?:its (?:my|our) \w+\b|my (?:wife|husband|mom|mum|mother|dad|father|son|daughter|baby|friend|roommate|sister|brother|partner|girlfriend|boyfriend|coworker) (?:is (?:having|not|on|un\w+)|did|just|wont|cant|isnt|fell|took|ate|drank|swallowed|collapsed|was (?:just )?(?:bitten|stung|shot|stabbed))|its (?:not stopping|still going|been (?:going|\w+ minutes))|minutes already|i (?:already |just )?(?:took|swallowed|drank|did|ate)|just (?:bit|happened|swallowed|took|drank|did|got)|(?:he|she|they) (?:already|just) \w+|asking because|(?:me|le|nos) acaba|acaba de|ya (?:me|se) (?:las?|los?) \w+|me (?:las?|los?) tome)\b/

function restOfSentence(words: readonly string[], stretches: Stretches, { last }: Span): Stretch {
  const end = words.indexOf(SENTENCE_END, last + 2)
  return stretches(last + 1, end < 0 || end === words.length - 1 ? words.length : end)
}

/** "He died of it and an hour ago I got ...". */
const THEN_I =
  /\b(?:died|murio|fallecio|passed away)\b.*\b(?:and|but|so|y|pero) (?:\w+ ){0,3}(?:ago|now|today|tonight|morning|afternoon|hours?|minutes?|yesterday|hoy|ahora|ahorita|ayer|horas?|minutos?|manana|noche) (?:i|im|ive|my|me|tengo|siento|estoy)\b/

/** "My mother died of it and I have chest pain": the part with its own subject tells of the person. */
const isOfTheLiving = ({ linked, around }: Piece): boolean =>
  (linked.shows(/^(?:i|im|ive|my|tengo|estoy|siento|traigo|me)\b/) && !around.shows(DIED)) || linked.shows(THEN_I)

/** Each is looked into only when it is asked for. */
export function circumstanceAt(words: readonly string[], stretches: Stretches, span: Span): Circumstance {
  const message = () => stretches(0, words.length)
  const told = surroundings(words, stretches, span)
  const { before, clause, sentence } = told
  const piece = pieceOf(words, stretches, span)
  const behind = stretches(span.last + 1, words.length)
  const isPast = () =>
    !piece.near.shows(IS_PRESENT) &&
    (isTimed(piece, LONG_AGO) || restOfSentence(words, stretches, span).is(isSaidToBeLongAgo))
  const isNow = () => sentence.is(isOfNow)
  const isReal = () => behind.shows(WHAT_I_HAVE) || behind.shows(DID_IT) || sentence.shows(GOES_ON)
  return {
    isLongAgo: () =>
      ((isPast() || (clause.shows(DIED) && !isOfTheLiving(piece))) && !isNow()) || isToldAsOver(words, stretches, span),
    isHistory: () =>
      (piece.piece.shows(HISTORY) || isPast()) &&
      (!isNow() || (sentence.shows(OFFICE) && !sentence.shows(HAPPENING) && !stretches(0, words.length).is(isPresent))),
    isFamily: () =>
      before.shows(FAMILY) ||
      toldOfRelative(words, stretches, span).isPast ||
      (message().is(namesAnimal) && isOfAnimal(words, span, message())) ||
      isARescuersTale(message()),
    isOthersOrOutgrown: () =>
      toldOfRelative(words, stretches, span).isTrait || restOfSentence(words, stretches, span).shows(OUTGROWN),
    isGeneral: () =>
      isDreamt(sentence, message()) ||
      isMadeUp(message()) ||
      ((isToldInGeneral(told, piece) || isSupposed(message(), piece.linked) || isForAPoster(message())) && !isReal()),
    isOffice: () => sentence.shows(OFFICE),
    isErrand: () => piece.linked.shows(ERRAND) && !isNow() && !sentence.shows(HAPPENING) && !isReal(),
  }
}
