import { showsHeartOrBrain } from './other-meanings-in-spanish'
import type { OtherMeaning } from './other-meanings'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const ILL =
  '(?:infartos?|derrames?(?: cerebral(?:es)?)?|embolias?|trombosis|coagulos?|aneurismas?|ataques? (?:al|del|de) corazon|paros?(?: cardiaco)?|ictus|sepsis|septicemia)'
const ONE = '(?:un |una |el |la )?'
/** An illness by its name as what might come to somebody, was dreamt, or is asked bare. */
const MIGHT_COME = new RegExp(
  [
    `\\b(?:pensando|pienso|miedo|temor|terror|temo|preocup\\w+|angusti\\w+|susto|nervios\\w*) (?:\\w+ ){0,2}?(?:que|q) (?:me|le|te|nos|les) (?:de|diera|vaya a dar|fuera a dar|pueda dar|pegue) ${ONE}${ILL}`,
    `\\bson(?:o|e|aba) (?:que|q) [^.;,!?\\n]{0,30}?\\b${ILL}`,
    `(?<=^|[.;!?\\n\\u00bf] ?)(?:(?:y|o|si|no|es|era|sera|fue|seria|puede|podria|que|ser) ){0,4}${ONE}${ILL}(?: de algo)? ?\\?`,
  ].join('|'),
  'g',
)
const CLINICIAN =
  /\b(?:doctora?|dr|dra|medic[oa]|enfermer[oa]|hospital|cirujan[oa]|especialista|pediatra|paramedic[oa]s?)\b/
const SWELLS_NOW =
  /\b(?:alerg\w+|ronchas|cacahuates?|nuez|nueces|mariscos?|camaron\w*|abejas?|avispas?|ahorita|lengua|labios?)\b/
const MAY = '(?:va|van|vaya|vayan|iba|iban|puede|pueden|podia|podian|podria|podrian|fuera|fueran|pueda)'
const FALLS_ILL =
  '(?:amput\\w+|paraliz\\w+|quebr\\w+|salir|cerrar\\w*|gangren\\w+|deshidrat\\w+|torcer\\w*|enchuec\\w+|tapar|tullir|quedar (?:cieg[oa]|chuec[oa]|paralitic[oa]|mud[oa]|sord[oa]))'
/** "Lo van a amputar", "se le podía paralizar la cara": what might come, told by nobody who knows. */
const MAY_BEFALL = new RegExp(
  `(?<!\\b(?:siento|siente|senti|sintio|sentia|parece|ahorita) (?:(?:como|que|ya) ){0,2})\\b(?:lo|la|le|me|se (?:le|me|nos)) ${MAY} (?:a )?${FALLS_ILL}\\b[^.;,!?\\n]{0,30}`,
  'g',
)
export const PEOPLE =
  '(?:vecin[oa]|suegr[oa]|cunad[oa]|comadre|compadre|ti[oa]|abuel[oa]|prim[oa]|herman[oa]|mama|papa|amig[oa]|companer[oa]|senora|patrona|marido|espos[oa]|muchachas?|gente)'
/** "La vecina dice que si babea es que se le cerró la garganta": a theory, no finding. */
const THEORY = new RegExp(
  `\\b(?:${PEOPLE} (?:\\w+ ){0,4}?(?:dice|dicen|dijo|dijeron|jura|cree|asegura)|(?:dice|dicen|dijo|jura) (?:mi|la|una|el|mis|las) ${PEOPLE}) (?:que|q) si [^.;,!?\\n]{2,40}? es (?:que|porque|por que|de que|senal de|sintoma de) [^.;,!?\\n]*`,
  'g',
)
const READ =
  /\b(?:lei|leyo|leimos|leyendo|vi en (?:internet|tiktok|facebook|youtube)|decia en (?:internet|google)) (?:\w+ ){0,3}?(?:que|q) (?:(?!\b(?:y|pero|porque|ahora|hoy|ahorita|mi|tengo|siento|anoche)\b)[^.;,!?\n]){3,80}/g
const BLEEDS_ON =
  /\b(?:mucha sangre|much[oa]|chorr(?!it)\w+|borbotones|empap\w+|litros?|coagul\w+|no (?:me |le )?(?:para|ha parado|cede|se detiene|deja de sangrar)|sigue|sigo|sin parar|palid\w+|mare\w+|desmay\w*|anticoagulante|warfarina|eliquis|xarelto|aspirina|hond[oa]|profund[oa]|embarazad[oa]|toallas?|parto|cesarea|cort(?:e|ado|ada|adura)|sierra|cuchill\w*|heridas?|balazo|apunal\w*|dio a luz|pari|aborto)\b/
const RED_THING =
  /\b(?:crayon\w*|crayolas?|betabel\w*|remolachas?|jamaica|colorantes?|gelatina|takis|cheetos|paletas?|raspado|ponche|gatorade|catsup|ketchup|salsa|jitomate|tomate|chile|fresas?|sandia|plumon\w*|pintura|pitahaya|dulces?|kool ?aid)\b/
const BLOOD_INDEED =
  /\b(?:coagul\w+|cafe molido|si (?:es|era) sangre|de verdad (?:es|era) sangre|negr[oa]|chapopote|mare\w+|desmay\w+|palid\w+|duele\w*|dolor|vomit[oa] (?:y vomita|sangre|rojo otra vez)|otra vez|sigue)\b/
const LIMB_HURT =
  /\b(?:hinch\w+|chuec[oa]|deform\w+|morad[oa]|crujio|trono|no (?:la |lo |se )?(?:mueve|apoya|puede|pisa|deja)|grita|llora (?:si|cuando|al)|torcid[oa])\b/
const SMALL_CUT =
  /\b(?:cortecit\w+|cortadit\w+|cortit\w+|rasur\w+|rastrillo|chiquit\w+|superficial|pequen\w+|rasgun\w+|piquit\w+)\b/
const WIDE_CUT =
  /\b(?:hond[oa]|profund[oa]|abiert[oa]|se abre|hueso|grasa|sigue|no para|tendon|centimetros|vidrio|cara|no (?:puede|puedo) mover)\b/
const CUT = /\bcort(?:e|o|ada|adura)\b/g
const IS_OVER = /\b(?:ya (?:paro|no sangra|cerro)|dejo de sangrar|se detuvo)\b/
const isSmallCutOver = (plain: string): boolean =>
  SMALL_CUT.test(plain) && IS_OVER.test(plain) && !WIDE_CUT.test(withoutDenials(plain))
const KNOWN_PANIC = /\b(?:ansiedad|panico)\b/
const AS_ALL_ATTACKS =
  /\b(?:igual(?:it[oa])? (?:que|a|como) (?:en )?(?:siempre|(?:todos )?(?:mis|los) (?:\w+ )?ataques|las otras veces|otras veces)|como (?:en )?(?:todos )?mis (?:\w+ )?ataques)\b/
const ENDED_SOON = /\bse (?:me )?(?:quito|paso|fue|calmo)\b/
const LAMED =
  /\b(?:un (?:solo )?lado|media? (?:cara|cuerpo)|chuec[oa]|habl\w+|palabras|debil\w*|desmay\w+|pecho|diferente|distint[oa]|peor|cara|pierna|sangre)\b/

/** Spanish words of danger that are feared, said by others, asked by name, or stand beside their harmless cause. */
export const OTHER_MEANINGS_FEARED_IN_SPANISH: readonly OtherMeaning[] = [
  { of: words('heart-attack stroke sepsis lung-clot'), meant: MIGHT_COME, unless: showsHeartOrBrain },
  {
    of: words('stroke lung-clot heart-attack'),
    meant: MIGHT_COME,
    unless: (plain) =>
      ![KNOWN_PANIC, AS_ALL_ATTACKS, ENDED_SOON].every((sign) => sign.test(plain)) || LAMED.test(withoutDenials(plain)),
  },
  {
    of: words(
      'amputation face-droop one-side-weak throat-swelling throat-danger dry-mouth broken-bone likely-broken back-danger needs-visit black-wound',
    ),
    meant: MAY_BEFALL,
    unless: (plain) => CLINICIAN.test(plain) || SWELLS_NOW.test(plain),
  },
  { of: words('throat-swelling throat-danger drooling cannot-breathe stroke seizure'), meant: THEORY },
  {
    of: words('short-of-breath cannot-breathe face-droop one-side-weak seizure throat-swelling vision-loss blue-lips'),
    meant: READ,
  },
  {
    of: ['severe-bleeding'],
    meant:
      /\bno (?:me |le |nos |lo |la )?dejan? (?:ni )?(?:dormir|descansar|trabajar|caminar|comer|en paz|hablar)\b|\b(?:no hay|sin|no sale|no tiene|no trae) sangre\b|\b(?:enfermer[oa]|laboratorio|clinica|doctora?)\b[^.;!?\n]{0,20}\bsac(?:o|aron) sangre\b[^.;!?\n]{0,20}|\bderram\w+ (?:la|una|las) venas?\b/g,
    unless: (plain) =>
      /\bchorr\w+|\bborbotones|\bempap\w+|\bno (?:me |le )?(?:para|deja) de sangrar/.test(withoutDenials(plain)),
  },
  {
    of: ['severe-bleeding'],
    meant:
      /\b(?:me|se|nos) (?:voy|va|vaya|vamos|puedo|puede|podria) (?:a )?desangr\w+|\bo (?:me|se) desangr[oa]\b|\b(?:cree|creia|piensa|pensaba|dice|grita|jura|miedo|temo) (?:de |a )?(?:que|q) (?:ya )?(?:me|se) (?:esta|estaba|va a|fuera a|vaya a) desangr\w+/g,
    unless: (plain) => BLEEDS_ON.test(withoutDenials(isSmallCutOver(plain) ? plain.replaceAll(CUT, ' ') : plain)),
  },
  {
    of: words('vomiting-blood coughing-blood blood-in-urine blood-in-stool bleeding vaginal-bleeding'),
    meant:
      /\b(?:pens[eo]|pensaba|pensamos|cre[iy]o?|creia|creimos|jur[eo]|juraba) (?:que|q) (?:\w+ ){0,3}?sangre\b|\bes sangre o\b[^.;!?\n]{0,30}\?|\bsera sangre\b[^.;!?\n]{0,20}\?|\bsup[oe] a sangre\b|\bno (?:era|es) sangre\b|\bescena del crimen\b/g,
    unless: (plain) => !RED_THING.test(plain) || BLOOD_INDEED.test(withoutDenials(plain)),
  },
  {
    of: words('bleeding vaginal-bleeding'),
    meant:
      /\b(?:grit[oa]|gritaba|dice|dijo|jura|asegura|cree) (?:que|q) (?:era|es) (?:una |pura )?(?:hemorragia|sangre)\b/g,
    unless: (plain) =>
      !/\bhierro\b/.test(plain) ||
      /\b(?:roj[oa]|fresca|coagul\w+|pegajos[oa]|negr[oa]|chapopote|palid\w+|debil\w*|mare\w+)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('broken-bone likely-broken'),
    meant:
      /\bsi (?:se )?(?:le|me|la|lo) (?:quebr|romp|fractur|astill)\w+ (?:un |el |algun |la |una )?(?:hues\w+|costillas?|pie\w*|dedo|pierna)\b/g,
    unless: (plain) => LIMB_HURT.test(withoutDenials(plain)),
  },
  { of: ['depressed'], meant: /\bno llora (?:si|cuando|al)\b/g },
  { of: words('depressed dizzy'), meant: /\btodo me da (?:miedo|susto|terror|panico|nervios|pendiente)\b/g },
  {
    of: ['deep-cut'],
    meant: /\b(?:necesit[oa]|ocup[oa]|llev[ao]|requier[eo]|hay que) (?:\w+ )?(?:puntos|puntadas|suturas?|coser\w*)\b/g,
    unless: (plain) => !SMALL_CUT.test(plain) || WIDE_CUT.test(withoutDenials(plain)),
  },
]
