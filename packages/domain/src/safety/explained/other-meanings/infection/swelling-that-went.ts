import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { unlessTold } from '../unless-told'

const FACE_SWELLS =
  /\b(?:(?:upper |lower |my |his |her |the )*(?:lips?|face|eyes?|eyelids?|cheeks?|labios?|cara|ojos?|parpados?|cachetes?)\b[^.;!?\n]{0,30}\b(?:puff\w*|swoll\w*|swell\w*|ballooned|double|hinch\w+|inflam\w+)|(?:puff\w*|swoll\w*|swell\w*|hinchad\w+)\b[^.;!?\n]{0,20}\b(?:lips?|face|eyes?|eyelids?|cheeks?|labios?|cara|ojos?|parpados?))\b/g
const GONE =
  /\b(?:(?:all|its all|is|was|its|completely) (?:gone|down|flat|normal)|gone (?:by|now|down)|flat (?:again|by|now)|went (?:down|away)|back to normal|normal (?:again|by|now|since|all)|se me (?:bajo|quito|deshincho)|ya (?:no|esta (?:normal|bien))|(?:se )?deshincho)\b/
const SALT_DRINK_OR_TEARS =
  /\b(?:salt\w*|soy sauce|sushi|ramen|pizza|chips|popcorn|margaritas?|beers?|wine|drinks|drinking|hung ?over|cried|crying|slept (?:face down|on my (?:face|stomach))|allnighter|sal|salad[oa]s?|soya|cerveza|vino|tequila|cruda|llor\w+|desvel\w+)\b/
const OF_ALLERGY =
  /\b(?:hives|welts|itch\w*|throat|tongue|breath\w*(?! (?:is |was |feels )?(?:fine|normal\w*|ok|okay|easy|easily|good))|wheez\w*|vomit\w*|dizz\w*|faint\w*|shellfish|shrimp|nuts?|peanuts?|allerg\w*|stung|sting|bee|antibiotic|lisinopril|pregnan\w*|one side|red|hot|pus|fever|pee|urine|ronchas|comezon|garganta|lengua|aire|silb\w*|vomit\w*|mare\w*|camaron\w*|cacahuates?|alerg\w*|embaraz\w*|fiebre|orina)\b/
const THROAT_IS_FREE =
  /\b(?:(?:tongue|throat|breath\w*|swallow\w*)\b[^.;!?\n]{0,50}\b(?:fine|normal|ok|okay|clear|never|easy|not)|(?:no|never|nothing in)[^.;!?\n]{0,30}\b(?:tongue|throat|breath\w*|trouble)|(?:lengua|garganta|respir\w+|trago)\b[^.;!?\n]{0,40}\b(?:bien|normal|nunca|no)|(?:no|sin)[^.;!?\n]{0,30}\b(?:lengua|garganta|aire))\b/
const PRESSURE_PILL =
  /\b(?:lisinopril|enalapril|benazepril|ramipril|captopril|quinapril|perindopril|fosinopril|losartan)\b/
const YESTERDAY =
  /\b(?:yesterday|last night|the other day|(?:two|three|\d) days ago|last week|(?:mon|tues|wednes|thurs|fri|satur|sun)day|ayer|anoche|antier|el otro dia|hace (?:dos|tres|\d) dias)\b/
const SWELLS_AGAIN =
  /\b(?:again (?:today|now|this)|back (?:again|today)|still (?:swollen|puffy)|came back|hives|vomit\w*|dizz\w*|faint\w*|wheez\w*|drool\w*|hoarse|tight\w*|otra vez|sigue hinchad\w*|ronchas|volvio)\b/
const FILLER =
  /\b(?:fillers?|juvederm|restylane|lip (?:injections?|flip)|relleno (?:de|en) (?:los )?labios|hialuronico|botox)\b/
const AS_WARNED =
  /\b(?:injector|nurse|doctor|clinic|they|she|he|doctora|enfermera)\b[^.;!?\n]{0,40}\b(?:said|told|warned|says|dijo|aviso|dijeron)\b[^.;!?\n]{0,40}\b(?:swell\w*|peak|normal|expected|goes down|hinch\w+|esperad[oa])\b|\b(?:evenly|both sides the same|parej[oa])\b/
const FILLER_ILL =
  /\b(?:white|gray|grey|blanch\w*|dusky|blue|purple|mottled|lacy|severe|worse|spreading|vision|blurr\w*|see|headache|hives|tongue|throat|breath\w*|fever|pus|blister\w*|one side|numb\w*|blanc[oa]s?|gris|morad[oa]|vista|borros[oa]|ronchas|garganta|lengua|aire|fiebre|peor|un lado)\b/

const LONG_AGO =
  /\b(?:(?:\w+ )?(?:weeks?|months?|years?) ago|last (?:week|month|summer|spring|fall|winter|year)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)|hace (?:\w+ )?(?:semanas?|mes(?:es)?|anos?)|el (?:mes|ano|verano) pasado)\b/
const SINCE_TODAY =
  /\b(?:today|tonight|right now|just (?:now|got|ate|used)|again|minutes|hours?|this (?:morning|afternoon|evening)|used (?:it|the|one|my|his|her)|jabbed|hoy|ahorita|anoche|otra vez|minutos|horas?|use (?:el|la))\b/

/** A swelling of the face that is gone, or that a treatment leaves for a day. */
export const OTHER_MEANINGS_OF_SWELLING_THAT_WENT: readonly OtherMeaning[] = [
  {
    of: words('face-swelling swollen-hands-face puffy-all-over puffy-lids swollen-eye swelling-other'),
    meant: FACE_SWELLS,
    becomes: 'harmless-sign',
    unless: unlessTold([SALT_DRINK_OR_TEARS, GONE], OF_ALLERGY),
  },
  {
    of: words('face-swelling swollen-hands-face swelling-other'),
    meant: FACE_SWELLS,
    becomes: 'same-day',
    unless: (plain) =>
      ![PRESSURE_PILL, GONE, YESTERDAY, THROAT_IS_FREE].every((sign) => sign.test(plain)) ||
      SWELLS_AGAIN.test(withoutDenials(plain)),
  },
  {
    of: words('face-swelling red-spreading-skin swelling-other'),
    meant:
      /\b(?:lip )?(?:filler|injections?)\b[^.;!?\n]{0,80}\b(?:swoll\w*|swell\w*|puff\w*|duck|sore|warm|hinch\w+)\b(?:[^.;!?\n]{0,20}\b(?:warm|sore|tender|evenly)\b)*|\bpeak swelling\b|\b(?:swoll\w*|puffy|hinchad\w+) (?:evenly|lips?|labios)\b/g,
    becomes: 'harmless-sign',
    unless: (plain) => ![FILLER, AS_WARNED].every((sign) => sign.test(plain)) || FILLER_ILL.test(withoutDenials(plain)),
  },
  {
    of: ['anaphylaxis'],
    meant:
      /\b(?:er|emergency room|doctors?|they|allergist|clinic|hospital|urgent care|pediatrician|urgencias|el hospital)\b(?: \w+){0,2}? (?:gave|prescribed|wrote|sent|me dio|me dieron|me recetaron)(?: \w+){0,4}? (?:epi ?pens?|pens|autoinyector\w*)\b/g,
    unless: (plain) => !LONG_AGO.test(plain) || SINCE_TODAY.test(plain),
  },
]
