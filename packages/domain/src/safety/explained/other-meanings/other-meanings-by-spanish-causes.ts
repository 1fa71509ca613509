import type { OtherMeaning } from './other-meanings'
import { PEOPLE } from './other-meanings-feared-in-spanish'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const SEEN_CAUSE =
  /\b(?:ortigas?|espinas?|cactus|nopal|rama|planta|hormigas?|zacate|alambre|abejas?|avispas?|mosc[oa]s?|mosquitos?|zancudos?)\b/
const BITTEN_INDEED =
  /\b(?:colmillos|dos (?:puntos|hoyitos|agujeros)|hinch\w+|negr[oa]|morad[oa]|vomit\w+|entum\w+|adormec\w+|mare\w+)\b/
const STUNG_LONG_AGO =
  /\b(?:de (?:joven|nin[oa]|chic[oa]|chiquit[oa]|chamac[oa])|har[ae] (?:\w+ ){1,2}anos|hace (?:\w+ ){1,2}anos)\b[^.;!?\n]{0,70}\b(?:pico|picaron|mordio) (?:un |una )?(?:\w+ )?(?:alacran|escorpion|arana|vibora|culebra|serpiente)\b/
const AGAIN_NOW =
  /\b(?:hoy|ayer|anoche|ahorita|ahora mismo|esta (?:manana|tarde|noche)|otra vez|hace (?:un rato|\w+ (?:horas?|minutos|dias?)))\b/
const BELL_FOUND =
  /\b(?:urgencias|emergencias?|hospital|doctora?|medic[oa]|neurolog[oa]|tomografia|clinica)\b[^|]{0,120}\b(?:bell|paralisis facial)\b/
const UPPER_FACE = /\b(?:cejas?|frente|ojo|parpado)\b/
const MORE_THAN_FACE =
  /\b(?:brazos?|piernas?|manos?|habl\w+|palabras?|lengua trabada|enred\w+|doble|confund\w+|camin\w+|mare\w+|medio cuerpo|dolor de cabeza)\b/
const TOOTH = /\b(?:muelas?|dientes?|dental|encia|postemilla|absceso|dentista)\b/
const OF_A_NEEDLE_OR_FLY =
  /\b(?:inyect\w+|inyeccion|vacun\w+|botox|b ?12|insulina|piquete|picadura|zancudos?|mosquitos?|moscos?|pic[oa] un)\b/
const LUMP_GRAVER =
  /\b(?:caliente|pus|fiebre|calentura|crec\w+|semanas|meses|duro como|rayas?|extiende|extendiendo|garrapata|arana|alacran|pecho|seno|axila|cuello)\b/
const OF_INSECT = /\b(?:mosquitos?|zancudos?|moscos?|jejen\w*|piquete de|hormigas?)\b/
const BEYOND_EYELID =
  /\b(?:garganta|lengua|labios?|boca|respir\w+|aire|ronchas|fiebre|calentura|caliente|pus|vomit\w*|mare\w*|desmay\w*|duele\w*|dolor|morad[oa]|no (?:puede|puedo|ve|lo abre|abre)|borros[oa])\b/
const SKIN_RUBBED = /\b(?:piel|coloradit\w+|rozad\w*|irrit\w+|quemadit\w+|vaporub|vick|ronch\w+|sarpullid\w+)\b/
const ONLY_TOUCHED =
  /\b(?:(?:solo|nomas|nada mas) (?:\w+ )?(?:donde|al tocar|si (?:se|lo|me|le) toc\w+|cuando (?:se|lo|me|le) toc\w+)|si no (?:se|lo|me|le) toc\w+ no)\b/
const OF_HEART =
  /\b(?:opresion|apriet\w+|brazo|mandibula|quijada|sud\w+|aire|ahog\w+|desmay\w*|nausea\w*|vomit\w*|palpit\w*|palid\w+|esfuerzo|cans\w+|mare\w+)\b/
const WALKS_MUCH =
  /\b(?:maraton|corredor\w*|corr(?:er|i|io|iendo)|caminata|zapatos?|tenis|botas?|futbol|martill\w+|machu\w+|golpe\w*|senderismo)\b/
const NAIL_GRAVER =
  /\b(?:diabet\w+|pus|huele|fiebre|calentura|piel negra|dedo (?:esta )?negro|fri[oa]|sin sensib\w+|no siento|roj[oa]|hinch\w+|lunar|raya)\b/
const POISONED_BLOOD = /\b(?:fiebre|calentura|escalofrios?|pus|rayas?|roj[oa]s?|hinch\w+|caliente|duele\w*|diabet\w+)\b/

/** Spanish words of danger beside the harmless cause that the message names, or of something else. */
export const OTHER_MEANINGS_BY_SPANISH_CAUSES: readonly OtherMeaning[] = [
  {
    of: words('unresponsive floppy-baby ill-baby'),
    meant:
      /(?<!\b(?:esta|quedo|puso|siente|siento|piernas|cuerpo|brazos|blandit[oa]|flojit[oa]) )\bcomo (?:gelatina|sopa|yogur\w*|avena|pure|papilla|caldo)\b/g,
    unless: (plain) => /\b(?:bebe|nin[oa]|nen[ea]|hij[oa])\b/.test(plain),
  },
  {
    of: words('ill-baby floppy-baby'),
    meant: /\b(?:popo|caca|pupu|evacuacion\w*|panal\w*)\b[^.;!?\n]{0,60}\baguad\w+/g,
  },
  {
    of: words('jaundice liver-disease'),
    meant: /\b(?:popo|caca|pupu|evacuacion\w*|moco|mocos|pipi)\b[^.;!?\n]{0,30}\bamarill\w+(?: mostaza)?/g,
    unless: (plain) =>
      /\b(?:ojit?os?|piel|car[ai]\w*|cuerpo|pancita|pecho)\b[^.;,!?\n]{0,25}\bamarill\w+|\bblanc[oa]\b/.test(plain),
  },
  {
    of: ['dry-mouth'],
    meant: /\bdeshidrat\w+/g,
    unless: (plain) =>
      !/\b(?:moja|mojo|orina|hace pipi)\b[^.;!?\n]{0,25}\b(?:(?:seis|siete|ocho|nueve|diez|[6-9]|10) panales|normal|bien|como siempre)\b/.test(
        plain,
      ),
  },
  {
    of: words('snake-bite spider-bite'),
    meant:
      /\b(?:grit\w+|decia|dec[ií]a|pens[eo]|cre[iy]o?|creia|juraba|pensamos|creimos) (?:\w+ )?que (?:lo|la|le|me) (?:habia |habian )?(?:mordi\w+|pic\w+) (?:un |una )?(?:vibora|culebra|serpiente|alacran|arana)\b/g,
    unless: (plain) => !SEEN_CAUSE.test(plain) || BITTEN_INDEED.test(withoutDenials(plain)),
  },
  {
    of: words('snake-bite spider-bite'),
    meant: /\b(?:alacran\w*|escorpion\w*|aranas?|viboras?|culebras?|serpientes?)\b/g,
    unless: (plain) => !STUNG_LONG_AGO.test(plain) || AGAIN_NOW.test(plain),
  },
  {
    of: ['very-thirsty'],
    meant: /\btom[ao] (?:su |mi |el |la )?agua (?:normal|bien|como siempre)\b(?: y orin\w+)?/g,
  },
  {
    of: ['tremor'],
    meant:
      /\b(?:cada (?:vez )?(?:que|q)|cuando|al) (?:veo|recuerdo|pienso|oigo|escucho|me acuerdo|ver|oir|recordar|suena)\b[^.;,!?\n]{0,30}\b(?:me pongo a temblar|tiemblo|empiezo a temblar)\b/g,
  },
  {
    of: words('postpartum bleeding vaginal-bleeding much-blood heavy-vaginal-bleeding'),
    meant: /\b(?:parto|cesarea|aborto)\b[^.;!?\n]{0,40}\bhace (?:\w+ )?anos\b|\b(?:me|le) pusieron sangre\b/g,
    unless: (plain) => !/\bhace (?:\w+ )?anos\b/.test(plain),
  },
  {
    of: words('leg-swelling-one lung-clot'),
    meant:
      /\b(?:trombosis|coagulos?) (?:en|de) (?:la|mi|su) familia\b|\bfamilia (?:\w+ ){0,3}(?:de |con )?(?:trombosis|coagulos)\b/g,
  },
  {
    of: words('severe severe-pain'),
    meant:
      /\bcalambres? (?:\w+ )?(?:horribles?|fuertes?|fe[oa]s?|terribles?|espantos[oa]s?)\b|\b(?:horrible|terrible|awful|nasty) (?:calf |leg |foot )?(?:cramps?|charley horse)\b/g,
  },
  {
    of: words('lump needs-visit both-legs-weak'),
    meant: new RegExp(`\\b${PEOPLE}\\b[^.;,!?\\n]{0,30}\\bhernia\\b`, 'g'),
  },
  {
    of: ['lump'],
    meant: /\bbol(?:it)?as?\b/g,
    becomes: 'harmless-sign',
    unless: (plain) => !OF_A_NEEDLE_OR_FLY.test(plain) || LUMP_GRAVER.test(withoutDenials(plain)),
  },
  { of: ['needs-visit'], meant: /\b(?:\w+ anos? y )?\w+ meses (?:ya )?se (?:me )?(?:cayo|pego|golpeo|sento)\b/g },
  {
    of: ['cold'],
    meant: /\b(?:al|cuando|cada (?:vez )?que|si) estornud\w+|\bestornudo y (?:me|se me|siento)\b/g,
    unless: (plain) =>
      /\b(?:mocos?|tos|gripa|gripe|catarro|nariz tapada|fiebre|calentura)\b/.test(withoutDenials(plain)),
  },
  {
    of: ['chest-pain'],
    meant: /\b(?:duele|dolor|arde|ardor|duela|dolia)\b(?: \w+){0,2}? pecho\b/g,
    becomes: 'harmless-sign',
    unless: (plain) =>
      !SKIN_RUBBED.test(plain) ||
      !ONLY_TOUCHED.test(plain) ||
      OF_HEART.test(withoutDenials(plain.replaceAll(/\bsin cansar\w*/g, ' '))),
  },
  {
    of: words('face-swelling swollen-eye'),
    meant: /\bparpados?\b[^.;!?\n]{0,60}\b(?:gordit\w+|abultad\w+|inflad\w+|hinch\w+|inflam\w+)\b|\bparpados?\b/g,
    becomes: 'insect-sting',
    unless: (plain) => !OF_INSECT.test(plain) || BEYOND_EYELID.test(withoutDenials(plain)),
  },
  {
    of: words('face-droop one-side-weak'),
    meant:
      /\b(?:media cara|cara|boca|mitad de la cara)\b[^.;!?\n]{0,15}\b(?:caida|chueca|torcida|jal\w+|paraliz\w+)\b|\b(?:jala\w*|torci\w*|paraliz\w*|cayo) (?:\w+ ){0,4}(?:cara|boca)\b[^.;!?\n]{0,25}/g,
    becomes: 'bell-palsy',
    unless: (plain) => !BELL_FOUND.test(plain) || !UPPER_FACE.test(plain) || MORE_THAN_FACE.test(withoutDenials(plain)),
  },
  {
    of: ['face-droop'],
    meant:
      /\b(?:cara|boca|cachete) (?:\w+ )?(?:chuec\w+|torcid\w+|de lado|desfigurad\w+) (?:de|por|con|del) (?:lo |la |tan |tanto |lo tan )?(?:hinch\w+|inflam\w+)\b/g,
    unless: (plain) => !TOOTH.test(plain) || MORE_THAN_FACE.test(withoutDenials(plain)),
  },
  {
    of: ['face-droop'],
    meant: /\b(?:dorm\w+|duerm\w+|acost\w+|recost\w+|despert\w+|amanec\w+) (?:\w+ )?boca (?:arriba|abajo)\b/g,
  },
  { of: ['bleeding-elsewhere'], meant: /\bboca (?:arriba|abajo)\b/g },
  { of: ['cold-limb'], meant: /\b(?:tiro al blanco|diana|ojo de (?:toro|buey))\b/g },
  {
    of: ['stridor'],
    meant: /\bronc\w+ y (?:deja|para) de respirar\b/g,
    unless: (plain) => /\b(?:bebe|nin[oa]|hij[oa]|niet[oa]|nen[ea]|silbid\w+|chillid\w+)\b/.test(plain),
  },
  { of: ['child-visit'], meant: /\btic tic(?: tic)?\b|\bbotox (?:\w+ ){0,3}migranas?\b/g },
  {
    of: ['heartburn'],
    meant:
      /\b(?:el |del )?(?:gas|aire) (?:que|q) (?:le|te|me|nos) (?:met\w+|pus\w+|pon\w+|echa\w+|inyect\w+|infl\w+)\b/g,
  },
  {
    of: ['black-wound'],
    meant: /\bnegr[oa] (?:la|una|las) una\b[^.;!?\n]{0,20}|\bunas? (?:\w+ ){0,5}?negr[oa]s?\b/g,
    unless: (plain) => !WALKS_MUCH.test(plain) || NAIL_GRAVER.test(withoutDenials(plain)),
  },
  {
    of: ['shingles'],
    meant:
      /(?<=^|[.;!?\n\u00bf] ?)(?:es|sera|puede ser|podria ser|sera que es)? ?(?:la |el |una )?(?:culebrilla|herpes zoster|zoster) ?\?/g,
    unless: (plain) =>
      !/\b(?:fuegos?|boquera|labios?)\b/.test(plain) ||
      /\b(?:espalda|costado|cintura|banda|frente|parpado|punta de la nariz)\b/.test(withoutDenials(plain)),
  },
  {
    of: words('sepsis infection'),
    meant:
      /\b(?:o |y )?(?:se )?(?:me|le) (?:da|va a dar|puede dar|daria|dara|hace|va|pasa|puede pasar) (?:una |la )?infeccion(?: (?:en|de|a|por) la sangre)?[^.;!?\n]{0,15}\?/g,
    unless: (plain) => POISONED_BLOOD.test(withoutDenials(plain)),
  },
  {
    of: ['pregnant'],
    meant:
      /\ben (?:el|mi) (?:(?:primer|otro|anterior) )?embarazo (?:del |el )?(?:ano pasado|anterior|pasado)\b|\ben mi (?:primer|otro|anterior) embarazo\b/g,
    unless: (plain) =>
      /\b(?:estoy embarazada|semanas|trimestre|este embarazo|ahora embarazada|otra vez embarazada)\b/.test(plain),
  },
  {
    of: ['cannot-keep-down'],
    meant: /\bno (?:me|le) (?:aguanta|para|queda|dura|cae) (?:casi )?nada\b[^.;!?\n]{0,20}/g,
    becomes: 'vomiting',
    unless: (plain) =>
      !/\b(?:agua|suero|liquidos?)\b[^.;,!?\n]{0,25}\bsi (?:se )?(?:me |le )?(?:queda|aguanta|retien\w+|tolera)\b/.test(
        plain,
      ),
  },
  {
    of: ['same-day'],
    meant:
      /\b(?:mama|senora|vecina|amiga|maestra|comadre) (?:\w+ )?(?:dijo|dice|conto|puso) (?:que|q) a su \w+ (?:\w+ )?le dio meningitis\b[^.;,!?\n]{0,20}/g,
    unless: (plain) => /\b(?:jug\w+|compart\w+|estuv\w+|vive\w*|mism[oa] (?:salon|casa|cuarto)|bes\w+)\b/.test(plain),
  },
  {
    of: ['diarrhea'],
    meant: new RegExp(
      `\\b${PEOPLE} (?:\\w+ ){0,2}?(?:dice|dijo|cree|piensa|jura) (?:que|q) (?:es|tiene|trae) diarrea\\b`,
      'g',
    ),
    unless: (plain) =>
      !/\b(?:semillit\w+|mostaza|puro pecho|pura teta)\b/.test(plain) ||
      /\b(?:sangre|moco|fiebre|calentura|vomit\w*|verde|agua pura|mas (?:veces|popo)|aguad[oa]s? de repente)\b/.test(
        withoutDenials(plain),
      ),
  },
  { of: ['lump'], meant: /\bbol(?:it)?as? no (?:esta|estan|se ve|se ven)\b[^.;,!?\n]{0,30}/g },
  {
    of: ['tick-bite'],
    meant: /\bgarrapatas?\b/g,
    becomes: 'harmless-sign',
    unless: (plain) =>
      !/\b(?:caminaba|caminando|andaba|suelta|sin pegar\w*|no (?:se |le )?(?:habia pegado|estaba pegada|alcanzo a pegar\w*)|ni (?:siquiera )?(?:se habia pegado|estaba pegada))\b/.test(
        plain,
      ) ||
      /\b(?:mancha|ronch\w+|roj\w+|fiebre|calentura|dolor|duele\w*|inflamad\w+|llena de sangre|gorda|inflada)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('swollen-hands-face puffy-all-over'),
    meant: /\b(?:pies|tobillos|feet|ankles)\b[^.;,!?\n]{0,20}\b(?:hinch\w+|puff\w*|swollen)\b/g,
    unless: (plain) =>
      !/\b(?:se (?:me )?(?:baja|bajan|deshinch\w+|quita|quitan)|(?:go|goes|went) down)\b/.test(plain) ||
      /\b(?:manos|cara|ojos|parpados|anillos?|hands?|face|fingers|rings?|luces|lights)\b/.test(withoutDenials(plain)),
  },
  {
    of: ['one-side-weak'],
    meant:
      /\b(?:garrapatas?|aranas?|bichos?|hormigas?|piojos?|pulgas?)\b[^.;!?\n]{0,30}\bcamin\w+(?: \w+){0,5}(?:, no \w+)?/g,
  },
]
