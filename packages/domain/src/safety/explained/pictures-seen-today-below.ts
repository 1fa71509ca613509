import type { Picture } from './picture'
import { words } from './words'

const FAILING = words(`
  fainted confused drowsy seizure unresponsive short-of-breath cannot-breathe bp-low mottled-skin gray-look shock-look extreme-pain
  severe-belly-pain hard-belly vomiting-blood black-stool blood-in-stool cannot-keep-down much-blood stiff-neck suicide-said sepsis
`)

const LEFT_AND_LOW =
  /\b(?:left lower quadrant|llq|lower left|left lower|left iliac|(?:low|lower|down) (?:\w+ ){0,3}left|left (?:side )?(?:of )?(?:my |his |her |the )?(?:lower )?(?:belly|abdomen|abdominal)|fosa iliaca izquierda|(?:abajo|parte baja) (?:\w+ ){0,4}izquierd[oa]|lado izquierdo (?:\w+ ){0,3}(?:panza|vientre|abdomen|estomago))\b/
const HURTS = /\b(?:pain\w*|ache\w*|tender\w*|sore\w*|hurts?|dolor|duele)\b/

const KEEPS_SEIZURES_AWAY =
  /\b(?:(?:anti ?)?(?:seizure|epilep\w*|convulsant) (?:medicine|medication|meds?|pills?|tablets?|drug)|levetiracetam|keppra|lamotrigine|lamictal|valpro\w+|depakote|carbamazepine|tegretol|oxcarbazepine|phenytoin|dilantin|topiramate|lacosamide|levetiracetam[ao]|lamotrigina|carbamazepina|fenitoina|(?:medicina|pastillas?|tratamiento) (?:para|de) (?:la epilepsia|las convulsiones))\b/
const IS_OUT =
  /\b(?:(?:ran|run|running) out|out of (?:it|them|my|pills|tablets)|(?:took|had|swallowed) (?:my|the|his|her) last (?:\w+ )?(?:tablet|pill|dose|capsule|one)|(?:none|nothing|no (?:pills|tablets|refills?)) left|havent (?:taken|had) (?:it|any|them)|wont (?:give|fill|refill) (?:me|it|him|her)|stopped (?:taking )?(?:it|them|my)|se me (?:acabo|acabaron|termino|terminaron)|ya no tengo|me quede sin)\b/

const INR = /\binr\b[^.;\d]{0,25}\b(?:[5-9]|1\d)(?:[.,]\d+)?\b/

/** Of the belly and of medicines: what a doctor sees within a day (MedlinePlus, diverticulitis; NHS, epilepsy). */
export const PICTURES_SEEN_TODAY_BELOW: readonly Picture[] = [
  {
    of: words('fever temp-38 temp-39 chills'),
    tells: [LEFT_AND_LOW, HURTS],
    says: [LEFT_AND_LOW],
    without: [
      ...FAILING,
      ...words('pregnant postpartum age-under-18 child-word infant-word flank-pain cough testicle-pain'),
    ],
    explains: words('fever temp-38 diarrhea gut-change'),
    becomes: 'same-day',
  },
  {
    tells: [KEEPS_SEIZURES_AWAY, IS_OUT],
    says: [IS_OUT],
    without: FAILING,
    explains: [],
    becomes: 'same-day',
  },
  {
    tells: [INR],
    never: /\b(?:bleed(?:s|ing)?|nosebleed|black stools?|melena|head(?:ache| injury)|bruis\w*|fell|sangr\w*)\b/,
    without: FAILING,
    explains: [],
    becomes: 'same-day',
  },
]
