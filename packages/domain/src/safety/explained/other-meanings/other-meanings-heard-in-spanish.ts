import type { OtherMeaning } from './other-meanings'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const says = (plain: string, sign: RegExp): boolean => sign.test(withoutDenials(plain))

const STRUCK =
  /\b(?:c[ai]y\w*|cai|caida|golpe\w*|pegu?[eo]|patada|machu\w+|tropec\w+|torc\w+|doblo|jugando|puerta|martillo)\b/
const FAILS =
  /\b(?:respira\w*|aire|labios?|desmay\w*|inconsciente|despiert\w*|responde|confund\w*|convuls\w*|mare\w*|debil\w*|palid[oa])\b/

const TEARS_AND_DRINKS =
  /\bcon lagrimas\b.*\b(?:acepta|toma|bebe|suero)\b|\b(?:acepta|toma|bebe|suero)\b.*\bcon lagrimas\b|\b(?:has|with|real|cries) tears\b.*\b(?:takes|drinks|drinking|pedialyte|sips)\b/
const DRIED_UP =
  /\b(?:hundid[oa]s?|mollera|adormilad[oa]|dormid[oa]|flojit[oa]|aguad[oa]|no despierta|sangre|vomit\w*|sunken|sleepy|drowsy|limp|floppy|blood|(?:sin|no) (?:orina\w*|moja\w*))\b/

const BOIL = /\b(?:grano|nacido|absceso|forunculo|furunculo|golondrino|boil|abscess)\b/
const BEYOND_THE_BOIL =
  /\b(?:rayas?|lineas?|extiend\w*|corre\w*|subiendo|escalofri\w*|temblando|confund\w*|mare\w*|vomit\w*|cara|nariz|ojo|labio|columna|ano|testicul\w*|escroto|vagina\w*|genital\w*|negr[oa]|diabet\w*|quimio\w*|meses|recien|embaraz\w*|10[2-9]|39|4\d|streaks?|spread\w*|chills|confus\w*|face|scrotum|black)\b/

const EAR = /\b(?:oidos?|ears?)\b/
const BEYOND_THE_EAR =
  /\b(?:herida|cirugia|operaci\w+|operaron|puntos|cortad\w*|llaga|piel|pierna|pie|mano|brazo|detras|cuello|cara|hinchad[oa]|confund\w*|convuls\w*|dormid[oa]|diabet\w*|wound|surgery|behind|neck|stiff|swollen|confus\w*)\b/

const SEES_WELL =
  /\b(?:veo|ve) (?:bien|normal|igual)\b|\b(?:see|vision(?: is)?) (?:fine|ok|okay|normal|clear\w*|well)\b/
const SCRATCHED = /\b(?:rasp\w+|rasgu\w+|aran\w+|roz\w+|scratch\w*|scrap\w*)\b/
const INTO_THE_EYE =
  /\b(?:clav\w*|enterr\w*|encaj\w*|penetr\w*|atraves\w*|sangr\w*|pupila|borros\w*|doble|sombra|metal|fierro|vidrio|alambre|anzuelo|clavo|poked|stuck|pierc\w*|blood\w*|blurr\w*|pupil|glass|wire|nail|liquido)\b/

const WITH_CHILD =
  /\b(?:embaraz\w*|fuente|bolsa|contraccion\w*|parto|vagina\w*|abajo|calzon|entre las piernas|\d+ semanas|pregnan\w*|espalda|columna|nariz|cabeza)\b/
const WOUNDED =
  /\b(?:quem[eo]\w*|quemad\w*|ampollas?|llagas?|heridas?|hoyit[oa]s?|cortad\w*|puntos|operaron|sacaron|raspon|mordid\w*|picadura|grano|una enterrada|ulcera)\b/

const BELL_FOUND =
  /\b(?:descart\w+|ruled out)\b[^|]{0,40}\b(?:derrame|embolia|infarto|stroke)\b[^|]{0,100}\bbell\b|\bbell(?:s palsy)?\b[^|]{0,100}\b(?:descart\w+|ruled out)\b/
const BEYOND_THE_FACE =
  /\b(?:brazo|pierna|mano|lado del cuerpo|debil\w*|adormec\w*|habla (?:raro|mal|enredad\w*|arrastrad\w*)|confund\w*|camina mal|dolor de cabeza|arm|leg|weak\w*|numb\w*|slur\w*|confus\w*|ya no|ahora tambien)\b/

const DOG_OR_CAT = /\b(?:perr[oa]s?|perrit[oa]|gat[oa]s?|cachorr[oa])\b/
const TOOTH_PULLED = /\b(?:sac\w+|extraj\w+|quit\w+|extraccion)\b[^.;!?\n]{0,25}\b(?:muelas?|dientes?)\b|\bextraccion\b/
const JAW_STRUCK = /\b(?:golpe\w*|choque|accidente|caida|pierna|brazo|mandibula|quijada)\b/

const IRON =
  /\b(?:pastillas?|tabletas?|gotas|suplementos?|jarabe|vitaminas?|tomo|tomando|toma)(?: \w+){0,2} (?:de |con )?hierro\b|\b(?:sulfato|fumarato) ferroso\b|\biron (?:pills?|tablets?|supplements?|drops)\b|\b(?:taking|take|on) iron\b|\bpepto\b/
const BLEEDS_INSIDE =
  /\b(?:pegajos\w*|alquitran|chapopote|apest\w*|huele|hied\w*|sangr\w*|roj[oa]|mare\w*|desmay\w*|debil\w*|vomit\w*|dolor|duele|palid\w*|ulcera|ibuprofen\w*|advil|aspirina|naproxeno|warfarina|anticoagulante\w*|tarry|sticky|smell\w*|foul|blood\w*|red|dizz\w*|faint\w*|weak\w*|throw\w*|pain\w*|hurts?|ulcer\w*|aspirin|naproxen|warfarin|eliquis|xarelto|cirrosis|cirrhosis|higado|liver|licor|alcohol|swallowed|trago|tragaron)\b/

const FEARED_BLOOD = /\b(?:sera|es|sea|tendra|is it|could it be) (?:sangre|blood)\b|\bpor la anemia\b/g

const SMALL_TALKER = /\b(?:nin[oa]|hij[oa]|nen[ea]|bebe|chiquit[oa])\b[^.;!?\n]{0,20}\bde (?:1|2|3|un|dos|tres) anos?\b/
const LOST_SPEECH =
  /\b(?:de repente|repentin\w*|hoy|ayer|anoche|ahorita|desde (?:esta|la) manana|golpe\w*|c[ai]y\w*|fiebre|convuls\w*|brazo|pierna|(?:la|su) cara|babea\w*|dejo de|antes (?:si )?habl\w+|ya no|tomo|trago)\b/

const STOOD_UP =
  /\b(?:levant\w+|par[eo]\w*|pararme|pararse|levantarme) (?:\w+ ){0,2}?(?:rapido|de golpe|de repente|aprisa)\b|\b(?:stood|stand|got|get) up (?:too )?(?:fast|quick\w*)\b/
const FOR_SECONDS = /\b(?:(?:un|una|dos|tres|unos|pocos|\d) )?(?:segundit?os?|segundos?|seconds?|instante)\b/
const BEYOND_STANDING =
  /\b(?:un (?:solo )?ojo|ojo (?:izquierdo|derecho)|one eye|cortina|curtain|habl\w+|speech|adormec\w*|entum\w*|brazo|arm|numb\w*|debil\w*|weak\w*|cara|face|pecho|chest|palpit\w*|desmay\w*|faint\w*|passed out|cai|me cai|fell|sangr\w*|bleed\w*|embaraz\w*|pregnan\w*|negr[oa]s?|popo|vomit\w*|dolor|pain|cada vez|varias veces|todo el dia)\b/

const DENIES_WISH =
  /\bno (?:me )?(?:quiero|pienso|quisiera|deseo) (?:hacerme dano|lastimarme|matarme|morir(?:me)?|suicidarme|quitarme la vida)\b/
const WISH_ALL_THE_SAME =
  /\b(?:pero (?:pienso|quiero|ya|no aguanto|a veces|tampoco|si)|aunque|mejor (?:muert\w*|no)|ojala|pastillas|pistola|arma|ya no (?:quiero|aguanto|puedo)|cansad[oa] de vivir|plan\b|pecho|aire|respir\w*)\b/
const PANIC = /\b(?:ataques?|panico|ansiedad)\b/
const PASSES = /\b(?:minutos|rato|ratito) (?:se me |se )?(?:pasa|quita|va|calma)\b|\bse me (?:pasa|quita)\b/

/** Spanish words of danger that are of a joint, a vaccine, a wound, a color of something else, or denied in words of their own. */
export const OTHER_MEANINGS_HEARD_IN_SPANISH: readonly OtherMeaning[] = [
  {
    of: ['unresponsive'],
    meant:
      /\bno (?:puede mover|puedo mover|mueve|muevo|quiere mover) (?:bien |mucho |casi )?(?:la |el |su |mi )(?:muneca|codo|tobillo|hombro|pulgar|rodilla)\b/g,
    unless: (plain) => !STRUCK.test(plain) || says(plain, FAILS),
  },
  { of: ['unresponsive'], meant: /(?<!\bno )\bhabla (?:claro|bien|normal|como siempre)\b/g },
  {
    of: ['dry-mouth'],
    meant: /\b(?:boca|labios|mouth|lips)\b[^.;!?\n]{0,20}\b(?:pegajos[oa]s?|sec[oa]s?|sticky|dry|tacky)\b/g,
    unless: (plain) => !TEARS_AND_DRINKS.test(plain) || says(plain, DRIED_UP),
    becomes: 'same-day',
  },
  {
    of: ['red-spreading-skin'],
    meant:
      /\b(?:grano|nacido|absceso|forunculo|furunculo|golondrino|boil|abscess)\b[^.;!?\n]{0,70}\b(?:caliente|roj[oa]|hot|warm|red)\b/g,
    unless: (plain) => !BOIL.test(plain) || says(plain, BEYOND_THE_BOIL),
    becomes: 'same-day',
  },
  {
    of: ['red-spreading-skin'],
    meant:
      /\b(?:olla|sarten|comal|plancha|agua|cafe|estufa|horno|metal|taza|cacerola|parrilla) (?:bien |muy )?caliente\b/g,
  },
  {
    of: ['lockjaw'],
    meant:
      /\b(?:ultim[ao]|vacuna(?:cion)?|inyeccion|refuerzo|mi|(?:puse|puesto|ponerme|poner|pusieron|pongo|tengo|toca|falta) (?:la|el)|(?:la|el) del?) (?:ultim[ao] )?(?:vacuna |inyeccion )?(?:de la |de |del |contra el |contra la |contra |para el )?tetanos?\b/g,
  },
  {
    of: ['wound-trouble'],
    meant: /\bpus\b/g,
    unless: (plain) => !EAR.test(plain) || says(plain, BEYOND_THE_EAR),
  },
  {
    of: ['eye-injury'],
    meant: /\b(?:ojos?|eyes?)\b/g,
    unless: (plain) => !SCRATCHED.test(plain) || !says(plain, SEES_WELL) || says(plain, INTO_THE_EYE),
    becomes: 'same-day',
  },
  {
    of: ['electric-shock'],
    meant:
      /\bdesfibrilador\b[^.;!?\n]{0,30}\b(?:descargas?|toques?)\b|\b(?:descargas?|toques?) (?:electric[oa]s? )?(?:del?|de mi|de su) (?:desfibrilador|marcapasos)\b/g,
  },
  {
    of: ['stroke'],
    meant:
      /\b(?:me |le )?(?:ya )?descart\w+ (?:que (?:fuera|sea) )?(?:un |el )?(?:derrame|embolia|infarto) ?(?:cerebral)?\b|\b(?:derrame|embolia) descartad[oa]\b/g,
  },
  {
    of: ['face-droop'],
    meant:
      /\b(?:cara|boca|rostro)\b[^.;!?\n]{0,20}\b(?:caid[oa]|chuec[oa]|torcid[oa]|jalad[oa])\b|\b(?:half|side) of (?:my|his|her) face\b[^.;!?\n]{0,20}\b(?:droop\w*|fell)/g,
    unless: (plain) => !BELL_FOUND.test(plain) || says(plain, BEYOND_THE_FACE),
    becomes: 'same-day',
  },
  {
    of: ['sexual-assault'],
    meant:
      /\bme agarro (?:de )?(?:la |el |del )?(?:mano|dedo|pie|pierna|tobillo|brazo|pantorrilla|muneca|oreja|cara)\b/g,
    unless: (plain) => !DOG_OR_CAT.test(plain),
    becomes: 'animal-bite',
  },
  {
    of: ['no-gas'],
    meant: /\b(?:y|pero|si|tambien|todavia) (?:echo|tiro|paso|expulso|suelto|estoy echando) (?:bien )?gases\b/g,
  },
  {
    of: ['fluid-leak'],
    meant: /\b(?:sale|saliendo|escurre) (?:\w+ )?liquido\b/g,
    unless: (plain) => !WOUNDED.test(plain) || WITH_CHILD.test(plain),
  },
  {
    of: ['jaundice'],
    meant:
      /\b(?:flujo|liquido|moco\w*|mucosidad|flemas?|pus|costr\w+|secrecion|lagan\w*|materia|moret\w+|cardenal\w*|hematoma|morad[oa]s?|caspa|ampollas?)\b[^.;!?\n]{0,30}\bamarill\w*/g,
  },
  {
    of: ['bad-fracture'],
    meant: /\bse (?:me )?(?:ve|mira|asoma|siente) (?:el |un )?hues(?:o|ito)\b/g,
    unless: (plain) => !TOOTH_PULLED.test(plain) || says(plain, JAW_STRUCK),
  },
  {
    of: ['baby-moves-less'],
    meant: /\bse siente (?:como )?(?:agua|liquido|pus|una bola|aguado|blandito) (?:\w+ )?a?dentro\b/g,
  },
  {
    of: ['severe-belly-pain'],
    meant: /\b(?:dolio|duele|dolia) (?:mucho |bastante )?(?:al|cuando|durante|en)(?: \w+){0,2}? relaciones\b/g,
  },
  {
    of: words('blue-lips cold-limb'),
    meant: /\b(?:dedo|dedito)(?: \w+){0,4}? (?:morad|azul)\w*/g,
    unless: (plain) => !STRUCK.test(plain) || says(plain, FAILS),
  },
  {
    of: ['black-stool'],
    meant:
      /\b(?:popo|caca|heces|excremento|evacuacion\w*|poops?|stools?)\b[^.;!?\n]{0,20}\b(?:negr\w+|black|dark)\b|\b(?:black|dark) (?:poops?|stools?)\b/g,
    unless: (plain) => !IRON.test(plain) || says(plain.replaceAll(FEARED_BLOOD, ' '), BLEEDS_INSIDE),
    becomes: 'harmless-sign',
  },
  {
    of: ['speech-trouble'],
    meant: /\bno se le entiende\b[^.;!?\n]{0,60}|\bno ha perdido (?:palabras|habilidades)\b/g,
    unless: (plain) => !SMALL_TALKER.test(plain) || says(plain, LOST_SPEECH),
    becomes: 'needs-visit',
  },
  {
    of: words('vision-loss vision-change'),
    meant:
      /\bse me (?:nublo|nubla|oscurecio|oscurece|puso (?:borrosa|oscura)|borro) (?:toda )?(?:la )?(?:vista|vision)\b|\b(?:vision|sight) (?:went|goes|blurred|got) \w+/g,
    unless: (plain) => !STOOD_UP.test(plain) || !FOR_SECONDS.test(plain) || says(plain, BEYOND_STANDING),
  },
  { of: ['poison'], meant: /\beritema toxic[oa]\b|\berythema toxicum\b/g },
  { of: ['birth-now'], meant: /\b(?:yo )?veo bien\b/g },
  {
    of: ['suicide-said'],
    meant:
      /\bno (?:\w+ )?(?:dice|habla|ha dicho|ha hablado|menciona|piensa) (?:nada )?(?:de|en|sobre) (?:hacerse dano|lastimarse|matarse|morirse|suicidarse)\b/g,
  },
  {
    of: ['suicide-said'],
    meant:
      /\bno quiero (?:hacerme dano|lastimarme)\b|\bno quiero (?:morir(?:me)?|matarme) ni \w+|\bno \w+ [^.;!?\n]{3,40}, no quiero (?:morir(?:me)?|matarme)\b/g,
    unless: (plain) => WISH_ALL_THE_SAME.test(plain),
  },
  {
    of: ['suicide-said'],
    meant: /\bsient[oa] que me (?:voy a|puedo) morir\b/g,
    unless: (plain) =>
      !PANIC.test(plain) || !PASSES.test(plain) || !DENIES_WISH.test(plain) || says(plain, WISH_ALL_THE_SAME),
  },
  {
    of: ['one-side-weak'],
    meant:
      /\bno se me (?:durmio|duerme|adormecio|ha dormido|ha adormecido) (?:la |el )?(?:cara|brazo|pierna|mano|lado)(?: ni (?:tengo|siento) debilidad)?\b/g,
  },
]
