import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'
import { BODY_FAILS, ILL, OF_FEAR, also } from './home-care-words'

const WEEKS = /\b(?:\w+ (?:semanas|weeks)|embaraz\w+|pregnan\w+)\b/

const SPINAL_NEEDLE =
  /\b(?:epidural|spinal(?: needle| block| anesthesia)?|needle (?:went|site|spot|mark)|bloqueo|raquea|anestesia (?:en|de) la espalda)\b/
const SORE_SPOT = /\b(?:bruise\w*|tender|sore|ache\w*|moret\w*|sensible|adolorid[oa]|doloros[oa]|moradito)\b/
const LEGS_FINE =
  /\b(?:legs? (?:are |is |feel )?(?:\w+ )?(?:fine|ok|okay|normal|strong|work\w*)|walk\w* (?:fine|ok|okay|normal\w*)|(?:piernas|camino|camina) (?:\w+ )?(?:bien|normal\w*))\b/

const BREASTS = /\b(?:bubis|bubbies|bubi|senos?|pechos|chichis?|tetas|breasts|boobs)\b/
const BEFORE_PERIOD = /\b(?:antes de (?:que me baje|la regla|mi regla|bajar|mi periodo|reglar)|before my period)\b/
const ENDS_WITH_IT =
  /\b(?:se (?:me )?(?:quita|pasa|va) (?:cuando|al|en cuanto) (?:me )?(?:baja\w*|llega|empieza)|lo mismo cada mes|cada mes (?:igual|lo mismo)|todos los meses|same every month|goes away (?:when|once))\b/
const BREAST_GRAVE =
  /\b(?:bolit\w+|bola|un solo|una sola|pezon\w*|sangre|roj[oa]|fiebre|hundid\w+|embaraz\w+|amamant\w+|lump|one side|nipple|blood|red|fever|pregnan\w*|nursing)\b/

/** Of periods, breasts, pregnancy and menopause what is usual or over, each told as a whole (MedlinePlus, AAP, ACOG, CDC, NHS). */
export const HOME_CARE_OF_WOMEN: readonly HomePicture[] = [
  {
    tells: [
      WEEKS,
      /\b(?:boca arriba|on my back)\b/,
      /\b(?:dorm\w+|despert\w+|amaneci|slept|woke|sleep\w*)\b/,
      /\b(?:me siento bien|estoy bien|no me duele nada|nothing hurts|(?:i )?feel (?:fine|well|ok\w*|good)|se mueve (?:bien|igual|normal)|moving (?:fine|well|normally))\b/,
    ],
    never:
      /\b(?:sangr\w+|bleed\w*|blood|mueve menos|no se mueve|less|hasnt moved|not moving|contracc\w+|contractions?|liquido|fluid|agua|presion|pressure|mare\w+|dizz\w*|desmay\w*|faint\w*|hinch\w+|swollen|swelling|cabeza|headache|vision|luces|fiebre|fever|pecho|chest|palpit\w*)\b/,
    explains: words('pregnant short-of-breath insomnia anxious'),
  },
  {
    tells: [
      WEEKS,
      /\b(?:colic\w+|coliquit\w+|cramp\w*)\b/,
      /\b(?:leves?|levecit\w+|suaves?|mild|light)\b/,
      /\b(?:(?:no (?:he |ha )?|sin |nada de )sangr\w+|no (?:bleed\w*|blood|spotting))\b/,
      /\b(?:ultrasonido|ecografia|eco|ultrasound|scan)\b/,
      /\b(?:corazon\w*|latid\w+|heartbeat|en su lugar|en el utero|in the (?:uterus|womb))\b/,
    ],
    never:
      /\b(?:un (?:solo )?lado|one side|hombro|shoulder|fuertes?|severe|strong|insoportabl\w+|mare\w+|dizz\w*|desmay\w*|faint\w*|fiebre|fever|coagul\w+|clots?|liquido|fluid|arde\w*|burn\w*|vomit\w*|(?:1[4-9]|2\d|3\d|4\d) (?:semanas|weeks))\b/,
    explains: words('pregnant cramps belly-pain pain-other month-or-more'),
  },
  {
    tells: [
      /\b(?:menopaus\w*)\b/,
      /\b(?:sud\w+|sweat\w*|calor\w*|bochornos?|sofocos?|hot (?:flash\w*|flush\w*))\b/,
      /\b(?:de siempre|como siempre|igual que siempre|usual|as always)\b/,
      /\b(?:minut\w+|mins?|ratito|segundos?)\b/,
    ],
    never:
      /\b(?:pecho|chest|brazo|arm|aire|breath\w*|fiebre|fever|peso|weight|bol(?:a|ita)s?|lumps?|tos|cough\w*|sangr\w+|bleed\w*|palpit\w*|desmay\w*|faint\w*|mare\w+|dizz\w*|cada noche|every night|mandibula|jaw)\b/,
    explains: words('chronic-illness sweating woman-visit'),
  },
  {
    of: words('pain-other breast-sore postpartum nursing'),
    tells: [
      /\b(?:bit|bites?|bitten|biting|muerde|mordio)\b/,
      /\b(?:nurs\w+|breast ?feed\w*|nipple|latch\w*|pecho|amamant\w*|pezon)\b/,
      /\b(?:baby|year old|month old|son|daughter|toddler|bebe|hij[oa]|nin[oa])\b/,
      /\b(?:no|not|didnt|without|sin) (?:\w+ )?(?:broken? skin|skin|blood|break|sangre|herida)\b|\bskin (?:is |was )?(?:not|isnt|wasnt) broken\b/,
    ],
    unless:
      /\b(?:red|hot|lump|fever|pus|swoll\w*|streak\w*|chills|bleed\w*|dog|cat|roj[oa]|caliente|bola|fiebre|sangra)\b/,
    explains: words('pain-other breast-sore postpartum nursing infant-word'),
    upTo: 3,
  },
  {
    tells: [SPINAL_NEEDLE, SORE_SPOT, LEGS_FINE],
    unless:
      /\b(?:pus|red|warm|swoll\w*|leak\w*|fever|chills|headache|numb\w*|roj[oa]|caliente|hinchad\w*|fiebre|escalofrios)\b/,
    without: [
      ...ILL,
      ...words('both-legs-weak saddle-numb lost-bladder-control headache red-spreading-skin wound-trouble'),
    ],
    explains: words('bruise postpartum pain-other back-pain street-drug joint-ache'),
  },
  {
    of: words('needs-visit vaginal-bleeding bleeding cramps'),
    tells: [
      /\b(?:first (?:ever )?period|got her period (?:for the first time|today)|bajo por primera vez|primera (?:regla|menstruacion)|primer (?:periodo|mes que le baja))\b/,
      /\b(?:(?:one|two|three|1|2|3|una|dos|tres) (?:\w+ )?(?:pads?|toallas?)|light|little|brown\w*|poquit\w+|poc[oa]|cafe|cafecit\w+)\b/,
    ],
    unless:
      /\b(?:soak\w*|faint\w*|dizz\w*|clots? (?:the size|bigger)|every hour|empap\w+|desmay\w*|mare\w+|cada hora|no (?:ha|le ha) )\b/,
    without: [...BODY_FAILS, ...words('severe-pain severe-belly-pain dizzy much-blood bruise fever pregnant')],
    explains: words('needs-visit vaginal-bleeding bleeding cramps period-problem'),
    upTo: 7,
  },
  {
    of: words('needs-visit chronic-illness sweating'),
    tells: [
      /\b(?:hot (?:flash\w*|flush\w*)|bochornos?|sofocos?|calor menopausic\w+|menopaus\w+)\b/,
      /\b(?:(?:doctor[a]?|doc|ob ?gyn|medica|ginecolog[oa])\b[^|]{0,60}\b(?:normal|fine|ya me (?:vio|reviso)|me dijo que)|(?:not|dont|doesnt|arent) bother\w*|sleep\w* (?:fine|well)|no (?:le|me) (?:estorban|molestan)|due?rm\w+ bien)\b/,
    ],
    unless:
      /\b(?:bleed\w*|weight|fever|soak\w* (?:through|the)|months|chest|sangr\w*|manch\w*|peso|fiebre|pecho|empap\w+|meses)\b/,
    without: [...BODY_FAILS, ...words('vaginal-bleeding weight-loss fever palpitations cancer lump')],
    explains: words('needs-visit chronic-illness sweating insomnia'),
  },
  {
    of: ['cramps', 'pink-urine', 'blood-in-urine', 'painless-blood-urine'],
    tells: [
      /\b(?:pee|urine|orina|orine)\b/,
      /\b(?:pink\w*|red\w*|blood\w*|rosad\w*|rosita|roj[oa])\b/,
      /\b(?:(?:on|first day|day (?:one|two|three|[1-5])) of my (?:period|flow)|(?:on|started|got) my period|(?:estoy )?(?:en|con) (?:mi|la) regla|reglando|(?:primer|segundo) dia de (?:mi |la )?regla)\b/,
    ],
    unless: also('pregnan\\w*|flank|back|burn\\w*|stings?|clots in my (?:pee|urine)|embaraz\\w*|espalda|arde'),
    explains: [
      ...OF_FEAR,
      ...words('had-cancer comes-out pink-comes-out pink-urine blood-in-urine painless-blood-urine'),
    ],
  },
  {
    tells: [BREASTS, BEFORE_PERIOD, ENDS_WITH_IT],
    unless: BREAST_GRAVE,
    explains: words('breast-sore woman-visit cancer had-cancer chronic-illness severe pain-other needs-visit'),
  },
]
