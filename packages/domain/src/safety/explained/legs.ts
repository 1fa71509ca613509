import { ownStory } from './heart-signs'
import { longestDays } from './how-long'
import { hasAny, type Reading } from './reading'
import { words } from '../../free-text/words'

const LIKE_A_CLOT =
  /\b(?:swell\w*|swollen|bigger|larger|puff\w*|red|redness|warm|hot|purple|blue|pale|cold|oedema|edema|hinch\w+|inflamad\w+|roj[oa]s?|caliente|morad[oa]|fri[oa]|clot|dvt|trombosis|coagulo)\b/
const OF_CLOTS = words(
  'clot-risk short-of-breath cannot-breathe chest-pain cancer pregnant postpartum post-surgery fever temp-38 coughing-blood',
)

const hasClotSign = (reading: Reading, own: string): boolean => hasAny(reading, OF_CLOTS) || LIKE_A_CLOT.test(own)

const CRAMP = /\b(?:cramps?|cramping|charley horses?|calambres?)\b/
const AT_NIGHT =
  /\b(?:night\w*|nocturnal|woke|wakes?|waking|bed|sleep\w*|asleep|noches?|nocturnos?|dorm\w+|despiert\w+)\b/
const SOON_GONE =
  /\b(?:stretch\w*|rub\w*|massag\w*|seconds?|a minute|minutes?|mins?|brief\w*|estir\w+|sob\w+|segundos?|minutos?)\b/

/** Cramps of the calf at night that a stretch ends. */
export const isNightCramp = (reading: Reading): boolean => {
  const own = ownStory(reading)
  return [CRAMP, AT_NIGHT, SOON_GONE].every((sign) => sign.test(own)) && !hasClotSign(reading, own)
}

const LEG = /\b(?:cal(?:f|ves)|legs?|thighs?|buttocks?|pantorrillas?|piernas?|muslos?)\b/
const WALKING =
  /\b(?:walk\w*|blocks?|met(?:er|re)s?|yards?|\d+ ?m|distance|uphill|hill|stairs|cuadras?|metros|camin\w+|subir)\b/
const STANDING_ENDS_IT =
  /\b(?:eas\w+|reliev\w*|gone|goes|stops?|settles?|passes|can go on|resolves?|better|quita|alivia|pasa)\b[^.;!?\n]{0,45}\b(?:stand\w*|rest\w*|stop\w*|minutes?|min|pararme|parar|paro|descans\w+)\b|\b(?:stand\w*|rest\w*|stop\w*|pararme|paro|descans\w+)\b[^.;!?\n]{0,45}\b(?:eas\w+|reliev\w*|gone|goes|stops?|settles?|passes|can go on|resolves?|better|(?:carry|keep|can go) (?:on|going)|continue|quita|alivia|pasa)\b/
const LIMB_IN_DANGER =
  /\b(?:ulcers?|sores?|gangrene|black|numb\w*|rest pain|at rest|at night|toes?|llagas?|en reposo|negr[oa])\b/
const WELL_LIMB =
  /\b(?:foot|feet|toes|leg|legs) (?:is |are )?warm\b|\b(?:at rest|at night|en reposo)\b[^.;!?\n]{0,12}\b(?:fine|nothing|none|nada|bien)\b/g
const TWO_WEEKS = 14

/** Pain of the leg that comes with walking and ends with standing, for weeks: claudication. */
export const isClaudication = (reading: Reading): boolean => {
  const own = ownStory(reading)
  const story = ownStory({ ...reading, plain: reading.plain.replaceAll(WELL_LIMB, ' ') })
  return (
    [LEG, WALKING, STANDING_ENDS_IT].every((sign) => sign.test(own)) &&
    longestDays(own) >= TWO_WEEKS &&
    !hasClotSign(reading, story) &&
    !LIMB_IN_DANGER.test(story)
  )
}

const EXERCISE =
  /\b(?:gym|leg (?:day|session)|squats?|lunges?|workout|ran|run|running|race|marathon|\d+ ?k|hik\w+|cycl\w+|spin|football|soccer|train\w*|exercis\w*|dance\w*|trampoline|gimnasio|corri|correr|entren\w+|sentadillas|ejercicio|camin\w+)\b/
const BOTH = /\b(?:both|bilateral\w*|calves|thighs|legs|las dos|ambas|pantorrillas|piernas|muslos)\b/
const SORE = /\b(?:sore\w*|stiff\w*|ache\w*|aching|tender|hurt\w*|duelen|adolorid\w+|agujetas)\b/
const BAD_MUSCLE = /\b(?:dark|brown|cola|tea colou?red|oscur[oa]|weak\w*|hard|debil\w*)\b/

/** Both legs sore after unwonted exercise. */
export const isSoreFromExercise = (reading: Reading): boolean => {
  const own = ownStory(reading)
  return (
    [EXERCISE, BOTH, SORE].every((sign) => sign.test(own)) &&
    !hasClotSign(reading, own.replaceAll(/\b(?:hot|warm) (?:bath|shower|pack)\b/g, ' ')) &&
    !BAD_MUSCLE.test(own)
  )
}

const CALF = /\b(?:cal(?:f|ves)|pantorrillas?|dvt|clot\w*|vein\w*|trombosis|coagul\w+)\b/

/** Pain of a leg, not of the calf, where nothing is swollen, red or warm. */
export const isLegPainOnly = (reading: Reading): boolean => {
  const own = ownStory(reading)
  return !CALF.test(own) && !hasClotSign(reading, own)
}
