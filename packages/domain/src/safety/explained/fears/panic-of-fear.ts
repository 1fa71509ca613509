import { withoutQuestions } from './feared'
import { isStrong } from '../harmless-agents'
import { hasAny, type Reading } from '../reading'

const OWN_PANIC =
  /\b(?:(?:had|have|having|got|get|gave me|gave myself|was|just|another|went into|full|little|my) (?:a |an |my |some |bit of |full |blown |mild |small |little |usual )*(?:panic|anxiety)(?: attacks?)?|panicked|panic attacks?|(?:know|knew|think|sure) (?:it|that|this) (?:is|was) (?:just |only )?(?:my )?(?:panic|anxiety|nerves)|worked myself up|hyperventilat\w*|(?:me dio|tuve|tengo|fue|era|es) (?:un |una |mi |pura |puro )?(?:ataque|crisis|ansiedad|panico|nervios)(?: de (?:panico|ansiedad|nervios))?|entre en panico|ataques? de (?:panico|ansiedad|nervios))\b/
const CAME_WITH_FEAR =
  /\b(?:read(?:ing)?|googl\w*|saw|see(?:ing)?|realiz\w*|think(?:ing)?|thought|watch(?:ed|ing)|found out|heard|learn(?:ed|t)|imagin\w*|looked (?:it )?up|lei|leer|leyendo|leo|pens\w+|vi (?:un|una|en|que)|me dio (?:mucho )?miedo|me asuste|got scared|freaked|panicked|supe|me entere|busque)\b/
const IS_OVER =
  /\b(?:passed|gone|went away|calmed|calm (?:now|again)|stopped|settled|eased|wore off|(?:now|im|feel|feeling) (?:\w+ )?(?:fine|ok|okay|normal|better|calm)|(?:lasted|in|after) (?:about |like |maybe )?(?:a few|few|ten|five|fifteen|twenty|half|\d{1,2}) (?:an hour|hour|minutes?|mins?)|ya (?:se me |me )?(?:paso|quito|calme)|se me (?:paso|quito)|me calme|ya estoy (?:bien|mejor)|duro \w+ minutos)\b/
const AS_BEFORE =
  /\b(?:(?:my|the|exactly like) usual|de siempre|as (?:always|usual|before)|like (?:always|before|every time|the other|last time)|same (?:as|like|thing)|(?:ive|i have) had (?:them|these|it|panic)|since (?:college|school|high school|i was|my teens)|for (?:\w+ )?years|i get (?:them|these|panic)|diagnosed|therapist|como siempre|igual(?:ito)? (?:que|a)|desde hace anos|terapeuta|psicolog[oa])\b/
const HEART_CHECKED =
  /\b(?:cardiologist|cardiolog[oa]|ekg|ecg|electro\w*|holter|echo)\b[^.;!?]{0,60}\b(?:normal(?:es)?|fine|clear|clean|good|bien|perfect[oa]|limpi[oa])\b/
const UNLIKE_PANIC =
  /\b(?:different|unlike|not like|worse than|never (?:had|felt)|first time|jaw|left arm|down (?:my|the) arm|crush\w*|squeez\w*|cold sweats?|clammy|passed out|faint(?:ed|ing)|droop\w*|slur\w*|one side|blue|wheez\w*|hives|swell\w*|swollen|throat|cough\w*|blood|vomit\w*|fever|seiz\w*|pregnan\w*|diferente|distint[oa]|peor que|primera vez|mandibula|brazo izquierdo|me desmaye|desmay\w*|un lado|ronchas|hinchad\w*|garganta|sangre|fiebre|embarazada)\b/
const TRUE_EXPOSURE =
  /\b(?:bit|bitten|stung|scratched|needle|overdos\w*|too many|(?:alarm|detector)\b[^.;!?\n]{0,30}\b(?:going|went|beep\w*|sound\w*)|mix(?:ed|ing)|drank|drunk|swallow\w*|took \d+|fell|crash\w*|accident|cocaine|meth|pills?|mordio|pico|trag\w+|mezcl\w+|bebi)\b/
const NO_PANIC = [
  'chest-pain',
  'fainted',
  'one-side-weak',
  'face-droop',
  'speech-trouble',
  'vision-loss',
  'suicide-said',
  'suicide-named',
  'self-harm',
  'confused',
  'heart-disease',
  'age-65-plus',
  'wheezing',
  'hives',
  'throat-swelling',
  'fever',
  'leg-swelling-one',
]
const OLDEST = 50

/** What a fit of fear makes somebody feel. */
export const FELT_IN_PANIC = [
  'palpitations',
  'short-of-breath',
  'cannot-breathe',
  'dizzy',
  'feels-faint',
  'limb-numb',
  'joint-ache',
  'tremor',
  'sweating',
  'anxious',
  'panic',
]

/** One's own fit of fear that came with what was read or thought of and passed, or came as ever; no contact that is a true one. */
export const isPanicOfFear = (reading: Reading): boolean => {
  const { plain, ages } = reading
  return (
    OWN_PANIC.test(plain) &&
    (CAME_WITH_FEAR.test(plain)
      ? IS_OVER.test(plain) || AS_BEFORE.test(plain)
      : [IS_OVER, AS_BEFORE, HEART_CHECKED].every((sign) => sign.test(plain))) &&
    !hasAny(reading, NO_PANIC) &&
    ages.every((age) => age < OLDEST) &&
    !UNLIKE_PANIC.test(plain.replaceAll(/\b(?:no|not|without|never|sin|ni) [^.,;!?\n]{0,40}/g, ' ')) &&
    !isStrong(withoutQuestions(plain)) &&
    !TRUE_EXPOSURE.test(withoutQuestions(plain))
  )
}
