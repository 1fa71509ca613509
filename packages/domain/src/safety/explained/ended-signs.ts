import type { Explanation } from './explanation'
import { hasAny, type Reading } from './reading'
import { withoutDenials } from './told'
import { words } from '../../free-text/words'

const all = (plain: string, signs: readonly RegExp[]): boolean => signs.every((sign) => sign.test(plain))

const HOURS_AGO =
  /\b(?:hace|desde hace) (?:ya |como |unas )?(?:una|dos|tres|cuatro|cinco|seis|\d{1,2}) horas?\b|\b(?:an|one|two|three|four|five|six|\d{1,2}) hours? ago\b|\bfor (?:\w+ )?hours\b|\b(?:ayer|anoche|yesterday|last night)\b/
const WRONG_PIPE =
  /\b(?:por (?:el|mal) (?:\w+ )?(?:camino|lado|tubo|conducto)(?: viejo)?|wrong (?:pipe|way|hole|tube)|me atragante|se (?:me|le) fue (?:la|el|un|una) (?:\w+ )?(?:comida|agua|saliva|bocado|pedazo|refresco|cafe|te|jugo))\b/
const IS_OVER =
  /\b(?:ya (?:se (?:me|le) )?paso(?: todo)?|se (?:me|le) paso|ya (?:estoy|esta) bien|(?:it )?all passed|it passed|im fine now|(?:is|hes|shes) fine now|all good now)\b/
const BREATHES_AND_TALKS =
  /\b(?:respir[oa]|hablo|habla|breathe|breathing|talk|talking)\b(?:(?:,| y| and)? (?:hablo|habla|trago|traga|como|talk|swallow|eat))?\b[^.;!?\n]{0,25}\b(?:bien|normal\w*|fine|well|ok|okay)\b|\b(?:respir[oa]|hablo|habla),? y (?:hablo|habla|respir[oa]|cene|ceno|como|come)\b/
const STILL_CHOKES =
  /\b(?:sigo|sigue|todavia|aun|still|keeps?|otra vez|silb\w+|wheez\w*|ronc[oa]|hoarse|fiebre|fever|bab\w+|drool\w*|morad\w+|azul\w*|blue|purple|pecho|chest|no (?:puedo|puede)|cant|cannot|falta (?:de|el) aire|atorad\w+|stuck|inconsciente|desmay\w*|passed out|bebe|baby|newborn|sangre|blood|stroke|derrame|parkinson|semanas|weeks|cada vez|every time)\b/

/** Food that went the wrong way hours ago, and who breathes, talks and eats since. */
const isChokingOver = ({ plain }: Reading): boolean =>
  all(plain, [WRONG_PIPE, IS_OVER, HOURS_AGO, BREATHES_AND_TALKS]) && !STILL_CHOKES.test(withoutDenials(plain))

const HEAT =
  /\b(?:calor|(?:agua|ducha|regadera)(?: \w+){0,3} caliente|sauna|jacuzzi|temazcal|hot (?:shower|bath|tub|kitchen|day)|overheat\w*|sauna|heat)\b/
const RESTED =
  /\b(?:tom[eo] (?:\w+ )?(?:agua|suero|electrolitos)|(?:me|se) sent[eo]|(?:me|se) acost[eo]|sombra|aire acondicionado|en el aire|sat down|drank (?:\w+ )?(?:water|gatorade)|in the (?:shade|ac)|laid down|lay down)\b/
const AS_NEW =
  /\b(?:(?:ya |y )?(?:ando|anda|estoy|esta|estaba|sigo|quede|quedo) (?:\w+ )?(?:como (?:nuev[oa]|si nada|siempre)|bien|normal|peleando|trabajando|jugando)|se (?:me|le) (?:paso|quito)|like new|(?:fine|good|normal|great) (?:now|since|again)|felt fine|back to normal)\b/
const WORSE_THAN_HEAT =
  /\b(?:desmay\w*|faint\w*|passed out|confus\w*|confund\w*|vomit\w*|fiebre|fever|pecho|chest|dolor de cabeza|headache|embaraz\w*|pregnan\w*|falta (?:de|el) aire|palpit\w*|otra vez|again and again|sigo mare\w+|still dizzy|convuls\w*|cae?y[oe]|fell|lado|habl\w+|sangr\w*|negr[oa]|palid\w+|corazon|heart)\b/
const FRAIL = words(
  'age-65-plus pregnant postpartum heart-disease diabetes chest-pain short-of-breath fainted confused headache vomiting palpitations temp-38 fever speech-trouble one-side-weak infant-word child-word vision-loss vision-change',
)

/** Dizzy from heat once, better with water and rest, and well for an hour or more. */
const isHeatOver = (reading: Reading): boolean =>
  all(reading.plain, [HEAT, RESTED, AS_NEW, HOURS_OR_ONE]) &&
  !hasAny(reading, FRAIL) &&
  !WORSE_THAN_HEAT.test(withoutDenials(reading.plain))

const HOURS_OR_ONE = new RegExp(`${HOURS_AGO.source}|\\b(?:de eso )?hace (?:como )?una hora\\b|\\bfor \\d+ hours\\b`)

const SUGAR = /\b(?:diabet\w*|metformin\w*|azucar|glucosa|sugar|glucose)\b/
const LOW = /\b(?:5[4-9]|6\d)\b/
const SWEETENED =
  /\b(?:jugo|juice|glucos[ae] tab\w*|tabletas? de glucosa|dulces?|candy|miel|honey|soda|refresco|coca|azucar con agua)\b/
const RISEN = /\b(?:[89]\d|1[0-6]\d)\b/
const WELL_AGAIN =
  /\b(?:sin (?:ningun )?(?:malestar|sintomas?|molestias?)|me siento bien|ya estoy (?:bien|en \d+)|feel (?:fine|good|normal)|no (?:discomfort|symptoms)|fine now)\b/
const MAY_FALL_AGAIN =
  /\b(?:insulin\w*|gl[iy]burid\w*|glibenclamid\w*|glipizid\w*|glimepirid\w*|sulfonil\w*|sulfonyl\w*|desmay\w*|faint\w*|passed out|confund\w*|confus\w*|convuls\w*|seiz\w*|vomit\w*|otra vez|varias veces|again|several times|cada (?:dia|noche)|every (?:day|night)|embaraz\w*|pregnan\w*|alcohol|rinon\w*|kidney)\b/

/** Low sugar by somebody on no medicine that lowers it further, sweetened, measured again and well (ADA, the rule of 15). */
const isSugarLowOver = (reading: Reading): boolean =>
  all(reading.plain, [SUGAR, LOW, SWEETENED, RISEN, WELL_AGAIN]) &&
  !hasAny(reading, ['child-word', 'infant-word', 'age-under-18', 'chest-pain', 'short-of-breath', 'withdrawal']) &&
  !MAY_FALL_AGAIN.test(withoutDenials(reading.plain).replaceAll(/\b(?:llamar|call\w*)\b[^.;!?\n]*/g, ' '))

const SOBBING =
  /\b(?:pediatra|doctora?|medic[oa]|cardiolog[oa]|neurolog[oa]|pediatrician|doctor)\b[^|]{0,140}\b(?:espasmos? (?:de|del) (?:sollozo|llanto)|breath ?holding (?:spells?|attacks?))\b/
const CRIED = /\b(?:llor[oa]|llorar|berrinche|cried|crying|tantrum)\b/
const BREATHED_AGAIN =
  /\b(?:volvio a respirar|respiro otra vez|(?:esta|anda|sigue) (?:jugando|corriendo)|breathed (?:again|and)|is playing|hes playing|shes playing|back to normal|como si nada)\b/
const AS_BEFORE =
  /\b(?:(?:ya )?(?:lo|le|la) (?:habia|ha) (?:hecho|pasado|dado)|igualit[oa]|igual que|mismo de siempre|had done it|done (?:it|this) before|same as|it was the same|otras veces)\b/
const NO_SOB =
  /\b(?:fiebre|fever|convuls\w*|seizure|jerk\w*|sacud\w+|ties[oa]|stiff|minutos?|minutes?|golpe\w*|pego|hit (?:his|her)|fell|cayo|atragant\w*|chok\w*|uva|grape|no (?:responde|despierta|reacciona)|wont wake|dormid[oa]|asleep|mas largo|longer|diferente|different|peor|worse|sigue (?:morad|azul|floj)\w*|still (?:blue|limp)|primera vez|first time)\b/

/** A spell of a crying child that its doctor knows, the same as before and over (AAP, breath-holding spells). */
const isKnownSobbing = (reading: Reading): boolean =>
  all(reading.plain, [SOBBING, CRIED, BREATHED_AGAIN, AS_BEFORE]) &&
  reading.ages.every((age) => age >= 0.5 && age < 6) &&
  !NO_SOB.test(withoutDenials(reading.plain))

const DENTAL_WORK =
  /\b(?:filling|root canal|crown|tooth (?:pulled|out|extract\w*)|extraction|numbing|novocain\w*|lidocaine|an(?:a)?esthe\w+|empaste|amalgama|resina|relleno|endodoncia|muelas?|extraccion|anestesi\w+)\b/
const DENTIST_TODAY =
  /\b(?:hace (?:como )?(?:un rato|una hora|(?:dos|tres|cuatro|[1-4]) horas)|(?:an|one|two|three|four|[1-4]) hours? ago|esta (?:manana|tarde)|this (?:morning|afternoon))\b/
const LIMBS_STRONG =
  /\b(?:brazos?|piernas?|arms?|legs?)\b[^.;!?\n]{0,40}\b(?:fuerza|fuertes?|bien|normal\w*|strong|fine|ok|okay)\b/
const TALKS_CLEARLY =
  /\b(?:habl[oa]|talk|speech|speak)\b[^.;!?\n]{0,30}\b(?:clar[oa]|bien|normal|fine|clear(?:ly)?|ok)\b/
const OF_THE_BRAIN =
  /\b(?:debil\w*|weak\w*|confus\w*|confund\w*|mare\w*|dizz\w*|vision|vista|borros\w*|dolor de cabeza|headache|no (?:puedo|puede) (?:mover|levantar|hablar)|cant (?:move|lift|speak)|de repente|sudden\w*|ayer|yesterday|dias|days)\b/

/** The mouth still numb a few hours after the dentist, with forehead, limbs and speech as ever. */
const isNumbedByDentist = ({ plain }: Reading): boolean =>
  all(plain, [DENTAL_WORK, DENTIST_TODAY, LIMBS_STRONG, TALKS_CLEARLY]) && !OF_THE_BRAIN.test(withoutDenials(plain))

/** What was there, has a known cause and is over. */
export const ENDED_SIGNS: readonly Explanation[] = [
  { of: ['choking', 'airway-burn', 'cough'], holds: isChokingOver, becomes: 'harmless-sign' },
  { of: ['dizzy', 'heat-illness', 'heat-exposure'], holds: isHeatOver, becomes: 'harmless-sign' },
  { of: ['tremor', 'sweating', 'withdrawal-danger', 'clammy-pacing'], holds: isSugarLowOver, becomes: 'harmless-sign' },
  {
    of: words('blue-lips ill-baby unresponsive overdose-look floppy-baby cannot-breathe fainted'),
    holds: isKnownSobbing,
    becomes: 'harmless-sign',
  },
  { of: words('face-droop stroke limb-numb one-side-weak'), holds: isNumbedByDentist, becomes: 'harmless-sign' },
]
