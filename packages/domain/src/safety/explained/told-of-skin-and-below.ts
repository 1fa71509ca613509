import type { Explanation } from './explanation'
import { longestDays } from './how-long'
import { hasAny, type Reading } from './reading'
import { withoutDenials } from './told'
import { words } from '../../free-text/words'
import { isOfTraining } from '../vitals/read-vitals'

const FEELS_BURNING = /\bburning\b/
const BURNT_BY =
  /\b(?:burn(?:s|t|ed)?|scald\w*|fire|flames?|hot|boil\w*|steam\w*|chemicals?|bleach|lye|iron|oven|stove|grease|oil|electri\w*|smoke|explo\w*|radiator|kettle|pan|pot|candle|firework\w*|gas(?:oline)?|acid (?:on|splash\w*|got)|house|building|car|caught)\b/

/** "Burning" of a foot, a stomach or a stripe of skin, where nothing hot or biting is spoken of. */
const isBurningFelt = ({ plain }: Reading): boolean =>
  FEELS_BURNING.test(plain) && !BURNT_BY.test(withoutDenials(plain))

const TWO_WEEKS = 14
const ABOVE_THE_HIP = /\b(?:arms?|hands?|face|speech|both legs|bladder|bowels?|eye|mouth)\b/
const OF_THE_BRAIN = words(
  'face-droop speech-trouble confused sudden vision-loss severe-headache saddle-numb both-legs-weak',
)

/** Numb or tingling down one leg for weeks with a pain of its nerve. */
const isNerveOfLeg = (reading: Reading): boolean =>
  reading.said.has('leg-nerve') &&
  longestDays(reading.plain) >= TWO_WEEKS &&
  !ABOVE_THE_HIP.test(
    withoutDenials(reading.plain).replaceAll(/\bbladder and bowels? (?:\w+ )?(?:fine|ok|normal)\b/g, ' '),
  ) &&
  !hasAny(reading, OF_THE_BRAIN)

const SLOWLY = 60
const DIMS =
  /\b(?:misty|mist|foggy|cloud\w*|hazy|haz[ey]|blurr?\w*|dim\w*|brownish|glare|dazzl\w*|fad\w*|cataract\w*|glaucoma|optic (?:cup|disc)|nublad\w*|borros\w*|deslumbr\w*|opac\w*)\b/
const QUICK_OF_EYE = words(
  'sudden sudden-alone eye-pain flashes-floaters headache face-droop speech-trouble one-side-weak eye-injury bp-180 bp-160 pregnant postpartum vomiting confused fainted',
)

/** Sight that grows dim over months. */
const isSightFading = (reading: Reading): boolean =>
  DIMS.test(reading.plain) && longestDays(reading.plain) >= SLOWLY && !hasAny(reading, QUICK_OF_EYE)

const BURNS_IN_PEE = /\b(?:burn\w*|sting\w*|dysuria|escozor|ardor|frequency|uti|kidney infection|pyelo\w*)\b/
const KEEPS_DOWN =
  /\b(?:keep\w*|holds?|holding|tolerat\w*|retien\w+|tolera)\b[^.;!?\n]{0,40}\b(?:fluids?|down|water|food|oral\w*|liquidos|agua)\b|\bdrink\w* (?:fine|well|ok|plenty)\b/
const GRAVE_WITH_FEVER = words(`
  confused drowsy fainted feels-faint dizzy bp-low pulse-very-fast breaths-very-fast oxygen-low oxygen-92 mottled-skin no-urine pregnant postpartum weak-immunity
  weak-immunity-person one-kidney post-surgery age-65-plus elder-word age-under-18 child-word cannot-keep-down blood-in-urine pain-in-waves
  severe-pain extreme-pain temp-394 temp-40 high-fever diabetes short-of-breath acts-off unusual-exhaustion
`)

/** An infection of the kidney or prostate with fever, told by somebody who keeps drinks down and is clear: for today. */
const isUrineInfectionKeptDown = (reading: Reading): boolean =>
  BURNS_IN_PEE.test(reading.plain) &&
  KEEPS_DOWN.test(reading.plain) &&
  !/\bvomit\w*|\bthrow\w* up\b|\bthrew up\b/.test(withoutDenials(reading.plain)) &&
  !hasAny(reading, GRAVE_WITH_FEVER)

const IN_WOMB = /\bbaby(?:s| is)? (?:\w+ )?(?:mov\w+|wriggl\w*|kick\w*|activ\w*|bounc\w*)\b/
const IS_BORN =
  /\b(?:born|newborn|birth|breast ?fe\w+|nurs\w+|bottle|\d+ (?:weeks?|months?|days?) old|nappy|nappies|diapers?|(?:wont|refus\w+ to|not) (?:eat\w*|feed\w*|nurs\w+)|naci(?:o|d[oa])|pecho|biberon|panal(?:es)?|no (?:\w+ )?(?:come|quiere (?:comer|mamar))|decaid[oa]|llora\w*)\b/

/** The baby that is spoken of is not yet born. */
const isUnborn = (reading: Reading): boolean =>
  reading.said.has('pregnant') &&
  !reading.said.has('postpartum') &&
  IN_WOMB.test(reading.plain) &&
  !IS_BORN.test(reading.plain)

const DARKENS = /\b(?:iron|ferrous|hierro|ferroso|bismuth|pepto\w*|bismuto)\b/
const NOT_TARRY =
  /\b(?:no|not|isnt|arent|without|nor|never)\b[^.;!?\n]{0,20}\b(?:tar\w*|sticky|smell\w*|shiny)\b|\bformed\b|\bdark green\b/
const LIKE_BLEEDING = words(
  'dizzy fainted feels-faint vomiting-blood blood-thinner belly-pain severe-belly-pain upper-belly-pain short-of-breath tired pulse-fast bp-low liver-disease alcohol-poisoning weight-loss',
)

/** Dark, formed stools since iron or bismuth, and nothing of a bleeding. */
const isDarkOfIron = (reading: Reading): boolean =>
  DARKENS.test(reading.plain) &&
  NOT_TARRY.test(reading.plain) &&
  !/\b(?:ibuprofen|aspirin|naproxen|advil|aleve)\b/.test(
    withoutDenials(reading.plain.replaceAll(/\b(?:aspirin|ibuprofen)[^.;\n]{0,20}\b(?:never|none|no)\b/g, ' ')),
  ) &&
  !hasAny(reading, LIKE_BLEEDING)

const CANNOT_MOVE_ON_WAKING =
  /\b(?:woke\w*|wak\w+|falling asleep|despert\w+)\b[^.;!?\n]{0,40}\b(?:unable to|cant|couldnt|cannot|no (?:pod\w+|puedo|me puedo)) (?:move|speak|mover\w*)\b/
const WORKS_AGAIN =
  /\b(?:worked again|works again|then (?:it )?(?:\w+ )?(?:fine|normal|gone)|back to normal|all fine|wears off|passes|luego todo|se (?:me )?pasa)\b/
const SEVERAL_TIMES = /\b(?:twice|times|sometimes|some nights|every|again|veces|algunas noches)\b/
const GRAVE_OF_NIGHT = words(
  'face-droop speech-trouble seizure fainted confused short-of-breath sweating palpitations severe-headache',
)

const SLEEP_PARALYSIS = /\bsleep paralysis\b|\bparalisis del sueno\b|\bse me subio el muerto\b/
const OF_A_BRAIN =
  /\b(?:face|smile|slur\w*|droop\w*|(?:one|left|right) (?:side|arm|leg)|still (?:cant|weak|numb)|all day|standing|cara|boca|un lado|izquierd[oa]|derech[oa]|todavia no)\b/

/** Awake for a minute before the body moves: named, or told several times with all well after it. */
const isSleepParalysis = (reading: Reading): boolean =>
  SLEEP_PARALYSIS.test(reading.plain)
    ? !OF_A_BRAIN.test(withoutDenials(reading.plain))
    : [CANNOT_MOVE_ON_WAKING, WORKS_AGAIN, SEVERAL_TIMES].every((sign) => sign.test(reading.plain)) &&
      /\b(?:a minute|seconds|minutes?|segundos|minutos?)\b/.test(reading.plain) &&
      !hasAny(reading, GRAVE_OF_NIGHT)

const COLD_BRINGS_IT =
  /\b(?:in|from|with|when|to|con|en) (?:the |it is |its |el )?(?:cold|frio|winter|freezer|invierno)\b|\b(?:cold|el frio) (?:makes|turns|les? pone|me pone)\b|\b(?:out of the freezer|(?:every|each) winter|winter after winter|cada invierno)\b/
const FINGERS_BLANCH = /\b(?:fingers?|fingertips|toes?|dedos)\b[^.;!?\n]{0,30}\b(?:white|blue|blanc\w+)\b/
const WARMS_AGAIN = /\b(?:warm\w*|come back|minutes|mins?|quarter of an hour|then red|pink|se calient\w+|vuelve\w*)\b/

const EACH_WINTER =
  /\b(?:since (?:last )?(?:winter|fall|november|december|january)|(?:every|each) (?:winter|time)|winter after winter|whenever|for (?:years|months)|cada (?:invierno|vez)|desde (?:el )?invierno|desde hace (?:meses|anos))\b/
const NO_RAYNAUD = words('sudden severe-pain extreme-pain skin-black broken-bone bad-fracture')

/** Fingers that blanch in the cold and come back: no frostbite where it goes on for months. */
const isRaynaud = (reading: Reading): boolean =>
  [COLD_BRINGS_IT, FINGERS_BLANCH, WARMS_AGAIN].every((sign) => sign.test(reading.plain)) &&
  !hasAny(reading, EACH_WINTER.test(reading.plain) ? NO_RAYNAUD : [...NO_RAYNAUD, 'frostbite'])

const WITHIN_HOURS =
  /\b(?:that (?:morning|day|afternoon)|this (?:morning|afternoon)|today|hours?|just (?:now|been)|minutes|hoy|horas|(?:not|wasnt|isnt) (?:swollen|engorged|attached)|crawling|flat)\b/
const TICK_OUT = /\b(?:out|off|removed|pulled|tweezers|quit\w+|saqu\w+|pinzas|crawling)\b/

/** A tick taken off within hours, with no rash or fever (CDC, after a tick bite). */
const isTickOfHours = (reading: Reading): boolean =>
  WITHIN_HOURS.test(reading.plain) &&
  TICK_OUT.test(reading.plain) &&
  !/\b(?:days?|weeks?|dias?|semanas?) ago\b|\bhace (?:\w+ )?(?:dias|semanas)\b|\b(?:ring|bull\w*|head (?:is )?(?:still )?(?:in|stuck)|engorged|full of blood)\b/.test(
    withoutDenials(reading.plain),
  ) &&
  !hasAny(
    reading,
    words('rash fever temp-38 headache flu joint-ache tired face-droop palpitations one-side-weak vomiting'),
  )

const LUMP_IN_THROAT = /\b(?:lump|ball|bola|nudo|something stuck)\b[^.;!?\n]{0,20}\b(?:throat|garganta)\b/
const GOES_DOWN = /\b(?:food|eat\w*|swallow\w*|com\w+|trag\w+)\b[^.;!?\n]{0,25}\b(?:fine|well|down|normal\w*|ok|bien)\b/

/** The feeling of a lump in the throat for weeks, with food going down well. */
const isGlobus = (reading: Reading): boolean =>
  LUMP_IN_THROAT.test(reading.plain) &&
  GOES_DOWN.test(reading.plain) &&
  longestDays(reading.plain) >= TWO_WEEKS &&
  !hasAny(
    reading,
    words(
      'hives face-swelling short-of-breath cannot-breathe allergy-trigger drooling stridor fever weight-loss throat-danger',
    ),
  )

const TRAINED =
  /\b(?:athletes?|atletas?|runners?|cyclists?|ciclistas?|swimmers?|nadador\w*|rowers?|triathl\w*|triatl\w*|(?:half |medio )?marat(?:h)?on\w*|corredora?|i (?:run|bike|cycle|swim|row) (?:\w+ ){0,3}(?:miles|k|daily|every day|a week)|corro (?:\w+ ){0,3}(?:kilometros|millas|km|diario))\b/
const UNWELL =
  /\b(?:faint\w*|pass\w* out|passed out|black\w* out|dizz\w*|light ?headed|chest|breath\w*|weak\w*|tired|exhaust\w*|swell\w*|swollen|eating disorder|anorexi\w*|metoprolol|atenolol|propranolol|digoxin|diltiazem|pacemaker|desmay\w*|mare\w*|pecho|aire|debil\w*|cansad[oa]|hinch\w*|marcapasos)\b/

/** A slow pulse in somebody who trains and tells of nothing else. */
const isTrainedAndWell = (reading: Reading): boolean =>
  TRAINED.test(reading.plain) && !reading.said.has('pulse-very-slow') && !UNWELL.test(withoutDenials(reading.plain))

const REACHED_IN_TRAINING =
  /\b(?:hits?|reache[ds]|(?:gets?|goes|went|got|climbs?) (?:up )?to|subio a|sube a|llega a) 1\d\d\b/

/** A pulse that running or riding brings, in somebody who tells of nothing else. */
const isPulseOfTraining = ({ plain }: Reading): boolean =>
  REACHED_IN_TRAINING.test(plain) && isOfTraining(plain) && !UNWELL.test(withoutDenials(plain))

/** Of skin, eyes and what lies below the belt: what its own whole tells to be less. */
export const TOLD_OF_SKIN_AND_BELOW: readonly Explanation[] = [
  { of: ['bad-burn'], holds: isBurningFelt },
  { of: ['one-side-weak', 'limb-numb'], holds: isNerveOfLeg },
  { of: ['vision-loss', 'vision-change'], holds: isSightFading, becomes: 'sight-fading' },
  { of: ['nausea', 'severe', 'chills'], holds: isUrineInfectionKeptDown },
  { of: ['infant-word', 'ill-baby', 'newborn-word'], holds: isUnborn },
  {
    of: words('one-side-weak both-legs-weak unresponsive chest-pain heart-mimic speech-trouble cannot-breathe'),
    holds: isSleepParalysis,
    becomes: 'harmless-sign',
  },
  { of: words('cold-limb limb-numb skin-black blue-lips frostbite'), holds: isRaynaud, becomes: 'needs-visit' },
  { of: ['pulse-slow'], holds: isTrainedAndWell, becomes: 'harmless-sign' },
  { of: ['pulse-fast', 'pulse-very-fast'], holds: isPulseOfTraining, becomes: 'harmless-sign' },
  { of: ['tick-bite'], holds: isTickOfHours, becomes: 'insect-sting' },
  { of: ['throat-swelling', 'throat-lump', 'stuck-food'], holds: isGlobus, becomes: 'needs-visit' },
  { of: ['black-stool'], holds: isDarkOfIron, becomes: 'harmless-sign' },
]
