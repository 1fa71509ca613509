import type { Picture } from './picture'
import { words } from '../../../free-text/words'

const FAILING = words(`
  fainted confused drowsy seizure unresponsive not-answering cannot-breathe oxygen-low oxygen-92 breaths-very-fast pulse-fast pulse-very-fast
  bp-low mottled-skin gray-look blue-lips shock-look unusual-exhaustion severe-belly-pain vomiting-blood black-stool suicide-said
  weak-immunity weak-immunity-person stiff-neck sepsis speech-trouble
`)
const BREATHLESS = words('short-of-breath stridor drooling ribs-pulling')

const THROAT = /\b(?:gargantas?|anginas|amigdalas|throat|tonsils?)\b/
const SWALLOWS_SPIT =
  /(?<!\b(?:no|ni|apenas|casi|tampoco|nunca) (?:me |le )?(?:puedo |puede )?)\b(?:si|todavia|aun|puedo|puede) (?:me |le )?(?:puedo |puede |pasa |logro )?(?:trag\w+|pas(?:o|a|ar))? ?(?:bien )?(?:mi|su|la) (?:propia )?saliva\b|(?<!\b(?:cant|cannot|couldnt|not|hardly|barely|wont|hurts to|to) )\b(?:swallow(?:s|ing)?|getting down) (?:my|his|her) (?:own )?(?:spit|saliva)\b/
const THROAT_CLOSES =
  /\b(?:babe\w*|baba|escup\w+|voz|un (?:solo )?lado|abrir la boca|cuello|nuca|respir\w+|aire|drool\w*|spit\w* (?:it |out)|voice|one side|open (?:my|his|her) mouth|neck|breath\w*)\b/

const NO_STOOL =
  /\b(?:esta estrenid[oa]|estren\w+|no (?:he |ha )?(?:hecho|obr\w+|evacu\w+|hago|hace)(?: (?:del|al) bano| popo| caca)?|sin (?:obrar|evacuar|hacer (?:del bano|popo|caca))|constipat\w*|(?:havent|hasnt|not) (?:pooped|gone|had a bm))\b/
const PASSES_GAS =
  /(?<!\bno )(?<!\bni )\b(?:(?:si|todavia|aun) (?:paso|pasa|tiro|tira|suelto|expulso|echo|sale|salen|me salen) (?:los |unos )?(?:gases|pedos|aire)|(?:still|am|is) (?:passing|farting) ?(?:gas|wind)?|pass(?:es|ing)? gas (?:ok|fine|still))\b/
const BELLY_FAILS =
  /\b(?:vomit(?:e|o|ado|ando|aba|ed|ing|s)|sangre|fiebre|calentura|verde|insoportable|fuertisim\w+|oper\w+|hernia|blood|fever|green|surgery)\b/

const HEEL_OR_CALF = /\b(?:talon|talones|pantorrilla|aquiles|chamorro|heel|calf|achilles)\b/
const SNAPPED =
  /\b(?:tron[oe]|tronido|truen[oa]|chasquido|revent[oe]|rompi[oe]?|latigazo|pedrada|patada|pop(?:ped)?|snap(?:ped)?|kicked)\b/
const NO_TIPTOE =
  /\b(?:(?:no (?:me |la )?(?:pued[eo]|logro)|cant|cannot|couldnt)\b[^.;!?\n]{0,25}\b(?:punt(?:as|itas)|puntillas|empujar|impulsarme|toes|tip ?toes?|push off))\b/

const WHISTLES =
  /\b(?:(?:respir\w+|pecho|resuella) (?:\w+ ){0,3}(?:silbid\w+|silb\w+|pitid\w+|pit(?:a|an|o)|chifl\w+|chillid\w+)|(?:silb\w+|pita|pitan?|chifla|chilla)\b[^.;!?\n]{0,20}\b(?:pecho|respirar)|wheez\w*|whistl\w*)\b/
const NO_PULLING =
  /\b(?:no (?:se )?(?:le )?(?:hund|met|jal|marc)\w+ (?:las |los |el )?(?:costill\w+|pecho|piel|cuello)|sin (?:hundir|jalar|retracc\w+|tiraje)\w*|(?:no|isnt|not|without) (?:\w+ )?(?:pulling in|sucking in|retract\w*|using (?:\w+ )?(?:belly|ribs|muscles)))\b/
const BREATHES_ILL =
  /\b(?:rapid\w*|agitad\w*|quej\w+|no (?:puede|quiere|toma|come|duerme|juega|llora)|azul\w*|morad\w*|peor|alerg\w+|picadur\w+|atragant\w*|trag[oó] (?:un|una|algo)|fast|grunt\w*|blue|worse|chok\w*|cant|wont|allerg\w*)\b/

const FACE_FELL = /\b(?:cara|boca|rostro|facial|face|mouth|smile)\b/
const NO_STROKE =
  /\b(?:descart\w+ (?:(?:que )?(?:fuera|sea|un|una|el|la) ){0,2}(?:derrame|embolia|infarto|ictus|evento|stroke)|(?:no (?:es|era|fue|tengo|tuve)) (?:un |una )?(?:derrame|embolia|ictus)|(?:ruled out|said (?:its|it was|it is) not|not) (?:a )?stroke|paralisis (?:facial|de bell)|bells? palsy)\b/
const SEEN_BY =
  /\b(?:emergencias?|urgencias|hospital|doctor\w*|medic[oa]|clinica|neurolog\w+|tac|resonancia|er|ed|scan|neurologist)\b/
const DAYS_AGO =
  /\b(?:hace (?:un|una|dos|tres|cuatro|cinco|seis|\d+) (?:dias?|semanas?)|ayer|antier|antes de ayer|la semana pasada|(?:two|three|four|five|six|\d+) (?:days?|weeks?) ago|yesterday|last week)\b/
const BODY_FAILS =
  /\b(?:brazos?|piernas?|manos?|hablar?|palabras|vista|veo|doble|confund\w+|mareo|mare\w+|dolor de cabeza|otra vez|de nuevo|el otro lado|empeor\w+|arms?|legs?|speech|words|vision|dizzy|again|other side|worse)\b/

const CHEST_WHISTLES =
  /\b(?:(?:pit|silb|chill|chifl)\w*\b[^.;!?\n]{0,20}\b(?:pecho|respir\w+)|pecho\b[^.;!?\n]{0,20}\b(?:pit|silb|chill|chifl)\w*|wheez\w*)\b/
const EACH_MORNING =
  /\b(?:(?:cada|todas las|en las|por las) (?:mananas?|dias?)|todos los dias|every (?:morning|day)|most mornings|(?:hace|desde|por) (?:\w+ ){0,2}(?:meses|anos)|for (?:\w+ )?(?:months|years))\b/
const SMOKES = /\b(?:fum[oae]\w*|cigarr\w+|epoc|enfisema|bronquitis cronica|smok\w*|cigarettes?|pack a day|copd)\b/
const AS_ALWAYS =
  /\b(?:como siempre|igual que siempre|nada nuevo|nada (?:ha )?cambi\w+|igual que antes|lo mismo de siempre|sin cambios?|no (?:ha )?cambi\w+|same as (?:always|ever|usual)|like always|no change|as usual|unchanged|nothing new)\b/

const MOUTH_SORES =
  /\b(?:(?:boca|lengua|encias|labios|garganta)\b[^.;!?\n]{0,30}\b(?:llag\w+|ampoll\w+|aftas?|fuegos?|ulcer\w+|granit\w+)|(?:llag\w+|ampoll\w+|aftas?|fuegos?)\b[^.;!?\n]{0,25}\b(?:boca|lengua|garganta)|(?:mouth|tongue|throat)\b[^.;!?\n]{0,25}\b(?:sores|blisters|ulcers)|(?:sores|blisters|ulcers)\b[^.;!?\n]{0,25}\b(?:mouth|tongue|throat)|pie,? mano y boca|boca mano pie|hand foot (?:and )?mouth)\b/
const HAS_WATER =
  /\b(?:(?:tiene|llora con|con|salen|si hay) lagrimas|(?:si |todavia |aun )(?:orina|moja|hace pipi)|ha (?:orinado|mojado)|(?:has|with|cries|crying) (?:real )?tears|still (?:peeing|pees|wetting))\b/
const DRINKS_LITTLE =
  /\b(?:(?:casi )?no quiere (?:tomar|beber|comer)|toma (?:muy )?(?:poco|poquito|menos)|bebe (?:muy )?(?:poco|poquito|menos)|casi no (?:toma|bebe|come)|apenas (?:toma|bebe)|(?:wont|hardly|barely|not) (?:drink\w*|eat\w*)|drinking (?:less|little))\b/
const OF_A_CHILD =
  /\b(?:nin[oa]|nen[ea]|hij[oa]|bebe|niet[oa]|sobrin[oa]|chiquit[oa]|kid|son|daughter|toddler|child|baby)\b/
const DRIED_UP =
  /\b(?:(?:no|sin) (?:ha )?(?:orin\w+|moj\w+|hecho pipi)|sin lagrimas|no tiene lagrimas|dormid[oa]|decaid[oa]|flojit[oa]|aguad[oa]|no (?:despierta|responde|juega)|boca seca|ojos hundidos|babe\w+|letharg\w*|limp|no tears|sleepy|drool\w*|(?:hasnt|not) peed)\b/

/** What people who write Spanish tell in a sentence or two, with what makes it less, each told as a whole (NHS, AAP, MedlinePlus). */
export const PICTURES_IN_PLAIN_SPANISH: readonly Picture[] = [
  {
    of: ['throat-danger'],
    tells: [THROAT, SWALLOWS_SPIT],
    never: THROAT_CLOSES,
    below: 40,
    without: [
      ...FAILING,
      ...BREATHLESS,
      ...words(
        'lockjaw mouth-wont-open throat-swelling throat-lump face-swelling hives allergy-trigger no-urine dry-mouth cannot-keep-down age-under-3 infant-word stuck-food mouth-floor rash severe-pain extreme-pain',
      ),
    ],
    explains: ['throat-danger'],
    becomes: 'same-day',
  },
  {
    of: ['hard-belly', 'belly-swells'],
    tells: [NO_STOOL, PASSES_GAS],
    never: BELLY_FAILS,
    without: [
      ...FAILING,
      ...words(
        'green-vomit foul-vomit cannot-keep-down severe severe-pain extreme-pain fever temp-38 chills jaundice pregnant postpartum post-surgery infant-word age-under-18 child-word cancer lower-right-pain stuck-hernia groin-lump blood-in-stool belly-dialysis liver-disease',
      ),
    ],
    explains: words('hard-belly belly-swells no-gas passes-nothing vomiting nausea heartburn belly-pain constipation'),
    becomes: 'same-day',
  },
  {
    tells: [HEEL_OR_CALF, SNAPPED, NO_TIPTOE],
    says: [SNAPPED],
    without: [
      ...FAILING,
      ...words('cold-limb limb-numb leg-swelling-one severe-bleeding deep-cut short-of-breath bad-fracture'),
    ],
    explains: [],
    becomes: 'same-day',
  },
  {
    of: ['short-of-breath', 'stridor'],
    tells: [WHISTLES, NO_PULLING],
    says: [WHISTLES],
    never: BREATHES_ILL,
    below: 39.5,
    without: [
      ...FAILING,
      ...words(
        'drooling ribs-pulling throat-danger throat-swelling choking hives face-swelling allergy-trigger hardly-talks inhaler-fails chest-pain sudden leg-swelling leg-swelling-one heart-failure copd clot-risk pregnant age-under-3-months newborn-word no-urine dry-mouth ill-baby coughing-blood severe age-60-plus elder-word',
      ),
    ],
    explains: ['short-of-breath', 'stridor'],
    becomes: 'wheezing',
  },
  {
    of: words('face-droop stroke'),
    tells: [FACE_FELL, NO_STROKE, SEEN_BY, DAYS_AGO],
    never: BODY_FAILS,
    without: [
      ...FAILING,
      ...words(
        'one-side-weak vision-loss vision-change double-sight limb-numb balance-loss dizzy headache severe-headache both-legs-weak fever temp-38 rash shingles pregnant postpartum',
      ),
    ],
    explains: words('face-droop stroke eye-pain eye-aches pain-other fall drooling eye-shut'),
    becomes: 'bell-palsy',
  },
  {
    of: ['wheezing'],
    tells: [CHEST_WHISTLES, EACH_MORNING, SMOKES, AS_ALWAYS],
    without: [
      ...FAILING,
      ...BREATHLESS,
      ...words(
        'fever temp-38 chest-pain coughing-blood leg-swelling weight-loss inhaler-fails asthma-flare green-phlegm breathless-on-effort sleeps-upright sudden getting-worse age-under-18 child-word oxygen-lowish',
      ),
    ],
    explains: ['wheezing', 'cough'],
    becomes: 'needs-visit',
  },
  {
    tells: [MOUTH_SORES, DRINKS_LITTLE, HAS_WATER, OF_A_CHILD],
    never: DRIED_UP,
    age: [0.5, 18],
    below: 40,
    without: [
      ...FAILING,
      ...BREATHLESS,
      ...words(
        'dry-mouth sunken-soft-spot throat-danger cannot-keep-down rash-medicine red-eye body-blisters diabetes newborn-word',
      ),
    ],
    explains: ['ill-baby', 'no-urine'],
    becomes: 'same-day',
  },
]
