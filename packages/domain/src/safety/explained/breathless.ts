import { hasGraveSign, hasHeartIllness, hasTurned, ownStory } from './heart-signs'
import { longestDays } from './how-long'
import { hasAny, type Reading } from './reading'
import { words } from '../../free-text/words'

const ON_EFFORT =
  /\b(?:stairs?|stairway|uphill|hills?|flights?|floors?|exert\w*|effort|exercis\w*|walk\w*|climb\w*|hurry\w*|brisk|jog\w*|escaleras?|cuestas?|esfuerzos?|caminar|camino|subir|subo)\b/
const AT_REST_WELL =
  /\b(?:at rest|resting|on the (?:flat|level)|sleeps? flat|lie flat|en reposo|acostad[oa])\b|\bfull sentences\b|\btalk\w* (?:normally|fine|easily)\b|\bhablo (?:bien|normal)\b/
const WORSE_NOW =
  /\b(?:today|tonight|this (?:morning|afternoon|week)|last night|yesterday|sudden\w*|now (?:also|even|at)|(?:much|rapidly|getting|got|far) (?:worse|more)|worsening|wakes?|woke|waking|phrases?|sentence|gasp\w*|cant|cannot|can not|no pued\w+|couldnt|since (?:mon|tues|wednes|thurs|fri|satur|sun)day|hoy|anoche|ayer|de repente|peor|despiert\w+)\b/
const RESTING_TOO =
  /\b(?:even|also|now|and|too|while|when) (?:\w+ ){0,3}(?:at rest|resting|sitting|lying|in bed)\b|\bat rest (?:too|also|now)\b|\b(?:aun|tambien|incluso) (?:\w+ )?(?:en reposo|sentad[oa]|acostad[oa])\b/
const THAN_BEFORE =
  /\bthan (?:\w+ ){0,3}(?:before|last (?:year|summer|winter|spring|fall|autumn)|a year ago)\b|\b(?:did|could|had) ?(?:not|nt)\b[^.;!?\n]{0,20}\b(?:years?|months) ago\b|\bused to (?:\w+ ){0,4}(?:easy|easily|fine|without|no problem)\b|\b(?:slow\w*|gradual\w*|little by little|poco a poco)\b[^.;!?\n]{0,20}\b(?:since|over|desde) (?:last |the )?(?:summer|spring|winter|fall|autumn|months|verano|invierno|meses)\b|\bunchanged\b|\bas (?:always|ever|before)\b|\bchronic\w*|\bsiempre igual\b/
const BESIDE = words(
  'chest-pain coughing-blood leg-swelling-one wheezing fever temp-38 oxygen-out ribs-pulling stridor throat-swelling hives allergy-trigger infant-word anaphylaxis choking green-phlegm',
)
const TWO_MONTHS = 56
const WEEK = 7

const FINE_AT_REST =
  /\b(?:fine|well|ok|okay|normal\w*|comfortable|bien|nothing|none)\b[^.;!?\n]{0,30}\b(?:at rest|resting|sitting|lying|in bed|en reposo|sentad[oa])\b|\b(?:at rest|sitting|en reposo|sentad[oa])\b[^.;!?\n]{0,30}\b(?:fine|well|ok|okay|normal\w*|comfortable|bien|nothing|none|nada)\b/g

/** Short of breath on effort alone, told without a turn for the worse and without any other grave sign. */
const isOnEffort = (reading: Reading, own: string): boolean =>
  !hasGraveSign(reading, ['short-of-breath', 'cannot-breathe', 'heart-failure', 'unusual-exhaustion', 'cancer']) &&
  !hasAny(reading, BESIDE) &&
  ON_EFFORT.test(own) &&
  !hasHeartIllness(reading) &&
  !WORSE_NOW.test(own) &&
  !hasTurned(own) &&
  !RESTING_TOO.test(ownStory({ ...reading, plain: reading.plain.replaceAll(FINE_AT_REST, ' ') }))

/** The same for months: a doctor in days finds out why. */
export const isLongBreathless = (reading: Reading): boolean => {
  const own = ownStory(reading)
  return isOnEffort(reading, own) && (longestDays(own) >= TWO_MONTHS || THAN_BEFORE.test(reading.plain))
}

/** Of the last weeks, and well at rest. */
export const isEffortBreathless = (reading: Reading): boolean => {
  const own = ownStory(reading)
  return (
    isOnEffort(reading, own) &&
    longestDays(own) >= WEEK &&
    (AT_REST_WELL.test(reading.plain) || reading.plain.search(FINE_AT_REST) >= 0)
  )
}

/** A whistling chest for a month or more, well by day and no worse: asthma to be found out in days. */
export const isLongWheeze = (reading: Reading): boolean => {
  const own = ownStory(reading)
  return (
    longestDays(own) >= TWO_MONTHS / 2 &&
    !hasGraveSign(reading) &&
    !hasAny(reading, [
      'inhaler-fails',
      'fever',
      'temp-38',
      'ribs-pulling',
      'breaths-fast',
      'copd',
      'infant-word',
      'asthma-flare',
      'chest-pain',
    ]) &&
    !/\b(?:today|tonight|last night|this morning|hoy|anoche|worse|peor)\b/.test(own)
  )
}

const HELPS =
  /\b(?:albuterol|salbutamol|inhalers?|puffers?|ventolin|reliever|nebuli\w+|puffs?|it|inhalador)\b[^.;!?\n]{0,25}\b(?:helps?|helped|works?|worked|eases?|relieves?|holds?|settles?|lasts?|ayuda|funciona|alivia|calma)\b|\b(?:responds?|relieved|relief|mejora)\b[^.;!?\n]{0,20}\b(?:albuterol|salbutamol|inhaler|puffs?|inhalador)\b/
const SPEAKS =
  /\b(?:full|whole|complete|normal) (?:\w+ )?sentences?\b|\b(?:talk|speak)\w* (?:\w+ )?(?:normally|fine|easily|full|without)\b|\bfrases completas\b|\bhabl\w+ (?:bien|normal\w*)\b/
const FAILS =
  /\b(?:min|mins|minutes|minutos|every (?:hour|half)|each hour|hourly|one hour|an hour|then (?:im|it|i am|gasp\w*|back)|barely|hardly|phrases|words|una hora|apenas|drows\w*|exhausted)\b/

const TOO_SHORT_NOW =
  /\b(?:now|right now|today|ahora|ahorita|since an hour|this morning)\b[^.;!?\n]{0,40}\b(?:cant|cannot|can not|no pued\w+|hardly|nothing|short of breath|breathless|worse|at rest|pressure|pain|pecho|sweat\w*)\b|\b(?:cant|cannot|can not|no pued\w+|hardly) (?:breathe|talk|speak|respirar|hablar)\b|\bshort of breath at rest\b/

/** An attack that the reliever eases for hours, in somebody who speaks in whole sentences: seen today. */
export const isEasedAsthma = (reading: Reading): boolean => {
  const own = ownStory(reading)
  return (
    reading.said.has('asthma') &&
    HELPS.test(own) &&
    SPEAKS.test(own) &&
    !FAILS.test(own) &&
    !TOO_SHORT_NOW.test(own) &&
    !hasAny(reading, [
      'blue-lips',
      'oxygen-low',
      'oxygen-92',
      'oxygen-lowish',
      'breaths-very-fast',
      'confused',
      'drowsy',
      'ribs-pulling',
      'cannot-walk-far',
      'unusual-exhaustion',
      'pregnant',
      'hives',
      'allergy-trigger',
    ])
  )
}

const ON_BREATHING = /\b(?:deep(?:ly)?|breath\w*|inspir\w+|inhal\w*|respir\w*|hondo)\b/
const BREATHES_WELL =
  /\b(?:not? (?:\w+ )?(?:short of breath|breathless\w*|dyspn\w+)|breath\w* (?:is |are )?(?:normal\w*|easily|fine|well|ok)|(?:talk|walk|speak)\w* (?:and \w+ )?(?:normally|fine|about|without)|(?:oxygen|sats?|spo2|saturation|oxigeno)[^.;\n\d]{0,20}(?:9[5-9]|100)|respiro bien|hablo bien)\b/

/** A stitch on deep breaths with fever and phlegm in somebody who breathes well: pneumonia, seen today. */
export const isPainOfPneumonia = (reading: Reading): boolean =>
  hasAny(reading, ['fever', 'temp-38']) &&
  hasAny(reading, ['cough', 'green-phlegm']) &&
  [ON_BREATHING, BREATHES_WELL].every((sign) => sign.test(reading.plain)) &&
  !hasGraveSign(reading, ['pain-on-breathing-in', 'coughing-blood', 'severe', 'getting-worse']) &&
  !hasHeartIllness(reading) &&
  !/\b(?:pressure (?!\d)|tight\w*|squeez\w*|crush\w*|heavy|heaviness|jaw|arm|opresion|aprieta)\b/.test(
    ownStory(reading),
  )

const THROUGH_NOSE =
  /\b(?:breathe?|breathing|respirar|respiro) (?:\w+ )?(?:through|out of|thru|from|por) (?:\w+ )?(?:nose|nostrils?|nariz|fosas)\b/g
const THROUGH_MOUTH =
  /\b(?:breath\w*|respir\w+)(?: \w+)? (?:fine |well |ok |okay |bien |easily )?(?:through|out of|thru|by|por) (?:my |the |la )?(?:mouth|boca)\b/g
const OF_BREATH = /\b(?:breath\w*|respir\w*|air|aire)\b/

/** "Cannot breathe through my nose": a stuffy nose, where no other word is of breath. Not for babies. */
export const isStuffyNose = (reading: Reading): boolean => {
  const nose = reading.plain.match(THROUGH_NOSE) ?? []
  const own = ownStory(reading).replaceAll(THROUGH_NOSE, ' ').replaceAll(THROUGH_MOUTH, ' ')
  return nose.length > 0 && !OF_BREATH.test(own) && !hasAny(reading, ['infant-word', 'newborn-word', 'nosebleed'])
}
