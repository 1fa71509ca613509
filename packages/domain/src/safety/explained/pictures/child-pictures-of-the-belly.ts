import { FOR_LONG, WELL_CHILD } from '../child-words'
import { HIGH, ILL, MILD_FEVER, usualOfChild } from '../usual-of-child'
import type { Picture } from './picture'
import { ILL_OR_BLUE, ILL_OR_POISONED } from './words-of-pictures'
import { words } from '../../../free-text/words'

const STOMACH =
  /\b(?:vomit\w*|thr(?:ew|ow\w*) up|puk\w*|sick|diarrh\w*|loose (?:stools?|poos?|poops?|nappies)|watery (?:stools?|poos?)|runs|stomach (?:bug|flu)|gastro\w*|diarrea|vomit[oó]|popo (?:suelta|aguada))\b/
const WET =
  /\b(?:wet (?:diapers?|nappies|nappy)|pee(?:d|s|ing)?|urinat\w*|urine|wees?|weed|passing water|uo|tears|moist (?:mouth|lips|tongue)|mouth (?:is )?moist|orin\w+|pipi|panales? mojad\w+|lagrimas)\b/
const TAKES_DRINK =
  /\b(?:drink\w*|sip\w*|fluids?|ors|pedialyte|rehydrat\w*|electrolyte\w*|juice|water|keep\w* (?:\w+ ){0,3}down|kept down|stays? down|breastfe\w*|nurs\w*|bottles?|tom(?:a|ando)|beb(?:e|iendo)|suero|liquidos|agua)\b/
const FEW_WET =
  /\b(?:(?:only|just) (?:one|1|two|2) (?:\w+ )?(?:wet|pee|time)|one wet|no wet|hasnt (?:peed|wet|weed)|havent peed|dry (?:diaper|nappy|mouth|lips)|not (?:peed|urinated)|dark urine|no (?:ha )?(?:orinado|hecho pipi)|solo (?:un|1) panal)\b/

const WET_LITTLE =
  /\b(?:(?:only|just)? ?(?:one|two|1|2) wet (?:diapers?|nappy|nappies)|(?:un|dos|1|2) panal(?:es)? mojad\w+)\b/
const STILL_PLAYS =
  /\b(?:still (?:\w+ ){0,2}play\w*|(?:is|hes|shes) (?:\w+ ){0,2}playing|plays|playful|(?:cries|with|has) (?:\w+ )?tears|smil\w*|(?:todavia|aun|si) (?:juega|jugando)|sigue jugando)\b/

const DRY =
  /\b(?:(?:only|just) (?:had )?(?:one|1|two|2) (?:\w+ )?wet|one wet|fewer wet|mouth (?:\w+ )*(?:\w+ )?(?:a bit|a little|slightly|somewhat) dry|mouth looks a bit dry|quieter|solo (?:un|dos) panal\w*)\b/
const STILL_WELL =
  /\b(?:cries (?:\w+ )?tears|real tears|with tears|alert|sits? up|knows? us|keeps? (?:\w+ ){0,4}down|lagrimas|smil\w*)\b/

const LOOSE = /\b(?:loose|runny|watery|soft) (?:stools?|poos?|poops?)|\bdiarrh\w*|\bdiarrea\b/
const GROWS =
  /\b(?:grow\w*|gain\w*|weight (?:is )?(?:steady|stable|normal|fine)|thriv\w*|playful|playing|crece\w*|sube de peso)\b/

const HARD_STOOL =
  /\b(?:constipat\w*|hard (?:\w+ )?(?:stools?|poops?|pellets?|balls?)|pellets?|strain\w*|(?:every|q) ?(?:\d|two|three|other|third)\w*(?: ?[-–] ?\d)? d(?:ays?)?|estren\w+|popo dur[ao]|caca dura|bolitas)\b/

const SWAYS =
  /\b(?:motion sick\w*|car ?sick\w*|sea ?sick\w*|ferry|boat|bus|coach|car rides?|winding|plane|travel sick\w*|mareo en (?:carro|coche)|curvas)\b/
const QUEASY = /\b(?:queasy|nause\w*|sick|threw up|throws? up|vomit\w*|puk\w*)\b/
const OVER =
  /\b(?:fine|better|well|ok|okay|gone|stops?|stopped|back to normal) (?:\w+ )?(?:again|now|on land|once|when|after|as soon as)|(?:again|ya) (?:fine|bien)\b/

const PALE_STOOL_OR_LIDS =
  /\b(?:pale (?:stools?|poops?|conjunctiv\w*|(?:,? ?\w+ ){0,3}stools?)|stools? (?:are |is )?(?:\w+, )?(?:bulky|pale)|conjunctival pallor|haemoglobin|hemoglobin|hb)\b/
const GROWS_ILL = /\b(?:weight|percentile|centile|cow\w* milk|milk|iron|mcv|ferritin|bulky|foul|protrud\w*|bloat\w*)\b/

/** Children's vomiting, diarrhea and hard or pale stools (AAP symptom pages, HealthyChildren.org, CDC, NHS 111, MedlinePlus). */
export const CHILD_PICTURES_OF_THE_BELLY: readonly Picture[] = [
  usualOfChild({
    tells: [STOMACH, WET, TAKES_DRINK],
    without: [
      ...ILL,
      ...words(
        'green-vomit blood-in-stool vomiting-blood cannot-keep-down dry-mouth severe-belly-pain belly-cries hard-belly black-stool fall head-injury poison ill-baby lower-right-pain sunken-soft-spot severe',
      ),
      ...HIGH,
    ],
    age: [0.5, 18],
    never: FEW_WET,
    explains: ['vomiting', 'diarrhea', 'heart-mimic', 'urine-trouble', 'sweating', 'heartburn', ...MILD_FEVER],
  }),
  {
    becomes: 'soon-of-child',
    tells: [WET_LITTLE, STILL_PLAYS],
    of: ['vomiting', 'diarrhea'],
    age: [0.5, 6],
    never:
      /\b(?:no (?:tears|pee|urine)|(?:hasnt|has not|havent|not) (?:peed|urinated)|sunken|limp|floppy|cold hands|sleepy|hard to wake|wont drink|blood\w*|green|sin lagrimas|aguad[oa]|sangre|verde)\b/,
    without: words(
      'green-vomit blood-in-stool drowsy unresponsive sunken-soft-spot severe-belly-pain mottled-skin temp-39 high-fever head-injury stiff-neck newborn-word age-under-3-months',
    ),
    explains: words('dry-mouth vomiting diarrhea ill-baby no-urine unborn-quiet'),
  },
  {
    becomes: 'soon-of-child',
    tells: [DRY, STILL_WELL],
    of: ['vomiting', 'diarrhea'],
    without: [
      'green-vomit',
      'blood-in-stool',
      'drowsy',
      'unresponsive',
      'sunken-soft-spot',
      'severe-belly-pain',
      'mottled-skin',
      'temp-39',
    ],
    age: [0.25, 18],
    never:
      /\b(?:no (?:tears|wet|urine|pee)|(?:hasnt|has not|havent|not) (?:peed|urinated|wet)|sunken|limp|floppy|cold hands|sin lagrimas)\b/,
    explains: ['dry-mouth', 'vomiting', 'diarrhea', 'ill-baby', 'no-urine'],
  },
  {
    becomes: 'visit-of-child',
    tells: [LOOSE, FOR_LONG, GROWS],
    age: [1, 18],
    without: [
      ...ILL_OR_POISONED,
      'blood-in-stool',
      'vomiting',
      'weight-loss',
      'dry-mouth',
      'severe-belly-pain',
      'lower-right-pain',
      'cannot-keep-down',
    ],
    explains: ['diarrhea', 'belly-pain'],
  },
  usualOfChild({
    tells: [HARD_STOOL],
    says: [WELL_CHILD],
    without: [
      'vomiting',
      'fever',
      'blood-in-stool',
      'severe-belly-pain',
      'hard-belly',
      'weight-loss',
      'no-urine',
      'both-legs-weak',
    ],
    age: [0.5, 18],
    never: /\b(?:soil\w*|blood\w*|swollen (?:belly|tummy)|distend\w*|months|leak\w*)\b/,
    explains: ['belly-pain'],
  }),
  usualOfChild({
    tells: [SWAYS, QUEASY, OVER],
    without: [
      ...ILL,
      'fever',
      'temp-38',
      'headache',
      'head-injury',
      'severe-belly-pain',
      'green-vomit',
      'diarrhea',
      'belly-pain',
    ],
    age: [2, 18],
    explains: ['mottled-skin', 'gray-look', 'vomiting', 'dizzy', 'sweating'],
  }),
  {
    becomes: 'visit-of-child',
    tells: [PALE_STOOL_OR_LIDS, GROWS_ILL],
    age: [0.5, 18],
    without: [...ILL_OR_BLUE, 'fainted', 'blood-in-stool', 'jaundice', 'short-of-breath', 'bruise', 'pulse-very-fast'],
    explains: ['mottled-skin', 'foul-wound', 'no-gas', 'gray-look', 'ill-baby'],
  },
]
