import type { Picture } from './picture'
import { BELLY_PAINS, BLEEDS, GRAVE_IN_PREGNANCY, LEAKS, PREGNANT, usualOfPregnancy } from './words-of-pictures'
import { words } from '../../../free-text/words'

const BURNS = /\b(?:burn\w*|heartburn|acid\w*|reflux|indigestion|agruras|acidez|reflujo|ardor)\b/
const OF_MEALS =
  /\b(?:after (?:\w+ ){0,2}(?:supper|dinner|lunch|meals?|eating|food|spicy)|meals?|night\w*|when i (?:lie|bend)|lie down|lying|bend\w*|sour|acid taste|spicy|despues de (?:la |el )?(?:comer|cenar|cena|comida|desayun\w+|almuerzo|almorzar)|me acuesto|acostarme|al acostar\w*)\b/
const RELIEVED =
  /\b(?:antacids?|tums|gaviscon|rennie|chalky|milk|calcium carbonate|prop\w*|pillows?|upright|antiacidos?|almohadas?|leche)\b/

const HEARTBURN_NAMED = /\b(?:agruras|acidez|reflujo|heartburn|indigestion|acid reflux)\b/
const WITH_CHILD = /\b(?:embaraz\w*|pregnan\w*|along|semanas|weeks)\b/
const UNRELIEVED =
  /\b(?:no (?:se )?(?:me |le )?(?:quita\w*|ayuda\w*|sirve\w*|deja\w*)|desde hace|peor|fuertes?|horribles?|doesnt (?:help|get better|go)|not (?:help\w*|getting better)|worse|severe|for (?:\w+ )?weeks|pecho|espalda|costillas|chest|ribs)\b/

const HAS_HEARTBURN = /\b(?:heart ?burn|reflux|acid|agruras|acidez|reflujo)\b/
const NOT_HELPED =
  /\b(?:(?:tums|antacids?|pepcid|milk|rolaids|antiacidos?|nothing|nada)\b[^.;!?\n]{0,20}\b(?:isnt|arent|not|doesnt|dont|didnt|no|barely|stopped|wont) ?(?:\w+ )?(?:help\w*|work\w*|touch\w*|do\w*|ayud\w*|sirv\w*|quit\w*)?|(?:doesnt|dosent|isnt|not|wont|dont|no) (?:\w+ ){0,2}(?:get better|better|helped|help|go away|eased|quita|ayudan?|mejora\w*)|nothing helps|nada (?:me )?(?:ayuda|quita))\b/
const WEEKS_OF_IT =
  /\b(?:(?:two|three|four|five|six|few|several|2|3|4|5|6|dos|tres|cuatro|varias) (?:weeks?|months?|semanas?|meses)|(?:a|one|un) (?:month|mes)|weeks now|every (?:single )?(?:day|night)|todas las noches|diario)\b/
const NOT_HEARTBURN =
  /\b(?:right side|under (?:my|the) ribs|headache|vision|blurr\w*|spots|swoll?en|vomit\w*|throw\w* up|blood|chest (?:pain|pressure|tight\w*)|breath\w*|sweat\w*|lado derecho|costillas|dolor de cabeza|vista|hinchad\w*|sangre|pecho|sud\w+)\b/

const QUEASY = /\b(?:nausea\w*|nauseous|queasy|sick|gag\w*|vomit\w*|thr(?:ew|ow\w*) up|nauseas?|asco)\b/
const KEEPS =
  /\b(?:drink\w*|sip\w*|fluids|eat\w*|toast|crackers|ginger|keep\w* (?:\w+ ){0,3}down|kept down|stays? down|weight (?:is )?(?:stable|steady|unchanged)|(?:havent|not|no) lost (?:any )?weight|no weight loss|(?:like|as) (?:every day|usual|always)|tolero|como|tomo|retengo|galletas|agua)\b/
const OFTEN =
  /(?<!\bpeed |\bpee |\burinated |\bwee )\b(?:(?:[4-9]|1\d|four|five|six|eight|ten) ?(?:x|times|veces)|everything|all day long|constantly|blood|cant drink|dark urine|todo lo que)\b/

/** Heartburn and sickness in pregnancy (MedlinePlus and NHS, common pregnancy problems; NHS 111, AAP). */
export const MOTHER_PICTURES_OF_THE_BELLY: readonly Picture[] = [
  usualOfPregnancy({
    tells: [BURNS, OF_MEALS, RELIEVED],
    without: [
      ...GRAVE_IN_PREGNANCY,
      ...BLEEDS,
      ...LEAKS,
      'vomiting',
      'sweating',
      'pain-spreads',
      'palpitations',
      'clot-risk',
      'headache',
      'dizzy',
      'pain-on-breathing-in',
      'black-stool',
    ],
    never:
      /\b(?:(?:walk\w*|stairs|climb\w*|effort|exertion)[^.|]{0,20}(?:brings|worse|hurts)|crush\w*|squeez\w*|jaw|arm)\b/,
    explains: ['chest-pain', 'heart-mimic', 'heartburn', 'belly-pain'],
  }),
  usualOfPregnancy({
    of: ['heartburn'],
    tells: [HEARTBURN_NAMED, OF_MEALS, WITH_CHILD],
    without: [
      ...GRAVE_IN_PREGNANCY,
      ...BLEEDS,
      ...LEAKS,
      ...BELLY_PAINS,
      ...words(
        'chest-pain heart-mimic vomiting sweating pain-spreads palpitations headache dizzy black-stool flank-pain upper-right-pain jaundice weight-loss contractions leg-swelling pain-other',
      ),
    ],
    never: UNRELIEVED,
    explains: ['heartburn'],
  }),
  {
    becomes: 'visit-of-pregnancy',
    of: ['pregnant'],
    tells: [HAS_HEARTBURN, NOT_HELPED, WEEKS_OF_IT],
    never: NOT_HEARTBURN,
    without: words(
      'chest-pain severe-headache headache vision-change upper-belly-pain upper-right-pain belly-pain severe severe-pain vomiting short-of-breath bp-140 swollen-hands-face black-stool vomiting-blood weight-loss',
    ),
    explains: words('heartburn heart-mimic needs-visit'),
  },
  usualOfPregnancy({
    tells: [QUEASY, KEEPS],
    without: [
      ...GRAVE_IN_PREGNANCY,
      ...BLEEDS,
      ...LEAKS,
      ...BELLY_PAINS,
      'dizzy',
      'dry-mouth',
      'headache',
      'weight-loss',
      'diabetes',
      'fruity-breath',
    ],
    never: OFTEN,
    explains: ['vomiting'],
  }),
  {
    becomes: 'soon-of-pregnancy',
    tells: [/\b(?:ketones?|ketonuria|cetonas)\b/, /\b(?:vomit\w*|hyperemesis|vomitos?)\b/],
    of: PREGNANT,
    without: ['diabetes', 'confused', 'drowsy', 'fainted', 'severe-belly-pain', 'no-urine', 'cannot-keep-down'],
    explains: ['fruity-breath'],
  },
]
