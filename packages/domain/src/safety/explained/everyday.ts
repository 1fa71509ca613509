import type { Explanation } from './explanation'
import { HOME_CARE } from './home-care/home-care'
import { longestDaysNow } from './how-long'
import { isMereWorry } from './fears/mere-worry'
import { isWorryOfNothing } from './fears/worry-of-nothing'
import { criesOut } from './news'
import { hasPicture } from './pictures/pictures'
import { hasAny, type Reading } from './reading'
import { isSaidApart } from './said-apart'
import { says } from './says'
import { withoutDenials } from './told'
import { words } from '../../free-text/words'

const MONTH = 28
const TWO_WEEKS = 14
const SINCE_A_SEASON =
  /\b(?:since|desde) (?:last |the |el |la )?(?:winter|spring|summer|fall|autumn|christmas|easter|new year|invierno|verano|primavera|otono|navidad)\b|\b(?:for|desde hace|hace ya|llevo) (?:months|ages|years|meses|anos)\b|\b(?:over|almost|nearly|about|half) an? year\b|\b(?:casi|mas de|medio) un? ?ano\b/
const SEASON = 60
const lastsFor = ({ plain }: Reading) => Math.max(SINCE_A_SEASON.test(plain) ? SEASON : 0, longestDaysNow(plain))

const OF_THE_BRAIN = words(
  'speech-trouble face-droop confused sudden sudden-alone vision-loss severe-headache headache seizure drowsy limb-numb balance-loss',
)
const SHOULDER = /\b(?:shoulders?|rotator|overhead|comb\w*|brush\w* (?:my|his|her)? ?hair|hombros?|peinar\w*)\b/
const SORE_OR_STIFF = /\b(?:pain\w*|stiff\w*|ach\w+|sore\w*|hurts?|duele\w*|dolor|rigid\w*|impingement)\b/

/** An arm that pain or stiffness of the shoulder has kept from rising for weeks. */
const isStiffShoulder = (reading: Reading): boolean =>
  !hasAny(reading, OF_THE_BRAIN) &&
  SHOULDER.test(reading.plain) &&
  SORE_OR_STIFF.test(reading.plain) &&
  lastsFor(reading) >= TWO_WEEKS

const FOLLOWS_NO_TALK =
  /\b(?:follow\w*|hear\w*|catch\w*|make out|seguir|oir|escuchar) (?:\w+ ){0,3}(?:talk\w*|conversation\w*|speech|words|people|said|platica\w*|conversacion\w*)\b/
const GROWS_DEAF = /\b(?:hear\w*|tv|television|volume|ears?|noisy|restaurants?|oido|oye|oigo|tele)\b/

/** Talk that cannot be followed because the hearing fades. */
const isHardOfHearing = (reading: Reading): boolean =>
  FOLLOWS_NO_TALK.test(reading.plain) &&
  GROWS_DEAF.test(reading.plain) &&
  !hasAny(
    reading,
    OF_THE_BRAIN.filter((each) => each !== 'speech-trouble'),
  )

const SNORES =
  /\b(?:snor\w*|ronc\w*|ronquid\w*|apn\w+|(?:quit|stop)s? breathing (?:at night|in (?:my|his|her) sleep|(?:when|while) (?:\w+ ){0,2}(?:asleep|sleep\w*)))\b/
const ASLEEP =
  /\b(?:sleep\w*|asleep|night\w*|bed|bunk|roommate|waking|nod\w* off|doz\w+|dorm\w*|duerm\w+|noches?|sueno)\b/
const FOR_LONG_OR_SLEEPY =
  /\b(?:loud\w*|years?|months?|every night|nod\w*|doz\w*|sleepy|tired|meetings|work|collar|asleep at|wheel|lights|partner|wife|husband|esposa|apn\w+|fuerte|anos?|meses|cada noche|por momentos|pausas|trabajo|semaforos?|volante|cabece\w+|cansad[oa])\b/
const SLEEPY_BY_DAY =
  /\b(?:diurna|tele|television|(?:at|in|en el) (?:work|meetings|trabajo|desk)|meetings|daytime|watching tv|de dia|manejando|semaforos?|volante|cabece\w+|sofa|couch|wheel|red lights)\b/
const OF_POISON = words(
  'opioid street-drug unresponsive not-wake blue-lips too-many-pills alcohol-poisoning child-word infant-word age-under-18 chest-pain wheezing short-of-breath',
)

/** Breath that stops for moments in a loud snorer's sleep, who is awake and well now. */
const isSleepApnea = (reading: Reading): boolean =>
  [SNORES, ASLEEP, FOR_LONG_OR_SLEEPY].every((sign) => sign.test(reading.plain)) &&
  !hasAny(reading, OF_POISON) &&
  !criesOut(reading.plain) &&
  (!reading.said.has('drowsy') || SLEEPY_BY_DAY.test(reading.plain))

const PAINLESS =
  /\b(?:painless\w*|no (?:\w+ ){0,2}pain|without (?:any )?pain|(?:doesnt|didnt|not) (?:\w+ )?(?:hurt|burn)|no (?:burning|flank)|sin (?:\w+ )?(?:dolor|ardor)|no (?:me |le )?(?:duele|dolio|arde)|no (?:hay|tengo|tiene) (?:\w+ )?dolor|nothing hurts)\b/
const CLOTS_OR_STUCK = /\b(?:clots?|coagulos?|cannot (?:pee|urinate)|cant (?:pee|urinate)|retention|retencion)\b/
const GRAVER_THAN_BLOOD = words(`
  flank-pain fever temp-38 temp-39 high-fever burning-urine belly-pain severe-belly-pain back-pain body-blow vomiting no-urine
  much-blood blood-thinner pregnant postpartum age-under-18 child-word infant-word dizzy feels-faint fainted chills diarrhea
  bruise cramps dark-urine leg-swelling face-swelling blood-in-stool groin-blow severe-pain severe weak-immunity
`)

/** Blood seen in the urine, with no pain, fever, clots or blow: soon, not today. */
const isPainlessBloodInUrine = (reading: Reading): boolean =>
  !hasAny(reading, GRAVER_THAN_BLOOD) && PAINLESS.test(reading.plain) && !says(reading.plain, CLOTS_OR_STUCK)

const WHITE_OF_EYE =
  /\bwhites? (?:part )?of (?:\w+ ){1,3}eyes?\b|\bsubconj\w*|\b(?:blanco|parte blanca) (?:del|de mi|de su) ojo\b|\bojos?\b[^|]{0,80}\ben lo blanco\b|\blo blanco del ojo\b|\bsclera\w*/
const RED_PATCH = /\b(?:blood|bloody|red|roj[oa]|sangre|h(?:a)?emorrhage)\b/
const SEES_WELL =
  /\b(?:vision|sight|see|sees|veo|ve|vista|acuity)\b[^.;!?\n]{0,25}\b(?:normal\w*|fine|well|clear\w*|unchanged|bien|igual|20 ?20|as before|unaffected|perfect\w*|good|sharp)\b|\b(?:normal|perfect|good) (?:vision|sight)\b/
const HARMS_EYE = words(
  'eye-pain photophobia blood-thinner vision-loss vision-change headache contact-lens chemical-splash',
)

/** A painless red patch on the white of an eye that sees well. */
const isBloodOnWhiteOfEye = (reading: Reading): boolean =>
  [WHITE_OF_EYE, RED_PATCH, SEES_WELL].every((sign) => sign.test(reading.plain)) &&
  !hasAny(reading, HARMS_EYE) &&
  !isSaidApart(reading.plain, 'vaginal-bleeding') &&
  !/\b(?:hit|struck|flew|poked|punch\w*|golpe\w*|metal|glass|ball)\b/.test(
    withoutDenials(reading.plain).replaceAll(/\bnothing [^.;!?\n]*/g, ' '),
  )

const LENSES = /\b(?:contacts?|contact lens\w*|lenses|lentes de contacto|pupilentes)\b/

/** "I wear no contact lenses". */
const wearsNoLenses = ({ plain }: Reading): boolean => !LENSES.test(withoutDenials(plain))

const SHINGLES_SHOT =
  /\b(?:shingles|zoster|shingrix|herpes|culebrilla)\b (?:\w+ ){0,2}(?:shots?|vacc\w*|jabs?|booster|dose|immuni\w+)\b|\b(?:vacuna|dosis|inyeccion)\b (?:\w+ ){0,3}(?:zoster|culebrilla|herpes)\b/

const BLISTERED = /\b(?:blister\w*|vesic\w*|ampoll\w*)\b/

/** The vaccine by the name of what it prevents. */
const isShinglesShot = (reading: Reading): boolean =>
  SHINGLES_SHOT.test(reading.plain) &&
  !BLISTERED.test(withoutDenials(reading.plain)) &&
  !hasAny(reading, ['rash', 'body-blisters', 'eye-pain'])

const SKIN = /\b(?:skin|arms?|legs?|foot|feet|hand|wound|bite|cut|spreading|piel|brazo|pierna|herida|mordida)\b/
const OF_WHAT_IS_PASSED =
  /\bstreaks?\b[^.;!?\n]{0,40}\b(?:mixed|stools?|poop|sputum|phlegm|mucus|paper|tissue|semen)\b|\b(?:stools?|poop|sputum|phlegm|mucus)\b[^.;!?\n]{0,60}\bstreaks?\b/

/** Red streaks in what is passed or coughed up, none on the skin. */
const isStreakNotOfSkin = ({ plain }: Reading): boolean =>
  OF_WHAT_IS_PASSED.test(plain) && !SKIN.test(withoutDenials(plain))

const BOTH_LEGS = /\b(?:bilat\w*|both|ambos|ambas|las dos|los muslos|las piernas)\b/
const LIKE_A_CLOT = /\b(?:swell\w*|swollen|red|warm|hot|hinchad[oa]|roj[oa]|caliente|clot|dvt)\b/

/** Both legs aching since a medicine was begun. */
const isAcheOfMedicine = (reading: Reading): boolean =>
  reading.said.has('new-medicine') &&
  BOTH_LEGS.test(reading.plain) &&
  !LIKE_A_CLOT.test(withoutDenials(reading.plain)) &&
  !hasAny(reading, ['dark-urine', 'both-legs-weak', 'short-of-breath', 'clot-risk', 'fever'])

const ON_THE_TEMPLE =
  /\b(?:sore|spot|lump|mole|patch|bump|growth|scab|crust\w*|lunar|mancha)\b (?:\w+ ){0,2}(?:temple|sien)\b/

/** Something to be seen on the skin of the temple. */
const isOnSkinOfTemple = ({ plain }: Reading): boolean =>
  ON_THE_TEMPLE.test(plain) && !/\bhead ?aches?\b|\bjaw\b/.test(plain)

const SLOWLY = 90

/** Words lost little by little over months or years. */
const isSlowForgetting = (reading: Reading): boolean =>
  reading.said.has('memory-slow') &&
  lastsFor(reading) >= SLOWLY &&
  !hasAny(
    reading,
    OF_THE_BRAIN.filter((each) => each !== 'speech-trouble'),
  )

const LOW_BACK = /\b(?:lower back|low back|back|espalda)\b/
const BELLY = /\b(?:belly|stomach|abdom\w*|tummy|appendi\w*|groin pain|barriga|panza|vientre|estomago)\b/

/** Pain that runs from the back down one leg, none of the belly. */
const isDownTheLeg = (reading: Reading): boolean =>
  reading.said.has('leg-nerve') && LOW_BACK.test(reading.plain) && !BELLY.test(reading.plain)

const NAILS =
  /\b(?:nails?|toenails?|unas?)\b[^.;!?\n]{0,50}\b(?:yellow\w*|amarill\w*)\b|\b(?:yellow\w*|amarill\w*)\b[^.;!?\n]{0,25}\b(?:nails?|toenails?|unas?)\b/

/** Yellow nails, not skin or eyes. */
const isYellowOfNails = ({ plain }: Reading): boolean =>
  NAILS.test(plain) && !/\b(?:eyes?|skin|face|ojos?|piel|cara|jaundice|ictericia)\b/.test(withoutDenials(plain))

const COLD_BY_NAME = /\b(?:respiratory (?:tract )?infections?|infeccion(?:es)? (?:de (?:las )?vias )?respiratorias?)\b/
const GRAVE_WITH_INFECTION = words(
  'confused drowsy fainted bp-low pulse-very-fast breaths-very-fast oxygen-low oxygen-92 mottled-skin not-answering no-urine minor-cut deep-cut dirty-wound acts-off unusual-exhaustion extreme-pain temp-low',
)

/** A cold by its clinical name. */
const isColdByName = (reading: Reading): boolean =>
  COLD_BY_NAME.test(reading.plain) && !hasAny(reading, GRAVE_WITH_INFECTION)

const PRESSURE_PILL = /\b(?:amlodipin\w*|nifedipin\w*|felodipin\w*|norvasc)\b/
const BOTH_SIDES = /\b(?:both|bilat\w*|ankles|feet|sides match|ambos|tobillos|los pies|dos)\b/
const OF_HEART_OR_CLOT = words(
  'short-of-breath cannot-breathe chest-pain weight-up-fast palpitations fainted clot-risk fever pregnant postpartum red-spreading-skin cough',
)

/** Both ankles swollen by evening since a pill for pressure that does so, and nothing of heart or clot. */
const isSwellingOfPill = (reading: Reading): boolean =>
  PRESSURE_PILL.test(reading.plain) && BOTH_SIDES.test(reading.plain) && !hasAny(reading, OF_HEART_OR_CLOT)

/** Everyday things whose whole tells that one word of them is no danger. */
export const EVERYDAY: readonly Explanation[] = [
  { of: ['one-side-weak'], holds: isStiffShoulder, becomes: 'joint-ache' },
  { of: ['speech-trouble'], holds: isHardOfHearing, becomes: 'hearing-fading' },
  { of: ['cannot-breathe', 'drowsy'], holds: isSleepApnea, becomes: 'breath-stops-asleep' },
  { of: ['blood-in-urine'], holds: isPainlessBloodInUrine, becomes: 'painless-blood-urine' },
  {
    of: ['eye-injury', 'eye-spot', 'red-eye', 'bleeding', 'vaginal-bleeding', 'skin-change'],
    holds: isBloodOnWhiteOfEye,
    becomes: 'blood-on-eye',
  },
  { of: ['red-spreading-skin'], holds: isStreakNotOfSkin },
  { of: ['leg-swelling-one', 'leg-swelling'], holds: isAcheOfMedicine, becomes: 'joint-ache' },
  { of: ['temple-pain'], holds: isOnSkinOfTemple, becomes: 'skin-change' },
  { of: ['speech-trouble'], holds: isSlowForgetting },
  { of: ['lower-right-pain', 'belly-pain'], holds: isDownTheLeg },
  { of: ['jaundice'], holds: isYellowOfNails, becomes: 'nail-trouble' },
  { of: ['infection'], holds: isColdByName, becomes: 'cold' },
  { of: ['contact-lens'], holds: wearsNoLenses },
  { of: ['shingles'], holds: isShinglesShot },
  { of: ['leg-swelling', 'leg-swelling-one', 'heart-failure'], holds: isSwellingOfPill, becomes: 'pill-swelling' },
]

/** Concepts that only this step gives. */
export const EVERYDAY_CONCEPTS: readonly string[] = [
  'painless-blood-urine',
  'blood-on-eye',
  'pill-swelling',
  HOME_CARE,
  'for-long',
  'for-long-alone',
  'sugar-test',
]

const AS_EVER =
  /\b(?:unchanged|for as long as|as long as i (?:can )?remember|always had|every (?:spring|summer|fall|winter|year|april|may|june)|since childhood|cada (?:primavera|invierno|verano|ano)|sin cambios?|no ha cambiado)\b/
const LOW_HEMOGLOBIN = /\b(?:hb|hgb|ha?emoglobin|hemoglobina)\b[^.;!?\n\d]{0,12}\b(?:[89]|1[01])(?:\.\d)?\b(?!\.?\d)/
const HIGH_FASTING_SUGAR = /\b(?:fasting|ayunas)\b[^.;!?\n]{0,30}\b(?:12[6-9]|1[3-9]\d|2[0-4]\d)\b/

/** "Every reading has been between 370 and 420". */
const HIGH_READINGS =
  /\b(?:readings?|numbers?|values?|lecturas?)\b[^.;|\d]{0,30}\b(2[5-9]\d|[3-6]\d\d)\b(?! ?(?:\/|over))/

const OFFICE =
  /\b(?:insur\w*|plan|bills?|billed|cover\w*|claims?|appeal\w*|prior auth\w*|medicaid|medicare|form|records|refill\w*|seguro|aseguranza|factura\w*|cobr\w+|citas?|resurtir|afore|renew\w*)\b/
const COUNTS_OTHERWISE = words(
  'pregnant postpartum infant-word newborn-word weak-immunity weak-immunity-person age-under-3',
)

/** A month or more, and whether that alone is a reason to see a doctor: not the weeks of a pregnancy or of an office. */
function lastingOf(reading: Reading): readonly string[] {
  if (hasPicture(reading) || hasAny(reading, COUNTS_OTHERWISE)) return []
  if (lastsFor(reading) < MONTH || AS_EVER.test(reading.plain)) return []
  return OFFICE.test(reading.plain) || isMereWorry(reading) || isWorryOfNothing(reading)
    ? ['for-long']
    : ['for-long', 'for-long-alone']
}

/** What is heard besides of how long it has been and of what was measured, where it does not mend at home. */
export function withLength(reading: Reading): ReadonlySet<string> {
  const { said, plain } = reading
  if (said.has(HOME_CARE)) return said
  return new Set([
    ...said,
    ...lastingOf(reading),
    ...(said.has('diabetes') && HIGH_READINGS.test(plain) ? ['glucose-300'] : []),
    ...(HIGH_FASTING_SUGAR.test(plain) ? ['sugar-test'] : []),
    ...(LOW_HEMOGLOBIN.test(plain) ? ['low-blood-count'] : []),
  ])
}

/** Illnesses so slow that a text which tells one of them sounds graver than it is. */
const SLOW = words(`
  skin-change scaly-skin gland-sign joint-ache stiff-girdle leg-nerve numb-hands-night hearing-fading ear-noise sight-fading
  memory-slow hand-shake urine-trouble painless-blood-urine pink-urine kidney-test gut-change low-blood-count hoarse nail-trouble
  genital-bump period-problem walking-cramp
`)
const ALWAYS_SLOW = words('curved-back missed-periods restless-legs breath-stops-asleep')

/** Whether something slow is told, so that the mere sound of the words is no sign of danger. */
export const isSlow = (reading: Reading): boolean =>
  !hasAny(reading, ['sudden', 'sudden-alone', 'getting-worse', 'severe']) &&
  (hasAny(reading, ALWAYS_SLOW) || (hasAny(reading, ['for-long']) && hasAny(reading, SLOW)))
