import { hasAny, type Reading } from './reading'
import { isSaidApart } from './said-apart'
import { longestDaysNow } from './how-long'
import { says } from './says'
import { withoutDenials } from './told'
import { words } from '../../free-text/words'

const FEVER_FROM_C = 38
const GROWN_FROM = 65

const hasFever = (reading: Reading) => hasAny(reading, ['fever', 'temp-38', 'lasting-fever'])

const OF_THE_NOSE =
  /\b(?:cough\w*|runny|stuff\w*|sneez\w*|hoarse\w*|congest\w*|sniffl\w*|tos|moc(?:o|os|osidad)|estornud\w*|ronc[oa]|congestion)\b/
const NO_COLD = words(
  'white-patches rash severe severe-pain throat-danger throat-swelling drooling mouth-wont-open neck-swells lasting-fever high-fever temp-394 weak-immunity weak-immunity-person child-word infant-word elder-word stiff-neck short-of-breath pregnant getting-worse ear-pain',
)
const FIRST_DAYS = 3

/** A sore throat with cough or a running nose in the first days of a fever is of a cold, not of strep (CDC, about strep throat). */
export const isThroatOfCold = (reading: Reading): boolean =>
  hasFever(reading) &&
  OF_THE_NOSE.test(withoutDenials(reading.plain)) &&
  longestDaysNow(reading.plain) <= FIRST_DAYS &&
  reading.ages.every((age) => age >= 15 && age < GROWN_FROM) &&
  !hasAny(reading, NO_COLD)

const HEADACHE = /\bhead ?aches?\b|\bhead (?:hurts|aches)\b|\b(?:dolor de|duele la) cabeza\b/
const OF_A_COLD =
  /\b(?:cough\w*|fever\w*|sore throat|runny nose|body aches|congest\w*|tos|fiebre|calentura|dolor de garganta|flu|gripe|gripa)\b/

/** A headache told in one breath with a cough and fever: flu begins suddenly as a whole (CDC, signs of flu). */
export const isSuddenIllness = (reading: Reading): boolean =>
  hasFever(reading) &&
  hasAny(reading, ['cough', 'flu']) &&
  !hasAny(reading, ['worst-headache', 'severe-headache', 'stiff-neck', 'photophobia', 'confused', 'vomiting']) &&
  reading.plain.split(/[.;!?\n]/).some((sentence) => HEADACHE.test(sentence) && OF_A_COLD.test(sentence))

const VERY_WEAK =
  /\b(?:so|very|too|extremely|severely|super|really|muy|tan|demasiado) (?:\w+ )?(?:weak|debil\w*)|\b(?:cant|cannot|can not|barely|hardly|unable to|could not|no puede|no puedo|apenas) (?:even )?(?:stand|get up|get out|walk|move|sit up|levant\w+|par\w+|camin\w+|mover\w+)/

/** Weak and worn out with a cough and fever, as flu makes people; severe weakness is another thing. */
export const isFluTiredness = (reading: Reading): boolean =>
  hasFever(reading) &&
  hasAny(reading, ['cough', 'flu']) &&
  reading.ages.every((age) => age < GROWN_FROM) &&
  !hasAny(reading, ['elder-word', 'diabetes', 'steroids', 'pregnant', 'postpartum', 'short-of-breath', 'chest-pain']) &&
  !VERY_WEAK.test(reading.plain)

const MEASURED_AT_MOST_C = 43

/** "A fever of 99.5": below 100.4 °F (38 °C) there is none. Not for small babies and weak immune systems. */
export const isNoFever = (reading: Reading): boolean => {
  const warm = reading.temperaturesC.filter((value) => value > 35 && value < MEASURED_AT_MOST_C)
  return (
    warm.length > 0 &&
    warm.every((value) => value < FEVER_FROM_C) &&
    !hasAny(reading, ['high-fever', 'newborn-word', 'weak-immunity', 'weak-immunity-person', 'elder-word']) &&
    reading.ages.every((age) => age >= 1 && age < GROWN_FROM) &&
    !isSaidApart(reading.plain, 'fever')
  )
}

/** "18 months old" is no infant where every age told is a year or more. */
export const isPastInfancy = ({ said, plain, ages }: Reading): boolean =>
  ages.length > 0 &&
  ages.every((age) => age >= 1) &&
  !said.has('newborn-word') &&
  !/\b(?:baby|babies|infants?|newborn\w*|bebes?|bebit[oa])\b/.test(plain)

const A_LITTLE_BLOOD =
  /\b(?:spots?|streaks?|specks?|drops?|tinges?|smears?|bit|little|gotas?|gotitas?|rayas?|rayitas?|manchas?|manchitas?|hilos?|poquit[oa])\b(?: of| de)?(?: \w+){0,2} (?:blood|sangre)\b|\b(?:little|bit|spots?|drops?|streaks?)(?: of)?(?: bright)? red(?: blood)? (?:when|after|on|every time) (?:i |the |we )?(?:wip\w*|paper|tissue|tp)/
const NO_HARD_STOOL = [
  'diarrhea',
  'vomiting',
  'fever',
  'temp-38',
  'much-blood',
  'dizzy',
  'fainted',
  'black-stool',
  'severe-belly-pain',
  'belly-cries',
  'hard-belly',
  'drowsy',
  'blood-thinner',
]

/** A streak of blood on a hard stool: a small tear at the anus, the usual cause in babies and grown people alike. */
export const isStreakOnHardStool = (reading: Reading): boolean =>
  A_LITTLE_BLOOD.test(reading.plain) &&
  (reading.said.has('constipation') ||
    /\b(?:hard|firm|dry) (?:stools?|poops?)\b|\b(?:popo|caca|heces|excremento) (?:muy )?dur[ao]s?\b/.test(
      reading.plain,
    )) &&
  !hasAny(reading, NO_HARD_STOOL)

const BY_POSITION =
  /\b(?:turn\w*|roll\w*|tilt\w*|look(?:s|ing)? up|bend\w*|lying down|lie down|sit(?:s|ting)? up|getting up|position\w*|volte\w+|gir\w+ la cabeza|acost\w+|agach\w+)\b/
const SHORT = /\b(?:seconds?|under a minute|less than a minute|about a minute|brief\w*|segundos?|menos de un minuto)\b/

/** Short spells of spinning brought on by how the head is held, for days or longer. */
export const isPositionalVertigo = ({ said, plain }: Reading): boolean =>
  said.has('dizzy') &&
  said.has('lasting') &&
  BY_POSITION.test(plain) &&
  SHORT.test(plain) &&
  !['headache', 'vomiting', 'balance-loss', 'confused', 'fainted', 'head-injury', 'chest-pain'].some((each) =>
    said.has(each),
  )

const OFF_ITS_FOOD =
  /\b(?:not (?:eating|sleeping) well|eat(?:s|ing)? (?:a (?:bit|little) )?less|poor appetite|less appetite|come menos|poco apetito)\b/
const TRULY_ILL =
  /\b(?:limp|floppy|listless|inconsolable|weak cry|wont|will not|refus\w+|not (?:drinking|feeding|acting)|stop crying|lethar\w+|drows\w+|aguad[oa]|decaid[oa]|no (?:come|quiere|toma|mama|despierta))\b/

/** A toddler of a year or more off its food: seen today, no emergency (AAP, fever and ear infections). */
export const isOnlyFussy = ({ plain, ages }: Reading): boolean =>
  ages.length > 0 && ages.every((age) => age >= 1) && OFF_ITS_FOOD.test(plain) && !TRULY_ILL.test(plain)

const IN_A_TEST = /\b(?:urine test|urinalysis|urine sample|dipstick|(?:test|lab) results?|analisis|examen de orina)\b/
const NOT_SEEN =
  /\b(?:trace|microscopic|rastros?|no visible blood|(?:not|havent|have not|didnt|dont) (?:noticed?|seen?|see) (?:any )?(?:visible )?blood|feel (?:\w+ )?fine)\b/

/** Blood found in a urine test alone, not seen and without a complaint. */
export const isBloodOnlyInTest = (reading: Reading): boolean =>
  IN_A_TEST.test(reading.plain) &&
  NOT_SEEN.test(reading.plain) &&
  !hasAny(reading, [
    'flank-pain',
    'fever',
    'temp-38',
    'burning-urine',
    'belly-pain',
    'back-pain',
    'body-blow',
    'vomiting',
  ])

const DRYNESS = /\b(?:dehydrat|deshidrat)\w+/g
const FEARED_DRYNESS =
  /\b(?:worr\w+|afraid|scared|concerned|prevent\w*|avoid\w*|preocup\w+|miedo|evitar)(?: about| of| de| a| que)?(?: se| getting| becoming)? (?:dehydrat\w+|deshidrat\w+)/g
const DRY_SIGNS = /\b(?:dry|sunken|tears|sec[oa]s?|hundid\w+|lagrimas|cotton|sticky|cracked)\b/

/** "She worries about dehydration" tells of no dry mouth. */
export const isFearOfDryness = ({ plain }: Reading): boolean =>
  !DRY_SIGNS.test(plain) &&
  (plain.match(FEARED_DRYNESS) ?? []).length > 0 &&
  (plain.match(DRYNESS) ?? []).length === (plain.match(FEARED_DRYNESS) ?? []).length

const AFTER_EFFORT =
  /\bafter (?:\w+ ){0,2}(?:climb\w*|run\w*|exercis\w*|work(?:ing)? ?out|stairs|gym|walk\w*|jog\w*)\b|\bafter (?:\w+ ){0,4}(?:flights?|stairs|sprint\w*|hill|laps|dancing|class)\b|\bdespues de (?:\w+ ){0,2}(?:correr|subir|ejercicio|caminar|bailar)\b/

/** A quick pulse right after an effort, with nothing else. */
export const isPulseOfEffort = (reading: Reading): boolean =>
  AFTER_EFFORT.test(reading.plain) &&
  !hasAny(reading, ['pulse-very-fast', 'dizzy', 'fainted', 'chest-pain', 'short-of-breath', 'palpitations', 'fever'])

const ELSEWHERE =
  /\b(?:nariz|encias?|dientes?|muela|ombligo|rodilla|sacaron sangre|laboratorio|nose|gums?|tooth|teeth|blood (?:draw|test)|navel|got(?:a|ita)s? de sangre (?:en|del?|por) (?:el|la|mi|un|una|su) (?:pie|talon|dedo|mano|brazo|pierna|oreja|codo|labio|grano))\b/
const FROM_BELOW =
  /\b(?:embaraz\w+|regla|vagin\w*|toallas?|periodo|menstru\w+|parto|cesarea|abort\w*|pregnan\w*|period|pads?|ano|recto|popo|caca|bano|stool|poop|toilet|wip\w+)\b/

/** Blood of the nose, gums or navel, or drawn in a laboratory. */
export const isBleedingElsewhere = ({ plain }: Reading): boolean => ELSEWHERE.test(plain) && !FROM_BELOW.test(plain)

const PRESSED = /\b(?:aprete|apreto|apretamos|presione|presion|servilleta|gasa|trapo|toalla)\b/
const HAS_STOPPED = /\b(?:ya )?(?:paro|dejo de sangrar|se detuvo|ya no sangra|se le quito|se me quito)\b/
const NOT_DEEP = /\b(?:no (?:esta|es|fue|se ve) (?:muy )?(?:hond[oa]|profund[oa])|chiquit[oa]|superficial|rasgun\w*)\b/
const BLEEDS_ON =
  /\b(?:otra vez|vuelve|volvio|sigue|no (?:ha )?(?:para|paro|parado|deja)|chorr\w+|empap\w+|colgando|hueso|adormecid\w*|anticoagulante)\b/

/** A shallow cut that was pressed on and has stopped. */
export const isBleedingOver = ({ plain, said }: Reading): boolean =>
  PRESSED.test(plain) &&
  HAS_STOPPED.test(plain) &&
  NOT_DEEP.test(plain) &&
  !BLEEDS_ON.test(plain) &&
  !said.has('fainted')

const THUMPING =
  /\b(?:thumping|banging|pounding|cracking|hammering) (?:\w+ )?head(?:ache)?\b|\bheads? (?:is |was |has been )?(?:thumping|banging|pounding|hammering)\b/
const STRUCK =
  /\b(?:hit|hits|bump\w*|banged|bangs|knock\w*|struck|smack\w*|blow|injur\w*|fell|falls?|fallen|trip\w*|slip\w*|crash\w*|accident|punch\w*|lump|gash|wound|concuss\w*|thrown|thumped)\b/

/** A head that thumps is an ache, where nothing struck it. */
export const isThumpingHead = ({ plain }: Reading): boolean => THUMPING.test(plain) && !says(plain, STRUCK)
