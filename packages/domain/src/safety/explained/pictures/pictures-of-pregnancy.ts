import type { Picture } from './picture'
import { words } from '../../../free-text/words'

const PREGNANT = ['pregnant']
/** Signs beside which nothing of a pregnancy is usual. */
const GRAVE = words(
  'severe-headache vision-change seeing-sparkles swollen-hands-face puffy-all-over upper-belly-pain severe-belly-pain extreme-pain severe-pain short-of-breath cannot-breathe fainted feels-faint seizure heavy-vaginal-bleeding baby-moves-less no-movement fever temp-38 temp-39 high-fever bp-140 bp-180 body-blow shoulder-tip-pain cannot-keep-down confused suicide-said pulse-very-fast no-urine coughing-blood vomiting-blood',
)
const BLEEDS = ['vaginal-bleeding', 'bleeding']
const LEAKS = ['fluid-leak', 'water-out']
const PAINS = ['belly-pain', 'lower-right-pain']

const BURNS = /\b(?:burn\w*|heartburn|acid\w*|reflux|indigestion|agruras|acidez|reflujo|ardor)\b/
const OF_MEALS =
  /\b(?:after (?:\w+ ){0,2}(?:supper|dinner|lunch|meals?|eating|food|spicy)|meals?|night\w*|when i (?:lie|bend)|lie down|lying|bend\w*|sour|acid taste|spicy|despues de (?:la |el )?(?:comer|cenar|cena|comida|desayun\w+|almuerzo|almorzar)|me acuesto|acostarme|al acostar\w*)\b/
const HEARTBURN_NAMED = /\b(?:agruras|acidez|reflujo|heartburn|indigestion|acid reflux)\b/
const WITH_CHILD = /\b(?:embaraz\w*|pregnan\w*|along|semanas|weeks)\b/
const UNRELIEVED =
  /\b(?:no (?:se )?(?:me |le )?(?:quita\w*|ayuda\w*|sirve\w*|deja\w*)|desde hace|peor|fuertes?|horribles?|doesnt (?:help|get better|go)|not (?:help\w*|getting better)|worse|severe|for (?:\w+ )?weeks|pecho|espalda|costillas|chest|ribs)\b/
const RELIEVED =
  /\b(?:antacids?|tums|gaviscon|rennie|chalky|milk|calcium carbonate|prop\w*|pillows?|upright|antiacidos?|almohadas?|leche)\b/

const QUEASY = /\b(?:nausea\w*|nauseous|queasy|sick|gag\w*|vomit\w*|thr(?:ew|ow\w*) up|nauseas?|asco)\b/
const KEEPS =
  /\b(?:drink\w*|sip\w*|fluids|eat\w*|toast|crackers|ginger|keep\w* (?:\w+ ){0,3}down|kept down|stays? down|weight (?:is )?(?:stable|steady|unchanged)|(?:havent|not|no) lost (?:any )?weight|no weight loss|(?:like|as) (?:every day|usual|always)|tolero|como|tomo|retengo|galletas|agua)\b/
const OFTEN =
  /(?<!\bpeed |\bpee |\burinated |\bwee )\b(?:(?:[4-9]|1\d|four|five|six|eight|ten) ?(?:x|times|veces)|everything|all day long|constantly|blood|cant drink|dark urine|todo lo que)\b/

const TIGHTENS =
  /\b(?:braxton|hicks|tighten\w*|(?:belly|bump|stomach|abdomen|uterus) (?:\w+ )?(?:goes|gets|turns|feels) (?:\w+ )?(?:firm|hard|tight)|practice contractions|false labou?r|irregular contractions|contracciones irregulares|se (?:me |le )?pone (?:\w+ )?dura)\b/
const IRREGULAR =
  /\b(?:no (?:\w+ )?pattern|irregular\w*|not (?:\w+ )?regular|unpredictabl\w*|(?:go\w*|went|eas\w*|stop\w*|settl\w*|disappear\w*|fad\w*|ceas\w*)[^.|]{0,50}(?:rest|water|lie|lying|lies|position|walk\w*|sit\w*|bath|drink\w*)|once in a while|now and then|sin (?:ritmo|patron|orden)|a destiempo|de vez en cuando|se (?:me |le )?quitan?)\b/
const NO_LEAK =
  /\b(?:no|not|without|denies|nor|sin|nada de|ni|havent|hasnt)\b[^.|]{0,60}\b(?:leak\w*|fluid|bleed\w*|blood|gush\w*|sangr\w*|liquido)\b|\bbaby (?:is )?(?:\w+ )?(?:mov\w+|kick\w*|active|lively)\b|(?<!\bno )\b(?:bebe|bb|bebita|nina|nino) (?:tambien )?se mueve (?:mucho|bien|normal|como siempre)\b/

const LEG_CRAMPS =
  /\b(?:(?:calf|calves|leg|legs|foot) (?:muscle )?(?:cramps?|spasms?)|cramps? in (?:my|her|the|both) (?:calf|calves|legs?|feet)|charley|calambres?)\b/
const STRETCHED =
  /\b(?:stretch\w*|massag\w*|rub\w*|walk\w* it off|either|both|altern\w+|flex\w*|estir\w+|sob(?:ar|ando|e|o)\w*|las dos|ambas)\b/
const ONE_SWOLLEN =
  /\b(?:one|left|right) (?:leg|calf) (?:is |looks )?(?:\w+ )?(?:swollen|bigger|larger|red|hot|warm)\b|\b(?:stays|constant|all day) (?:sore|pain\w*|ach\w*)\b/

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

const BOTH_FEET = /\b(?:ankles|feet|both legs|tobillos|pies)\b/
const BY_EVENING =
  /\b(?:evening|end of the day|by (?:night|bedtime)|hot days?|standing|overnight|(?:by|in the) morning|elevat\w*|feet up|put them up|noche|(?:en|por) la tarde|al (?:subir|elevar)\w*|al final del dia|de pie|calor)\b/
const WELL_MEASURED =
  /\b(?:blood pressure|bp|presion)\b[^|]{0,36}\b(?:normal|fine|good|perfect|great|ok|okay|n|1[0-2]\d|bien)\b/

const SMALL_TROUBLE =
  /\b(?:constipat\w*|hemorrhoids?|haemorrhoids?|piles|stuffy|nosebleeds?|back ?ache|back (?:ache|aches|pain|hurts)|sciatica|pelvic girdle|tired\w*|insomnia|sleep|gums?|stretch marks?|(?:breasts?|nipples?) (?:are |is |feel )?(?:\w+ )?(?:tender|sore)|pee(?:ing)? (?:a lot|often|more)|itch\w*|sore throat|sniffles|congest\w*|headcold|gas|bloat\w*|varicose|hiccups|cold|runny nose|estren\w+|almorranas|dolor de espalda|sueno|encias)\b/
const ALL_WELL =
  /\bbaby (?:is |has been |keeps )?(?:\w+ )?(?:mov\w+|kick\w*|active|lively)|\b(?:blood pressure|bp)\b[^.|]{0,30}\b(?:normal|fine|good|perfect|1[0-2]\d)|\bno (?:\w+ ){0,2}(?:bleeding|fever|contractions|leak\w*|pain)|\b(?:bebe se mueve|sin sangrado|sin fiebre|presion normal)\b/

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

const usual = (picture: Omit<Picture, 'becomes'>): Picture => ({
  becomes: 'usual-of-pregnancy',
  of: PREGNANT,
  ...picture,
})

const WOOZY =
  /\b(?:woozy|dizz\w*|light ?headed|(?:saw|seeing|see) ?stars|faint\w*|swimmy|mare\w*|vi estrell\w+|se me (?:fue|nublo))\b/
const OF_STANDING =
  /\b(?:stood|standing|in (?:a |the )?(?:hot )?line|got up|hot|heat|shower|church|skipped (?:breakfast|lunch)|parada|de pie|fila|calor|me (?:pare|levante)|sin desayunar)\b/
const SAT_AND_PASSED =
  /\b(?:sat|sit|lay|lying|rest\w*|water|juice|snack|sente|acoste|agua|jugo)\b[^|]{0,60}\b(?:passed|gone|went away|stopped|(?:felt |feel |was |am )(?:\w+ )?(?:fine|better|ok|okay|good)|cleared|se me (?:paso|quito)|ya (?:estoy|me siento) bien)\b/
const OF_WOOZY = words('seeing-sparkles feels-faint')

/** Usual troubles of a pregnancy told with what makes them harmless (MedlinePlus and NHS, common pregnancy problems). */
export const PICTURES_OF_PREGNANCY: readonly Picture[] = [
  usual({
    tells: [WOOZY, OF_STANDING, SAT_AND_PASSED, ALL_WELL],
    without: GRAVE.filter((each) => !OF_WOOZY.includes(each)),
    never:
      /\b(?:fainted|passed out|blacked out|headache|chest|palpit\w*|racing|every (?:day|time)|again|fell|bleeding|belly pain|blurr\w*|flash\w*|sugar|anemi\w*|desmaye|dolor de cabeza|pecho|otra vez|sangr\w+)\b/,
    explains: [...OF_WOOZY, 'vision-change', 'dizzy', 'water-out', 'nearly-fell'],
  }),
  usual({
    tells: [BURNS, OF_MEALS, RELIEVED],
    without: [
      ...GRAVE,
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
  usual({
    of: ['heartburn'],
    tells: [HEARTBURN_NAMED, OF_MEALS, WITH_CHILD],
    without: [
      ...GRAVE,
      ...BLEEDS,
      ...LEAKS,
      ...PAINS,
      ...words(
        'chest-pain heart-mimic vomiting sweating pain-spreads palpitations headache dizzy black-stool flank-pain upper-right-pain jaundice weight-loss contractions leg-swelling pain-other',
      ),
    ],
    never: UNRELIEVED,
    explains: ['heartburn'],
  }),
  usual({
    tells: [QUEASY, KEEPS],
    without: [
      ...GRAVE,
      ...BLEEDS,
      ...LEAKS,
      ...PAINS,
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
  usual({
    tells: [TIGHTENS, IRREGULAR, NO_LEAK],
    without: [
      ...GRAVE.filter((each) => each !== 'severe-belly-pain'),
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
  usual({
    tells: [LEG_CRAMPS, STRETCHED],
    without: [...GRAVE, ...BLEEDS, 'chest-pain', 'clot-risk'],
    never: ONE_SWOLLEN,
    explains: ['leg-swelling-one', 'leg-swelling', 'leg-cramp', 'night-cramp', 'joint-ache'],
  }),
  usual({
    tells: [PULLS, BY_MOVING, SECONDS, NO_LEAK],
    without: [...GRAVE, ...BLEEDS, ...LEAKS, 'contractions', 'vomiting', 'dizzy', 'chest-pain', 'burning-urine'],
    explains: ['belly-pain', 'lower-right-pain', 'sudden'],
  }),
  usual({
    tells: [THIN, HARMLESS_FLOW],
    without: [...GRAVE, ...BLEEDS, 'contractions', ...PAINS, 'burning-urine'],
    never: WATERY,
    explains: ['yeast-infection', 'genital-discharge', 'fluid-leak'],
  }),
  usual({
    tells: [/\b(?:gums?|encias?)\b/, /\b(?:brush\w*|floss\w*|cepill\w+)\b/],
    without: [...GRAVE, 'much-blood', ...LEAKS, 'headache', 'severe-bleeding', 'tooth-swelling'],
    explains: ['bleeding', 'vaginal-bleeding', 'tooth-pain', 'drops-of-blood'],
    never: /\b(?:vagina\w*|spotting|pads?|down there)\b/,
  }),
  usual({
    tells: [BOTH_FEET, BY_EVENING, WELL_MEASURED],
    without: [...GRAVE, ...BLEEDS, 'headache', 'leg-swelling-one', 'chest-pain', 'dizzy'],
    never:
      /\b(?:hands?|fingers?|face|eyelids|manos?|dedos|cara|parpados|anillos?|rings?|sudden\w*|de repente|vision|luces|costillas|ribs)\b/,
    explains: ['leg-swelling', 'swollen-hands-face'],
  }),
  usual({
    tells: [SMALL_TROUBLE, ALL_WELL],
    without: [
      ...GRAVE,
      ...BLEEDS,
      ...LEAKS,
      ...PAINS,
      'contractions',
      'headache',
      'dizzy',
      'vomiting',
      'burning-urine',
      'palpitations',
      'chest-pain',
      'leg-swelling-one',
      'jaundice',
      'flank-pain',
      'depressed',
    ],
    never: /\b(?:palms|soles|palmas|plantas|sting\w*|burn\w*|cloudy|arde|ardor)\b/,
    explains: ['back-pain', 'sore-throat', 'tooth-pain', 'insomnia', 'cold', 'breast-sore'],
  }),
  {
    becomes: 'soon-of-pregnancy',
    of: PREGNANT,
    tells: [EARLY, SEEN_IN_WOMB, LIGHT_BLOOD],
    without: [...GRAVE, 'dizzy', 'severe', 'much-blood', 'blood-thinner', 'lower-right-pain'],
    never: /\b(?:clots?|soak\w*|heavy|heavily|one side|severe)\b/,
    explains: ['vaginal-bleeding', 'bleeding', 'belly-pain', 'period-problem'],
  },
  {
    becomes: 'soon-of-pregnancy',
    of: PREGNANT,
    tells: [EARLY, LIGHT_BLOOD, NO_PAIN, NOT_FAINT],
    without: [
      ...GRAVE,
      ...PAINS,
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
    becomes: 'soon-of-pregnancy',
    tells: [/\b(?:ketones?|ketonuria|cetonas)\b/, /\b(?:vomit\w*|hyperemesis|vomitos?)\b/],
    of: PREGNANT,
    without: ['diabetes', 'confused', 'drowsy', 'fainted', 'severe-belly-pain', 'no-urine', 'cannot-keep-down'],
    explains: ['fruity-breath'],
  },
]
