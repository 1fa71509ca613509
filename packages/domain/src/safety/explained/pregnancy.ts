import { hasAny, type Reading } from './reading'
import { withoutDenials } from './told'
import { words } from '../../free-text/words'

const FEVER = words('fever temp-38 lasting-fever')
const HIGH_FEVER = words('high-fever temp-39 temp-394 temp-40 temp-405')

/** Signs beside which a fever in pregnancy or after birth is never taken for something lesser. */
const GRAVE = words(`
  short-of-breath cannot-breathe ribs-pulling wheezing chest-pain palpitations pulse-fast pulse-very-fast bp-low bp-140 breaths-very-fast
  oxygen-low oxygen-92 confused drowsy unresponsive fainted feels-faint dizzy seizure severe-headache headache vision-change stiff-neck photophobia
  vomiting cannot-keep-down no-urine dry-mouth belly-pain severe-belly-pain upper-belly-pain flank-pain back-pain burning-urine cramps
  contractions fluid-leak water-out vaginal-bleeding heavy-vaginal-bleeding baby-moves-less no-movement severe severe-pain extreme-pain
  getting-worse foul-wound wound-trouble post-surgery black-wound flesh-eating rash mottled-skin unusual-exhaustion overwhelming-tired
  genital-discharge leg-swelling weak-immunity weak-immunity-person diabetes sickle-cell sepsis suicide-said harm-others travel-malaria
`)

const DAYS_AFTER_BIRTH =
  /\b(?:c ?section|cesarea|incision|stitches|puntos|lochia|loquios|smell\w*|huele|spreading|streaks?)\b|\b(?:\d+|one|two|three|four|five|six|seven|few|un|dos|tres|cuatro|cinco|seis|siete) (?:days?|dias?) (?:post\w*|after|ago|old|de nacid[oa]|de haber)\b|\b(?:[12]|one|two|una?|dos) (?:weeks?|wks?|semanas?)\b|\bgave birth (?:yesterday|today|this week|last week)\b|\bhace (?:\w+ ){0,2}dias? (?:\w+ ){0,2}(?:di a luz|tuve|nacio)\b/

const HOT_BREAST =
  /\b(?:breasts?|mama|pecho)\b[^.;|]{0,60}\b(?:red|hot|wedge|hard|sore|roj[oa]|dur[oa]|caliente)\b|\b(?:red|hot|wedge\w*|hard|sore|roj[oa]|dur[oa]|caliente)\b[^.;|]{0,40}\b(?:breasts?|pecho)\b|\bmastitis\b/
const NURSES =
  /\b(?:bf|bfing|breast ?fe\w+|nurs(?:es|ing)|latch\w*|amamant\w*|lactan\w*|doy (?:el )?pecho|da (?:el )?pecho)\b/

/** One red, hard breast and a fever while nursing: an infection to be treated today. Not in the days after a birth. */
export const isBreastInfection = (reading: Reading): boolean =>
  (hasAny(reading, ['breast-sore', 'breast-infection']) || HOT_BREAST.test(reading.plain)) &&
  (hasAny(reading, ['nursing']) || NURSES.test(reading.plain)) &&
  !/\bpus\b(?!: ?no| no\b)/.test(withoutDenials(reading.plain)) &&
  !hasAny(reading, [...GRAVE, ...HIGH_FEVER]) &&
  !DAYS_AFTER_BIRTH.test(reading.plain)

const FLU = /\b(?:flu|influenza|gripe|gripa)\b/
const BREATHES_OR_MOVES =
  /\bfm (?:normal|good|present|ok|nl|\+)|\bchest (?:is )?clear\b|\bspo2 9[6-9]\b|\bbreath\w* (?:is |are |just |feels )?(?:fine|normal\w*|ok|okay|well|good)\b|\bbaby (?:is |keeps )?(?:moving|kicking|active)\b|\b(?:respir\w+|bebe|se mueve)\b[^.;!?\n]{0,25}\b(?:bien|normal)\b/

/** Flu in pregnancy with normal breathing or a baby that moves well: medicine today (CDC, flu and pregnancy). */
export const isFluInPregnancy = (reading: Reading): boolean =>
  hasAny(reading, ['pregnant']) &&
  FLU.test(reading.plain) &&
  BREATHES_OR_MOVES.test(reading.plain) &&
  !hasAny(reading, [...GRAVE, ...HIGH_FEVER])

const ONCE_OR_TWICE =
  /\b(?:threw|throw\w*|thrown|vomit\w*|puk\w*) (?:up )?(?:just |only )?(?:once|twice)\b|\bvomit\w+ (?:solo |nomas )?(?:una|dos) (?:vez|veces)\b/
const KEPT_DOWN =
  /\b(?:stay\w*|ke(?:ep|eps|pt|eping))\b[^.|]{0,40}\bdown\b|\b(?:retengo|tolero|se me queda)\b[^.|]{0,30}\b(?:agua|comida|liquidos|galletas|caldo)\b/
const EARLY =
  /\b(?:[4-9]|1[0-4]|five|six|seven|eight|nine|ten|eleven|twelve) weeks?\b|\b(?:[4-9]|1[0-4]) semanas\b|\b(?:first|primer) trimest\w+/

/** Vomited once or twice in early pregnancy, with food or drink kept down. */
export const isMildVomitingOfPregnancy = (reading: Reading): boolean =>
  hasAny(reading, ['pregnant']) &&
  [ONCE_OR_TWICE, KEPT_DOWN, EARLY].every((sign) => sign.test(reading.plain)) &&
  !hasAny(reading, [
    ...GRAVE.filter((sign) => sign !== 'vomiting'),
    ...FEVER,
    ...HIGH_FEVER,
    'vomiting-blood',
    'poison',
    'pain-other',
  ])

export const FEVERS: readonly string[] = FEVER
