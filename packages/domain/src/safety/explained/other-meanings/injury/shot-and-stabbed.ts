import { withoutDenials } from '../../told'
import { words } from '../../../../free-text/words'
import type { OtherMeaning } from '../other-meaning'
import { OF_HEAD_OR_NERVE, SMALL_CUT, WIDE_CUT } from '../vocabulary'

const SNAPPED =
  /\b(?:calf|heel|achilles|tore|torn|gave (?:way|out)|fell|landed|cant|cannot|swollen|swelling|pantorrilla|talon|cai|cayo|hinchad\w+)\b/
const OF_PERIOD = /\b(?:periods?|cramps?|menstrua\w+|time of the month|(?:each|every) month|cada mes|regla|colicos?)\b/
const EACH_MONTH =
  /\b(?:(?:same|like|as) (?:as )?(?:each|every) (?:month|period|time)|(?:but|as) usual|my usual|every month|como (?:siempre|cada mes)|(?:las|los) de siempre)\b/
const UNLIKE_EVER =
  /\b(?:new|worse|worst|different|never|pregnan\w*|late|faint\w*|fever|one side|shoulder|embaraz\w*|peor|nunca|retras\w*|fiebre|un lado)\b/
const THROUGH =
  /\b(?:stepped on|step on|hammer\w*|nail gun|rusty|bleed\w*|blood|tetanus|pull(?:ed)? (?:it|the nail) out|sticking out|pise|pisado|oxidado|sangr\w+)\b/
const HAS_NAME_OF_SONG =
  /\bquien (?:lo|la) (?:canta|cantaba|compuso|toca)\b|\bcomo se llama (?:el|la|ese|esa)\b|\bwho (?:sings|sang|wrote)\b|\bwhat(?:s| is) (?:the name|it called|that song)\b/
const IS_SHOT = /\b(?:(?:me|le|lo) (?:dieron|dispar|balace|hiri|peg)\w*|sangr\w*|shot (?:me|him|her)|bleed\w*)\b/

/** Words about shot and stabbed that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_INJURY_SHOT_AND_STABBED: readonly OtherMeaning[] = [
  {
    of: ['gunshot'],
    meant:
      /\b(?:allergy|venom|shingles|shingrix|pneumonia|pneumococcal|rsv|hpv|mmr|tdap|dtap|hep(?:atitis)? [ab]|b ?12|cortisone|steroid|depo|insulin|ozempic|wegovy|testosterone|hormone|antibiotic|penicillin|rocephin|toradol|iron|vitamin|knee|gel|nerve|botox|biologic) shots?\b(?:[^.;!?\n]{0,25}\b(?:arm|leg|back|knee|shoulder|hip|butt|thigh|stomach|belly)\b)?/g,
  },
  {
    of: ['gunshot'],
    meant:
      /\b(?:crack|pop|click|snap|creak)\w* like (?:an? )?(?:gun ?shots?|pistols?|fire ?crackers?)\b|\b(?:truenan?|crujen?|suenan?) (?:\w+ ){0,2}como (?:un )?(?:balazos?|disparos?|cuetes?)\b/g,
    unless: (plain) => SNAPPED.test(withoutDenials(plain)),
  },
  {
    of: ['gunshot'],
    meant:
      /\b(?:looks?|looked) (?:like|as if) (?:ive|i have|i|hes|shes|he|she|it|someone|somebody) (?:\w+ ){0,2}shot (?:\w+ )?with (?:an? )?(?:pellet|bb)s?\b/g,
  },
  {
    of: ['gunshot'],
    meant:
      /\b(?:feels?|felt|feeling) (?:\w+ )?(?:like|as if) (?:\w+ ){0,3}(?:stabbed|knifed|shot)\b|\bcomo (?:si me )?(?:\w+ ){0,2}(?:apunal\w+|acuchill\w+|punaladas?)\b/g,
    unless: (plain) => !OF_PERIOD.test(plain) || !EACH_MONTH.test(plain) || UNLIKE_EVER.test(withoutDenials(plain)),
  },
  {
    of: words('neck-injury back-danger'),
    meant:
      /\b(?:says?|thinks?|said|jokes?|joking|dice|cree)(?: that| que)? (?:i|ive|he|she|hes|me) (?:\w+ )?(?:broke|broken|rompi|quebre|rompio) (?:my|his|her|el|la) (?:neck|back|cuello|espalda)/g,
    unless: (plain) => OF_HEAD_OR_NERVE.test(withoutDenials(plain)),
  },
  {
    of: words('gunshot'),
    meant:
      /\b(?:stabbed|attacked|impaled|apunal\w+|atac\w+) (?:myself )?(?:by|with|on|por|con) (?:an?|the|my|un|una) (?:\w+ )?(?:cactus|cacti|rose ?bush|thorn\w*|porcupine|hedgehog|pine ?cone|holly|succulent|agave|aloe|nopal|espina|rosal|biznaga)\b/g,
    unless: (plain) =>
      /\b(?:knife|gun|eyes?|chest|neck|belly|deep|throat|cuchillo|ojo|pecho|cuello|panza)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['gunshot'],
    meant:
      /\bgot (?:\w+ ){0,2}?shot (?:today|yesterday|this (?:morning|week)|up)\b|\bbullet (?:points?|list(?:s|ed)?|journal\w*|train)\b/g,
    unless: (plain) =>
      !/\bbullet (?:points?|list|journal|train)|\b(?:(?:month|four|two|three|his|her|my|flu|tetanus|year|school) (?:\w+ )?shots|vaccin\w*|at the (?:doctors?|pediatrician\w*|clinic|pharmacy))\b/.test(
        plain,
      ) || /\b(?:gun|guns|police|bled|bleed\w*|wound|chest|pistol|rifle)\b/.test(withoutDenials(plain)),
  },
  {
    of: words('dirty-wound pointed-thing through-body impaled'),
    meant:
      /\b(?:foots?|feet|heels?|toes?|hands?|knees?|back|heads?) (?:has |have |has got |have got |got |s got )?(?:an? )?(?:\w+ )?(?:nail|spike|knife|needle|screw)s? (?:through|in|into|going through) it[, ]+(?:thats )?(?:(?:what|how) it |it )?feels? like\b|\bfeels? like (?:\w+ ){0,3}?(?:an? )?(?:rusty |hot |big )?(?:nail|spike|tack|screw) (?:\w+ )?(?:through|in|into) (?:my|the|his|her) (?:heel|foot|toe|sole|arch)\b|\b(?:como (?:si (?:tuviera|trajera|me clavaran) )?|siento )(?:un )?clavo (?:en|atravesado en) (?:el|la|mi) (?:talon|pie|planta)\b/g,
    unless: (plain) => THROUGH.test(withoutDenials(plain)),
  },
  {
    of: ['neck-injury'],
    meant:
      /\b(?:necks?|cuello) (?:is |s )?(?:broken|broke|roto)[ ,!]+(?:i )?(?:announced|declared|said|yelled|thought|anuncie|dije)\b/g,
    unless: (plain) =>
      !/\b(?:slept|woke|pillow|overnight|dormi|almohada)\b/.test(plain) ||
      /\b(?:fell|fall|crash\w*|hit|dived|dove|car|numb\w*|tingl\w*|weak\w*|cai|choque|golpe\w*|adormecid\w*|debil\w*)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['deep-cut'],
    meant:
      /\b\d+(?:[.,]\d+)? ?(?:cm|centimetros?|inch) (?:long )?(?:superficial|shallow|tiny|clean shallow|de largo superficial)(?: (?:cut|scratch|laceration|nick))?\b|\b(?:superficial|shallow) (?:cut|scratch|laceration|nick)\b|\bcortad(?:a|ita) (?:\w+ ){0,3}?superficial\b/g,
    unless: (plain) =>
      /\b(?:deep|gap\w*|tendon|bone|numb\w*|spurt\w*|wont stop|hond[oa]|profund[oa]|hueso)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('deep-cut same-day'),
    meant:
      /\b(?:do|does|will|would|should) (?:i|it|he|she|this|that) (?:\w+ )?(?:need|get|want) stitches\b|\b(?:necesito|necesita|ocupo|ocupa|lleva) (?:puntos|puntadas|sutura)\b/g,
    unless: (plain) =>
      !/\b(?:bit|bitten|bite) (?:my|his|her|the) (?:\w+ )?(?:tongue|lip|cheek)\b|\b(?:me|se) mordi[o]? (?:la lengua|el labio|el cachete)\b/.test(
        plain,
      ) ||
      !/\b(?:stopped|bleeding ended|has stopped|quit bleeding|no longer bleed\w*|ya (?:no sangra|paro|se paro)|dejo de sangrar|se detuvo)\b/.test(
        plain,
      ) ||
      /\b(?:gap\w*|flap|hanging|split|through and through|all the way|still|wont stop|half|teeth? (?:loose|broken)|fell|seiz\w*|head|colg\w+|partid\w*|traspas\w*|sigue|convuls\w*|cayo|cabeza)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['gunshot'],
    meant: /\bsali(?:o|eron) (?:\w+ )?(?:volando|disparad[oa]s?)\b/g,
    unless: (plain) => /\b(?:balas?|balazos?|pistola|arma|rifle|tiros?|tiroteo|disparos?)\b/.test(plain),
  },
  {
    of: words('gunshot violence-home'),
    meant:
      /\b(?:thought|like|as if|as though|sounded like|swore) (?:i|id|i had|i was|i were|he|hed|she|shed|someone|somebody|we)(?: had| was| were)? (?:been |being |was |got )?(?:shot|stabbed|murdered|attacked)\b|\bcomo si (?:me|lo|la) (?:hubieran|estuvieran) (?:\w+ )?(?:disparado|balaceado|apunalado|matado|matando)\b/g,
    unless: (plain) => /\b(?:gun|guns|knife|bullets?|pistol|police|cuchillo|pistola|bala|policia)\b/.test(plain),
  },
  {
    of: ['deep-cut'],
    meant:
      /\b(?:thin|tiny|little|small) (?:\w+ )?flap(?: of skin)?\b|\bflap of skin (?:\w+ ){0,2}(?:quarter|eighth)(?: of an)? inch\b|\b(?:pellejito|colgajito)\b/g,
    becomes: 'minor-cut',
    unless: (plain) =>
      /\b(?:deep|gap\w*|bone|tendon|fat|numb\w*|cant (?:bend|move|feel)|wont stop|still (?:bleed\w*|ooz\w*)|spurt\w*|dirty|rusty|face|eye ?lid|palm|bit|bite|hondo|profund[oa]|hueso|no para|todavia sangra|cara|palma)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['deep-cut'],
    meant: /\b(?:necesit[oa]|ocup[oa]|llev[ao]|requier[eo]|hay que) (?:\w+ )?(?:puntos|puntadas|suturas?|coser\w*)\b/g,
    unless: (plain) => !SMALL_CUT.test(plain) || WIDE_CUT.test(withoutDenials(plain)),
  },
  {
    of: words('gunshot'),
    meant:
      /\b(?:corrido|cancion|rola|cumbia|ranchera|poema|song|ballad)\b (?:es[ea] |that |the |one )?(?:del?|que habla|about|of|with)[^.;!?\n]{0,40}/g,
    unless: (plain) => !HAS_NAME_OF_SONG.test(plain) || IS_SHOT.test(withoutDenials(plain)),
  },
  {
    of: words('neck-injury dangerous-accident fall'),
    meant:
      /\b(?:phones?|iphone|cell(?: ?phone)?|laptop|tablet|ipad|camera|glasses|wallet|keys|purse|drone|package|plant|flower ?pot|toy|ball|hearing aids?|inhaler|meds|medicine|meter|celular|telefono|tableta|lentes|llaves|cartera|maceta|juguete|pelota|aparato)\b (?:just |accidentally |se (?:me |le )?)?(?:fell|dropped|tumbled|cayo)\b[^.;!?\n]{0,50}/g,
    unless: (plain) =>
      /\b(?:on(?:to)?|hit|struck|landed on) (?:my|his|her|a|the) (?:\w+ )?(?:head|foot|neck|face|shoulder|baby|son|daughter|kid|man|woman)\b|\b(?:i|he|she|and me|we) (?:also )?(?:fell|jumped)\b|\b(?:me cayo|le cayo|encima|en la cabeza|golpe\w*)\b/.test(
        plain,
      ),
  },
]
