import type { Picture } from './picture'
import {
  BABYS,
  BELLY_PAINS,
  BLEEDS,
  DAYS_OLD,
  GRAVE_AFTER_BIRTH,
  GRAVE_IN_PREGNANCY,
  LEAKS,
  MIND_DANGERS,
  PREGNANT,
  usualOfPregnancy,
} from './words-of-pictures'
import { words } from '../../../free-text/words'

const TIGHTENS =
  /\b(?:braxton|hicks|tighten\w*|(?:belly|bump|stomach|abdomen|uterus) (?:\w+ )?(?:goes|gets|turns|feels) (?:\w+ )?(?:firm|hard|tight)|practice contractions|false labou?r|irregular contractions|contracciones irregulares|se (?:me |le )?pone (?:\w+ )?dura)\b/
const IRREGULAR =
  /\b(?:no (?:\w+ )?pattern|irregular\w*|not (?:\w+ )?regular|unpredictabl\w*|(?:go\w*|went|eas\w*|stop\w*|settl\w*|disappear\w*|fad\w*|ceas\w*)[^.|]{0,50}(?:rest|water|lie|lying|lies|position|walk\w*|sit\w*|bath|drink\w*)|once in a while|now and then|sin (?:ritmo|patron|orden)|a destiempo|de vez en cuando|se (?:me |le )?quitan?)\b/
const NO_LEAK =
  /\b(?:no|not|without|denies|nor|sin|nada de|ni|havent|hasnt)\b[^.|]{0,60}\b(?:leak\w*|fluid|bleed\w*|blood|gush\w*|sangr\w*|liquido)\b|\bbaby (?:is )?(?:\w+ )?(?:mov\w+|kick\w*|active|lively)\b|(?<!\bno )\b(?:bebe|bb|bebita|nina|nino) (?:tambien )?se mueve (?:mucho|bien|normal|como siempre)\b/

const PULLS =
  /\b(?:round ligament|stitch|twing\w*|pull\w*|sharp|stab\w*|stretch\w*|tugging|ligamento redondo|punzad\w+|tiron\w*)\b/
const BY_MOVING =
  /\b(?:stand\w* up|roll\w*|turn\w*|sneez\w*|cough\w*|getting up|get up|change position|twist\w*|al (?:levant\w+|volte\w+|toser|estornudar|moverme))\b/
const SECONDS = /\b(?:seconds?|moments?|brief\w*|fleeting|a minute|segundos?|un momento)\b/

const THIN =
  /\b(?:(?:thin|milky|white|clear|mild|more|extra) (?:\w+ )?(?:vaginal )?discharge|discharge[^.|]{0,40}\b(?:thin|milky|white|clear|mild)|leu[ck]orrh\w*|flujo[^.|]{0,30}\b(?:blanco|claro|lechoso|transparente))\b/
const HARMLESS_FLOW =
  /\b(?:no|not|without|doesnt|isnt|nor|sin|ni)\b[^.|]{0,40}\b(?:smell\w*|od(?:ou?)?r\w*|itch\w*|burn\w*|green|blood|olor|comezon|ardor|picazon)\b/
const WATERY = /\b(?:gush\w*|trickl\w*|soak\w*|water(?:y|s)|leak\w*|blood\w*|green|fishy|chorro)\b/

const EARLY =
  /\b(?:[5-9]|1\d|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|sixteen|cinco|seis|siete|ocho|nueve|diez|once|doce|trece) ?(?:weeks?|wks?|semanas|\/ ?40)\b/
const SEEN_IN_WOMB =
  /\b(?:(?:scan|ultrasound|us|sonogram|iup)\b[^.;|]{0,60}\b(?:heartbeat|live|viable|inside|womb|intrauterine|confirmed|normal|good)|(?:intrauterine|iup|heartbeat)\b[^.;|]{0,40}\b(?:confirmed|seen|on (?:scan|us|ultrasound)|scan)|ultrasonido[^.;|]{0,40}\b(?:latido|bien|normal)|(?:ultrasonido|ecografia|eco|sonograma)\b[^.;|]{0,60}\b(?:dentro|adentro|en) (?:de )?(?:la |el |mi |del )?(?:matriz|utero)|(?:visto|vieron|vio|vimos) (?:al |el |a la |la |mi )?(?:bebe|embarazo|saquito|latido)[^.;|]{0,25}\b(?:dentro|adentro|en) (?:de )?(?:la |el |mi )?(?:matriz|utero))\b/
const LIGHT_BLOOD =
  /\b(?:spotting|spots? of|light (?:pink|brown|bleeding)|brown\w*|streaks?|(?:when|on) (?:i )?wip\w*|not (?:fill\w*|soak\w*|enough)|mark a liner|manchado|manchas|manch(?:e|o|ando|ita|itas) (?:\w+ )?(?:cafe\w*|rosit\w*|rosa|rosad\w+|poquito|poquitito)|mancho (?:\w+ )?(?:poco|poquit\w+)|menos que (?:una |la |mi )?regla|protector)\b/

const NO_PAIN =
  /\b(?:no|not|without|nor|dont have (?:any )?|sin|ni)\b[^.;|]{0,20}\b(?:pains?|cramp\w*|hurt\w*|dolor\w*|colicos?)\b/
const NOT_FAINT =
  /\b(?:no|not|nor|or|without|havent|dont|sin|ni)\b[^.;|]{0,40}\b(?:dizz\w*|faint\w*|light ?headed\w*|shoulders?|mare\w*|desmay\w*)\b/

const AFTER_BIRTH =
  /\b(?:(?:dias|semana) (?:del|de|despues del|desde el) parto|(?:dias|semana) de (?:parida|aliviada|que (?:nacio|me alivie|di a luz|pari))|posparto|postpartum|after (?:giving )?birth|since (?:the )?(?:birth|delivery))\b/
const ON_STANDING =
  /\b(?:al (?:parar|levantar|pararme|levantarme)\w*|cuando me (?:paro|levanto)|when i (?:stand|get up)|standing up|on standing)\b/
const PAD_FOR_HOURS =
  /\b(?:toallas?|kotex|pads?)\b[^.;!?\n]{0,20}\b(?:cada|every|en) (?:tres|cuatro|cinco|seis|[3-8]|three|four|five|six) (?:o \w+ )?(?:horas|hours)\b|\b(?:uvas?|uvita|chicharo|moned\w+|frijol|grape|coin)\b[^|]{0,60}\bregla abundante\b/
const NO_FEVER_OR_FAINT = /\b(?:no|sin|ni|without)\b[^.;!?\n]{0,30}\b(?:mare\w+|desmay\w*|dizz\w*|faint\w*)\b/
const BLEEDS_MUCH =
  /\b(?:empap\w+|cada hora|una hora|limon|huevo|pelota|puno|ciruela|much[ao]s? (?:sangre|coagulos)|huele|apesta|dolor fuerte|palid\w+|soak\w*|every hour|an hour|egg|lemon|golf|plum|fist|smell\w*)\b/

const TIGHT_AS_A_DRUM =
  /\b(?:braxton|(?:belly|bump|stomach|tummy|panza|vientre|barriga)\b[^.;!?\n]{0,25}\b(?:tight\w*|hard|firm|basketball|drum|dur[ao])|tightening\w*|practice contractions)\b/
const SELDOM =
  /\b(?:(?:one|two|three|four|once|twice|[1-4])(?: (?:or|to) (?:two|three|four|\d))? ?(?:times )?(?:a|per|each|every) (?:day|night)|now and then|once in a while|not regular|irregular\w*|no pattern|(?:una|dos|tres|cuatro)(?: o \w+)? veces al dia|de vez en cuando|sin ritmo)\b/
const EASES =
  /\b(?:(?:stop\w*|go\w* away|eas\w*|settl\w*|soften\w*)\b[^.;!?\n]{0,40}\b(?:sit|rest|water|drink|lie|lying|walk\w*|bath|position)|se (?:me )?quitan?\b[^.;!?\n]{0,30}\b(?:descans\w*|agua|acuest\w*|sient\w*|siento))\b/
const PAINLESS = /\b(?:doesnt hurt|dont hurt|not painful|painless|no pain|isnt painful|no (?:me )?duelen?|sin dolor)\b/
const GRAVE_AROUND_BIRTH = words(
  'heavy-vaginal-bleeding severe-headache headache vision-change seeing-sparkles chest-pain short-of-breath cannot-breathe fainted feels-faint dizzy seizure confused fever temp-38 temp-39 high-fever chills severe-belly-pain extreme-pain severe-pain bp-140 bp-180 pulse-fast pulse-very-fast bp-low leg-swelling-one foul-wound suicide-said postpartum-mood baby-moves-less no-movement fluid-leak water-out vomiting',
)

const LOW_PLACENTA =
  /\b(?:placenta (?:\w+ ){0,2}\W?(?:low|is low|previa|baja)|low(?: |-)?(?:lying )?placenta|placenta baja)\b/
const TOLD_TO_WAIT =
  /\b(?:re ?scan|scan again|repeat (?:scan|ultrasound)|check again|most (?:\w+ )?move|moves? up|at (?:2[89]|3\d)|otro ultrasonido|se sube|suben|repetir)\b/
const NEVER_BLED =
  /\b(?:no (?:\w+ )?(?:bleeding|blood|spotting)|never bled|havent bled|sin sangrado|no (?:he|ha) sangrado|nada de sangre)\b/

const NEW_MOTHER =
  /\b(?:post ?partum|after (?:the |an? |giving |my )?(?:\w+ )?(?:birth|delivery)|gave birth|delivered|(?:night|day|days|week) home|baby number|nurs(?:es|ing)(?! home)|latch\w*|lochia|posparto|despues del parto|di a luz|me alivie|amamant\w*|loquios)\b/
const BLEEDS_AS_USUAL =
  /\b(?:lochia|loquios|discharge|(?:bleeding|sangrado) (?:is |es )?(?:like|como) (?:a |my |una |la )?(?:period|regla)|light(?:er)?|pinkish|pink|brown\w*|(?:a|one|una) (?:pad|toalla) (?:every|cada) (?:three|four|five|six|[3-9]|tres|cuatro|seis)|rosad\w*|cafe\w*)\b/
const NO_WARNING =
  /\b(?:no (?:\w+ ){0,2}(?:clots?|smell|odou?r|fever|pain)|(?:t|temp\w*|temps?) (?:is |of )?9[78](?:\.\d)?|smells like (?:a |my )?period|not tender|sin (?:fiebre|mal olor|coagulos|dolor))\b/
const GRAVER_AFTER_BIRTH =
  /\b(?:soak\w*|gush\w*|egg|golf ball|plum|foul|rotten smell|stinks?|an hour|every hour|dizz\w*|faint\w*|fever|chills|headache|bright red again|heavier|c section|cesarea|empap\w*|chorr\w*|huele (?:mal|feo)|apesta|fiebre|mare\w*)\b/

const AFTERPAINS = /\b(?:cramps?|afterpains?|womb|uterus|contract\w*|tighten\w*|entuertos?|colicos?|matriz)\b/
const AT_THE_BREAST = /\b(?:latch\w*|nurs(?:es|ing)|breast ?fe\w*|feed\w*|pump\w*|amamant\w*|pecho|mama\b)/

/** The womb of a mother (MedlinePlus and NHS, common pregnancy problems; CDC Hear Her, Office on Women's Health). */
export const MOTHER_PICTURES_OF_THE_WOMB: readonly Picture[] = [
  usualOfPregnancy({
    tells: [TIGHTENS, IRREGULAR, NO_LEAK],
    without: [
      ...GRAVE_IN_PREGNANCY.filter((each) => each !== 'severe-belly-pain'),
      ...BLEEDS,
      'fluid-leak',
      'urge-to-push',
      'birth-now',
      'headache',
      'dizzy',
    ],
    never:
      /\b(?:severe\w*|terrible|worst|unbearable|constant\w*|rigid|board|fuerte|horrible|regular(?:ly)?|every (?:\d+|five|ten) min\w*|closer together|stronger|getting (?:closer|longer)|cada (?:\d+|cinco|diez) minutos)\b/,
    explains: ['severe-belly-pain', 'contractions', 'water-out', 'belly-pain', 'hard-belly'],
  }),
  usualOfPregnancy({
    tells: [PULLS, BY_MOVING, SECONDS, NO_LEAK],
    without: [
      ...GRAVE_IN_PREGNANCY,
      ...BLEEDS,
      ...LEAKS,
      'contractions',
      'vomiting',
      'dizzy',
      'chest-pain',
      'burning-urine',
    ],
    explains: ['belly-pain', 'lower-right-pain', 'sudden'],
  }),
  usualOfPregnancy({
    tells: [THIN, HARMLESS_FLOW],
    without: [...GRAVE_IN_PREGNANCY, ...BLEEDS, 'contractions', ...BELLY_PAINS, 'burning-urine'],
    never: WATERY,
    explains: ['yeast-infection', 'genital-discharge', 'fluid-leak'],
  }),
  {
    becomes: 'soon-of-pregnancy',
    of: PREGNANT,
    tells: [EARLY, SEEN_IN_WOMB, LIGHT_BLOOD],
    without: [...GRAVE_IN_PREGNANCY, 'dizzy', 'severe', 'much-blood', 'blood-thinner', 'lower-right-pain'],
    never: /\b(?:clots?|soak\w*|heavy|heavily|one side|severe)\b/,
    explains: ['vaginal-bleeding', 'bleeding', 'belly-pain', 'period-problem'],
  },
  {
    becomes: 'soon-of-pregnancy',
    of: PREGNANT,
    tells: [EARLY, LIGHT_BLOOD, NO_PAIN, NOT_FAINT],
    without: [
      ...GRAVE_IN_PREGNANCY,
      ...BELLY_PAINS,
      'cramps',
      'back-pain',
      'dizzy',
      'severe',
      'much-blood',
      'blood-thinner',
      'pain-other',
    ],
    never: /\b(?:clots?|soak\w*|heavy|heavily|one side|severe|ectopic|tubes?|getting (?:more|heavier))\b/,
    explains: ['vaginal-bleeding', 'bleeding', 'period-problem', 'drops-of-blood'],
  },
  {
    becomes: 'usual-of-pregnancy',
    tells: [AFTER_BIRTH, DAYS_OLD, ON_STANDING, PAD_FOR_HOURS, NO_FEVER_OR_FAINT],
    without: [
      ...MIND_DANGERS,
      ...GRAVE_AFTER_BIRTH.filter((each) => each !== 'heavy-vaginal-bleeding' && each !== 'vaginal-bleeding'),
      ...words('fever temp-38 blood-thinner genital-discharge foul-wound'),
    ],
    never: BLEEDS_MUCH,
    explains: [
      ...words(
        'severe-bleeding heavy-vaginal-bleeding vaginal-bleeding bleeding postpartum woman-visit sprays-out period-problem',
      ),
      ...BABYS,
    ],
  },
]

/** The womb before and after a birth, of any woman, whether or not she is heard to be a mother (CDC Hear Her, NHS). */
export const WOMAN_PICTURES_OF_THE_WOMB: readonly Picture[] = [
  {
    of: words('pregnant severe-belly-pain lump contractions birth-coming hard-belly belly-swells'),
    tells: [TIGHT_AS_A_DRUM, SELDOM, EASES, PAINLESS],
    never:
      /\b(?:bleed\w*|blood|leak\w*|gush\w*|water broke|every \d+ min\w*|pressure|back ?ache|headache|baby (?:isnt|not|hasnt)|sangr\w*|liquido|presion|fuente)\b/,
    without: GRAVE_AROUND_BIRTH.filter((each) => each !== 'vomiting' && each !== 'severe-belly-pain'),
    explains: words(
      'pregnant contractions birth-coming hard-belly belly-swells full-bladder-pain needs-visit lasting long-lasting month-or-more mid-race timed-cramps cramps',
    ),
    becomes: 'usual-of-pregnancy',
  },
  {
    tells: [LOW_PLACENTA, TOLD_TO_WAIT, NEVER_BLED],
    never: /\b(?:cramp\w*|contraction\w*|pain|spotting|accreta|dolor\w*|colicos?|contraccion\w*)\b/,
    without: GRAVE_AROUND_BIRTH,
    explains: words(
      'pregnant severe-bleeding bleeding vaginal-bleeding for-long-alone mere-worry hospital-far depressed',
    ),
    becomes: 'usual-of-pregnancy',
  },
  {
    tells: [NEW_MOTHER, BLEEDS_AS_USUAL, NO_WARNING],
    never: GRAVER_AFTER_BIRTH,
    without: [...GRAVE_AROUND_BIRTH, 'belly-pain', 'flank-pain', 'burning-urine'],
    upTo: 28,
    explains: words(
      'postpartum vaginal-bleeding bleeding yeast-infection genital-discharge mere-worry mild withdrawal-danger cramps period-problem joint-ache infant-word newborn-word child-word nursing',
    ),
    becomes: 'usual-of-pregnancy',
  },
  {
    tells: [NEW_MOTHER, AFTERPAINS, AT_THE_BREAST, NO_WARNING],
    never: GRAVER_AFTER_BIRTH,
    without: [...GRAVE_AROUND_BIRTH, 'flank-pain', 'burning-urine'],
    upTo: 14,
    explains: words(
      'postpartum vaginal-bleeding bleeding cramps belly-pain period-problem contractions birth-coming pregnant joint-ache infant-word newborn-word child-word nursing lasting',
    ),
    becomes: 'usual-of-pregnancy',
  },
]
