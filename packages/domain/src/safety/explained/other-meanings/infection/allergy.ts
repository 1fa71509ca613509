import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { unlessTold } from '../unless-told'
import { OF_FAR_KIN } from '../vocabulary'

const DENTAL = /\b(?:dent\w+|numbing|lidocaine|novocain\w*|local anesth\w+|anesthetic)\b/
const ALLERGIC = /\b(?:hives|throat|swell\w*|swollen|wheez\w*|allerg\w*|epi ?pen|breath\w*|tongue|faint\w*)\b/
const LIKE_ALLERGY =
  /\b(?:ronchas?|urticaria|garganta|lengua|labios?|respir\w+|aire|camaron\w*|mariscos?|nuez|nueces|cacahuates?|mani|abejas?|avispas?|medicin\w+|pastill\w*|antibiotic\w*|penicilina|alergi\w+|fiebre|calentura|duele\w*|dolor|roj[oa]s?|caliente|embarazad[oa]|presion|orin\w+|golpe\w*|pego|pegue)\b/
const OF_INSECT = /\b(?:mosquitos?|zancudos?|moscos?|jejen\w*|piquete de|hormigas?)\b/
const BEYOND_EYELID =
  /\b(?:garganta|lengua|labios?|boca|respir\w+|aire|ronchas|fiebre|calentura|caliente|pus|vomit\w*|mare\w*|desmay\w*|duele\w*|dolor|morad[oa]|no (?:puede|puedo|ve|lo abre|abre)|borros[oa])\b/
const BITTEN_BY_GNAT = /\b(?:mosquitos?|zancudos?|jejenes|jejen|mosquit[oa]s?|pulgas?|piquete de)\b/
const BEYOND_THE_BITE =
  /\b(?:garganta|lengua|labios?|boca|respir\w+|aire|ronchas|todo el cuerpo|fiebre|calentura|caliente|pus|vomit\w*|mare\w*|desmay\w*|duele\w*|dolor|veo (?:mal|borroso|doble)|no (?:puedo|puede) (?:abrir|mover))\b/
const BEE = /\b(?:abejas?|avispas?|abejorro|hormigas?|mosquitos?|zancudos?|bees?|wasps?|hornets?|stung)\b/
const RESEMBLES_ALLERGY =
  /\b(?:ronchas|todo el cuerpo|garganta|labios?|lengua|boca|cara|ojos?|respir\w+|aire|mare\w+|vomit\w*|desmay\w*|all over|welts|hives|throat|lips?|tongue|mouth|face|breath\w*|dizz\w*|faint\w*|fiebre|fever)\b/
const ITSELF_TOO =
  /\b(?:a mi (?:tambien|ya|me)|ya (?:se )?me (?!la siento)|igual (?:yo|a mi)|lo mismo|me (?:aprieta|cuesta)|no (?:puedo|puede) (?:tragar|pasar)|voz|ronc[oa]|babe\w+|labios?|lengua|mine|me too|same)\b/

/** Words about allergy that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_INFECTION_ALLERGY: readonly OtherMeaning[] = [
  {
    of: ['feels-faint'],
    meant: /\b(?:carpal|cubital|tarsal|ulnar|radial|wind|mri) tunnels?\b|\btunel (?:del carpo|carpiano)\b/g,
  },
  {
    of: words('allergy-trigger'),
    meant:
      /\b(?:size|shape|big|large|small|wide)(?: \w+)? (?:of|as|like) (?:an? )?(?:\w+ )?(?:peanuts?|almonds?|walnuts?|hazelnuts?|pecans?|cashews?|eggs?|shrimp)\b|\b(?:tamano|grande) (?:de|como) un[ao] (?:nuez|almendra|cacahuate|avellana|huevo)\b/g,
  },
  {
    of: words('throat-swelling throat-danger'),
    meant:
      /\bhoarse\w*(?: \w+)? (?:for|x|since) (?:\w+ ){0,2}(?:weeks?|wks|months?|years?)\b(?: after(?: \w+){1,3})?|\b(?:ronc[oa]|ronquera|afonic[oa])\b[^.;!?\n]{0,20}\b(?:hace|por|llevo) (?:\w+ ){0,2}(?:semanas?|meses|anos?)\b/g,
  },
  {
    of: ['anaphylaxis'],
    meant: /\b(?:epinephrine|adrenaline?)\b/g,
    unless: (plain) => !DENTAL.test(plain) || ALLERGIC.test(plain),
  },
  {
    of: ['allergy-trigger'],
    meant: /\bspit\w* up (?:\w+ ){0,4}?milk(?: after)?\b|\bregurgita (?:\w+ ){0,3}?leche(?: despues)?\b/g,
  },
  {
    of: words('anaphylaxis stroke heart-attack sepsis seizure'),
    meant:
      /\bis (?:this|that|it) how (?:an? )?(?:anaphyla\w+|strokes?|heart attacks?|sepsis|seizures?) (?:begins?|starts?|feels?)\b|\basi (?:empieza|comienza|es) (?:la |el |un |una )?(?:anafilaxia|derrame|infarto|sepsis)\b/g,
    unless: (plain) =>
      !/\b(?:gone|went away|passed|stopped|se (?:me )?(?:quito|paso)|ya no)\b/.test(plain) ||
      !/\b(?:no swelling|not swollen|sin hinchazon|no (?:se me |me )?hincho)\b/.test(plain) ||
      /\b(?:hives|throat|swell\w*|swollen|tongue|wheez\w*|vomit\w*|faint\w*|dizz\w*|peanut|nut|bee|wasp|sting|stung|shellfish|shrimp|ronchas|garganta|lengua|abeja|camaron\w*|cacahuate|mare\w*|face|arm|chest|pecho|brazo|cara|weak\w*|speech)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('face-swelling throat-swelling swelling-other'),
    meant:
      /\bneck (?:\w+ )?(?:like|of) (?:an? )?(?:bull|linebacker|wrestler|tree|tree trunk|weight ?lifter)\b|\bcuello (?:de|como(?: de| un)?) toro\b|\bbull ?neck(?:ed)?\b(?= and snor| with snor)/g,
    unless: (plain) => !/\b(?:snor\w*|ronca\w*|ronquid\w*)\b/.test(plain),
  },
  {
    of: words('face-swelling swollen-eye'),
    meant:
      /\b(?:ojos?|parpados?|cara)\b[^.;!?\n]{0,20}\bhinchad\w+|\bhinchad\w+[^.;!?\n]{0,12}\b(?:ojos?|parpados?|cara)\b/g,
    unless: (plain) =>
      !/\b(?:llore|llorar|llorando|lloradera|llanto|lloron\w*)\b/.test(plain) ||
      LIKE_ALLERGY.test(withoutDenials(plain)),
  },
  {
    of: words('face-swelling swollen-eye'),
    meant: /\bparpados?\b[^.;!?\n]{0,60}\b(?:gordit\w+|abultad\w+|inflad\w+|hinch\w+|inflam\w+)\b|\bparpados?\b/g,
    becomes: 'insect-sting',
    unless: (plain) => !OF_INSECT.test(plain) || BEYOND_EYELID.test(withoutDenials(plain)),
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
    of: ['throat-swelling'],
    meant:
      /\b(?:foros?|internet|google|tiktok|noticias|le[iy]o?|encontr[eo]|dicen?|vi)\b[^.;!?\n]{0,80}\b(?:cierran?|hinchan?|inflaman?|cerrar|hinchar) (?:la|tu) garganta\b/g,
  },
  {
    of: ['hives'],
    meant: /\b(?:una|1|una sola) roncha\b(?: \w+){0,5}|\b(?:an?|one) (?:\w+ )?welt\b/g,
    becomes: 'insect-sting',
    unless: (plain) => !BEE.test(plain) || RESEMBLES_ALLERGY.test(withoutDenials(plain)),
  },
  {
    of: words('throat-swelling throat-danger'),
    meant: new RegExp(
      `\\b(?:que|porque) a${OF_FAR_KIN} +se les? (?:cerro|hincho|inflamo) (?:la |toda la )?(?:garganta|lengua)\\b|\\b(?:says?|said|because)${OF_FAR_KIN}s? throat (?:closed|swelled|swole)(?: up| shut)?`,
      'g',
    ),
    unless: (plain) => ITSELF_TOO.test(withoutDenials(plain)),
  },
  {
    of: words('throat-swelling throat-danger'),
    meant:
      /\b(?:viendo|checando|fijandome|vigilando|pendiente|atent[oa]|a ver)(?: de)? si (?:\w+ )?(?:se me|se le|me|le) (?:va a )?(?:cierra|hincha|cerrar|hinchar|inflama) (?:la )?(?:garganta|lengua)\b|\b(?:watching|checking|waiting) (?:to see )?(?:for|if|whether) (?:my|his|her) throat (?:clos\w+|swell\w*)(?: up)?/g,
    unless: (plain) =>
      !/\b(?:pero|y) (?:no|nada)\b|\b(?:but|and) (?:no|nothing|it (?:hasnt|isnt|doesnt|didnt))\b|\besta bien\b|\b(?:trago|breath\w*|swallow\w*) (?:bien|fine|ok|normal\w*)\b/.test(
        plain,
      ) || ITSELF_TOO.test(withoutDenials(plain)),
  },
  {
    of: words('face-swelling swelling-other tooth-swelling'),
    meant:
      /\b(?:cachetes?|mejillas?|cara|quijada|cheeks?|face|jaw)\b[^.;!?\n]{0,30}\b(?:hinchad\w*|inflamad\w*|swollen|puffy)\b|\b(?:hinchad\w*|inflamad\w*|swollen|puffy)\b[^.;!?\n]{0,15}\b(?:cachetes?|mejillas?|cara|cheeks?|face|jaw)\b/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\b(?:sac(?:aron|o)|extra(?:jeron|jo)|quitaron|pulled|removed|took out|extract\w+|out)\b[^.;!?\n]{0,30}\b(?:muelas?|dientes?|colmillos?|juicio|wisdom|tooth|teeth|molar)\b|\b(?:muelas?|tooth|teeth|molar)\b[^.;!?\n]{0,20}\b(?:pulled|removed|out|extract\w+)\b/,
        /\b(?:ayer|antier|anteayer|hoy|anoche|yesterday|today|this morning|two days ago|hace (?:dos|2) dias)\b/,
        /\b(?:un poco|poquito|tantito|algo|como me (?:avisaron|dijeron)|a (?:little|bit)|slightly|mild\w*|as (?:they|the dentist) (?:said|told|warned))\b/,
      ],
      /\b(?:fiebre|calentura|pus|trag\w+ (?:mal|con)|no (?:puedo|puede) (?:tragar|abrir)|lengua|cuello|ojos?|garganta|empeor\w*|peor|cada (?:vez|dia) mas|ronchas|respir\w+|aire|no para|coagulo|fever|swallow\w*|tongue|neck|eyes?|throat|worse|hives|breath\w*|cant|spread\w*|alerg\w+|allerg\w+|38|39|10[0-4])\b/,
    ),
  },
  {
    of: ['hives'],
    meant: /\bred all over (?:the |my )?(?:bowl|toilet|floor|sink|shirt|sheets?|kitchen|carpet|plate|counter|place)\b/g,
  },
]
