import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { graver, unlessTold } from '../unless-told'
import { LIMP_IS_REAL, says } from '../vocabulary'

const WALKS_AS_EVER =
  /\b(?:walk\w*|gets? (?:about|around)|danc\w*|garden\w*|camina\w*|anda)\b[^.;!?\n]{0,25}\b(?:like always|as (?:always|usual|ever|before)|normal\w*|fine|well|no (?:limp|trouble|pain)|como siempre|bien|igual)\b/
const DAYS_AGO =
  /\b(?:(?:two|three|four|five|six|\d|a few|few|several|couple of) days ago|(?:last|a) week|hace (?:dos|tres|cuatro|varios|unos|\d) dias|la semana pasada)\b/
const NO_PAIN =
  /\b(?:no|without|nor|any|ni|sin|nada de) (?:\w+ ){0,2}(?:pain|dolor)\b|\b(?:nothing|doesnt|not|no le) (?:hurt\w*|duele)\b/
const HURT_BY_FALL =
  /\b(?:head|hit|neck|hip (?:hurts|pain)|groin|bruis\w*|swollen|swelling|limp\w*|confus\w*|drows\w*|sleepy|dizz\w*|faint\w*|pass\w* out|again|twice|blood thinner\w*|eliquis|warfarin|xarelto|plavix|weak\w*|cant|wont|headache|vomit\w*|cabeza|cadera|moret\w+|hinchad\w+|confundid\w+|mare\w+|desmay\w+|anticoagulante\w*|no puede)\b/
const NOT_OF_THINNERS = /\b(?:hips and|old ladies and hips)\b/g
const ANKLE = /\b(?:ankles?|tobillos?)\b/
const BEARS =
  /\b(?:can (?:still )?(?:stand|walk|bear weight|put (?:my |full )?weight)|walk\w* on it|walking (?:fine|ok|normally)|(?:puedo|puede) (?:pisar|caminar|apoyar\w*|pararme)|camin[oa] (?:bien|normal))\b/
const MORE_THAN_A_SPRAIN =
  /\b(?:cant|cannot|couldnt|pop(?:ped)?|crack\w*|snap\w*|bones?|deform\w*|crooked|numb\w*|pale|cold|head|neck|back|hip|wrist|hand|arm|knee|bleed\w*|stairs|ladder|roof|6[5-9]|[789]\d|grand\w+|elderly|pregnan\w*|thinner\w*|trono|hueso\w*|chuec\w+|dormid\w+|cabeza|cadera|mano|muneca|escalera|techo|abuel\w+|embaraz\w*|severe|awful|worse|weeks?|month)\b/
const isAnkleThatBears = (plain: string): boolean =>
  ANKLE.test(plain) && BEARS.test(plain) && !MORE_THAN_A_SPRAIN.test(withoutDenials(plain))
const LIMB_HURT =
  /\b(?:hinch\w+|chuec[oa]|deform\w+|morad[oa]|crujio|trono|no (?:la |lo |se )?(?:mueve|apoya|puede|pisa|deja)|grita|llora (?:si|cuando|al)|torcid[oa])\b/
const TOOTH_PULLED = /\b(?:sac\w+|extraj\w+|quit\w+|extraccion)\b[^.;!?\n]{0,25}\b(?:muelas?|dientes?)\b|\bextraccion\b/
const JAW_STRUCK = /\b(?:golpe\w*|choque|accidente|caida|pierna|brazo|mandibula|quijada)\b/
const AT_SPEED = /\b(?:carros?|coches?|autos?|motos?|bicis?|bicicletas?|camion\w*|trocas?|manej\w+|escaler\w*)\b/

/** Words about bones that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_INJURY_BONES: readonly OtherMeaning[] = [
  {
    of: ['dangerous-accident', 'back-danger'],
    meant: /\b(?:fell|came|tumbled|slipped) (?:off|from) (?:(?:a|his|her|the|my) )?(?:kick )?scooter\b/g,
  },
  {
    of: words('dangerous-accident force body-blow heavy-fall'),
    meant:
      /\b(?:feels?|felt|feeling|like|as if|as though) (?:\w+ ){0,2}?an? (?:\w+ )?(?:mule|horse|donkey) (?:had |has |just )?kick\w*(?: (?:it|me|my \w+))?\b|\bcomo si (?:me |lo |la )?(?:hubiera |hubiese )?(?:pate\w+) (?:un|una) (?:mula|burro|caballo)\b/g,
  },
  {
    of: words('fall'),
    meant: /\b(?:elevator|plane|airplane|phone|price|ascensor|avion)s? (?:\w+ )?(?:fell|dropped)\b/g,
  },
  {
    of: ['fall'],
    meant:
      /\b(?:weight|grades?|scores?|sugars?|a1c|levels?|numbers?|memory|sleep|mood|count)\b[^.;!?\n]{0,25}\b(?:slipped|dropped|fell|fallen)\b|\bslipped (?:by|my mind|back into|up on)\b/g,
  },
  {
    of: words('neck-injury broken-bone bad-fracture likely-broken'),
    meant:
      /\b(?:broke|fractured|cracked) (?:\w+ ){1,3}back in (?:the )?(?:19|20)?(?:\d\ds?|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b(?: \w+)?|high school|college|grade school|the (?:army|navy|war))\b/g,
    unless: (plain) =>
      /\b(?:now|today|again|yesterday|hurts?|swollen|numb\w*|fell|weak\w*)\b/.test(withoutDenials(plain)),
  },
  {
    of: words('fall'),
    meant: /\b(?:had|took) an? (?:\w+ )?(?:fall|tumble)\b|\b(?:fell|slipped|tripped|se cayo|resbalo)\b/g,
    becomes: 'needs-visit',
    unless: (plain) =>
      ![WALKS_AS_EVER, DAYS_AGO, NO_PAIN].every((sign) => sign.test(plain)) ||
      HURT_BY_FALL.test(withoutDenials(plain.replaceAll(NOT_OF_THINNERS, ' '))),
  },
  {
    of: ['bad-fracture'],
    meant:
      /\b(?:is|will|can|could|does) (?:it|this|that) (?:be )?(?:burn|eat|dissolv)\w* (?:\w+ )?(?:through )?to (?:the|my) bone ?\?/g,
  },
  {
    of: words('dangerous-accident body-blow back-danger'),
    meant:
      /\b(?:like|as if|as though) (?:(?:ive|i|id|i had|they|theyve|it) )?(?:been |was |were |got |had been )?(?:kicked|trampled|stomped|hit) (?:\w+ )?by (?:an? |the )?(?:\w+ of )?(?:mules?|horses?|donkeys?|elephants?|buffalos?|camel)\b|\bcomo si me hubiera (?:pateado|aplastado|pisado) (?:un|una) (?:mula|caballo|burro|elefante)\b/g,
  },
  {
    of: ['fall'],
    meant: /\b(?:fell|fall|landed|tripp?ed|cai|tropece)\b(?! (?:on|onto|off|from|down|sobre|encima|de|desde|por)\b)/g,
    unless: (plain) => !isAnkleThatBears(plain),
  },
  {
    of: ['broken-bone'],
    meant: /\b(?:has|have|says|got) (?:an? )?"broken (?:leg|arm|foot|toe|finger|ankle|wrist)"/g,
    unless: (plain) =>
      LIMP_IS_REAL.test(withoutDenials(plain)) ||
      !/\b(?:jump\w*|runs?|running|danc\w*|giggl\w*|plays?|playing)\b/.test(plain),
  },
  {
    of: words('fall'),
    meant: /\b(?:arms?|legs?|heads?|nose|butt|ears?|foot|feet|hand) (?:\w+ ){0,3}?(?:fell|falls?|falling) off\b/g,
  },
  {
    of: ['dangerous-accident'],
    meant:
      /\b(?:nearly|almost) (?:got |was |been )?(?:hit|run over|struck|rear ended|t boned)(?: by (?:an? |the )?\w+)?|\bcasi me (?:atropell\w+|chocan|pegan|choca)\b/g,
    unless: (plain) =>
      /\b(?:fell|thrown|landed|crashed|hurts?|pain|neck|head|bruis\w*|bleed\w*|swerv\w*|rolled|cai|caida|duele|dolor|cuello|cabeza|sangr\w+)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('broken-bone likely-broken'),
    meant:
      /\bsi (?:se )?(?:le|me|la|lo) (?:quebr|romp|fractur|astill)\w+ (?:un |el |algun |la |una )?(?:hues\w+|costillas?|pie\w*|dedo|pierna)\b/g,
    unless: (plain) => LIMB_HURT.test(withoutDenials(plain)),
  },
  {
    of: ['fall'],
    meant:
      /\b(?:me|le|nos) cay(?:o|eron) (?:(?:un|una|unas|unos|poquit[oa]|tantit[oa]|algo|de|la|el) ){0,3}(?:pipi|orina|orines|caca|popo|gotas?|gotitas?|agua|polvo|jabon|cloro|shampoo|champu|comida|leche|aceite|cafe|caldo)\b|\bse (?:le |me )?cayo el (?:ombligo|cordon|pupito|diente|pelo|pellejo|chupon)\b/g,
  },
  {
    of: words('bad-fracture lurking looks-broken'),
    meant:
      /\b(?:apret|tocar|toco|tocan|palp|presion)\w* (?:\w+ )?(?:el|los) huesos? (?:de|por) (?:afuera|fuera|adentro|dentro)\b/g,
  },
  {
    of: ['bad-fracture'],
    meant: /\bse (?:me )?(?:ve|mira|asoma|siente) (?:el |un )?hues(?:o|ito)\b/g,
    unless: (plain) => !TOOTH_PULLED.test(plain) || says(plain, JAW_STRUCK),
  },
  {
    of: ['dangerous-accident'],
    meant:
      /\bcho(?:que|co|quo) (?:\w+ )?(?:con|contra) (?:el|la|un|una|mi|su) (?:cama|mesa|mesita|silla|sillon|sofa|mueble|escritorio|puerta|esquina|buro|gabinete|cajon|mostrador|comoda|refri|estante|repisa|lavadora|carrito)\w*/g,
    unless: (plain) => AT_SPEED.test(plain),
  },
  {
    of: words('likely-broken severe-pain broken-bone'),
    meant:
      /\b(?:tron\w+|cruji\w+|crac\w*|hizo (?:crac|clic|pop)|popped|cracked|clicked)\b[^.;!?\n]{0,50}?\b(?:fuerte|rodilla|hombro|tobillo|cuello|loud\w*|knee|shoulder|ankle)\b(?:[^.;!?\n]{0,40}?\b(?:fuerte|loud\w*|dolor|pain)\b)?/g,
    unless: unlessTold(
      [
        /\b(?:ni|sin|no (?:hay|tengo|hubo|siento)) (?:nada de )?dolor\b|\bno me duele\b|\bno (?:pain|swelling)\b|\b(?:doesnt|didnt) hurt\b/,
        /\b(?:ni|sin|o|no (?:hay|esta|tengo)) (?:hinchazon|hinchad[oa]|inflamacion)\b|\bno swelling\b|\b(?:or|nor) swelling\b|\bnot swollen\b/,
        /\b(?:camino|camina|apoyo|apoya|ando|muevo|doblo|walk\w*|bend\w*|move\w*) (?:\w+ )?(?:normal\w*|bien|igual|fine|ok)\b|\besta bien\b/,
      ],
      graver(
        'cai|cayo|caida|accidente|choque|fell|fall|hit|golpe\\w*|deform\\w*|chuec[oa]|se me traba|traba\\w*|locks?|gives? way|floj[oa]|cojeo',
      ),
    ),
  },
  {
    of: words('bad-fracture broken-bone likely-broken fall'),
    meant:
      /\b(?:mom|mother|grandma|grandmother|dad|father|aunt|sister|gran|nana|mama|madre|abuela|papa|tia|hermana) (?:who |que )?(?:had )?(?:broke|broken|fractured|se (?:quebro|fracturo|rompio)) (?:her|his|both|la|una) (?:hips?|wrists?|spine|cadera|muneca)(?: (?:at|when (?:she|he) was|in (?:her|his)|a los|cuando tenia|como a los) \w+)?/g,
    unless: (plain) =>
      !/\b(?:dexa|t scores?|bone density|osteop\w+|calcium|vitamin d|densitometria|calcio|vitamina d|my risk|family history|antecedentes?)\b/.test(
        plain,
      ) ||
      /\b(?:today|yesterday|just|now|tonight|this morning|cant (?:walk|stand)|hoy|ayer|ahorita|no puede)\b/.test(plain),
  },
  {
    of: words('bad-fracture'),
    meant: /\b(?:am i|is (?:she|he|it)|are they|im|look|looks|feel|born) (?:\w+ )?deformed\b/g,
    unless: (plain) =>
      /\b(?:fell|fall|hit|crash\w*|broke|snapp\w*|hurts?|swollen|landed|pain)\b/.test(withoutDenials(plain)),
  },
]
