import type { OtherMeaning } from './other-meanings'
import { isBiteWithoutWound } from '../real-exposure'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const BITTEN_BY_GNAT = /\b(?:mosquitos?|zancudos?|jejenes|jejen|mosquit[oa]s?|pulgas?|piquete de)\b/
const BEYOND_THE_BITE =
  /\b(?:garganta|lengua|labios?|boca|respir\w+|aire|ronchas|todo el cuerpo|fiebre|calentura|caliente|pus|vomit\w*|mare\w*|desmay\w*|duele\w*|dolor|veo (?:mal|borroso|doble)|no (?:puedo|puede) (?:abrir|mover))\b/

const TONGUE_BURNT =
  /\b(?:quem\w+|burn(?:t|ed)?|scald\w+) (?:\w+ ){0,2}?(?:lengua|paladar|tongue|roof of (?:my|his|her|the) mouth)\b/
const BURNT_WORSE =
  /\b(?:ampoll\w*|blister\w*|manos?|brazos?|pecho|cara|bebe|nin[oa]|hij[oa]|babea\w*|voz (?:ronca|rara|apagada)|ronc[oa]|sosa|acido|cloro|quimic\w+|vapor|hands?|arms?|chest|face|baby|child|drool\w*|hoarse|lye|acid)\b|\bno (?:puedo|puede) (?:tragar|respirar|hablar)\b/
const CANNOT_SWALLOW = /\bno (?:\w+ )?(?:puedo|puede|pasa|paso) (?:\w+ )?(?:tragar|respirar|hablar|saliva|agua)\b/

const CAME_OUT =
  /\b(?:tos(?:i|io)(?: \w+){0,3},? (?:y )?(?:\w+ ){0,2}?(?:salio|escup\w+|ech\w+|saco|saque|expuls\w+|bajo|paso)|ya (?:me |le |lo |la |se )?(?:salio|escupi\w*|paso|bajo|trague|trago|fue)|cough\w* (?:it|the \w+) (?:right )?(?:up|out)|(?:it )?(?:popped|came|shot) (?:right )?out)\b/
const EATS_SINCE =
  /\b(?:ya (?:comi|comio|tome|tomo|bebi|bebio|esta (?:comiendo|jugando|bien)|come|respira)|(?:comi|comio|tome|tomo|toma|come|respir[oa]|habl[oa]) (?:\w+ ){0,2}?(?:bien|normal)|esta bien|estoy bien|(?:fine|ok|okay|normal|playing|eating|drinking|breathing \w+) (?:now|since|after))\b/
const STILL_CHOKES =
  /\b(?:sigue|sigo|todavia|aun|morad[oa]|azul|silb\w+|babea\w*|no (?:puede|puedo)|tose y tose|se quedo|still|keeps?|blue|purple|wheez\w*|drool\w*|cant|limp)\b/

const SLOW_TO_SWALLOW = /\b(?:desde hace|hace|por) (?:\w+ ){0,3}?(?:semanas|meses|anos)\b/
const SWALLOWS_NOW =
  /\b(?:traga (?:bien )?(?:su |la )?(?:saliva|agua)|no esta atorad[oa]|(?:come|comiendo|comio) (?:\w+ )?(?:bien|normal)|pasa con agua)\b/
const STUCK_NOW =
  /\b(?:ahorita|en este momento|morad[oa]|azul|babea\w*|no (?:puede|puedo) (?:respirar|hablar|tragar)|atorad[oa] (?:ahora|desde hoy))\b/

const A_DROP = /\b(?:cayo|salpico|escurrio) (?:\w+ )?(?:gota|gotita|chorrito|poquito)\w*/g
const HURT_OR_NUMB =
  /\b(?:cai|cayo|caida|golpe\w*|choque|choco|cort\w+|quem\w+|machu\w+|aplast\w+|fractur\w*|quebr\w+|adormec\w*|adormil\w*|dormid[oa]s?|durmio|hormigue\w*|entum\w*|debil\w*|brazos?|piernas?|cintura|lado|cara|accidente|espalda|congel\w+|pie|pies|dedos?)\b/

const LOW_CARB = /\b(?:dieta (?:keto|cetogenica|baja en carbo\w*|sin carbo\w*)|keto(?:genic)? diet|keto|low carb)\b/
const LIKE_ACIDOSIS =
  /\b(?:diabet\w*|insulin\w*|vomit\w*|nauseas?|embaraz\w*|pregnan\w*|jardiance|farxiga|invokana|\w+gliflozin\w*|confund\w*|confus\w*|azucar (?:alta|de [2-9]\d\d)|respir\w+ (?:rapido|raro|agitad\w*)|breath\w* (?:fast|hard)|dolor|duele|drows\w*|muy cansad[oa])\b/

const FOUND_CLEAN =
  /\b(?:cateterismo|arterias|coronarias|angiograma|prueba de esfuerzo)\b[^.;!?\n]{0,40}\b(?:limpi[oa]s?|normal(?:es)?|bien|sin (?:obstruccion\w*|bloqueos?))\b/
const NONE_SINCE =
  /\b(?:no (?:he|ha) vuelto a (?:sentir|dar|doler|tener)|desde entonces (?:nada|bien|no)|no me ha vuelto)\b/

const SPORT =
  /\b(?:quien gano|pelea de (?:box|anoche|\w+ contra)|la pelea anoche|boxeador\w*|peleador\w*|ufc|canelo|en que canal|la pasan|pago por evento|repeticion)\b/
const OF_OWN =
  /\b(?:me (?:noque\w+|pego|pegaron)|(?:a|de) mi (?:hij\w+|herman\w+|espos\w+|papa|novi\w+)|mi (?:hij\w+|herman\w+|espos\w+) (?:boxea|pelea|peleo|quedo))\b/

/** Words of danger in Spanish stories of what is over, harmless by its cause, or nobody's own. */
export const OTHER_MEANINGS_OF_SPANISH_STORIES: readonly OtherMeaning[] = [
  {
    of: words('one-side-weak grave-look limb-numb'),
    meant: /\bno (?:siento|sentimos|siente) nada(?= ?(?:[.;!?\n]|$|,? (?:raro|malo|mas|fuera|pero|y)\b))/g,
    unless: (plain) => HURT_OR_NUMB.test(withoutDenials(plain.replaceAll(A_DROP, ' '))),
  },
  { of: ['chills'], meant: /\b(?:la|una|las|mi|con|en|de) tiritas?\b/g },
  {
    of: ['animal-bite'],
    meant: /\b(?:mordi\w*|mordisc\w*|mordida|bit|bitten|nipp\w*|bites?|perr\w+|gat\w+|dog|cat)\b/g,
    becomes: 'harmless-sign',
    unless: (plain) => !isBiteWithoutWound(plain),
  },
  {
    of: words('face-swelling swollen-eye'),
    meant:
      /\b(?:parpados?|ojos?|oreja|cachete|mejilla|frente)\b[^.;!?\n]{0,30}\bhinch\w+|\bhinch\w+[^.;!?\n]{0,20}\b(?:parpados?|ojos?|oreja|cachete|mejilla|frente)\b/g,
    becomes: 'insect-sting',
    unless: (plain) => !BITTEN_BY_GNAT.test(plain) || BEYOND_THE_BITE.test(withoutDenials(plain)),
  },
  {
    of: ['hives'],
    meant: /\b(?:una|la) (?:sola |unica |pura )?ronch(?:it)?as?\b/g,
    becomes: 'insect-sting',
    unless: (plain) =>
      !BITTEN_BY_GNAT.test(plain) || BEYOND_THE_BITE.test(withoutDenials(plain.replaceAll(/\buna ronchas\b/g, ' '))),
  },
  {
    of: ['burn-size'],
    meant: /\b(?:cafe|cafecito|te|sopa|caldo|chocolate|atole|pizza|leche|agua|coffee|tea|soup|cocoa)\b/g,
    unless: (plain) =>
      !TONGUE_BURNT.test(plain) || CANNOT_SWALLOW.test(plain) || BURNT_WORSE.test(withoutDenials(plain)),
  },
  {
    of: ['throat-swelling'],
    meant:
      /\b(?:foros?|internet|google|tiktok|noticias|le[iy]o?|encontr[eo]|dicen?|vi)\b[^.;!?\n]{0,80}\b(?:cierran?|hinchan?|inflaman?|cerrar|hinchar) (?:la|tu) garganta\b/g,
  },
  {
    of: words('choking cannot-breathe'),
    meant:
      /\b(?:se (?:me|le) (?:ahogo|atoro|atraganto|atasco|fue)|me (?:ahogue|atragante|atore)|se (?:ahogo|atraganto|atoro)|choked) (?:con |on )?(?:(?:un|una|el|la|a|his|her|my|some) )?(?:pedazo|pedacito|trozo|trocito|bocado|trago|traguito|uva|dulce|papa|arroz|tortilla|pan|pollo|carne|saliva|agua|piece|bite|sip|chip|grape|food)\b[^.;!?\n]{0,40}/g,
    unless: (plain) =>
      !CAME_OUT.test(plain) ||
      !EATS_SINCE.test(plain) ||
      STILL_CHOKES.test(plain.replaceAll(/\bno (?:sigue|tose)\b/g, ' ')),
  },
  {
    of: ['choking'],
    meant: /\bse (?:me |le )?(?:atragant|ator|atasc)\w+(?: \w+){0,9}/g,
    becomes: 'needs-visit',
    unless: (plain) =>
      !SLOW_TO_SWALLOW.test(plain) || !SWALLOWS_NOW.test(plain) || STUCK_NOW.test(withoutDenials(plain)),
  },
  {
    of: ['fruity-breath'],
    meant: /\b(?:cetonas?|cetoacidosis|ketones?|ketosis|ketoacidosis)\b/g,
    unless: (plain) => !LOW_CARB.test(plain) || LIKE_ACIDOSIS.test(withoutDenials(plain)),
  },
  {
    of: ['chest-pain'],
    meant: /\b(?:me dol(?:ia|io)|tuve dolor de|me dio dolor de|por dolor de) (?:el )?pecho\b/g,
    unless: (plain) =>
      !FOUND_CLEAN.test(plain) || !NONE_SINCE.test(plain) || /\bme duele\b/.test(withoutDenials(plain)),
  },
  {
    of: ['flank-pain'],
    meant: /\bcostado (?:\w+ )?(?:del|de su|de mi) (?:pecho|torax)\b/g,
  },
  {
    of: ['rash-not-fading'],
    meant: /\b(?:puntos?|puntitos?|bolitas?|manchitas?|lunares) roj\w+/g,
    unless: (plain) => !/\b(?:punt\w+ rubi|angiomas?|nevos? rubi|lunares rubi)\b/.test(plain),
  },
  {
    of: ['infection'],
    meant:
      /\b(?:va|vaya|puede|podria|pueda) (?:a )?(?:ir(?:se)?|pasar(?:se)?|llegar|subir(?:se)?|correr(?:se)?) (?:la |una )?infeccion (?:al?|a la|hasta) \w+/g,
  },
  {
    of: words('head-injury head-danger nosebleed bleeding vaginal-bleeding bleeding-elsewhere'),
    meant: /[^.;!?\n]*\b(?:asalto|round|noquead\w+|nocaut|knockout)\b[^.;!?\n]*/g,
    unless: (plain) => !SPORT.test(plain) || OF_OWN.test(plain),
  },
]
