import type { Picture } from './picture'
import { FAILING_OR_BLEEDING, FAILING_OR_STROKE_LIKE, GRAVE_BESIDE_HURTS, STROKE_LIKE } from './words-of-pictures'
import { words } from '../../../free-text/words'

const HARMLESS_MEDICINE =
  /\b(?:loratadine|cetirizine|fexofenadine|desloratadine|claritin|zyrtec|allegra|(?:multi)?vitamins?|omeprazole|famotidine|antihistamine|allergy (?:pill|tablet|medicine)|birth control|contraceptive|levothyroxine|thyroxine|thyroid (?:pill|tablet|medicine)|probiotics?|statins?|atorvastatin|simvastatin|rosuvastatin|loratadina|cetirizina|vitaminas?|omeprazol|anticonceptiv\w+|levotiroxina)\b/
const ONE_MORE =
  /\b(?:second|twice|two|double[ds]?|another|again|extra|one more|segund[ao]|dos veces|doble|otra|otro|dos)\b/
const IS_WELL =
  /\b(?:fine|well|normal\w*|nothing|as (?:usual|ever|always)|like myself|no (?:\w+ )?symptoms?|ok|okay|healthy|bien|nada|normal)\b/
const MORE_THAN_ONE_EXTRA =
  /\b(?:many|demasiadas|muchas|all (?:of )?(?:my|the|his|her|those) (?:pills|tablets|meds|medicine)|tod[ao]s (?:las|mis|sus|l[ao]) (?:pastillas|medicinas?|pildoras)|handful|bottle|frasco|puno|dozen|whole|(?:[3-9]|\d\d) (?:pills|tablets|capsules|pastillas)|child\w*|son|daughter|kids?|toddler|baby|hij[oa]|nin[oa]|bebe|insulin|opioid\w*|heart (?:pill|medicine)|blood pressure (?:pill|medicine)|on purpose|iron|hierro|a proposito)\b/

/** A line that says all is well is read as a help line, so that its name is heard as no poison. */
const ON_POISON_LINE =
  /\b(?:help line|poison (?:control|center|help|line|hotline|people)|centro de (?:envenenamiento|toxicologia|intoxicaciones)|control de envenenamiento|toxicologia)\b/
const SAID_TO_BE_WELL =
  /\b(?:(?:im|i am|hes|shes|its|it is|were|am|is|id be|ill be|should be|would be|be) (?:\w+ )?(?:ok|okay|fine|safe|alright|all right)|(?:ok|okay|fine|safe) (?:at|to stay|to)|stay (?:at )?home|not (?:dangerous|to worry|toxic)|wait at home|watch (?:at home|him|her|me)|home|que (?:estoy|estaba|esta|voy a estar) bien|no (?:es|era) peligros[oa]|en (?:la )?casa)\b/
const ONE_BY_MISTAKE =
  /\b(?:by (?:mistake|accident)|accident\w*|mixed up|mix up|wrong (?:pill|bottle|medicine)|instead of|por error|por equivocacion|sin querer|me equivoque|confundi)\b/
const ALL_THE_SAME =
  /\b(?:dizz\w*|faint\w*|sleepy|drows\w*|vomit\w*|throw\w*|shak\w*|confus\w*|chest|heart (?:rac\w*|is)|on purpose|handful|bottle of|go to (?:the )?(?:er|hospital|emergency)|call 911|mare\w+|sueno|desmay\w*|tembl\w*|a proposito|hospital|urgencias)\b/

const KEEPS_SEIZURES_AWAY =
  /\b(?:(?:anti ?)?(?:seizure|epilep\w*|convulsant) (?:medicine|medication|meds?|pills?|tablets?|drug)|levetiracetam|keppra|lamotrigine|lamictal|valpro\w+|depakote|carbamazepine|tegretol|oxcarbazepine|phenytoin|dilantin|topiramate|lacosamide|levetiracetam[ao]|lamotrigina|carbamazepina|fenitoina|(?:medicina|pastillas?|tratamiento) (?:para|de) (?:la epilepsia|las convulsiones))\b/
const IS_OUT =
  /\b(?:(?:ran|run|running) out|out of (?:it|them|my|pills|tablets)|(?:took|had|swallowed) (?:my|the|his|her) last (?:\w+ )?(?:tablet|pill|dose|capsule|one)|(?:none|nothing|no (?:pills|tablets|refills?)) left|havent (?:taken|had) (?:it|any|them)|wont (?:give|fill|refill) (?:me|it|him|her)|stopped (?:taking )?(?:it|them|my)|se me (?:acabo|acabaron|termino|terminaron)|ya no tengo|me quede sin)\b/

const INR = /\binr\b[^.;\d]{0,25}\b(?:[5-9]|1\d)(?:[.,]\d+)?\b/

const ATE_SUGAR =
  /\b(?:juice|glucose (?:tabs?|tablets?|gel)|sugar|candy|soda|cola|honey|snack|jugo|dulce|azucar|refresco|galletas)\b/
const IS_UP_AGAIN =
  /\b(?:(?:was|is|went|came|read|now|back|up|then|later|after|subio|ya|ahora|despues)\b[^.;]{0,24}\b(?:8\d|9\d|1\d\d)|back to normal|normal again|ya (?:esta|estoy) (?:bien|normal))\b/

/** Doses too many or mistaken, medicines that ran out, thin blood, low sugar (NHS 111, AAP, MedlinePlus; NHS, epilepsy). */
export const PICTURES_OF_MEDICINES: readonly Picture[] = [
  {
    of: words('too-many-pills dose-mistake dose-repeated child-swallowed pills-missing'),
    tells: [HARMLESS_MEDICINE, ONE_MORE, IS_WELL],
    never: MORE_THAN_ONE_EXTRA,
    without: [
      ...GRAVE_BESIDE_HURTS,
      ...words(
        'child-word age-under-18 infant-word vomiting palpitations many-acetaminophen pregnant dizzy risky-medicine opioid',
      ),
    ],
    explains: words('too-many-pills dose-mistake dose-repeated child-swallowed pills-missing dry-mouth'),
    becomes: 'extra-dose',
  },
  {
    of: ['dose-mistake'],
    tells: [ON_POISON_LINE, SAID_TO_BE_WELL, ONE_BY_MISTAKE],
    never: ALL_THE_SAME,
    without: [
      ...FAILING_OR_STROKE_LIKE,
      ...words('too-many-pills pulse-slow palpitations short-of-breath cannot-breathe tremor sweating infant-word'),
    ],
    explains: words('dose-mistake risky-medicine'),
    becomes: 'same-day',
  },
  {
    tells: [KEEPS_SEIZURES_AWAY, IS_OUT],
    says: [IS_OUT],
    without: FAILING_OR_BLEEDING,
    explains: [],
    becomes: 'same-day',
  },
  {
    tells: [INR],
    never: /\b(?:bleed(?:s|ing)?|nosebleed|black stools?|melena|head(?:ache| injury)|bruis\w*|fell|sangr\w*)\b/,
    without: FAILING_OR_BLEEDING,
    explains: [],
    becomes: 'same-day',
  },
  {
    of: words('glucose-70 hypoglycemia-words'),
    tells: [ATE_SUGAR, IS_UP_AGAIN],
    never:
      /\b(?:again and again|keeps (?:dropping|going low)|third time|every (?:day|night)|pass\w* out|otra vez|cada (?:dia|noche))\b/,
    without: [
      ...STROKE_LIKE,
      ...words(
        'glucose-54 fainted vomiting pregnant insulin-without-food age-under-18 child-word dose-mistake not-answering alcohol-poisoning',
      ),
    ],
    explains: words('glucose-70 hypoglycemia-words tremor sweating diabetes insulin very-thirsty'),
    becomes: 'hypo-settled',
  },
]
