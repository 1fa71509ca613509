import type { Picture } from './picture'
import { words } from '../../../free-text/words'

const usual = (picture: Omit<Picture, 'becomes'>): Picture => ({ becomes: 'usual-of-woman', ...picture })
const PERIOD =
  /\b(?:periods?|periodos?|menses|menstru\w*|menarche|monthly|cycles?|pms|dysmenorr\w*|dismenorrea|regla|menstruacion|ache)\b/
const CRAMPS = /\b(?:cramp\w*|ach\w*|pains?|painful|twing\w*|colicos?|dolor\w*)\b/
const FIRST_DAYS =
  /\b(?:(?:first|1st) (?:\w+ )?(?:day|days|two|hours)|day (?:1|one)|every (?:month|period|cycle)|each (?:month|period|cycle)|with (?:my|her|each|every) periods?|menarche|primer(?:os)? dias?|primer dia|cada (?:mes|regla|periodo)|con (?:mi|la) regla)\b/
const EASED =
  /\b(?:ibuprofen|naproxen|advil|aleve|motrin|paracetamol|acetaminophen|tylenol|heat\w*|hot water|warm|nsaids?|relie\w*|helps?|attends? school|ibuprofeno|bolsa caliente|calor|se (?:me )?quita)\b/
const GRAVE = words(
  'severe-belly-pain extreme-pain severe-pain fainted feels-faint dizzy heavy-vaginal-bleeding fever temp-38 temp-39 high-fever chills shoulder-tip-pain vomiting cannot-keep-down much-blood hard-belly post-surgery bp-180',
)
const NOT_PREGNANT = ['pregnant', 'postpartum']

const AS_EVERY_MONTH =
  /\b(?:como (?:todos los meses|cada (?:mes|vez|regla|periodo)|siempre|de costumbre|me (?:da|dan) siempre)|(?:like|same as|as) (?:every (?:month|period|time)|always|usual)|the usual|los de siempre|normales)\b/

const MID_CYCLE =
  /\b(?:mid ?cycle|(?:middle|halfway) (?:of|through) (?:my|her|the|each) cycle|ovulat\w*|mittelschmerz|(?:two weeks|fourteen days|14 days) (?:\w+ )?(?:before|after) (?:my|her|each|every|the)|day 1[2-6] (?:of|cycle)|ovulacion|(?:mitad|medio) (?:del ciclo|de(?:l)? mes))\b/
const SMALL_PAIN =
  /\b(?:mild|twing\w*|dull|fad\w*|hours|brief\w*|goes away|sides? (?:switch|altern)\w*|last month (?:it was )?(?:the|my)|leve|horas|se (?:me )?quita)\b/

const EACH_CYCLE =
  /\b(?:siempre|cada mes|todos los meses|cada ciclo|every (?:month|cycle)|each (?:month|cycle)|always)\b/
const DROP_OF_BLOOD =
  /\b(?:(?:gotit\w*|gotas?|manchit\w*|poquit\w*) (?:de |con )?sangre|mancho (?:\w+ )?(?:poquit\w+|gotit\w+)|(?:drops?|spots?|streak|tiny bit) of blood|spotting)\b/

const FLUSHES =
  /\b(?:(?:hot )?flush(?:es|ing)|hot flash\w*|night sweats?|waves? of (?:warmth|heat)|bochornos?|sofocos?|calores)\b/
const CHANGE =
  /\b(?:menopaus\w*|perimenopaus\w*|the change|periods? (?:have |are )?(?:\w+ )?(?:further apart|irregular|skipp\w*|stopped|spaced)|cycles? (?:have |are )?(?:\w+ )?(?:lengthen\w*|irregular|longer|apart)|4[4-9]|5[0-8]|menopausia|forties|fifties)\b/
const BEARABLE =
  /\b(?:mild|manag\w*|bearable|not (?:\w+ )?bother\w*|enough for|sleeps? (?:\w+ )?(?:fine|well|adequately|ok)|layers|fan|window|few|two or three|tolerab\w*|leves?|ventilador|duermo bien)\b/

const BREASTS = /\b(?:breasts?|boobs?|mastalgia|senos?|chichis?|pechos)\b/
const TENDER = /\b(?:tender\w*|sore\w*|ach\w*|lumpy|heav\w*|swollen|hurt\w*|pain\w*|dolor\w*|sensib\w*|duelen)\b/
const BEFORE_PERIOD =
  /\b(?:(?:week|days?|before|prior|premenstrual\w*|until) [^.|]{0,40}\b(?:periods?|menstruation|menses|onset|regla)|cyclic\w*|premenstru\w*|pms|with (?:my|her) cycle|antes de (?:la|mi) regla)\b/
const BOTH_WITHOUT_LUMP =
  /\b(?:both|no (?:\w+ ){0,2}(?:lumps?|mass|discharge|redness)|without (?:a )?lump|ambos|los dos|sin bolitas?)\b/

const THRUSH =
  /\b(?:thrush|yeast|candid\w*|cottage cheese|(?:thick|white|curd\w*)[^.|]{0,30}\bdischarge|itch\w*[^.|]{0,60}\bdischarge|flujo (?:blanco|espeso)|requeson|hongos)\b/
const KNOWN_THRUSH =
  /\b(?:before|same as|again|previous\w*|had (?:it|this|one|them)|years? ago|last (?:time|year)|recurr\w*|antibiotics?|amoxicillin|clotrimazole|fluconazole|monistat|over the counter|ya (?:me|la) (?:ha|habia)|otra vez|antibioticos?)\b/
const NO_SORES =
  /\b(?:no|not|without|nor|denies|isnt|sin|ni)\b[^.|]{0,60}\b(?:sores?|fever|pelvic|pain|od(?:ou?)?r|smell\w*|blisters?|fiebre|dolor|olor|llagas)\b/

const CONTRACEPTIVE =
  /\b(?:pill|pills|combined pill|mini ?pill|birth control|implant|nexplanon|iud|mirena|coil|depo|patch|ring|contracepti\w*|anticoncepti\w*|pastillas|implante|diu|inyeccion)\b/
const BETWEEN =
  /\b(?:spotting|breakthrough|light (?:brown )?bleeding|brown (?:discharge|stains?)|mid ?pack|irregular (?:light )?bleeding|manchado|manchas|sangrado ligero)\b/
const RECENT =
  /\b(?:start\w*|began|new|first|switch\w*|since (?:i|she)|put in|placed|ago|last month|insert\w*|fitted|got (?:my|the)|missed (?:a|one)|empe[zc]\w+|comen[zc]\w+|puse|pusieron|desde que)\b/

const MISSED_PILL =
  /\b(?:(?:missed|forgot|forgotten|skipped|late with|late taking|olvid\w+|salt\w+) (?:\w+ ){0,3}(?:one|a|my|1|yesterdays|una|mi|la) ?(?:\w+ ){0,3}(?:pill|tablet|pastilla)|(?:pill|pastilla)[^.|]{0,60}\b(?:forgot(?:ten)?|missed|skipped) yesterdays\b|(?:pill|pastilla)[^.|]{0,30}\b(?:hours late|horas tarde))\b/

const A_FEW_DAYS_LATE =
  /\b(?:(?:[1-7]|one|two|three|four|five|six|few|couple(?: of)?) days? late|(?:[1-7]|uno|dos|tres|cuatro|cinco) dias? de (?:retraso|atraso))\b/
const TESTED_NEGATIVE = /\b(?:tests?|prueba)[^.;|]{0,40}\bneg\w*|\bneg\w* (?:\w+ )?test\b/

const PREMENSTRUAL =
  /\b(?:pms|premenstru\w*|(?:bloat\w*|moody|irritable|cramp\w*)[^.|]{0,60}\b(?:before|week before) (?:my|her|each|every) periods?)\b/

const PERIODS_ENDED =
  /\b(?:periods? (?:\w+ )?(?:ended|stopped|finished)|(?:post ?|after )menopaus\w*|menopause (?:at|was|\d)|no periods? (?:for|since)|last period (?:was )?(?:\w+ ){0,2}years|se me fue la regla|ya no (?:me baja|reglo|menstru\w+)|sin regla (?:hace|desde)|menopausia|menopausic\w+)\b/
const BLED = /\b(?:bleed\w*|bled|blood\w*|spotting|spots?|sangr\w*|manch\w*)\b/

const HEAVY = /\b(?:heavy|heavier|flood\w*|clots?|soak\w*|hourly|pads?|tampons?|abundante|coagulos|toallas?)\b/
const HEAVY_FOR_LONG =
  /\b(?:(?:periods?|menses|regla)[^.|]{0,120}\b(?:year|months?|cycles?|ano|meses)|every month|each (?:month|period|cycle)|(?:past|last) (?:\w+ )?(?:year|months)|have become the rule|cada mes)\b/
const NOT_BLEEDING_NOW =
  /\b(?:(?:not|isnt|no) (?:\w+ )?(?:bleed\w*|on (?:my|her) period) (?:\w+ )?(?:now|at present|today|currently|right now|at the moment)|(?:not|isnt) (?:currently|presently) bleeding|period (?:ended|finished|is over|stopped)|between periods|no sangr\w+ (?:ahora|hoy))\b/

/** Women's usual troubles told as a whole (MedlinePlus and Office on Women's Health). */
export const PICTURES_OF_WOMEN: readonly Picture[] = [
  usual({
    tells: [PERIOD, CRAMPS, FIRST_DAYS, EASED],
    without: [...GRAVE, ...NOT_PREGNANT, 'lower-right-pain', 'genital-discharge', 'getting-worse', 'weight-loss'],
    never:
      /\b(?:worse|worsening|peor|no (?:me |le )?(?:sirve|ayuda|quita|hace nada)|ya no (?:me |le )?(?:sirve|ayuda|quita)|no aguant\w+|falt\w+ (?:al|a la)|miss(?:es|ed|ing)? (?:school|work)|between periods|during (?:sex|intercourse)|doesnt help|not help\w*|no longer helps|fever)\b/,
    explains: ['belly-pain', 'period-problem', 'pills-missing', 'diarrhea', 'back-pain', 'headache', 'hot-thing'],
  }),
  usual({
    of: ['period-problem', 'cramps'],
    tells: [PERIOD, CRAMPS, AS_EVERY_MONTH],
    without: [
      ...GRAVE,
      ...NOT_PREGNANT,
      'lower-right-pain',
      'genital-discharge',
      'getting-worse',
      'weight-loss',
      'missed-periods',
      'severe',
    ],
    never:
      /\b(?:worse|peor|mas fuertes?|no aguant\w+|insoport\w+|no (?:me |le )?(?:sirve|ayuda|quita)|falt\w+|miss(?:es|ed|ing)?|school|work|escuela|trabajo|fever|unbearable|awful|horribl\w+|fuertisim\w+|bad)\b/,
    explains: ['belly-pain', 'period-problem', 'back-pain'],
  }),
  usual({
    tells: [MID_CYCLE, CRAMPS, SMALL_PAIN],
    without: [...GRAVE, ...NOT_PREGNANT, 'vaginal-bleeding', 'sudden', 'getting-worse', 'genital-discharge'],
    explains: ['belly-pain', 'lower-right-pain', 'period-problem'],
  }),
  usual({
    tells: [MID_CYCLE, EACH_CYCLE, DROP_OF_BLOOD],
    without: [
      ...GRAVE.filter((each) => !['vaginal-bleeding', 'bleeding'].includes(each)),
      ...words(
        'sudden getting-worse genital-discharge fainted dizzy postpartum fever missed-periods heavy-vaginal-bleeding',
      ),
    ],
    never:
      /\b(?:embarazada|prueba (?:\w+ ){0,3}positiva|positive|toallas?|coagulos?|retraso|hombro|mare\w+|desmay\w*|pads?|clots?|shoulder|dizz\w*|faint\w*|late period)\b/,
    explains: words(
      'belly-pain lower-right-pain period-problem pregnant bleeding vaginal-bleeding drops-of-blood palpitations cramps',
    ),
  }),
  usual({
    tells: [FLUSHES, CHANGE, BEARABLE],
    without: [
      ...GRAVE.filter((each) => each !== 'chills'),
      ...NOT_PREGNANT,
      'vaginal-bleeding',
      'weight-loss',
      'palpitations',
      'chest-pain',
      'cough',
      'lump',
      'depressed',
    ],
    explains: ['sweating', 'chronic-illness', 'period-problem', 'insomnia', 'chills'],
  }),
  usual({
    tells: [BREASTS, TENDER, BEFORE_PERIOD, BOTH_WITHOUT_LUMP],
    without: [...GRAVE, ...NOT_PREGNANT],
    never: /\b(?:(?:new|hard|fixed|one|single) lump|bloody|nipple (?:discharge|change\w*)|dimpl\w*)\b/,
    explains: [
      'breast-sore',
      'bleeding',
      'vaginal-bleeding',
      'chronic-illness',
      'cancer',
      'period-problem',
      'anxious',
      'mole',
    ],
  }),
  usual({
    tells: [THRUSH, KNOWN_THRUSH, NO_SORES],
    without: [...GRAVE, ...NOT_PREGNANT, 'weak-immunity', 'weak-immunity-person', 'diabetes', 'belly-pain'],
    explains: ['infection', 'tooth-pain', 'yeast-infection', 'genital-discharge', 'allergy-trigger', 'burning-urine'],
  }),
  usual({
    tells: [CONTRACEPTIVE, BETWEEN, RECENT],
    without: [...GRAVE, ...NOT_PREGNANT, 'belly-pain', 'leg-swelling-one', 'chest-pain'],
    never: /\b(?:heavy|clots|soak\w*|positive|after (?:sex|intercourse))\b/,
    explains: ['vaginal-bleeding', 'bleeding', 'period-problem', 'clot-risk'],
  }),
  usual({
    tells: [MISSED_PILL, CONTRACEPTIVE],
    without: [...GRAVE, ...NOT_PREGNANT, 'unprotected-sex', 'seizure', 'chest-pain', 'vaginal-bleeding', 'belly-pain'],
    explains: words('out-of-vital-medicine clot-risk period-problem too-many-pills emergency-contraception chewed-it'),
    never:
      /\b(?:two|three|several|2|3|4) (?:\w+ )?pills\b|\b(?:whole|entire|all|todo|toda|todas)\b[^.|]{0,20}\b(?:bottle|packs?|pills|box|frasco|pastillas|caja)\b/,
  }),
  usual({
    tells: [A_FEW_DAYS_LATE, TESTED_NEGATIVE],
    without: [...GRAVE, 'belly-pain', 'lower-right-pain', 'vaginal-bleeding', 'suicide-said'],
    explains: ['period-problem', 'missed-periods', 'pregnant'],
  }),
  usual({
    tells: [PREMENSTRUAL],
    without: [...GRAVE, ...NOT_PREGNANT, 'suicide-said', 'self-harm', 'lower-right-pain', 'vaginal-bleeding'],
    never: /\b(?:cant (?:work|function)|suicid\w*|unbearable)\b/,
    explains: ['period-problem', 'missed-periods', 'depressed', 'anxious', 'belly-pain', 'headache', 'breast-sore'],
  }),
  {
    becomes: 'visit-of-woman',
    tells: [PERIODS_ENDED, BLED],
    without: [...GRAVE, ...NOT_PREGNANT, 'belly-pain', 'black-stool', 'blood-in-urine'],
    explains: ['blood-in-stool', 'vaginal-bleeding', 'drops-of-blood', 'bleeding', 'blood-thinner'],
    never: /\b(?:heavy (?:bleed\w*|flow)|heavily|clots?|soak\w*|stools?|poop|bowel movements?)\b/,
  },
  {
    becomes: 'visit-of-woman',
    tells: [PERIOD, HEAVY, HEAVY_FOR_LONG, NOT_BLEEDING_NOW],
    without: [
      ...GRAVE.filter((each) => each !== 'heavy-vaginal-bleeding' && each !== 'much-blood'),
      ...NOT_PREGNANT,
      'chest-pain',
      'short-of-breath',
      'blood-thinner',
    ],
    explains: ['heavy-vaginal-bleeding', 'vaginal-bleeding', 'bleeding', 'much-blood', 'period-problem'],
  },
]
