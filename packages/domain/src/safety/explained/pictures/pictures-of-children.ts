import { WELL_CHILD } from '../child-words'
import type { Picture } from './picture'
import { FEEDS_BADLY, HIGH, ILL, MILD_FEVER, RASH_WORDS, usualOfChild as usual } from '../usual-of-child'
import { words } from '../../../free-text/words'

const ACHES = /\b(?:ach(?:e|es|ing|y)|pains?|hurts?|sore|cramp\w*|dolor\w*|duelen?)\b/
const LEGS = /\b(?:legs?|calf|calves|shins?|thighs?|knees?|piernas?|pantorrillas?|espinillas?|muslos?|rodillas?)\b/
const EVENINGS =
  /\b(?:growing pains?|evenings?|nights?|bed ?time|after dark|in bed|dolores? de crecimiento|noches?|al acostarse)\b/
const GONE_BY_DAY =
  /\b(?:(?:by|in the|next|come|every) (?:morning|breakfast|day)|daytime|during the day|growing pains?|(?:rub\w*|massag\w*)|por la manana|en la manana|masaj\w*|sobar\w*|de dia)\b/
const LIMPS = /\b(?:limp\w*|swollen|fever|weight loss|one leg|cojea)\b/

const SLEEPING =
  /\b(?:(?:after|hours?|minutes?) (?:of )?(?:falling )?asleep|asleep|sleep\w*|bedtime|at night|night terrors?|dormid[oa]|dormir(?:se)?|terrores? nocturnos?)\b/
const TERROR =
  /\b(?:night terrors?|scream\w*|sits? (?:bolt )?up(?:right)?|shriek\w*|thrash\w*|terrores? nocturnos?|grita\w*|se sienta)\b/
const FORGETS =
  /\b(?:(?:recalls?|remember\w*|recollect\w*|memory) (?:\w+ )?(?:nothing|none|it|of it|any)|no (?:memory|recollection|recall)|next (?:day|morning)|in the morning|no (?:se )?(?:acuerda|recuerda)|al dia siguiente)\b/

const BUMPED =
  /\b(?:bump\w*|bang\w*|hit|knock\w*|fell|fall|toppl\w*|tripp\w*|ran into|bonk\w*|roll\w* off|golpe\w*|pego|cayo|chipote|chichon)\b/
const HEAD = /\b(?:head|forehead|brow|cabeza|frente)\b/
const UNHURT =
  /\b(?:cri(?:ed|es|ing) (?:\w+ ){0,2}(?:immediately|at once|right away|straight away|instantly|briefly)|(?:immediately|at once|right away) cried|(?:comforted|consoled|calmed)|lloro (?:luego|de inmediato|enseguida|al momento)|never (?:blacked|passed|lost|went)|no (?:loss|loc)|didnt (?:black|pass|lose)|without (?:loss|losing)|no perdio|not knocked out)\b/
const HEAD_DANGERS = words(
  'head-danger vomiting drowsy confused seizure fainted unresponsive severe-headache vision-change blown-pupil balance-loss speech-trouble soft-bump blood-thinner getting-worse dangerous-accident bulging-soft-spot neck-injury',
)

const STOMACH =
  /\b(?:vomit\w*|thr(?:ew|ow\w*) up|puk\w*|sick|diarrh\w*|loose (?:stools?|poos?|poops?|nappies)|watery (?:stools?|poos?)|runs|stomach (?:bug|flu)|gastro\w*|diarrea|vomit[oó]|popo (?:suelta|aguada))\b/
const WET =
  /\b(?:wet (?:diapers?|nappies|nappy)|pee(?:d|s|ing)?|urinat\w*|urine|wees?|weed|passing water|uo|tears|moist (?:mouth|lips|tongue)|mouth (?:is )?moist|orin\w+|pipi|panales? mojad\w+|lagrimas)\b/
const TAKES_DRINK =
  /\b(?:drink\w*|sip\w*|fluids?|ors|pedialyte|rehydrat\w*|electrolyte\w*|juice|water|keep\w* (?:\w+ ){0,3}down|kept down|stays? down|breastfe\w*|nurs\w*|bottles?|tom(?:a|ando)|beb(?:e|iendo)|suero|liquidos|agua)\b/
const FEW_WET =
  /\b(?:(?:only|just) (?:one|1|two|2) (?:\w+ )?(?:wet|pee|time)|one wet|no wet|hasnt (?:peed|wet|weed)|havent peed|dry (?:diaper|nappy|mouth|lips)|not (?:peed|urinated)|dark urine|no (?:ha )?(?:orinado|hecho pipi)|solo (?:un|1) panal)\b/

const HARD_STOOL =
  /\b(?:constipat\w*|hard (?:\w+ )?(?:stools?|poops?|pellets?|balls?)|pellets?|strain\w*|(?:every|q) ?(?:\d|two|three|other|third)\w*(?: ?[-–] ?\d)? d(?:ays?)?|estren\w+|popo dur[ao]|caca dura|bolitas)\b/

const COLD =
  /\b(?:cold|runny nose|stuffy nose|snuffl\w*|congest\w*|sneez\w*|coryza|rhinorrh\w*|snotty|sniffles|catarro|resfriad\w*|resfrio|mocos?|nariz tapada|gripe|gripa)\b/
const BARKS = /\b(?:bark\w*|seal\w*|croup\w*|tos (?:de perro|perruna|como (?:perro|foca))|crup)\b/
const QUIET_BREATH =
  /\b(?:no (?:\w+ ){0,2}(?:stridor|noise|noisy|whistl\w*|pulling|retractions?|difficulty|trouble|labou?red)|without (?:\w+ ){0,2}(?:stridor|noise|retractions?|difficulty)|breath\w* (?:is )?(?:quiet\w*|easily|normal\w*|fine|comfortabl\w*|silent\w*)|(?:quiet|easy|comfortable|normal) breath\w*|sin (?:ruido|estridor|dificultad)|respira (?:bien|normal|tranquil\w+))\b/
const FEVER_WORD = /\b(?:fever\w*|temp\w*|febrile|fiebre|calentura|hot|3[89](?:[.,]\d)?|10[0-4](?:[.,]\d)?)\b/

const PINK_EYE =
  /\b(?:pink ?eye|(?:pink|red|watery|gritty|crust\w*|goopy)[^.|]{0,40}\beyes?|eyes?[^.|]{0,60}(?:pink|red|watery|gritty|crust\w*)|ojos? (?:rojo|rosado|lloroso)s?|conjuntivitis|conjunctivitis)\b/
const SEES_WELL =
  /\b(?:(?:vision|sight|sees?) (?:is )?(?:\w+ )?(?:clear|normal|fine|well|good)|light (?:does not|doesnt) (?:bother|hurt)|not in pain|no pain|no (?:photophobia|light sensitivity)|ve bien|sin dolor|no le duele|la luz no)\b/
const EYE_DANGERS = words('vision-loss eye-pain photophobia eye-injury eye-shut severe newborn-eye')

const SWAYS =
  /\b(?:motion sick\w*|car ?sick\w*|sea ?sick\w*|ferry|boat|bus|coach|car rides?|winding|plane|travel sick\w*|mareo en (?:carro|coche)|curvas)\b/
const OVER =
  /\b(?:fine|better|well|ok|okay|gone|stops?|stopped|back to normal) (?:\w+ )?(?:again|now|on land|once|when|after|as soon as)|(?:again|ya) (?:fine|bien)\b/
const QUEASY = /\b(?:queasy|nause\w*|sick|threw up|throws? up|vomit\w*|puk\w*)\b/
const BITTEN =
  /\b(?:bites?|bitten|mosquito\w*|bugs?|midges?|camp\w*|fleas?|central (?:dot|punctum)|punctum|picaduras?|zancudos?)\b/
const ITCHES = /\b(?:itch\w*|comezon|pican?|picazon)\b/
const BUMPS = /\b(?:bumps?|bites?|wheals?|welts?|spots?|ronchas?|granitos?)\b/

/** Usual illnesses and hurts of children that are well in themselves (AAP symptom pages, CDC, PECARN for the head). */
export const PICTURES_OF_CHILDREN: readonly Picture[] = [
  usual({
    tells: [ACHES, LEGS, EVENINGS, GONE_BY_DAY],
    without: ['fever', 'temp-38', 'refuses-walk', 'weight-loss', 'bruise', 'fall', 'leg-swelling-one', 'tick-bite'],
    age: [2.5, 15],
    never: LIMPS,
    explains: ['joint-ache', 'weak-immunity', 'weak-immunity-person', 'cancer', 'back-pain', 'depressed'],
  }),
  usual({
    tells: [SLEEPING, TERROR, FORGETS],
    without: ['seizure', 'fever', 'temp-38', 'head-injury', 'blue-lips', 'stiff-neck', 'suicide-said'],
    age: [1, 13],
    never: /\b(?:jerk\w*|stiffen\w*|convuls\w*|bit (?:his|her) tongue|wets? (?:him|her)self)\b/,
    explains: [
      'confused',
      'sweating',
      'clammy-pacing',
      'withdrawal-danger',
      'not-answering',
      'acts-off',
      'unresponsive',
      'eye-word',
      'palpitations',
      'pulse-fast',
    ],
  }),
  usual({
    tells: [BUMPED, HEAD, UNHURT],
    says: [WELL_CHILD],
    without: HEAD_DANGERS,
    age: [0.5, 18],
    never:
      /\b(?:letharg\w*|drows\w*|sleepy|(?:hard|difficult) to wake|stairs|roof|balcony|bike|bicycle|car|horse|(?:[4-9]|\d\d) ?(?:feet|ft)|metros|behind (?:his|her|the) ear|vomit\w*|threw up|confus\w*|stagger\w*|temple|side of (?:his|her) head|back of (?:his|her|the) head|gap\w*|split)\b/,
    explains: ['head-injury', 'fall', 'infant-fall', 'bruise', 'on-effort', 'moved-about', 'headache'],
  }),
  usual({
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
  usual({
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
  usual({
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
  usual({
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
  usual({
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
  usual({
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
  usual({
    tells: [BITTEN, ITCHES, BUMPS],
    without: [
      ...ILL,
      'fever',
      'temp-38',
      'face-swelling',
      'red-spreading-skin',
      'tick-bite',
      'animal-bite',
      'throat-swelling',
      'vomiting',
      'wheezing',
      'many-stings',
      'spider-bite',
      'snake-bite',
      'eye-shut',
      'headache',
    ],
    age: [0.5, 18],
    never: /\b(?:pus|streaks?|spreading|hot|ring|bull|bedbug infection)\b/,
    explains: [...RASH_WORDS, 'wound-trouble', 'insect-sting', 'infection', 'burn-size'],
  }),
  usual({
    tells: [PINK_EYE, SEES_WELL],
    without: [...EYE_DANGERS, ...HIGH],
    age: [0.25, 18],
    explains: ['red-eye', 'contact-lens', 'clot-risk', 'eye-word'],
    never: /\b(?:blurr\w*|swollen shut|bulg\w*|pus|thick|green|yellow|wears? contact)\b/,
  }),
  usual({
    tells: [
      /\b(?:sunburn\w*|sunscreen|sun|quemadura de sol|asole\w*)\b/,
      /\b(?:pink|red|tender|burn\w*|roj[oa]s?|ard\w+)\b/,
    ],
    without: [...ILL, 'vomiting', 'fever', 'temp-38', 'dizzy', 'headache', 'body-blisters', 'heat-stroke'],
    age: [1, 18],
    explains: ['sunburn', 'burn', 'water-place', 'chewed-it', 'heat-illness'],
    never: /\b(?:blister\w*|faint\w*|confus\w*|fever\w*)\b/,
  }),
  usual({
    tells: [/\b(?:warts?|lice|nits|pinworms?|itchy bottom|chapped|ringworm|verrugas?|piojos|liendres|lombrices)\b/],
    without: ['fever', 'temp-38', 'severe', 'seizure', 'red-spreading-skin', 'belly-pain', 'burning-urine'],
    age: [1, 18],
    explains: ['hiccups', 'rash', 'infection'],
  }),
]
