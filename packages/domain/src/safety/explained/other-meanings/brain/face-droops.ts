import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import { ails } from '../../ails'
import type { OtherMeaning } from '../other-meaning'
import { LOOKED_FOR } from '../looked-for'
import { says } from '../vocabulary'

const IS_BELLS =
  /\bruled out (?:an? )?stroke\b[^;!?\n]{0,40}\bbells palsy\b|\bbells palsy\b[^;!?\n]{0,40}\b(?:ruled out|not) (?:an? )?stroke\b|\bdescartaron (?:un )?(?:derrame|infarto cerebral)\b[^;!?\n]{0,40}\b(?:bell|paralisis facial)\b|\b(?:dijeron|dijo|diagnosticaron|said)\b[^;!?\n]{0,30}\b(?:bells?|paralisis facial)\b[^;!?\n]{0,20}\b(?:no|not) (?:es |fue |era |a )?(?:un )?(?:derrame|stroke|embolia)\b/
const OF_LIMBS_OR_WITS =
  /\b(?:arms?|legs?|hands?|speech|slur\w*|words|confus\w*|balance|walk\w*|headache|vision|double|brazo|pierna|mano|habl\w+|confund\w*|vista)\b/
const MAY = '(?:va|van|vaya|vayan|iba|iban|puede|pueden|podia|podian|podria|podrian|fuera|fueran|pueda)'
const FALLS_ILL =
  '(?:amput\\w+|paraliz\\w+|quebr\\w+|salir|cerrar\\w*|gangren\\w+|deshidrat\\w+|torcer\\w*|enchuec\\w+|tapar|tullir|quedar (?:cieg[oa]|chuec[oa]|paralitic[oa]|mud[oa]|sord[oa]))'
/** "Lo van a amputar", "se le podía paralizar la cara": what might come, told by nobody who knows. */
const MAY_BEFALL = new RegExp(
  `(?<!\\b(?:siento|siente|senti|sintio|sentia|parece|ahorita) (?:(?:como|que|ya) ){0,2})\\b(?:lo|la|le|me|se (?:le|me|nos)) ${MAY} (?:a )?${FALLS_ILL}\\b[^.;,!?\\n]{0,30}`,
  'g',
)
const CLINICIAN =
  /\b(?:doctora?|dr|dra|medic[oa]|enfermer[oa]|hospital|cirujan[oa]|especialista|pediatra|paramedic[oa]s?)\b/
const SWELLS_NOW =
  /\b(?:alerg\w+|ronchas|cacahuates?|nuez|nueces|mariscos?|camaron\w*|abejas?|avispas?|ahorita|lengua|labios?)\b/
const BELL_FOUND =
  /\b(?:urgencias|emergencias?|hospital|doctora?|medic[oa]|neurolog[oa]|tomografia|clinica)\b[^|]{0,120}\b(?:bell|paralisis facial)\b/
const UPPER_FACE = /\b(?:cejas?|frente|ojo|parpado)\b/
const MORE_THAN_FACE =
  /\b(?:brazos?|piernas?|manos?|habl\w+|palabras?|lengua trabada|enred\w+|doble|confund\w+|camin\w+|mare\w+|medio cuerpo|dolor de cabeza)\b/
const TOOTH = /\b(?:muelas?|dientes?|dental|encia|postemilla|absceso|dentista)\b/
const BELLS_PALSY_FOUND =
  /\b(?:descart\w+|ruled out)\b[^|]{0,40}\b(?:derrame|embolia|infarto|stroke)\b[^|]{0,100}\bbell\b|\bbell(?:s palsy)?\b[^|]{0,100}\b(?:descart\w+|ruled out)\b/
const BEYOND_THE_FACE =
  /\b(?:brazo|pierna|mano|lado del cuerpo|debil\w*|adormec\w*|habla (?:raro|mal|enredad\w*|arrastrad\w*)|confund\w*|camina mal|dolor de cabeza|arm|leg|weak\w*|numb\w*|slur\w*|confus\w*|ya no|ahora tambien)\b/

/** Words about face droops that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_BRAIN_FACE_DROOPS: readonly OtherMeaning[] = [
  {
    of: ['face-droop'],
    meant:
      /\b(?:(?:left|right) )?(?:lower|upper) (?:(?:left|right) )?(?:eye ?)?lids?\b(?![^.;!?\n]{0,40}\b(?:droop\w*|sag\w*|hang\w*|drop\w*|sink\w*|slid\w*)\b)/g,
  },
  {
    of: words('one-side-weak limb-numb face-droop fever rash bleeding seizure jaundice lump tick-bite swelling-other'),
    meant: LOOKED_FOR,
  },
  {
    of: ['face-droop'],
    meant:
      /\b(?:milk|formula|spit ?up|spits? up|bottle|leche)\b[^.;!?\n]{0,50}\b(?:runs?|dribbl\w*|drools?|trickl\w*|escurre)\b[^.;!?\n]{0,30}/g,
    unless: (plain) => !/\b(?:spit\w*|reflux|burp\w*|bottle|nurs\w*|regurgit\w*|devuelve)\b/.test(plain),
  },
  {
    of: ['face-droop'],
    meant:
      /\b(?:(?:inside|inner|in|on) )?(?:of )?(?:(?:the|my|his|her) )?(?:left |right )?(?:lower|upper|bottom|top|inner) (?:left |right )?(?:lips?|gums?|cheek)\b(?![^.;!?\n]{0,40}\b(?:droop\w*|sag\w*|hang\w*|drop\w*|sink\w*|slid\w*|numb|pull\w*|crooked|(?:left|right|one) (?:side|corner))\b)/g,
  },
  {
    of: words('one-side-weak face-droop'),
    meant:
      /\b(?:half|side) (?:of )?(?:my|his|her|the) face\b[^.;!?\n]{0,25}\b(?:limp|numb|weak|droop\w*|paraly\w+|frozen)\b|\b(?:lado|mitad) de (?:la|mi|su) cara\b[^.;!?\n]{0,25}\b(?:dormid[oa]|paraliz\w+|caid[oa]|no (?:me |se )?(?:obedece|responde|mueve))\b|\b(?:half|side) (?:of )?(?:my|his|her|the) face\b[^.;!?\n]{0,15}\b(?:wont|doesnt) (?:move|obey|work)\b/g,
    unless: (plain) => !IS_BELLS.test(plain) || OF_LIMBS_OR_WITS.test(withoutDenials(plain)),
  },
  {
    of: ['face-droop'],
    meant: /\bsmil\w* (?:\w+ ){0,2}?(?:on|with) (?:only )?(?:one|half|just one)(?: \w+){0,5}/g,
    unless: (plain) =>
      !/\b(?:cr(?:y|ies|ying)|awake|scream\w*)\b[^.;!?\n]{0,50}\b(?:same|even|both sides|symmetric\w*|equal\w*)\b/.test(
        plain,
      ) ||
      !/\b(?:asleep|sleep\w*|drows\w*|dream\w*)\b/.test(plain) ||
      ails(plain),
  },
  {
    of: words(
      'amputation face-droop one-side-weak throat-swelling throat-danger dry-mouth broken-bone likely-broken back-danger needs-visit black-wound',
    ),
    meant: MAY_BEFALL,
    unless: (plain) => CLINICIAN.test(plain) || SWELLS_NOW.test(plain),
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
  {
    of: ['face-droop'],
    meant:
      /\b(?:cara|boca|rostro)\b[^.;!?\n]{0,20}\b(?:caid[oa]|chuec[oa]|torcid[oa]|jalad[oa])\b|\b(?:half|side) of (?:my|his|her) face\b[^.;!?\n]{0,20}\b(?:droop\w*|fell)/g,
    unless: (plain) => !BELLS_PALSY_FOUND.test(plain) || says(plain, BEYOND_THE_FACE),
    becomes: 'same-day',
  },
  {
    of: words('face-droop one-side-weak limb-numb'),
    meant:
      /\b(?:camin\w+|pas\w+|subi\w*|paseo|anduvo|corrio) (?:\w+ )?por (?:la|mi|su) (?:cara|boca|mano|pierna)(?: (?:bien |toda )?dormid[oa])?\b/g,
    unless: (plain) =>
      !/\b(?:aranas?|aranit\w+|cucaracha|mosca|hormiga|bicho|insecto|grillo|lagartija|raton)\b/.test(plain) ||
      /\b(?:chuec\w+|torcid\w+|no (?:siento|puedo|mueve)|habl\w+|adormec\w*|hormigue\w*)\b/.test(plain),
  },
]
