import { withoutQuestions } from '../fears/feared'
import type { OtherMeaning } from './other-meanings'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const OF_ANOTHER =
  /\b(?:mi|el|la|al|nuestr[oa]|un|una) (?:hij[oa]|nin[oa]|bebe|bebit[oa]|espos[oa]|marid[oa]|mama|papa|niet[oa]|abuel[oa]|herman[oa]|nen[ea]|suegr[oa]|companer[oa])\b|\b(?:my|our) (?:\w+ ){0,3}(?:son|daughter|baby|child|kid|toddler|husband|wife|mom|dad|mother|father|grand\w+|brother|sister|old)\b/
const SHAKES_ILL =
  /\b(?:alcohol|tomar|cerveza|insulina|azucar|diabet\w+|fiebre|calentura|escalofri\w+|insulin|sugar|fever|chills|drinking|withdraw\w*|pastillas? (?:de|para) la presion)\b/
const NO_DOCTOR =
  '(?<!\\b(?:doctora?|medic[oa]|enfermer[oa]|pediatra|dr|dra|especialista|oncolog[oa]|resultados?) (?:ya )?(?:me |le |nos )?)'
const GROWTH = '(?:leucemia|linfoma|cancer|sida|tumor)(?: (?:de|en) (?:la |el )?\\w+)?'
const UP_TO_GROWTH =
  '(?:(?!\\b(?:tiene|tengo|tuvo|tuve|diagnostic\\w+|encontr\\w+|detect\\w+|salio)\\b)[^.;!?\\n]){0,60}?'
/** A growth only feared, read of, or named by people who are no doctors. */
const FEARED_GROWTH = new RegExp(
  [
    `${NO_DOCTOR}\\b(?:dice|dicen|decian|dijo|grit[ao]|gritaba|jura|cree|piensa|preguntan?|lei|leo|leyo|leyendo|vio|oi|busque)\\b${UP_TO_GROWTH}\\b${GROWTH}`,
    `\\b(?:pensar|pienso|pensando|miedo|temor|terror|temo|preocup\\w+|imagin\\w+|angusti\\w+)\\b${UP_TO_GROWTH}\\b${GROWTH}`,
    `\\b(?:da|dan|causa|provoca|produce) (?:el |la )?${GROWTH}`,
    `(?<=[.;!?\\n] ?)(?:y |o |es |sera )?${GROWTH} ?\\?`,
    `\\b(?:vecin|amig|companer|prim|conocid|jef|maestr)[oa] (?:\\w+ )?(?:fallecio|murio|se murio) (?:\\w+ ){0,2}?${GROWTH}`,
  ].join('|'),
  'g',
)
const TO_COME = new RegExp(
  `${NO_DOCTOR}\\b(?:dice|dicen|dijo|dijeron|jura|juran|grita|gritaba|insiste|asegura|piensa|cree|creen) (?:\\w+ )?que (?:(?:ya|seguro|el|la) )*(?:\\w+ )?(?:(?:se|me|le|nos|les) ){1,2}(?:va|van|iba|iban|puede|podria) a? ?[^.;!?\\n]*`,
  'g',
)
const FOOD_BLED =
  /\b(?:huevos?|yema|clara)\b[^.;!?\n]{0,40}\bsangr\w+|\bsangr\w+ (?:de|del|en) (?:el |la |un )?(?:huevo|pollo|carne|res|bistec|higado|pescado|filete)\b|\b(?:pollo|carne|bistec|filete)\b[^.;!?\n]{0,20}\b(?:con|tenia|tiraba|solto) (?:\w+ )?sangr\w+|\bera sangre(?: de verdad)?\b/g
const FOOD = /\b(?:huevos?|yema|pollo|carne|bistec|higado|pescado|filete)\b/
const BLED_ONESELF =
  /\b(?:vomit\w*|orin\w*|popo|caca|heces|tos|tosi|nariz|boca|vagin\w*|panal|regla|cort\w+|herida|me (?:salio|sali|sale)|le (?:salio|sale))\b/
const BEAST_SEEN =
  /\b(?:encontre|encontramos|halle|vi|vimos|mate|matamos|habia|aparecio|salio|found|saw|killed|spotted) (?:hoy |ayer |today )?(?:un|una|otro|a|an|the|another) (?:\w+ )?(?:alacran|escorpion|vibora|culebra|serpiente|arana|scorpion|snake|spider)(?: (?:muert[oa]|dead))?/g
const STUNG =
  /\b(?:pic[oa]|pique|picado|picaron|picadura|picando|mordi\w*|mordid\w+|stung|bit|bite|bites|bitten|sting|dolor|duele|hinch\w+|ard(?:e|or)|dorm\w+|entum\w+|hormigue\w*|vomit\w*|saliva\w*|llor\w+|grit\w+|sud\w+|pain|hurts?|swell\w*|swollen|numb\w*|tingl\w*|scream\w*|cry\w*|cries|drool\w*)\b/
const AFTER_BIRTH =
  /\b(?:bebe|parto|cesarea|embaraz\w*|dio a luz|nacio|recien nacid[oa]|pecho|loquios|esposa|senora|mujer|hermana|hija|ella|cunada|nuera|prima)\b/
const BLEEDS_MUCH =
  /\b(?:mucha sangre|chorr\w+|a chorros?|empap\w+|con coagulos|no (?:para|deja|se detiene)|sigue sangrando|palid\w+|mare\w+|desmay\w*|debil\w*|anticoagulante|embarazad\w+|sangre por)\b/
const SHOULDER = /\b(?:hombro|manguito|shoulder)\b/
const LIKE_STROKE =
  /\b(?:cara|boca|habla\w*|hablar|pierna|de repente|subit\w+|hoy|ahorita|anoche|adormec\w+|dormid[oa]|hormigue\w*|confund\w*|vista|cuello roto|pecho|sudden\w*)\b/
const HOARSE = /\b(?:ronquera|ronc[oa]|afonic[oa]|afonia|canto|coro|grit(?:e|ar|ando)|laringitis)\b/
const SPEECH_LOST =
  /\b(?:palabras|enred\w*|arrastr\w*|chuec[oa]|cara|brazo|pierna|confund\w*|confus[oa]|de repente|derrame|entiende|babe\w*)\b/
const LEAFLET =
  /\b(?:traduc\w+|folletos?|volantes?|carteles?|feria|translat\w+|leaflets?|flyers?|brochures?|posters?)\b/
const IS_ILL_NOW =
  /\b(?:mi (?:mama|papa|espos[oa]|hij[oa]|abuel[oa])|ahorita|ahora mismo|hoy|esta (?:manana|noche|tarde)|tengo (?:un )?(?:dolor|\d)|me (?:duele|siento)|right now|tonight|today|my (?:mom|dad|husband|wife|son|daughter))\b/
const WITH_CHILD = /\b(?:embaraz\w*|semanas de|fuente|bebe|pregnan\w*|contracc\w+)\b/
const HANG_OVER = /\b(?:cruda|crudo|resaca|hangover|hung over)\b/
const NOSE = /\b(?:nariz|nose)\b/
const OF_HEAD =
  /\b(?:debil\w*|adormec\w*|dormid[oa]|chuec[oa]|habl\w+|mare\w+|confund\w*|vista|borros[oa]|cabeza|golpe\w*|cai|weak\w*|numb\w*|droop\w*|slur\w*|dizz\w*|head|headache|confus\w*|vision|hit|fell|brazo|pierna|arm|leg)\b/
const OF_CLOT =
  /\b(?:pantorrilla|piernas?|pecho|aire|respir\w+|tos|hinch\w+|vuelo|cirugia|operaron|calientes?|dur[oa]s?|cancer|anticonceptiv\w+|embaraz\w*)\b/
const BEE = /\b(?:abejas?|avispas?|abejorro|hormigas?|mosquitos?|zancudos?|bees?|wasps?|hornets?|stung)\b/
const LIKE_ALLERGY =
  /\b(?:ronchas|todo el cuerpo|garganta|labios?|lengua|boca|cara|ojos?|respir\w+|aire|mare\w+|vomit\w*|desmay\w*|all over|welts|hives|throat|lips?|tongue|mouth|face|breath\w*|dizz\w*|faint\w*|fiebre|fever)\b/
const NAVEL_OFF =
  /\b(?:cayo|callo|desprendio) el (?:ombligo|cordon|pupito)\b|\b(?:cord|stump|navel)\b[^.;!?\n]{0,20}\b(?:fell|came) off\b/

/** Words of danger that a Spanish story says of food, of things, of others' words or of a fright. */
export const OTHER_MEANINGS_TOLD_IN_SPANISH: readonly OtherMeaning[] = [
  {
    of: words('weak-immunity weak-immunity-person had-cancer cancer chronic-illness liver-disease'),
    meant: FEARED_GROWTH,
  },
  { of: words('infection skin-black sepsis ear-pain stiff-neck airway-burn'), meant: TO_COME },
  {
    of: ['baby-moves-less'],
    meant: /\balgo (?:\w+ )?(?:camina|se mueve|caminando|brinca)\b(?: \w+)? (?:adentro|dentro)\b/g,
    unless: (plain) => WITH_CHILD.test(plain),
  },
  {
    of: ['fall'],
    meant:
      /\b(?:me|le|nos) cay(?:o|eron) (?:(?:un|una|unas|unos|poquit[oa]|tantit[oa]|algo|de|la|el) ){0,3}(?:pipi|orina|orines|caca|popo|gotas?|gotitas?|agua|polvo|jabon|cloro|shampoo|champu|comida|leche|aceite|cafe|caldo)\b|\bse (?:le |me )?cayo el (?:ombligo|cordon|pupito|diente|pelo|pellejo|chupon)\b/g,
  },
  {
    of: ['infant-fall'],
    meant: /\bse (?:le |me )?cayo el (?:ombligo|cordon|pupito|diente|pelo|pellejo|chupon)\b/g,
  },
  {
    of: words('lasting long-lasting month-or-more for-long for-long-alone'),
    meant: /\b(?:eso |esto |ya )?(?:fue|paso|ocurrio|sucedio) hace (?:\w+ ){1,2}(?:semanas|meses|anos?)\b/g,
    unless: (plain) => /\b(?:sigo|sigue|siguen|todavia|desde entonces|aun)\b/.test(plain),
  },
  {
    of: words('bleeding vaginal-bleeding allergy-trigger'),
    meant: FOOD_BLED,
    unless: (plain) => !FOOD.test(plain) || BLED_ONESELF.test(withoutDenials(plain)),
  },
  {
    of: words('snake-bite spider-bite'),
    meant: BEAST_SEEN,
    unless: (plain) => STUNG.test(withoutDenials(withoutQuestions(plain))),
  },
  {
    of: ['postpartum'],
    meant: /\b(?:ya )?(?:se|me) compus(?:o|e)\b/g,
    unless: (plain) => AFTER_BIRTH.test(plain),
  },
  {
    of: words('choking cannot-breathe short-of-breath'),
    meant: /\bgas(?:es)?\b[^.;,!?\n]{0,20}\bator\w+[^.;,!?\n]{0,30}|\bator\w+ (?:un |el |de |con )*gas(?:es)?\b/g,
  },
  {
    of: words('cold-limb grave-look blue-lips'),
    meant:
      /\bmoret\w+[^.;!?\n]{0,30}\b(?:morad|verd|amarill|negr|azul)\w*(?:(?:, | y )+(?:morad|verd|amarill|negr|azul)\w*){0,3}/g,
    unless: (plain) =>
      /\b(?:fri[oa]s?|helad[oa]s?|palid\w+|sin pulso|dedos? (?:morad|azul|blanc)\w*)\b/.test(withoutDenials(plain)),
  },
  {
    of: ['severe-bleeding'],
    meant:
      /\b(?:dice|dijo|grita|gritaba|penso|pense|pensaba|creyo|crei|creia|jura) (?:\w+ )?que (?:me estoy|se estaba|me estaba) desangrando(?: por dentro)?\b|\bchup\w+ (?:\w+ ){0,2}sangre\b/g,
    unless: (plain) => BLEEDS_MUCH.test(withoutDenials(plain)),
  },
  {
    of: words('bleeding vaginal-bleeding'),
    meant:
      /\b(?:sangre|sangra) (?:con germenes|se (?:pudre|coagula|envenena|infecta))\b|\bchup\w+ (?:\w+ ){0,2}sangre\b|\bmanchas? (?:viejas? |secas? )?de sangre (?:de|en|del) (?:una?|la|el|mi|las|los) (?:sabanas?|colchon|ropa|alfombra|camisa|pantalon|sillon)\b/g,
  },
  {
    of: words('red-spreading-skin hot-skin'),
    meant:
      /\b(?:agua|ducha|regadera|bano|sauna|jacuzzi|vapor)\b[^.;!?\n]{0,25}\bcaliente\b[^.;!?\n]{0,25}\broj[oa]s?\b(?: como (?:una? )?(?:langosta|jitomate|tomate|camaron))?/g,
    unless: (plain) => /\b(?:quem\w+|ampoll\w+|pus|fiebre|calentura|ronchas|hinchad\w+)\b/.test(withoutDenials(plain)),
  },
  {
    of: words('bad-fracture lurking looks-broken'),
    meant:
      /\b(?:apret|tocar|toco|tocan|palp|presion)\w* (?:\w+ )?(?:el|los) huesos? (?:de|por) (?:afuera|fuera|adentro|dentro)\b/g,
  },
  {
    of: ['tremor'],
    meant:
      /\byo (?:estoy|sigo|ando|estaba|segui|quede) (?:toda? )?temblando\b|\byo temblaba\b|\btemblando de(?:l)? (?:miedo|susto|nervios)\b|\bme (?:tiemblan|temblaban) las manos de(?:l)? (?:miedo|susto|nervios)\b|\bi(?:m| am| was) (?:still |so |just )?(?:shaking|trembling)\b/g,
    unless: (plain) => !OF_ANOTHER.test(plain) || SHAKES_ILL.test(plain),
  },
  {
    of: words('fainted feels-faint dropped-there'),
    meant: /\byo (?:casi )?me (?:quise|queria|iba a) desmayar\b|\byo casi me desmay[eo]\b/g,
    unless: (plain) => !OF_ANOTHER.test(plain),
  },
  {
    of: ['anxious'],
    meant:
      /\bmi (?:espos[oa]|marid[oa]|mama|papa|suegr[oa]|novi[oa]|abuel[oa]) (?:ya )?(?:entro en|esta en|anda en|le dio) panico\b|\bmy (?:husband|wife|mom|mother|dad|partner|boyfriend|girlfriend) (?:is |was )?panick\w+\b/g,
  },
  {
    of: words('speech-trouble face-droop one-side-weak stroke'),
    meant: /"[^"|]{3,60}"|\bsenales de (?:un )?(?:derrame|embolia|infarto)(?: cerebral)?/g,
    unless: (plain) => !LEAFLET.test(plain) || IS_ILL_NOW.test(plain),
  },
  {
    of: ['fluid-leak'],
    meant: /\bliquido que (?:me |le )?(?:sale|salio|dren\w+)\b|\bfluid (?:that is |that |is )?(?:coming|comes) out\b/g,
    unless: (plain) =>
      !/\b(?:dialisis|dialysis|cateter|catheter|drenaje|sonda)\b/.test(plain) || WITH_CHILD.test(plain),
  },
  {
    of: ['one-side-weak'],
    meant:
      /\b(?:estomago|intestinos?|pancreas|stomach|bowels?)(?: \w+)? paraliz\w+\b|\bparaliz\w+ (?:el|los|the|of the) (?:estomago|intestinos?|stomach|bowels?)\b/g,
  },
  {
    of: words('no-urine infant-word'),
    meant:
      /\b(?:gota|gotita|mancha|manchita|poquit[oa])s? (?:de )?sangre (?:ya )?sec[oa]s?(?: (?:en|del) (?:el |su )?panal)?|\b(?:drops?|spots?|bit|stain) of (?:dry|dried) blood\b(?: (?:in|on) (?:the|his|her) (?:diaper|nappy))?/g,
  },
  {
    of: ['speech-trouble'],
    meant: /\b(?:ya )?no (?:me|le) sale (?:bien )?(?:la|mi|su) voz\b/g,
    unless: (plain) => !HOARSE.test(plain) || SPEECH_LOST.test(withoutDenials(plain)),
  },
  {
    of: ['one-side-weak'],
    meant:
      /\b(?:(?:ya )?no (?:lo |la )?pued[oe]|me cuesta|no alcanzo a) (?:subir|levantar|alzar) (?:bien )?(?:el|mi|su) brazo\b[^.;!?\n]{0,20}\b(?:desde hace|hace|llevo|por) (?:\w+ ){1,2}(?:semanas|meses)\b/g,
    unless: (plain) => !SHOULDER.test(plain) || LIKE_STROKE.test(withoutDenials(plain)),
  },
  {
    of: ['severe'],
    meant:
      /\b(?:cruda|resaca|hangover) (?:horrible|terrible|fuerte|espantosa|brutal)\b|\b(?:horrible|terrible|awful|brutal) hangover\b/g,
    unless: (plain) => !HANG_OVER.test(plain),
  },
  {
    of: ['infection'],
    meant:
      /\b(?:aunt|mother|mom|grand\w+|neighbou?r|friend|sister|coworker|uncle|cousin)(?: in law)? (?:\w+ )?(?:says?|said|told (?:me|her|him|us)|swears|thinks) (?:that )?(?:it|the \w+|this|hers?|his|my \w+) (?:will|is going to|would|could|might) [^.;!?\n]*/g,
  },
  { of: ['lower-right-pain'], meant: /\b(?:es|tiene|tengo|de) apendicitis cronica\b/g },
  {
    of: words('dirty-wound pointed-thing'),
    meant:
      /\b(?:como|parece) (?:si (?:tuviera|pisara) )?(?:un |una |unos |unas )?(?:clav(?:os?|ito)|agujas?|alfiler(?:es)?|vidrios?)\b|\blike (?:an? |stepping on (?:an? )?)?(?:nails?|needles?|pins?|tacks?|glass)\b/g,
  },
  {
    of: ['same-day'],
    meant:
      /\bmeningitis (?:(?:hace|el) (?:\w+ ){1,2}(?:anos?|meses|pasado)|viral)\b|\b(?:con|de|por) meningitis (?:el ano pasado|hace)\b|\bmeningitis (?:last year|(?:\w+ )?(?:years|months) ago)\b/g,
  },
  {
    of: ['needs-visit'],
    meant:
      /\bmi (?:abuel[oa]|ti[oa]|prim[oa]|vecin[oa]|suegr[oa]|papa|mama) (?:\w+ )?perdio (?:la|el|un|una) (?:pierna|pie|dedo)s? [^.;!?\n]*/g,
  },
  {
    of: ['stroke'],
    meant:
      /\b(?:sera|es|puede ser|me esta dando|is (?:it|this)|could (?:it|this) be|am i having) (?:un |una |an? )?(?:derrame|embolia|stroke)(?: cerebral)?\b|\b(?:derrame|embolia)(?: cerebral)? por la nariz\b/g,
    unless: (plain) => !NOSE.test(plain) || OF_HEAD.test(withoutDenials(plain)),
  },
  {
    of: ['lung-clot'],
    meant:
      /\b(?:internet|google|tiktok|lei|leo|dicen?) (?:\w+ ){0,4}?(?:puede ser |es |de )?(?:un )?coagulos?\b[^.;,!?\n]{0,40}/g,
    unless: (plain) => OF_CLOT.test(withoutDenials(plain)),
  },
  {
    of: ['hives'],
    meant: /\b(?:una|1|una sola) roncha\b(?: \w+){0,5}|\b(?:an?|one) (?:\w+ )?welt\b/g,
    becomes: 'insect-sting',
    unless: (plain) => !BEE.test(plain) || LIKE_ALLERGY.test(withoutDenials(plain)),
  },
  {
    of: ['white-patches'],
    meant: /\bganglios?\b(?: \w+){0,3} (?:cuello|pescuezo)\b|\b(?:cuello|pescuezo)(?: \w+){0,2} ganglios?\b/g,
    unless: (plain) =>
      /\b(?:garganta|anginas|amigdal\w+|trag\w+|placas|pus|fiebre|calentura)\b/.test(withoutDenials(plain)),
  },
  {
    of: ['needs-visit'],
    meant: /\b(?:l[oa]|se l[oa]) (?:soplo|sono)\b|\bsoplo (?:enter[oa]|fuerte|por la nariz)\b/g,
    unless: (plain) => /\bcorazon\b/.test(plain),
  },
  {
    of: ['child-visit'],
    meant: /\bsangr\w+ (?:del?|por el) frenillo\b|\bfrenillo\b(?= que une|, ese)/g,
  },
  {
    of: words('bleeding vaginal-bleeding drops-of-blood period-problem'),
    meant:
      /\b(?:gota|gotita|mancha|manchita|poquit[oa])s? (?:de )?sangre(?: (?:ya )?sec[oa]s?)?\b|\b(?:drops?|spots?|bit|stain) of (?:dry |dried )?blood\b/g,
    unless: (plain) =>
      !NAVEL_OFF.test(plain) ||
      /\b(?:roj[oa]|pus|huele|apesta|no para|chorr\w+|fiebre|calentura|mucha|red|smell\w*|soak\w*|keeps|fever|popo|vomit\w*)\b/.test(
        withoutDenials(plain),
      ),
  },
]
