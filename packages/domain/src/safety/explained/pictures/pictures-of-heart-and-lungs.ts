import type { Picture } from './picture'
import { BREATHLESS, FAILING, FAILING_OR_BLEEDING, FAILING_OR_STROKE_LIKE } from './words-of-pictures'
import { words } from '../../../free-text/words'

const WATCH_SAYS_AFIB =
  /\b(?:says?|said|shows?|showing|detected|warn\w*|alert\w*|marca|dice|indica|detecto)(?: (?:its|a|an|me|possible|new|una|posible|que|tengo)){0,3} (?:a ?fib|afib|atrial fibrillation|fibrilacion auricular)\b/

const LUNG_ILLNESS = /\b(?:copd|emphysema|chronic bronchitis|epoc|enfisema|bronquitis cronica)\b/
const MORE_PHLEGM =
  /\b(?:phlegm|mucus|sputum|gunk|stuff|cough\w*|flemas?|tos|toso|mocos?)\b[^.;!?\n]{0,60}\b(?:green|yellow|dark|brown|thick\w*|more|verdes?|amarill[oa]s?|oscur[oa]s?|mas)\b|\b(?:green|yellow|dark|brown|thick\w*|more|verdes?|amarill[oa]s?|mas) (?:\w+ ){0,2}(?:phlegm|mucus|sputum|gunk|stuff|cough\w*|flemas?|tos)\b/
const ON_EFFORT_ALONE =
  /\b(?:(?:fine|ok|okay|comfortable|good|well|no trouble|not short\w*) (?:\w+ )?(?:sitting|at rest|resting|when i (?:sit|rest))|(?:sitting|at rest|resting) (?:is |im |i am )?(?:fine|ok|okay|good|comfortable)|(?:only|just) (?:on|with|when|climbing|going up) (?:the )?(?:stairs|hills?|walking|exertion|walk)|stairs only|bien (?:sentad[oa]|en reposo)|sentad[oa] (?:\w+ )?bien|(?:solo|nomas) (?:al|en|cuando) (?:subir|subo|las escaleras|caminar|camino))\b/
const A_LITTLE_MORE =
  /\b(?:(?:a )?(?:bit|little|touch|slightly|tad)|un poc[oa]|poquito|(?:only|just) (?:on|with|when)|stairs only|solo|nomas)\b/
const LUNG_FAILS =
  /\b(?:at rest now|cant (?:talk|speak|walk|lie|sleep|catch)|full sentences? (?:is|are) hard|blue|confus\w*|drows\w*|much worse|worst|severe\w*|oxygen (?:is )?(?:low|8\d)|(?:8[0-9]) ?(?:%|percent)|chest (?:pain|tight\w*)|swoll?en|inhaler (?:isnt|doesnt|not)|no puedo (?:hablar|dormir|caminar)|morad[oa]|mucho peor|pecho)\b/

const CHEST_WHISTLES =
  /\b(?:(?:pit|silb|chill|chifl)\w*\b[^.;!?\n]{0,20}\b(?:pecho|respir\w+)|pecho\b[^.;!?\n]{0,20}\b(?:pit|silb|chill|chifl)\w*|wheez\w*)\b/
const EACH_MORNING =
  /\b(?:(?:cada|todas las|en las|por las) (?:mananas?|dias?)|todos los dias|every (?:morning|day)|most mornings|(?:hace|desde|por) (?:\w+ ){0,2}(?:meses|anos)|for (?:\w+ )?(?:months|years))\b/
const SMOKES = /\b(?:fum[oae]\w*|cigarr\w+|epoc|enfisema|bronquitis cronica|smok\w*|cigarettes?|pack a day|copd)\b/
const AS_ALWAYS =
  /\b(?:como siempre|igual que siempre|nada nuevo|nada (?:ha )?cambi\w+|igual que antes|lo mismo de siempre|sin cambios?|no (?:ha )?cambi\w+|same as (?:always|ever|usual)|like always|no change|as usual|unchanged|nothing new)\b/

const WHISTLES =
  /\b(?:(?:respir\w+|pecho|resuella) (?:\w+ ){0,3}(?:silbid\w+|silb\w+|pitid\w+|pit(?:a|an|o)|chifl\w+|chillid\w+)|(?:silb\w+|pita|pitan?|chifla|chilla)\b[^.;!?\n]{0,20}\b(?:pecho|respirar)|wheez\w*|whistl\w*)\b/
const NO_RIBS_PULLING =
  /\b(?:no (?:se )?(?:le )?(?:hund|met|jal|marc)\w+ (?:las |los |el )?(?:costill\w+|pecho|piel|cuello)|sin (?:hundir|jalar|retracc\w+|tiraje)\w*|(?:no|isnt|not|without) (?:\w+ )?(?:pulling in|sucking in|retract\w*|using (?:\w+ )?(?:belly|ribs|muscles)))\b/
const BREATHES_ILL =
  /\b(?:rapid\w*|agitad\w*|quej\w+|no (?:puede|quiere|toma|come|duerme|juega|llora)|azul\w*|morad\w*|peor|alerg\w+|picadur\w+|atragant\w*|trag[oó] (?:un|una|algo)|fast|grunt\w*|blue|worse|chok\w*|cant|wont|allerg\w*)\b/

const COLD_OF_BABIES = /\b(?:rsv|vrs|bronchiolitis|bronquiolitis|sincicial)\b/
const A_LITTLE_FAST =
  /\b(?:breath\w*|respir\w+)\b[^.;!?\n]{0,20}\b(?:(?:a )?(?:bit|little|slightly|tad) (?:fast\w*|quick\w*|rapid\w*)|(?:un poc[oa]|poquito|algo) (?:rapido|agitad[oa]))\b|\b(?:a (?:bit|little)|slightly) (?:fast|quick|rapid) (?:breath\w*)\b/
const NO_PULLING =
  /\b(?:no|not|isnt|without|sin|ni) (?:\w+ ){0,2}(?:pull\w*|retract\w*|suck\w* in|hund\w+|jal\w+|se le hund\w+)\b/
const DRINKS_HALF =
  /\b(?:(?:half|most|three quarters|75|60|50|70|80) ?(?:percent|%)?(?: of)? (?:\w+ ){0,3}(?:bottles?|feeds?|milk|formula|usual|normal)|(?:drink|eat|feed|nurs|tak)\w* (?:\w+ ){0,3}(?:half|most|well|ok|okay|fine)|(?:la mitad|casi todo|bien) (?:\w+ ){0,3}(?:biberon\w*|leche|pecho|tomas?)|(?:toma|come|mama) (?:\w+ )?(?:la mitad|bien|casi todo))\b/
const BABY_FAILS =
  /\b(?:grunt\w*|blue|gray|grey|pale|pauses?|stops breathing|limp|floppy|hard to wake|wont wake|sleepy|less than half|refus\w+|no wet|nostrils? flar\w*|flar\w*|preemie|premature|heart|quej\w+|morad[oa]|azul|palid[oa]|aguad[oa]|prematur[oa]|corazon|no moja)\b/

/** An uneven heartbeat on a watch, wheezing, lungs ill for long, chest colds of babies (NHS 111, NHS, AAP, MedlinePlus). */
export const PICTURES_OF_HEART_AND_LUNGS: readonly Picture[] = [
  {
    of: words('palpitations irregular-pulse'),
    tells: [WATCH_SAYS_AFIB],
    says: [WATCH_SAYS_AFIB],
    without: [
      ...FAILING_OR_BLEEDING,
      ...words('chest-pain pulse-fast pulse-very-fast pulse-slow dizzy feels-faint sweating speech-trouble'),
      ...words('face-droop one-side-weak vision-loss limb-numb pregnant heart-failure heart-attack'),
    ],
    explains: words('palpitations irregular-pulse heart-disease'),
    becomes: 'same-day',
  },
  {
    of: words('short-of-breath on-effort stops-on-stairs'),
    tells: [LUNG_ILLNESS, MORE_PHLEGM, ON_EFFORT_ALONE, A_LITTLE_MORE],
    never: LUNG_FAILS,
    without: [
      ...FAILING_OR_STROKE_LIKE,
      ...words(
        'cannot-breathe oxygen-lowish oxygen-out wheezing chest-pain leg-swelling leg-swelling-one heart-failure coughing-blood ribs-pulling fever temp-38 high-fever chills inhaler-fails hardly-talks unusual-exhaustion cannot-walk-far',
      ),
    ],
    explains: words('short-of-breath on-effort stops-on-stairs'),
    becomes: 'same-day',
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
    of: ['short-of-breath', 'stridor'],
    tells: [WHISTLES, NO_RIBS_PULLING],
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
    of: words('cannot-breathe short-of-breath'),
    tells: [COLD_OF_BABIES, A_LITTLE_FAST, NO_PULLING, DRINKS_HALF],
    never: BABY_FAILS,
    age: [0.25, 6],
    without: [
      ...FAILING_OR_STROKE_LIKE,
      ...words('newborn-word age-under-3-months no-urine dry-mouth stridor wheezing temp-39 temp-40 high-fever'),
    ],
    explains: words('cannot-breathe short-of-breath fast-breath overdose-look breaths-fast ill-baby'),
    becomes: 'same-day',
  },
]
