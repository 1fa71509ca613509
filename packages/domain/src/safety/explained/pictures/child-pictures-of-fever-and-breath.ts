import { WELL_CHILD } from '../child-words'
import { FEEDS_BADLY, HIGH, ILL, MILD_FEVER, usualOfChild } from '../usual-of-child'
import type { Picture } from './picture'
import { ILL_OR_BLUE } from './words-of-pictures'
import { words } from '../../../free-text/words'

const FEVER_WORD = /\b(?:fever\w*|temp\w*|febrile|fiebre|calentura|hot|3[89](?:[.,]\d)?|10[0-4](?:[.,]\d)?)\b/

const SHOTS = /\b(?:shots?|vaccin\w*|vaccines?|immuniz\w*|jabs?|vacun\w+)\b/
const SHOTS_LATELY =
  /\b(?:shots?|vaccin\w*|immuniz\w*|jabs?|vacun\w+)\b[^.;!?\n]{0,30}\b(?:today|yesterday|this (?:morning|afternoon)|last night|at \d+|hoy|ayer|anoche)\b|\b(?:today|yesterday|this (?:morning|afternoon)|hoy|ayer|anoche)\b[^.;!?\n]{0,25}\b(?:shots?|vaccin\w*|vacun\w+)\b|\b(?:after|since) (?:(?:his|her|the|getting) )?(?:\w+ ){0,3}(?:shots?|vaccin\w*)\b|\b(?:despues de|desde|por) (?:\w+ ){0,2}vacun\w+/
const NOT_OF_SHOTS =
  /\b(?:rash|hives|limp|floppy|seizure|shak\w*|three days|3 days|four days|weeks?|months? ago|not that|worse|wont (?:wake|eat|drink|stop)|nonstop|hours of crying|blue|breath\w*|cough\w*|vomit\w*|ear|sarpullido|ronchas|convuls\w*|semanas?|hace (?:\w+ )?mes(?:es)?|peor|no (?:despierta|come)|respir\w+|tos|vomit\w*)\b/

const FEEDS_LESS =
  /\b(?:two thirds|three quarters|most of (?:each|his|her|every)|(?:a (?:bit|little) )less (?:milk|than (?:usual|normal))|eating less|smaller feeds|off (?:his|her) food|slightly less|un poco menos|menos de lo normal)\b/
const WETS =
  /\b(?:wet (?:diapers|nappies)|(?:diapers|nappies) (?:are |still )?(?:\w+ )?wet|pees?|peeing|moja|panales mojados|orina)\b/
const CHEERFUL = /\b(?:smil\w*|alert|play\w*|laugh\w*|content|sonrie|juega|alerta)\b/

const MEASURED_DOSE =
  /\b(?:paracetamol|acetaminophen|tylenol|calpol|ibuprofen|motrin|advil)\b[^.|]{0,60}\b(?:brings|helps|lowers|eases|settles|dose for|back to)\b/
const BOTTLES = /\b(?:bottles?|feeds?|mamilas?|biberon\w*)\b/

const COLD =
  /\b(?:cold|runny nose|stuffy nose|snuffl\w*|congest\w*|sneez\w*|coryza|rhinorrh\w*|snotty|sniffles|catarro|resfriad\w*|resfrio|mocos?|nariz tapada|gripe|gripa)\b/

const BARKS = /\b(?:bark\w*|seal\w*|croup\w*|tos (?:de perro|perruna|como (?:perro|foca))|crup)\b/
const QUIET_BREATH =
  /\b(?:no (?:\w+ ){0,2}(?:stridor|noise|noisy|whistl\w*|pulling|retractions?|difficulty|trouble|labou?red)|without (?:\w+ ){0,2}(?:stridor|noise|retractions?|difficulty)|breath\w* (?:is )?(?:quiet\w*|easily|normal\w*|fine|comfortabl\w*|silent\w*)|(?:quiet|easy|comfortable|normal) breath\w*|sin (?:ruido|estridor|dificultad)|respira (?:bien|normal|tranquil\w+))\b/

const STREP = /\b(?:tonsil\w*|sore throat|throat|strep\w*|garganta|amigdal\w*|anginas)\b/
const DRINKS = /\b(?:swallow\w*|drink\w*|fluids|voice (?:is )?normal|toma|bebe|traga)\b/

const SNORES = /\b(?:snor\w*|ronca\w*|ronquid\w*)\b/
const PAUSES = /\b(?:silent|paus\w*|gasps?|snorts?|stops? breathing|apn\w+|mouth breath\w*|deja de respirar|pausas)\b/

/** Children's fevers, colds, croup, throats and snoring (AAP symptom pages, HealthyChildren.org, CDC, NHS 111, MedlinePlus). */
export const CHILD_PICTURES_OF_FEVER_AND_BREATH: readonly Picture[] = [
  usualOfChild({
    tells: [FEVER_WORD],
    says: [WELL_CHILD],
    without: [
      ...ILL,
      ...FEEDS_BADLY,
      ...words(
        'lasting-fever rash rash-not-fading vomiting diarrhea ear-pain sore-throat burning-urine belly-pain severe headache refuses-walk stridor wheezing post-surgery travel-malaria tick-bite foul-wound limb-rash lump pain-other swelling-other',
      ),
      ...HIGH,
    ],
    age: [0.5, 18],
    below: 39,
    explains: ['fever', 'temp-38'],
    never: /\b(?:(?:[3-9]|three|four|five) days|letharg\w*|limp|(?:past|for) (?:a|one) week)\b/,
  }),
  usualOfChild({
    tells: [SHOTS, SHOTS_LATELY],
    says: [SHOTS],
    unless: NOT_OF_SHOTS,
    age: [0.25, 18],
    below: 39.3,
    without: words(
      'newborn-word age-under-3-months drowsy seizure unresponsive cannot-breathe short-of-breath blue-lips stiff-neck rash hives vomiting ill-baby no-urine cannot-keep-down weak-immunity temp-394 temp-40 animal-bite dirty-wound',
    ),
    of: words('fever temp-38 temp-39 fussy-baby'),
    explains: words(
      'fever temp-38 temp-39 fussy-baby lasting-fever postpartum joint-ache drank-it long-lasting month-or-more for-long-alone',
    ),
  }),
  {
    becomes: 'soon-of-child',
    tells: [FEEDS_LESS, WETS, CHEERFUL],
    age: [0.25, 4],
    below: 40,
    without: words(
      'seizure drowsy unresponsive blue-lips ribs-pulling cannot-breathe short-of-breath stiff-neck green-vomit blood-in-stool mottled-skin rash-not-fading bulging-soft-spot sunken-soft-spot weak-immunity',
    ),
    never:
      /\b(?:limp|floppy|listless|hard to wake|inconsolable|no (?:wet|urine|moja|orina)|(?:less than|under) half|refus\w*)\b/,
    explains: ['ill-baby', 'no-urine', 'fever', 'temp-38', 'temp-39', 'high-fever', 'lasting-fever'],
  },
  {
    becomes: 'soon-of-child',
    tells: [MEASURED_DOSE, BOTTLES],
    of: ['too-many-pills'],
    without: ['poison', 'drowsy', 'child-swallowed', 'pills-missing'],
    explains: ['too-many-pills'],
    never: /\b(?:drank|swallow\w*|whole bottle|empty bottle|overdos\w*|got into|too much|double)\b/,
  },
  usualOfChild({
    tells: [],
    says: [COLD, WELL_CHILD],
    without: [
      ...ILL,
      ...FEEDS_BADLY,
      ...HIGH,
      'ear-pain',
      'wheezing',
      'stridor',
      'lasting-fever',
      'rash',
      'face-swelling',
      'red-eye',
    ],
    age: [0.25, 18],
    below: 39,
    explains: ['fever', 'temp-38'],
    never:
      /\b(?:wheez\w*|fast breathing|breathing fast|pulling|labou?red|grunt\w*|(?:four|five|4|5|6|7) days (?:of|with) fever|letharg\w*|limp)\b/,
  }),
  usualOfChild({
    tells: [BARKS, QUIET_BREATH],
    without: [
      'ribs-pulling',
      'blue-lips',
      'cannot-breathe',
      'throat-danger',
      'drooling',
      'choking',
      'unresponsive',
      ...HIGH,
    ],
    age: [0.5, 10],
    never: /\b(?:stridor|nois(?:y|e)|harsh|whistl\w*|at rest|drool\w*|pulling in|retract\w*|blue|en reposo)\b/,
    says: [WELL_CHILD],
    explains: ['stridor', 'short-of-breath', 'cough', 'wheezing', ...MILD_FEVER],
  }),
  {
    becomes: 'visit-of-child',
    tells: [STREP, DRINKS],
    of: ['sore-throat', 'white-patches'],
    age: [3, 18],
    without: words(
      'throat-danger drooling stridor cannot-breathe short-of-breath stiff-neck drowsy severe no-urine dry-mouth lockjaw mouth-wont-open confused temp-40 temp-405 rash limb-rash weak-immunity throat-operation',
    ),
    never:
      /\b(?:drool\w*|muffled|one side|cant swallow|(?:hardly|barely|wont|not) (?:\w+ )?(?:drink\w*|swallow\w*)|rash|purple|spat|spit\w* (?:out|up))\b/,
    explains: [
      'sore-throat',
      'white-patches',
      'fever',
      'temp-38',
      'temp-39',
      'high-fever',
      'lasting-fever',
      'rash-not-fading',
      'throat-blood',
      'headache',
      'belly-pain',
      'temp-394',
    ],
  },
  {
    becomes: 'visit-of-child',
    tells: [SNORES, PAUSES],
    age: [1, 18],
    without: [...ILL_OR_BLUE.filter((each) => each !== 'cannot-breathe'), 'stridor'],
    never: /\b(?:blue|purple|cant wake|while awake|in the day(?:time)? (?:too|also))\b/,
    explains: ['cannot-breathe', 'short-of-breath', 'choking'],
  },
]
