import { ownStory } from './heart-signs'
import { longestDays } from './how-long'
import { hasAny, type Reading } from './reading'
import { words } from '../../free-text/words'

const RUST = /\b(?:rust\w*|oxido|oxidad[oa]|herrumbre|ladrillo)\b/
const BLOOD = /\b(?:blood\w*|bleed\w*|pink|froth\w*|clots?|crimson|sangr\w*|rosad\w*|espuma)\b/

/** Rust-coloured phlegm, as a pneumonia makes it, and no blood spoken of. */
export const isRustyPhlegm = (reading: Reading): boolean => {
  const own = ownStory(reading).replaceAll(/\bblood (?:pressure|test\w*|sugar|thinner\w*)\b/g, ' ')
  return RUST.test(own) && !BLOOD.test(own)
}

const THREE_WEEKS = 21
const OTHER_LASTING = words(
  'fever temp-38 lasting-fever weight-loss coughing-blood short-of-breath cannot-breathe chest-pain sweating wheezing asthma copd green-phlegm weak-immunity weak-immunity-person cancer heart-failure headache tired belly-pain back-pain heartburn joint-ache diarrhea vomiting lump rash ear-pain sore-throat nausea severe getting-worse dizzy palpitations sinus age-under-3 infant-word',
)
const LONG_WORDS =
  /\b(?:months?|years?|chronic\w*|persist\w*|wont go|smok\w+|meses|anos|cronic\w*|fum\w+|no se (?:me )?quita)\b/
const NO_SMOKER =
  /\b(?:non ?smok\w+|never smok\w+|(?:dont|do not|doesnt|not|never|no) (?:a )?smok\w+|no fum\w+)\b|\b(?:y\/o|years? old|anos)\b|\b\d+ anos\b/g

/** A cough or cold of at most three weeks with nothing else: it lasts that long by itself. */
export const isCoughOfWeeks = (reading: Reading): boolean => {
  const own = ownStory(reading)
  const days = longestDays(own)
  return (
    days > 0 &&
    days <= THREE_WEEKS &&
    hasAny(reading, ['cough', 'cold']) &&
    !hasAny(reading, OTHER_LASTING) &&
    !LONG_WORDS.test(own.replaceAll(NO_SMOKER, ' '))
  )
}

const FLU = /\b(?:flu|influenza\w*|gripe|gripa)\b/
const FEVER_GONE =
  /\b(?:fever|temp\w*|fiebre|calentura)\b[^.;!?\n]{0,30}\b(?:gone|broke|resolved|settled|down|over|normal|stayed at 37|se fue|bajo|cedio)\b|\b(?:now|today|since)\b[^.;!?\n]{0,20}\b(?:36|37)[.,]?\d?\b|\bafebrile (?:now|today|since)\b|\bya no (?:tiene|tengo) (?:fiebre|calentura)\b/
const AT_RISK = words(
  'age-65-plus age-under-18 child-word infant-word elder-word pregnant postpartum weak-immunity weak-immunity-person asthma copd heart-disease heart-failure diabetes liver-disease sickle-cell kidney-disease cancer steroids',
)
const ILL = words(
  'short-of-breath cannot-breathe chest-pain confused drowsy pain-on-breathing-in coughing-blood green-phlegm stiff-neck severe-headache worst-headache rash no-urine dry-mouth cannot-keep-down vomiting oxygen-low oxygen-92 oxygen-lowish breaths-fast pulse-very-fast bp-low getting-worse severe fainted dizzy temp-394 travel-malaria tick-bite bp-180 age-under-2 belly-pain burning-urine flank-pain drug-use',
)
const FOUR_DAYS = 4

/** Flu of the first days, or with the fever gone, in somebody well otherwise and not at risk. */
export const isFluOfTheHealthy = (reading: Reading): boolean => {
  const own = ownStory(reading)
  return (
    FLU.test(own) &&
    (FEVER_GONE.test(reading.plain) || longestDays(own) <= FOUR_DAYS) &&
    reading.ages.length > 0 &&
    !hasAny(reading, AT_RISK) &&
    !hasAny(reading, ILL)
  )
}

const FEVERISH_PULSE = 110
const PULSE = /\b(?:hr|pulse|heart rate|pulso)[^\d.]{0,14}(\d{2,3})/g

/** A pulse a little over a hundred with a fever. */
export const isPulseOfFever = (reading: Reading): boolean =>
  hasAny(reading, ['fever', 'temp-38']) &&
  [...reading.plain.matchAll(PULSE)].every(([, beats]) => Number(beats) <= FEVERISH_PULSE)

const CAFFEINE = /\b(?:coffees?|caffein\w*|energy drinks?|espressos?|cola|cafe|cafeina|bebidas? energeticas?)\b/
const NORMAL_TRACING =
  /\b(?:tracing|ecg|ekg|electrocardiogram\w*|holter|monitor)\b[^.;!?\n]{0,45}\b(?:normal|fine|clear|clean|ok|nl)\b|\bnormal (?:ecg|ekg|tracing|holter)\b/
const OF_A_BAD_RHYTHM = words(
  'dizzy fainted feels-faint chest-pain short-of-breath heart-disease heart-failure pulse-fast pulse-very-fast pulse-slow pregnant sudden seizure bp-180 drug-use street-drug overactive-thyroid',
)

const IT_SETTLED =
  /\b(?:settled|gone|went away|stopped|passed|not come back|back to normal|calmed)\b|\b(?:se (?:me )?(?:quito|paso|calmo)|ya (?:no|paso))\b/
const FRIGHT =
  /\b(?:speech|presentation|exam|test|interview|performance|audition|stage|argument|fright\w*|scared|startl\w*|nervous|horror|roller ?coaster|discurso|examen|entrevista|susto|nervios\w*)\b/
const FEELS_WELL =
  /\b(?:feel|feels|felt|feeling|back to|estoy|me siento) (?:\w+ )?(?:normal|fine|well|good|ok|okay|bien)\b|\bwithout (?:any )?(?:trouble|symptoms|problems?)\b/
const YOUNG = 50

/** One spell that is over, in somebody young who feels well. */
const isOverOfYoung = ({ plain, ages }: Reading): boolean =>
  IT_SETTLED.test(plain) && FEELS_WELL.test(plain) && ages.length > 0 && ages.every((age) => age >= 16 && age < YOUNG)

/** A beating heart after caffeine or fright, looked at or over in somebody young, and nothing beside it. */
export const isBeatOfCaffeine = (reading: Reading): boolean =>
  (CAFFEINE.test(reading.plain)
    ? NORMAL_TRACING.test(reading.plain) || isOverOfYoung(reading)
    : FRIGHT.test(reading.plain) && isOverOfYoung(reading)) && !hasAny(reading, OF_A_BAD_RHYTHM)
