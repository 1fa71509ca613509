import type { Picture } from './picture'
import { FAILING_OR_BLEEDING, FAILING_OR_WORSENING, GRAVE_BESIDE_BELLY, NO_FEVER } from './words-of-pictures'
import { words } from '../../../free-text/words'

const EASED_PAIN =
  /\b(?:ibuprofen|naproxen|ketorolac|painkillers?|diclofenac|tablets?|paracetamol|acetaminophen|ibuprofeno|naproxeno|diclofenaco)\b[^.;]{0,40}\b(?:control\w*|help\w*|eas\w+|work\w*|settles?|hold\w*|manag\w*|bearable|alivi\w*|quita|calma\w*)|\b(?:controlled|eased|bearable|managed|settled|relieved)\b[^.;]{0,30}\b(?:with|by|on|w\/)\b/

const OF_WATER =
  /\b(?:pee\w*|urin\w*|wee\w*|dysuria|bladder|waterworks|uti|cystitis|nitrites?|prostat\w*|orin\w+|vejiga)\b/
const KIDNEY_OR_FEVER = /\b(?:flank|kidney|side|loin|ribs|back|legs|prostat\w*|costado|rinon\w*|lumbar|prostata)\b/
const KEEPS_DOWN =
  /\b(?:ke(?:ep|eps|pt|eping)|hold\w*|stay\w*)\b[^.;]{0,40}\bdown\b|\b(?:drink\w*|drank|sip\w*|tolerat\w*|eat\w*|bebe|bebo|bebiendo|tolera|retengo|retiene|tom[oa])\b|\b(?:no|not|without|nor|never|sin|ni|havent|hasnt)\b[^.;]{0,30}\b(?:vomit\w*|thrown up)\b|\b(?:looks?|feels?|felt|otherwise|seems?) (?:\w+ )?well\b|\bpulse (?:is )?[6-9]\d\b|\bhr [6-9]\d\b/

const URINE_TUBE =
  /\b(?:sonda|cateter)\b[^.;!?\n]{0,25}\b(?:orina|orinar|pipi|vejiga|foley)\b|\bfoley\b|\b(?:urinary|bladder|suprapubic) cath\w*\b/
const BLOCKED =
  /\b(?:tapad[oa]|tapo|bloquead[oa]|obstruid[oa]|gotea|no (?:drena|sale|baja)|blocked|clogged|not draining|wont drain)\b/

const GRADUAL =
  /\b(?:gradual\w*|slow\w*|(?:[2-9]|two|three|four|five|several|few|couple of) ?(?:d|days)|weeks?|poco a po(?:co|quito)|(?:[2-9]|dos|tres|cuatro|varios) dias|semanas?)\b/
const OF_INFECTION =
  /\b(?:discharge|burn\w*|sting\w*|stis?|new (?:sexual )?partner|urethra\w*|lift\w*|elevat\w*|(?:back|behind|rear) (?:of )?(?:the |my |his )?testic\w*|epididym\w*|secrecion|ardor|orinar|epididim\w*)\b/
const TWISTED =
  /\b(?:sudden\w*|abrupt\w*|severe\w*|woke (?:me|him)|twist\w*|high riding|absent|horizontal|an hour|hours ago|unbearable|de repente|subit\w+|fuerte|horas?)\b/

const SCROTUM =
  /\b(?:(?:un|el|mi) (?:huevo|guevo)(?= (?:h?inch|me|que))|testic\w*|testis|testes|scrot\w*|escrot\w*|epididym\w*|epididim\w*)\b/
const SLOWLY =
  /\b(?:gradual\w*|slowly|poco a po(?:co|quito)|(?:over|for|durante|desde hace) (?:\w+ )?(?:two|three|four|five|[2-7]|dos|tres|cuatro) (?:days|dias))\b/
const OF_WATERWAYS =
  /\b(?:burn\w*|sting\w*|discharge|sti|new (?:sexual )?partner|escozor|ardor|arde|secrecion|epididym\w*|epididim\w*)\b/
const AT_ONCE =
  /\b(?:testic\w* (?:dont|not|arent)|sudden\w*|abrupt\w*|woke (?:me|him)|high riding|horizontal|repente|subit\w+)\b/

/** Kidneys, bladder and testicles (NHS 111, MedlinePlus). */
export const PICTURES_OF_KIDNEYS_AND_TESTICLES: readonly Picture[] = [
  {
    of: ['flank-pain'],
    tells: [EASED_PAIN, NO_FEVER],
    never:
      /\b(?:unbearable|worst|cant (?:sit|lie|keep)|writh\w*|getting worse|no (?:urine|pee)|one kidney|transplant\w*|insoportable|peor|un solo rinon)\b/,
    without: [
      ...GRAVE_BESIDE_BELLY,
      ...words(
        'vomiting fever temp-38 chills severe severe-pain no-urine pregnant one-kidney burning-urine age-60-plus age-under-18 sudden diabetes body-blow blood-thinner',
      ),
    ],
    explains: words('flank-pain pain-in-waves nausea blood-in-urine belly-pain back-pain'),
    becomes: 'stone-eased',
  },
  {
    of: words('flank-pain temp-38 chills fever'),
    tells: [OF_WATER, KIDNEY_OR_FEVER, KEEPS_DOWN],
    below: 40,
    without: [
      ...FAILING_OR_WORSENING,
      ...words(
        'vomiting cannot-keep-down pregnant postpartum diabetes one-kidney severe-pain pain-in-waves age-under-18 child-word infant-word dizzy post-surgery rash headache lower-right-pain upper-right-pain stopped-suddenly testicle-pain blood-in-stool travel-malaria kidney-stone rigors asks-again',
      ),
    ].filter((each) => each !== 'getting-worse'),
    explains: words(
      'flank-pain nausea chills fever temp-38 temp-39 high-fever lasting-fever severe burning-urine back-pain belly-pain blood-in-urine',
    ),
    becomes: 'same-day',
  },
  { tells: [URINE_TUBE, BLOCKED], without: FAILING_OR_BLEEDING, explains: [], becomes: 'same-day' },
  {
    of: ['testicle-pain'],
    tells: [GRADUAL, OF_INFECTION],
    never: TWISTED,
    without: [
      ...GRAVE_BESIDE_BELLY,
      ...words('sudden severe severe-pain vomiting nausea belly-pain age-under-18 child-word groin-blow'),
    ],
    explains: ['testicle-pain', 'genital-discharge', 'burning-urine'],
    becomes: 'testicle-ache',
  },
  {
    tells: [SCROTUM, SLOWLY, OF_WATERWAYS],
    never: AT_ONCE,
    without: [
      ...FAILING_OR_WORSENING,
      ...words('testicle-pain sudden severe-pain vomiting age-under-18 child-word groin-blow'),
    ],
    explains: words('burning-urine temp-38 fever'),
    becomes: 'testicle-ache',
  },
]
