import { COMMA, SENTENCE_END } from './fold-message'
import type { Span } from './pattern'
import type { Stretch, Stretches } from './stretches'

const NEAR =
  'mother|father|mom|mum|mam|dad|mama|papa|ma|pa|parents?|brothers?|sisters?|sib|siblings?|(?:great )?grand(?:mother|father|ma|pa|mom|dad|parents?)|grann?y|nan|colleagues?|coworkers?|co workers?|neighbou?rs?|friends?|classmate|madre|padre|padres|herman[oa]s?|abuel[oa]s?|coleg[oa]|companer[oa]s?|vecin[oa]|amig[oa]'
const FAR =
  '(?:mother|father|sister|brother) in law|(?:great )?(?:uncles?|aunt(?:ie|s)?)|cousins?|ti[oa]s?|prim[oa]s?|suegr[oa]|cunad[oa]'
const WHOSE =
  '(?:(?:my|his|her|their|our|the|an?|mi|mis|su|sus|un|una|both|one of my|a mi|a su|a la|al) )?(?:own |late |older |younger |elder |only |twin )?'
const JOINED = '(?:^|\\b(?:and|but|because|since|as|that|so|though|y|pero|porque|que) |, )'
const PAST =
  'had|needed|required|suffered|lost|took|(?:was|were) (?:\\w+ )?(?:diagnosed|treated|operated)(?: with| for| on)?|tuvo|tuvieron|sufrio|le dio|le dieron|fue diagnosticad[oa] (?:con|de)'
const PRESENT =
  'has|have|with|suffers? from|takes?|carries|is on|are on|on|uses|is (?:diagnosed with|allergic to)|tiene|tienen|toma|padece(?: de)?|con|usa'
const OTHER_WORDS = '(?:(?! (?:i|im|my|me|mi|he|she|who|yo)\\b) [^,|\\s]+){0,7}$'
const subject = (who: string, verbs: string) =>
  new RegExp(
    `${JOINED}${WHOSE}(?:${who})(?: of mine| mio| mia)? (?:(?:also|both|once|just|recently|even|tambien|una vez) )?(?:${verbs})\\b(?! (?:been|me|us|to)\\b)${OTHER_WORDS}`,
  )
const ANY = `${FAR}|${NEAR}`
const DID = subject(ANY, PAST)
const FAR_DID = subject(FAR, PAST)
const LIVES_WITH = subject(ANY, PRESENT)
const CARRIES = subject(ANY, 'carries|is allergic to|es alergic[oa] a')
/** "My uncle's heart attack at 71", "cousin T1DM". */
const OF_WHOM = new RegExp(
  `${JOINED}${WHOSE}(?:${ANY})s(?: recent| old)?(?: (?!(?:has|have|had|is|are|was|were|wont|cant|isnt|feels?|just|who|got|says?|said|keeps?)\\b)[^,|\\s]+){1,2}$`,
)
const OF_OWN = /(?:^|, )(?:his|her|their|su|sus|mother|father|mom|mum|dad|brother|sister|sib|sibling|parents)\b/
/** A time of a life, not of now. */
const AT_AN_AGE =
  /\b(?:at (?:age )?(?:the age of )?\d{1,2}(?! (?:am|pm))|in (?:his|her|their) (?:\d0s|teens|twenties|thirties|forties|fifties|sixties|seventies|eighties)|as an? (?:newborn|baby|child|infant|kid|teen\w*)|years ago|when (?:he|she) was|once|a los \d{1,2}(?! (?:dias|minutos))|de (?:nin[oa]|bebe|joven)|hace (?:\w+ )?anos)\b/
const OF_NOW =
  /\b(?:now|today|tonight|right|minutes?|hours?|morning|yesterday|last night|suddenly|collapsed|having|help|again|still|wont|cant|isnt|just (?:had|now)|ahora|ahorita|hoy|ayer|anoche|acaba|otra vez|ayuda|no (?:puede|responde|despierta|respira)|(?:and|but|y|pero) (?:he|she|hes|shes|they|el|ella|esta|se)|hes|shes|(?:he|she) is|theyre)\b/
const GOES_ON_WITH =
  /^(?:and |but |now |y |pero |ahora )*(?:he|she|hes|shes|they|his|her|theyre|el|ella|le|se|esta|su|no (?:puede|responde|habla|despierta|respira|reacciona|se))\b/
const CALLS_FOR_HELP =
  /\b(?:what (?:do|should|can) (?:i|we)|que hago|que hacemos|help (?:me|us|him|her)|911|ambulance|ambulancia|unconscious|not breathing)\b/
/** The person's own complaint, or a patient of whom a clinician tells. */
const OWN_COMPLAINT =
  /\b(?:i (?:have|feel|felt|woke up with|noticed|sneeze|cough|itch|ache)|ive (?:had|got|been|no)|my (?:own )?(?:head|forehead|chest|stomach|belly|back|leg|arm|hand|throat|skin|eye|eyes|ear|heart|neck|finger|knee|period|urine|stool|pee)|about me|tengo|siento|me (?:duele|salio|siento|dio))\b/
const PATIENT =
  /\b\d{1,3} ?(?:year|month|week|day|yo|y o|yr|wk|mo|m|f)\b|\b(?:girl|boy|man|woman|patient|infant|toddler|male|female|(?:my|our|the) (?:son|daughter|baby|child|toddler)|paciente|nin[oa]|hombre|mujer|anos|meses)\b/

const WORDS_BEHIND_COMMA = 4

interface Told {
  /** The sentence up to the first word of a place. */
  readonly before: Stretch
  /** From there to a little behind the next comma. */
  readonly behind: Stretch
  readonly others: readonly Stretch[]
}

const isOfNow = (sentence: Stretch, next: Stretch) => sentence.shows(OF_NOW) || next.shows(GOES_ON_WITH)

/** What stands around a place in the sentence of a relative; undefined where there is none, or where it is told of now. */
function toldAround(words: readonly string[], stretches: Stretches, { first, last }: Span): Told | undefined {
  const start = words.lastIndexOf(SENTENCE_END, first - 1) + 1
  const found = words.indexOf(SENTENCE_END, last)
  const end = found < 0 ? words.length : found
  const sentence = stretches(start, end)
  if (!sentence.shows(RELATIVE)) return undefined
  const nextEnd = words.indexOf(SENTENCE_END, end + 1)
  const next = stretches(Math.min(end + 1, words.length), nextEnd < 0 ? words.length : nextEnd)
  const before = stretches(start, first + 1)
  if (isOfNow(sentence, next) || !before.shows(RELATIVE)) return undefined
  const comma = words.indexOf(COMMA, last)
  return {
    before,
    behind: stretches(first, comma < 0 ? end : Math.min(comma + WORDS_BEHIND_COMMA, end)),
    others: [stretches(0, start), stretches(end, words.length)],
  }
}

const RELATIVE = new RegExp(`\\b(?:${ANY})s?\\b|\\bfamily history\\b|\\bantecedentes\\b`)
const HEADED = /^(?:family history|antecedentes familiares|antecedentes heredofamiliares)\b/

/** What is told of a relative: what befell them once, or what they live with. */
export interface ToldOfRelative {
  readonly isPast: boolean
  readonly isTrait: boolean
}

const NOBODY: ToldOfRelative = { isPast: false, isTrait: false }
const OF_FAMILY: ToldOfRelative = { isPast: true, isTrait: true }

/** What is told of somebody of whom no time of life is told. */
function weighWithoutTime({ before, others }: Told, message: Stretch): ToldOfRelative {
  const isToldBeside = (sign: RegExp) => others.some((each) => each.shows(sign))
  const isOfPatients = before.shows(OF_OWN) && isToldBeside(PATIENT)
  if (!isOfPatients && !isToldBeside(OWN_COMPLAINT)) return NOBODY
  if (before.shows(LIVES_WITH)) return { isPast: before.shows(CARRIES), isTrait: true }
  const isOver = isOfPatients ? before.shows(DID) : before.shows(FAR_DID) && !message.shows(CALLS_FOR_HELP)
  return { isPast: isOver, isTrait: before.shows(DID) || before.shows(OF_WHOM) }
}

const NAMED = [DID, OF_WHOM, subject(ANY, 'with|con')]

const weigh = (told: Told, message: Stretch): ToldOfRelative =>
  told.behind.shows(AT_AN_AGE) && NAMED.some(told.before.shows) ? OF_FAMILY : weighWithoutTime(told, message)

/**
 * Whether a place tells of the illness of a relative or friend, as what runs in a family or as what gave a fright: at an age, as
 * something the relative of a patient had or lives with, or, of those farther off, beside the person's own complaint. Whoever is
 * told on about in the next sentence, or is ill now, is the patient.
 */
export function toldOfRelative(words: readonly string[], stretches: Stretches, span: Span): ToldOfRelative {
  const message = stretches(0, words.length)
  if (!message.shows(RELATIVE)) return NOBODY
  const end = words.indexOf(SENTENCE_END, span.last)
  const start = words.lastIndexOf(SENTENCE_END, span.first) + 1
  if (stretches(start, end < 0 ? words.length : end).shows(HEADED)) return OF_FAMILY
  const told = toldAround(words, stretches, span)
  return told ? weigh(told, message) : NOBODY
}
