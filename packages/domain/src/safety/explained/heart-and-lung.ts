import {
  isEasedAsthma,
  isEffortBreathless,
  isLongBreathless,
  isLongWheeze,
  isPainOfPneumonia,
  isStuffyNose,
} from './breathless'
import { isOfShingles, isOnEffortOnly, isStableAngina } from './chest-pain'
import { isBeatOfCaffeine, isCoughOfWeeks, isFluOfTheHealthy, isPulseOfFever, isRustyPhlegm } from './cough'
import type { Explanation } from './explanation'
import { isFaintOfStanding, isPlainFaint } from './faint'
import { isChestWall, isHeartburn, isHeartburnOfPregnancy, isOccasionalHeartburn } from './heartburn-and-ribs'
import { isClaudication, isLegPainOnly, isNightCramp, isSoreFromExercise } from './legs'
import { isLastingOnlyDenied, isNotWorse } from './heart-signs'
import type { Reading } from './reading'
import { withoutDenials } from './told'
import { isPressureKnown, isPressureSettled } from './pressure'

const CHEST = ['chest-pain', 'heart-mimic', 'bad-burn', 'burn']
const FAINT = [
  'fainted',
  'gray-look',
  'sweating',
  'street-drug',
  'overdose-look',
  'nausea',
  'dizzy',
  'vision-change',
  'feels-faint',
  'head-injury',
  'seeing-sparkles',
  'bleeding',
]
const LEG = ['leg-swelling-one']
const BREATH = ['short-of-breath', 'cannot-breathe']

const ON_OXYGEN =
  /\b(?:on (?:home )?oxygen|home oxygen|oxygen (?:tub\w*|machine|concentrator|at home|tank|cannula)|(?:on|at) (?:\d(?:\.\d)?|one|two|three|four) (?:l|liters?|lpm)|oxigeno (?:en casa|de casa)|concentrador)\b/
const SATURATION_AS_EVER =
  /\b(?:(?:sats?|saturations?|spo2|oxygen|o2|9[34])\b[^.;!?\n]{0,30}\b(?:as (?:usual|ever|always)|same as (?:ever|always|usual)|(?:my|his|her) (?:usual|normal|baseline)|usual|como siempre|de siempre)|(?:normally|usually|normalmente) (?:(?:run|runs|sits?|am|is|at|ando|anda|estoy|esta|tengo|tiene) ){1,2}(?:8[89]|9[0-4]))\b/

/** In somebody on oxygen at home a saturation that is called the usual one (NHS England: unless a doctor gave another number). */
const isUsualOnOxygen = ({ plain }: Reading): boolean => ON_OXYGEN.test(plain) && SATURATION_AS_EVER.test(plain)

const BELOW_ANY_GOAL =
  /\b(?:[67]\d|8[0-7]) ?(?:%|percent|por ciento)?(?![\d/])(?![ -]?(?:years?|yrs?|yo|anos?|pounds?|lbs|libras|kg)\b)/
const NOT_AS_EVER =
  /\b(?:worse|breathless|short of breath|cant (?:breathe|talk|sleep|lie)|confus\w*|drows\w*|blue|gasp\w*|peor|falta de aire|confund\w*|morad\w*)\b/

/** The usual saturation of lungs long ill, of which none is below any goal (NHS England: 88 to 92 percent in COPD). */
const isUsualOfCopd = (reading: Reading): boolean =>
  reading.said.has('copd') &&
  SATURATION_AS_EVER.test(reading.plain) &&
  !BELOW_ANY_GOAL.test(reading.plain) &&
  !NOT_AS_EVER.test(withoutDenials(reading.plain))

/** Of heart, chest, breath, faintness, legs and colds. */
export const HEART_AND_LUNG: readonly Explanation[] = [
  { of: ['lasting', 'long-lasting', 'month-or-more'], holds: isLastingOnlyDenied },
  { of: ['getting-worse'], holds: isNotWorse },
  { of: ['chest-pain'], holds: isOfShingles, becomes: 'shingles' },
  { of: CHEST, holds: isStableAngina, becomes: 'stable-angina' },
  { of: CHEST, holds: isOnEffortOnly, becomes: 'effort-chest-pain' },
  { of: [...CHEST, 'lasting', 'always', 'long-lasting'], holds: isOccasionalHeartburn, becomes: 'heartburn' },
  { of: CHEST, holds: isHeartburn, becomes: 'reflux-for-weeks' },
  { of: CHEST, holds: isHeartburnOfPregnancy, becomes: 'heartburn' },
  { of: CHEST, holds: isChestWall, becomes: 'chest-wall-pain' },
  { of: [...BREATH, 'inhaler-fails', 'severe', 'wheezing'], holds: isEasedAsthma, becomes: 'asthma-flare' },
  { of: BREATH, holds: isStuffyNose, becomes: 'cold' },
  { of: BREATH, holds: isLongBreathless, becomes: 'breathless-for-long' },
  { of: ['wheezing'], holds: isLongWheeze, becomes: 'breathless-for-long' },
  { of: BREATH, holds: isEffortBreathless, becomes: 'breathless-on-effort' },
  { of: FAINT, holds: isPlainFaint, becomes: 'plain-faint' },
  { of: FAINT, holds: isFaintOfStanding, becomes: 'faint-of-standing' },
  { of: ['palpitations', 'tremor', 'withdrawal-danger', 'sweating'], holds: isBeatOfCaffeine, becomes: 'mere-worry' },
  { of: LEG, holds: isClaudication, becomes: 'claudication' },
  { of: [...LEG, 'leg-cramp', 'sudden'], holds: isNightCramp, becomes: 'night-cramp' },
  {
    of: [...LEG, 'sore-muscles', 'joint-ache', 'always', 'lasting'],
    holds: isSoreFromExercise,
    becomes: 'sore-from-exercise',
  },
  { of: LEG, holds: isLegPainOnly, becomes: 'pain-other' },
  { of: ['coughing-blood'], holds: isRustyPhlegm, becomes: 'green-phlegm' },
  { of: ['chest-pain'], holds: isPainOfPneumonia, becomes: 'pain-on-breathing-in' },
  { of: ['long-lasting', 'lasting', 'month-or-more'], holds: isCoughOfWeeks },
  {
    of: [
      'back-pain',
      'joint-ache',
      'headache',
      'pain-other',
      'tremor',
      'chills',
      'lasting',
      'lasting-fever',
      'long-lasting',
      'fever',
      'temp-38',
      'temp-39',
      'unusual-exhaustion',
      'tired',
    ],
    holds: isFluOfTheHealthy,
    becomes: 'flu-of-the-healthy',
  },
  { of: ['pulse-fast'], holds: isPulseOfFever },
  { of: ['oxygen-lowish'], holds: isUsualOnOxygen },
  { of: ['oxygen-low', 'oxygen-92', 'oxygen-lowish'], holds: isUsualOfCopd },
  { of: ['bp-140', 'bp-160', 'bp-180', 'high-blood-pressure'], holds: isPressureSettled, becomes: 'pressure-settled' },
  { of: ['high-blood-pressure'], holds: isPressureKnown },
]

/** What these explanations alone give. */
export const HEART_AND_LUNG_CONCEPTS = [
  'stable-angina',
  'effort-chest-pain',
  'chest-wall-pain',
  'breathless-for-long',
  'breathless-on-effort',
  'plain-faint',
  'faint-of-standing',
  'pressure-settled',
  'reflux-for-weeks',
  'night-cramp',
  'sore-from-exercise',
  'flu-of-the-healthy',
]

/** Of these the small things told as a whole: what only sounds serious beside them is nothing more. */
export const SMALL_OF_HEART_AND_LUNG = HEART_AND_LUNG_CONCEPTS.filter(
  (each) => !['breathless-on-effort', 'effort-chest-pain'].includes(each),
)
