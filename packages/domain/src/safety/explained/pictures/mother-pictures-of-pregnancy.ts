import type { Picture } from './picture'
import { BELLY_PAINS, BLEEDS, GRAVE_IN_PREGNANCY, LEAKS, usualOfPregnancy } from './words-of-pictures'
import { words } from '../../../free-text/words'

const WOOZY =
  /\b(?:woozy|dizz\w*|light ?headed|(?:saw|seeing|see) ?stars|faint\w*|swimmy|mare\w*|vi estrell\w+|se me (?:fue|nublo))\b/
const OF_STANDING =
  /\b(?:stood|standing|in (?:a |the )?(?:hot )?line|got up|hot|heat|shower|church|skipped (?:breakfast|lunch)|parada|de pie|fila|calor|me (?:pare|levante)|sin desayunar)\b/
const SAT_AND_PASSED =
  /\b(?:sat|sit|lay|lying|rest\w*|water|juice|snack|sente|acoste|agua|jugo)\b[^|]{0,60}\b(?:passed|gone|went away|stopped|(?:felt |feel |was |am )(?:\w+ )?(?:fine|better|ok|okay|good)|cleared|se me (?:paso|quito)|ya (?:estoy|me siento) bien)\b/
const ALL_WELL =
  /\bbaby (?:is |has been |keeps )?(?:\w+ )?(?:mov\w+|kick\w*|active|lively)|\b(?:blood pressure|bp)\b[^.|]{0,30}\b(?:normal|fine|good|perfect|1[0-2]\d)|\bno (?:\w+ ){0,2}(?:bleeding|fever|contractions|leak\w*|pain)|\b(?:bebe se mueve|sin sangrado|sin fiebre|presion normal)\b/
const OF_WOOZY = words('seeing-sparkles feels-faint')

const LEG_CRAMPS =
  /\b(?:(?:calf|calves|leg|legs|foot) (?:muscle )?(?:cramps?|spasms?)|cramps? in (?:my|her|the|both) (?:calf|calves|legs?|feet)|charley|calambres?)\b/
const STRETCHED =
  /\b(?:stretch\w*|massag\w*|rub\w*|walk\w* it off|either|both|altern\w+|flex\w*|estir\w+|sob(?:ar|ando|e|o)\w*|las dos|ambas)\b/
const ONE_SWOLLEN =
  /\b(?:one|left|right) (?:leg|calf) (?:is |looks )?(?:\w+ )?(?:swollen|bigger|larger|red|hot|warm)\b|\b(?:stays|constant|all day) (?:sore|pain\w*|ach\w*)\b/

const BOTH_FEET = /\b(?:ankles|feet|both legs|tobillos|pies)\b/
const BY_EVENING =
  /\b(?:evening|end of the day|by (?:night|bedtime)|hot days?|standing|overnight|(?:by|in the) morning|elevat\w*|feet up|put them up|noche|(?:en|por) la tarde|al (?:subir|elevar)\w*|al final del dia|de pie|calor)\b/
const WELL_MEASURED =
  /\b(?:blood pressure|bp|presion)\b[^|]{0,36}\b(?:normal|fine|good|perfect|great|ok|okay|n|1[0-2]\d|bien)\b/

const SMALL_TROUBLE =
  /\b(?:constipat\w*|hemorrhoids?|haemorrhoids?|piles|stuffy|nosebleeds?|back ?ache|back (?:ache|aches|pain|hurts)|sciatica|pelvic girdle|tired\w*|insomnia|sleep|gums?|stretch marks?|(?:breasts?|nipples?) (?:are |is |feel )?(?:\w+ )?(?:tender|sore)|pee(?:ing)? (?:a lot|often|more)|itch\w*|sore throat|sniffles|congest\w*|headcold|gas|bloat\w*|varicose|hiccups|cold|runny nose|estren\w+|almorranas|dolor de espalda|sueno|encias)\b/

/** A pregnancy's usual troubles of head, legs, gums and skin (MedlinePlus and NHS, common pregnancy problems; NHS 111, AAP). */
export const MOTHER_PICTURES_OF_PREGNANCY: readonly Picture[] = [
  usualOfPregnancy({
    tells: [WOOZY, OF_STANDING, SAT_AND_PASSED, ALL_WELL],
    without: GRAVE_IN_PREGNANCY.filter((each) => !OF_WOOZY.includes(each)),
    never:
      /\b(?:fainted|passed out|blacked out|headache|chest|palpit\w*|racing|every (?:day|time)|again|fell|bleeding|belly pain|blurr\w*|flash\w*|sugar|anemi\w*|desmaye|dolor de cabeza|pecho|otra vez|sangr\w+)\b/,
    explains: [...OF_WOOZY, 'vision-change', 'dizzy', 'water-out', 'nearly-fell'],
  }),
  usualOfPregnancy({
    tells: [LEG_CRAMPS, STRETCHED],
    without: [...GRAVE_IN_PREGNANCY, ...BLEEDS, 'chest-pain', 'clot-risk'],
    never: ONE_SWOLLEN,
    explains: ['leg-swelling-one', 'leg-swelling', 'leg-cramp', 'night-cramp', 'joint-ache'],
  }),
  usualOfPregnancy({
    tells: [BOTH_FEET, BY_EVENING, WELL_MEASURED],
    without: [...GRAVE_IN_PREGNANCY, ...BLEEDS, 'headache', 'leg-swelling-one', 'chest-pain', 'dizzy'],
    never:
      /\b(?:hands?|fingers?|face|eyelids|manos?|dedos|cara|parpados|anillos?|rings?|sudden\w*|de repente|vision|luces|costillas|ribs)\b/,
    explains: ['leg-swelling', 'swollen-hands-face'],
  }),
  usualOfPregnancy({
    tells: [/\b(?:gums?|encias?)\b/, /\b(?:brush\w*|floss\w*|cepill\w+)\b/],
    without: [...GRAVE_IN_PREGNANCY, 'much-blood', ...LEAKS, 'headache', 'severe-bleeding', 'tooth-swelling'],
    explains: ['bleeding', 'vaginal-bleeding', 'tooth-pain', 'drops-of-blood'],
    never: /\b(?:vagina\w*|spotting|pads?|down there)\b/,
  }),
  {
    becomes: 'usual-of-pregnancy',
    of: ['pregnant'],
    tells: [/\b(?:stretch marks?|estrias)\b/, /\b(?:itch\w*|pica\w*|comezon)\b/],
    never:
      /\b(?:palms?|soles?|hands|feet|all over|everywhere|whole body|bumps|hives|blister\w*|yellow|dark (?:pee|urine)|palmas|plantas|manos|pies|todo el cuerpo|granitos|ronchas|amarill\w+)\b/,
    without: words('jaundice fever hives vomiting belly-pain itchy-palms'),
    explains: words('rash mid-race needs-visit'),
  },
  usualOfPregnancy({
    tells: [SMALL_TROUBLE, ALL_WELL],
    without: [
      ...GRAVE_IN_PREGNANCY,
      ...BLEEDS,
      ...LEAKS,
      ...BELLY_PAINS,
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
]
