import { usualOfChild } from '../usual-of-child'
import type { Picture } from './picture'
import { words } from '../../../free-text/words'

const FAILING = words(`
  fainted confused drowsy seizure unresponsive not-answering oxygen-low oxygen-92 breaths-very-fast pulse-very-fast bp-low mottled-skin
  gray-look blue-lips shock-look extreme-pain vomiting-blood suicide-said suicide-named weak-immunity weak-immunity-person
  stiff-neck sepsis speech-trouble vision-loss severe-headache worst-headache
`)

const HURT =
  /\b(?:fell|fall|falling|slipp\w*|tripp\w*|landed|crash\w*|tackl\w*|hit|wip(?:ed|ing) out|dislocat\w*|popp?ed out|out of (?:the |its )?(?:socket|joint|place)|pulled|yanked|cai|cayo|caida|caerse|resbal\w*|tropec\w*|golpe\w*|jal[oe]\w*|zaf\w+|dislo[cq]\w+|se (?:me|le) salio)\b/
const UPPER_LIMB =
  /\b(?:arms?|shoulders?|elbows?|wrists?|hands?|collar ?bone|fingers?|thumb|brazos?|bracito|hombros?|codos?|munecas?|manos?|manita|clavicula|dedos?)\b/
const UNUSED =
  /\b(?:(?:cant|cannot|couldnt|wont|not|doesnt|isnt|refus\w+|hurts to|unable|stopped) (?:\w+ ){0,3}(?:us(?:e|ing)|mov\w+|lift\w*|rais\w+|grip\w*|hold\w*|bend\w*|straighten\w*|squeeze)|no (?:\w+ ){0,2}(?:pued[eo]|quiere|deja) (?:\w+ ){0,2}(?:levant\w+|mov\w+|alz\w+|dobl\w+|us\w+|agarr\w+|apret\w+|subir\w*)|no (?:lo |la )?(?:mueve|usa|levanta|dobla))\b/
const ARM_HURTS =
  /\b(?:hurts?|pain\w*|swoll?en|swelling|swelled|sore|bruis\w*|bump|lump|crooked|tender|crunch\w*|(?:fell|landed|hit) on (?:my|his|her) (?:\w+ )?(?:shoulder|arm|elbow|hand|wrist)|duele\w*|dolor|hinch\w+|inflamad[oa]|morad[oa])\b/
const NOT_OF_THE_ARM =
  /\b(?:face|smile|mouth|droop\w*|legs?|slur\w*|speech|talk\w*|confus\w*|dizz\w*|head|neck|back|spine|numb\w*|tingl\w*|weak\w*|limp|paraly\w*|faint\w*|passed out|before (?:i|he|she) fell|cold|pale|white|blue|bone (?:is )?(?:out|sticking|showing|through)|cara|boca|piernas?|habl\w+|mare\w+|cabeza|cuello|espalda|columna|adormec\w*|dormid[oa]|hormigue\w*|debil\w*|desmay\w*|fri[oa]|palid[oa]|hueso (?:salido|de fuera|afuera))\b/

const FACE = /\b(?:face|mouth|smile|cheek|cara|boca)\b/
const FOREHEAD_AND_EYE = /\b(?:forehead|eyebrow|brow|frente|ceja)\b/
const EYE_OPEN =
  /\b(?:(?:cant|cannot|wont|doesnt|unable to|not) (?:\w+ ){0,2}(?:close|shut|blink)|no (?:\w+ ){0,2}(?:cierr[ao]|cerrar|pestane\w*|parpade\w*))\b/
const CALLED_BELLS =
  /\b(?:(?:doctor|doc|dr|er|clinic|nurse|hospital|urgent care|medico|doctora?|clinica)\b[^|]{0,60}\b(?:bells?|paralisis facial)|bells palsy|paralisis (?:facial )?de bell)\b/
const LIMB_OR_SPEECH =
  /\b(?:arms?|legs?|hands?|slur\w*|speech|words|confus\w*|numb\w*|weak\w*|walk\w*|balance|dizz\w*|headache|vision|double|brazos?|piernas?|manos?|habl\w+|palabras|debil\w*|camin\w*|mare\w+|dolor de cabeza|vista|doble|ears?|rash|blister\w*)\b/

const LUNG_ILLNESS = /\b(?:copd|emphysema|chronic bronchitis|epoc|enfisema|bronquitis cronica)\b/
const MORE_PHLEGM =
  /\b(?:phlegm|mucus|sputum|gunk|stuff|cough\w*|flemas?|tos|toso|mocos?)\b[^.;!?\n]{0,60}\b(?:green|yellow|dark|brown|thick\w*|more|verdes?|amarill[oa]s?|oscur[oa]s?|mas)\b|\b(?:green|yellow|dark|brown|thick\w*|more|verdes?|amarill[oa]s?|mas) (?:\w+ ){0,2}(?:phlegm|mucus|sputum|gunk|stuff|cough\w*|flemas?|tos)\b/
const ON_EFFORT_ALONE =
  /\b(?:(?:fine|ok|okay|comfortable|good|well|no trouble|not short\w*) (?:\w+ )?(?:sitting|at rest|resting|when i (?:sit|rest))|(?:sitting|at rest|resting) (?:is |im |i am )?(?:fine|ok|okay|good|comfortable)|(?:only|just) (?:on|with|when|climbing|going up) (?:the )?(?:stairs|hills?|walking|exertion|walk)|stairs only|bien (?:sentad[oa]|en reposo)|sentad[oa] (?:\w+ )?bien|(?:solo|nomas) (?:al|en|cuando) (?:subir|subo|las escaleras|caminar|camino))\b/
const A_LITTLE_MORE =
  /\b(?:(?:a )?(?:bit|little|touch|slightly|tad)|un poc[oa]|poquito|(?:only|just) (?:on|with|when)|stairs only|solo|nomas)\b/
const LUNG_FAILS =
  /\b(?:at rest now|cant (?:talk|speak|walk|lie|sleep|catch)|full sentences? (?:is|are) hard|blue|confus\w*|drows\w*|much worse|worst|severe\w*|oxygen (?:is )?(?:low|8\d)|(?:8[0-9]) ?(?:%|percent)|chest (?:pain|tight\w*)|swoll?en|inhaler (?:isnt|doesnt|not)|no puedo (?:hablar|dormir|caminar)|morad[oa]|mucho peor|pecho)\b/

const COLD_OF_BABIES = /\b(?:rsv|vrs|bronchiolitis|bronquiolitis|sincicial)\b/
const A_LITTLE_FAST =
  /\b(?:breath\w*|respir\w+)\b[^.;!?\n]{0,20}\b(?:(?:a )?(?:bit|little|slightly|tad) (?:fast\w*|quick\w*|rapid\w*)|(?:un poc[oa]|poquito|algo) (?:rapido|agitad[oa]))\b|\b(?:a (?:bit|little)|slightly) (?:fast|quick|rapid) (?:breath\w*)\b/
const NO_PULLING =
  /\b(?:no|not|isnt|without|sin|ni) (?:\w+ ){0,2}(?:pull\w*|retract\w*|suck\w* in|hund\w+|jal\w+|se le hund\w+)\b/
const DRINKS_HALF =
  /\b(?:(?:half|most|three quarters|75|60|50|70|80) ?(?:percent|%)?(?: of)? (?:\w+ ){0,3}(?:bottles?|feeds?|milk|formula|usual|normal)|(?:drink|eat|feed|nurs|tak)\w* (?:\w+ ){0,3}(?:half|most|well|ok|okay|fine)|(?:la mitad|casi todo|bien) (?:\w+ ){0,3}(?:biberon\w*|leche|pecho|tomas?)|(?:toma|come|mama) (?:\w+ )?(?:la mitad|bien|casi todo))\b/
const BABY_FAILS =
  /\b(?:grunt\w*|blue|gray|grey|pale|pauses?|stops breathing|limp|floppy|hard to wake|wont wake|sleepy|less than half|refus\w+|no wet|nostrils? flar\w*|flar\w*|preemie|premature|heart|quej\w+|morad[oa]|azul|palid[oa]|aguad[oa]|prematur[oa]|corazon|no moja)\b/

/** A line that says all is well is read as a help line, so that its name is heard as no poison. */
const ON_POISON_LINE =
  /\b(?:help line|poison (?:control|center|help|line|hotline|people)|centro de (?:envenenamiento|toxicologia|intoxicaciones)|control de envenenamiento|toxicologia)\b/
const SAID_TO_BE_WELL =
  /\b(?:(?:im|i am|hes|shes|its|it is|were|am|is|id be|ill be|should be|would be|be) (?:\w+ )?(?:ok|okay|fine|safe|alright|all right)|(?:ok|okay|fine|safe) (?:at|to stay|to)|stay (?:at )?home|not (?:dangerous|to worry|toxic)|wait at home|watch (?:at home|him|her|me)|home|que (?:estoy|estaba|esta|voy a estar) bien|no (?:es|era) peligros[oa]|en (?:la )?casa)\b/
const ONE_BY_MISTAKE =
  /\b(?:by (?:mistake|accident)|accident\w*|mixed up|mix up|wrong (?:pill|bottle|medicine)|instead of|por error|por equivocacion|sin querer|me equivoque|confundi)\b/
const ALL_THE_SAME =
  /\b(?:dizz\w*|faint\w*|sleepy|drows\w*|vomit\w*|throw\w*|shak\w*|confus\w*|chest|heart (?:rac\w*|is)|on purpose|handful|bottle of|go to (?:the )?(?:er|hospital|emergency)|call 911|mare\w+|sueno|desmay\w*|tembl\w*|a proposito|hospital|urgencias)\b/

/** What people tell in a sentence or two with what makes it less beside it: seen today and no emergency (NHS 111, AAP, MedlinePlus). */
export const BODY_PICTURES_PLAINLY_TOLD: readonly Picture[] = [
  {
    of: words('one-side-weak'),
    tells: [HURT, UPPER_LIMB, UNUSED, ARM_HURTS],
    says: [ARM_HURTS],
    never: NOT_OF_THE_ARM,
    without: [
      ...FAILING,
      ...words(
        'face-droop headache limb-numb cold-limb bad-fracture both-legs-weak back-pain neck-injury dangerous-accident sudden balance-loss dizzy gunshot severe-bleeding deep-cut',
      ),
    ],
    explains: words('one-side-weak street-drug drops-things'),
    becomes: 'likely-broken',
  },
  {
    of: words('one-side-weak'),
    tells: [
      /\b(?:toddler|kid|child|son|daughter|little (?:boy|girl)|grand(?:son|daughter)|nin[oa]|hij[oa]|niet[oa]|nen[ea])\b/,
      HURT,
      UPPER_LIMB,
      UNUSED,
    ],
    never: NOT_OF_THE_ARM,
    without: [
      ...FAILING,
      ...words(
        'face-droop headache limb-numb cold-limb bad-fracture both-legs-weak back-pain neck-injury dangerous-accident vomiting fever temp-38',
      ),
    ],
    explains: words('one-side-weak street-drug drops-things'),
    becomes: 'likely-broken',
  },
  {
    of: words('face-droop stroke one-side-weak'),
    tells: [FACE, FOREHEAD_AND_EYE, EYE_OPEN, CALLED_BELLS],
    never: LIMB_OR_SPEECH,
    without: [
      ...FAILING,
      ...words(
        'headache limb-numb balance-loss both-legs-weak head-injury fever weak-immunity blood-thinner dizzy sudden',
      ),
    ],
    explains: words('face-droop one-side-weak stroke drooling eye-shut eye-word'),
    becomes: 'bell-palsy',
  },
  {
    of: words('short-of-breath on-effort stops-on-stairs'),
    tells: [LUNG_ILLNESS, MORE_PHLEGM, ON_EFFORT_ALONE, A_LITTLE_MORE],
    never: LUNG_FAILS,
    without: [
      ...FAILING,
      ...words(
        'cannot-breathe oxygen-lowish oxygen-out wheezing chest-pain leg-swelling leg-swelling-one heart-failure coughing-blood ribs-pulling fever temp-38 high-fever chills inhaler-fails hardly-talks unusual-exhaustion cannot-walk-far',
      ),
    ],
    explains: words('short-of-breath on-effort stops-on-stairs'),
    becomes: 'same-day',
  },
  {
    of: words('cannot-breathe short-of-breath'),
    tells: [COLD_OF_BABIES, A_LITTLE_FAST, NO_PULLING, DRINKS_HALF],
    never: BABY_FAILS,
    age: [0.25, 6],
    without: [
      ...FAILING,
      ...words('newborn-word age-under-3-months no-urine dry-mouth stridor wheezing temp-39 temp-40 high-fever'),
    ],
    explains: words('cannot-breathe short-of-breath fast-breath overdose-look breaths-fast ill-baby'),
    becomes: 'same-day',
  },
  {
    of: ['dose-mistake'],
    tells: [ON_POISON_LINE, SAID_TO_BE_WELL, ONE_BY_MISTAKE],
    never: ALL_THE_SAME,
    without: [
      ...FAILING,
      ...words('too-many-pills pulse-slow palpitations short-of-breath cannot-breathe tremor sweating infant-word'),
    ],
    explains: words('dose-mistake risky-medicine'),
    becomes: 'same-day',
  },
]

const SHOTS = /\b(?:shots?|vaccin\w*|vaccines?|immuniz\w*|jabs?|vacun\w+)\b/
const SHOTS_LATELY =
  /\b(?:shots?|vaccin\w*|immuniz\w*|jabs?|vacun\w+)\b[^.;!?\n]{0,30}\b(?:today|yesterday|this (?:morning|afternoon)|last night|at \d+|hoy|ayer|anoche)\b|\b(?:today|yesterday|this (?:morning|afternoon)|hoy|ayer|anoche)\b[^.;!?\n]{0,25}\b(?:shots?|vaccin\w*|vacun\w+)\b|\b(?:after|since) (?:(?:his|her|the|getting) )?(?:\w+ ){0,3}(?:shots?|vaccin\w*)\b|\b(?:despues de|desde|por) (?:\w+ ){0,2}vacun\w+/
const NOT_OF_SHOTS =
  /\b(?:rash|hives|limp|floppy|seizure|shak\w*|three days|3 days|four days|weeks?|months? ago|not that|worse|wont (?:wake|eat|drink|stop)|nonstop|hours of crying|blue|breath\w*|cough\w*|vomit\w*|ear|sarpullido|ronchas|convuls\w*|semanas?|hace (?:\w+ )?mes(?:es)?|peor|no (?:despierta|come)|respir\w+|tos|vomit\w*)\b/

const LID = /\b(?:eye ?lids?|lids?|parpados?)\b/
const LID_SWOLLEN = /\b(?:swoll?en|puffy|swelling|red|hinchad[oa]|roj[oa]|inflamad[oa])\b/
const SEES_AND_MOVES =
  /\b(?:(?:sees?|vision|sight)[^.;!?\n]{0,15}\b(?:fine|ok|okay|good|well|normal\w*|clear)|(?:can|could) (?:\w+ )?see|ve bien)\b/
const EYE_MOVES =
  /\b(?:(?:eyes?|it)[^.;!?\n]{0,15}\b(?:moves?|moving)\b[^.;!?\n]{0,12}\b(?:fine|ok|okay|good|well|normal\w*|freely|all)|(?:can|could) (?:\w+ ){0,2}(?:move|look)|moves? (?:it|the eye|his eye|her eye|his eyes|her eyes)|(?:lo|los) mueve|mueve (?:bien )?(?:el|los) oj\w+|ojo se mueve)\b/

const WET_LITTLE =
  /\b(?:(?:only|just)? ?(?:one|two|1|2) wet (?:diapers?|nappy|nappies)|(?:un|dos|1|2) panal(?:es)? mojad\w+)\b/
const STILL_PLAYS =
  /\b(?:still (?:\w+ ){0,2}play\w*|(?:is|hes|shes) (?:\w+ ){0,2}playing|plays|playful|(?:cries|with|has) (?:\w+ )?tears|smil\w*|(?:todavia|aun|si) (?:juega|jugando)|sigue jugando)\b/

const HAS_HEARTBURN = /\b(?:heart ?burn|reflux|acid|agruras|acidez|reflujo)\b/
const NOT_HELPED =
  /\b(?:(?:tums|antacids?|pepcid|milk|rolaids|antiacidos?|nothing|nada)\b[^.;!?\n]{0,20}\b(?:isnt|arent|not|doesnt|dont|didnt|no|barely|stopped|wont) ?(?:\w+ )?(?:help\w*|work\w*|touch\w*|do\w*|ayud\w*|sirv\w*|quit\w*)?|(?:doesnt|dosent|isnt|not|wont|dont|no) (?:\w+ ){0,2}(?:get better|better|helped|help|go away|eased|quita|ayudan?|mejora\w*)|nothing helps|nada (?:me )?(?:ayuda|quita))\b/
const WEEKS_OF_IT =
  /\b(?:(?:two|three|four|five|six|few|several|2|3|4|5|6|dos|tres|cuatro|varias) (?:weeks?|months?|semanas?|meses)|(?:a|one|un) (?:month|mes)|weeks now|every (?:single )?(?:day|night)|todas las noches|diario)\b/
const NOT_HEARTBURN =
  /\b(?:right side|under (?:my|the) ribs|headache|vision|blurr\w*|spots|swoll?en|vomit\w*|throw\w* up|blood|chest (?:pain|pressure|tight\w*)|breath\w*|sweat\w*|lado derecho|costillas|dolor de cabeza|vista|hinchad\w*|sangre|pecho|sud\w+)\b/

/** The same of children. */
export const CHILD_PICTURES_PLAINLY_TOLD: readonly Picture[] = [
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
    tells: [LID, LID_SWOLLEN, SEES_AND_MOVES, EYE_MOVES],
    age: [0.5, 18],
    below: 39,
    never:
      /\b(?:bulg\w*|hurts (?:\w+ )?(?:to )?(?:move|look)|swollen shut|double|headache|vomit\w*|sleepy|doble|le duele mover)\b/,
    without: words(
      'vision-loss vision-change eye-hurts-to-move eye-bulges drowsy stiff-neck temp-394 eye-pain high-fever',
    ),
    explains: words('swollen-eye fever temp-38 eye-shut face-swelling eye-word'),
  },
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
]

/** The same of pregnancy. */
export const PREGNANCY_PICTURES_PLAINLY_TOLD: readonly Picture[] = [
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
  {
    becomes: 'usual-of-pregnancy',
    of: ['pregnant'],
    tells: [/\b(?:stretch marks?|estrias)\b/, /\b(?:itch\w*|pica\w*|comezon)\b/],
    never:
      /\b(?:palms?|soles?|hands|feet|all over|everywhere|whole body|bumps|hives|blister\w*|yellow|dark (?:pee|urine)|palmas|plantas|manos|pies|todo el cuerpo|granitos|ronchas|amarill\w+)\b/,
    without: words('jaundice fever hives vomiting belly-pain itchy-palms'),
    explains: words('rash mid-race needs-visit'),
  },
]
