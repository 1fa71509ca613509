import type { Picture } from './picture'
import {
  BLEEDING_STOPPED,
  BLISTERS,
  FAILING_OR_WORSENING,
  GRAVE_BESIDE_BELLY,
  GRAVE_BESIDE_HURTS,
  NO_FEVER,
} from './words-of-pictures'
import { words } from '../../../free-text/words'

const HOT =
  /\b(?:oven|stove|pan|pot|iron|kettle|steam\w*|hot|toaster|hob|grill|candle|match|tray|straighteners?|curling|glue gun|coffee|tea|soup|plancha|estufa|sarten|horno|vapor|comal|cafe|caliente|quem\w+|burn\w*|scald\w*)\b/
const SMALL_AREA =
  /\b(?:finger ?tips?|fingers?|thumb|\d(?:[.,]\d)? ?cm|coin|matchstick|stamp|playing card|smaller than|no (?:longer|bigger|larger) than|small|tiny|little|spot|yema|dedos?|moneda|chiquit\w+|pequen\w+)\b/
const NO_BLISTER =
  /\b(?:no|not|without|never|isnt|arent|hasnt|sin|ni|ningun\w*)\b[^.;]{0,24}\b(?:blister\w*|ampoll\w+)|\b(?:just|only|merely|solo|nomas) (?:red|pink|roj\w|rosad\w|colorad\w)\b/
const COOLED =
  /\b(?:cold|cool|running|tap) (?:running |tap )?(?:water|tap)\b|\bunder (?:the |a )?(?:cold |cool )?tap\b|\bagua (?:fria|fresca|corriente)\b|\bchorro\b/
const BAD_BURN =
  /\b(?:face|eyes?|genitals?|groin|chemical\w*|acid|electric\w*|charred|leathery|waxy|numb|all the way (?:round|around)|whole (?:hand|arm|leg|foot)|cara|ojos?|acido|electric\w*)\b/

const BURNT = /\b(?:burn\w*|burnt|scald\w*|boiling|steam|quem\w+|hirviendo)\b/
const WIDE_OR_ON_A_HAND =
  /\b(?:hand|palm|foot|feet|wrist|elbow|knee|mano|palma|pie|muneca|codo|rodilla)\b|\b(?:[5-9]|[1-9]\d)(?: ?x ?\d+)? ?cm\b|\b(?:[3-9]|three|four|five) ?(?:inch\w*|in)\b/

const CUT_OR_SCRAPE =
  /\b(?:cut|cuts|slic\w+|nick\w*|graz\w+|scrap\w+|lac|lacs|lacerations?|cortad\w*|cort[eo]|rasp\w+|rasgun\w+)\b/
const SHALLOW =
  /\b(?:shallow|small|tiny|superficial|little|half an? (?:inch|cm|centimet\w+)|(?:[1-9]|one|two) ?(?:mm|cm|centimet\w+)|not (?:very |too |that )?deep|isnt deep|edges (?:meet|touch|come together|close)|chiquit\w+|pequen\w+|cortadita|(?:un cuarto de|media) pulgada|no se abre|no (?:es|esta|fue) (?:muy )?(?:profund\w+|hond\w+))\b/
const BAD_CUT =
  /\b(?:everywhere|will not stop|gap(?:es|ing)|wide open|numb\w*|cant (?:feel|move|bend)|glass (?:in|inside|still)|bite|bitten|rust\w*|deep|soak\w*|spurt\w*|tendon|bone|fat|still bleed\w*|missing|chunk|piece|(?:took|taken|takes) (?:off )?the (?:end|tips?|top)|off|hanging|face|eye|dormid\w+|hueso|colgando|pedazo|mordi\w+|oxidad\w+)\b/

const CUT = /\b(?:cuts?|slic\w+|lac(?:eration)?|gash\w*|wound|knife|cort\w+|herida|cuchillo)\b/
const GAPES =
  /\b(?:gap(?:es|ing|ed)|open(?:s|ed)? (?:up )?(?:when|if)|edges (?:apart|dont|wont|pull|come apart|separate)|needs? (?:stitches|sutur\w*)|abiert[oa]|se abre|bordes separados)\b/
const NOT_A_FRESH_CUT =
  /\b(?:healed|scar|years? ago|weeks? ago|surgery|c ?section|operation|spurt\w*|pumping|soak\w*|cirugia|operacion)\b/

const OPERATED =
  /\b(?:surgery|operation|operated|fixed|repair\w*|removed|replacement|stitches|incision|scar|cirugia|operacion|operaron|puntos|cicatriz)\b/
const HEALS =
  /\b(?:bruis\w*|ridge|firm|itch\w*|tender|sore\w*|pink|numb (?:patch|skin)|scab\w*|moret\w+|dur[ao]|comezon|adolorid\w+)\b/
const DRY_WOUND =
  /\b(?:dry|clean|closed|no (?:\w+ )?(?:pus|drainage|discharge|redness|smell|swelling)|healing (?:well|nicely|fine)|sec[ao]|limpi[ao]|cerrad[ao]|sin pus)\b/

/** Burns, cuts, the sting of a ray, and wounds of operations that heal (NHS 111, MedlinePlus). */
export const PICTURES_OF_HURTS: readonly Picture[] = [
  {
    of: words('burn hot-spill bad-burn red-spreading-skin drowning hot-thing'),
    tells: [HOT, SMALL_AREA, NO_BLISTER, COOLED],
    never: BAD_BURN,
    without: [
      ...GRAVE_BESIDE_HURTS,
      ...words('age-under-3 infant-word diabetes electric-shock chemical-splash burnt-face'),
    ],
    explains: words(
      'burn hot-spill bad-burn red-spreading-skin drowning painless-skin burn-size skin-damage hot-thing large-area skin-off minor-cut getting-worse',
    ),
    becomes: 'small-burn',
  },
  {
    tells: [BLISTERS, BURNT, WIDE_OR_ON_A_HAND],
    says: [BLISTERS],
    never:
      /\b(?:strip|stripe|band|sun\w*|charred|white|numb|whole (?:\w+ )?(?:hand|arm|leg|foot|palm)|face|genitals?|franja|cara|tod[ao] (?:la|el|mi))\b/,
    without: [
      ...FAILING_OR_WORSENING,
      ...words(
        'age-under-18 child-word infant-word shingles electric-shock chemical-splash burnt-face chest-pain bad-burn blast',
      ),
    ],
    explains: words('burn burn-size hot-spill minor-cut'),
    becomes: 'same-day',
  },
  {
    of: words('minor-cut severe-bleeding amputation deep-cut blood-flow part-gone bleeding edge-tool vaginal-bleeding'),
    tells: [CUT_OR_SCRAPE, SHALLOW, BLEEDING_STOPPED],
    never: BAD_CUT,
    without: [...GRAVE_BESIDE_HURTS, ...words('blood-thinner crushed head-injury animal-bite pregnant postpartum')],
    explains: words(
      'severe-bleeding amputation deep-cut blood-flow part-gone bleeding edge-tool bleeding-elsewhere vaginal-bleeding dirty-wound much-blood',
    ),
    becomes: 'minor-cut',
  },
  {
    of: ['severe-bleeding'],
    tells: [CUT_OR_SCRAPE, BLEEDING_STOPPED],
    never:
      /\b(?:shallow|superficial|not (?:very |that )?deep|edges meet|cortadita|cortecit\w+|cortit[oa]|rasur\w+|(?:un cuarto de|media) pulgada|no se abre|spurt\w*|soak\w*|started again|starts again|still bleed\w*|pumping|numb\w*|gone|missing|sigue|otra vez)\b/,
    without: [
      ...GRAVE_BESIDE_HURTS,
      ...words('blood-thinner crushed amputation much-blood vaginal-bleeding pregnant postpartum dizzy feels-faint'),
    ],
    explains: words('severe-bleeding bleeding bleeding-elsewhere'),
    becomes: 'deep-cut',
  },
  {
    tells: [CUT, GAPES],
    never: NOT_A_FRESH_CUT,
    without: [
      ...FAILING_OR_WORSENING.filter((each) => each !== 'fainted'),
      'severe-bleeding',
      'blood-thinner',
      'amputation',
    ],
    explains: words('minor-cut bleeding vaginal-bleeding'),
    becomes: 'deep-cut',
  },
  {
    of: words('lump bruise swelling-other pain-other'),
    tells: [OPERATED, HEALS, DRY_WOUND, NO_FEVER],
    never:
      /\b(?:pus|smell\w*|opening|opened|spreading|hot|worse|worsening|calf|breath\w*|vomit\w*|weep\w*|ooz\w*|abri\w+|caliente|peor|respir\w*)\b/,
    without: [
      ...GRAVE_BESIDE_BELLY,
      ...words(
        'fever temp-38 foul-wound wound-trouble red-spreading-skin vomiting leg-swelling-one severe-pain cannot-breathe chills no-urine bleeding',
      ),
    ],
    explains: words('bruise post-surgery minor-cut joint-ache'),
    becomes: 'wound-heals',
  },
  {
    of: ['snake-bite'],
    tells: [
      /\b(?:sting ?rays?|mantarraya|raya de mar)\b/,
      /\b(?:stepped|step|foot|feet|heel|ankle|toes?|hand|finger|leg|calf|pise|pie|talon|tobillo|dedo|mano|pierna)\b/,
      /\b(?:hot water|soak\w*|agua caliente|remoj\w+)\b/,
      /\b(?:pain (?:is |went |has )?(?:\w+ )?(?:down|better|less|eas\w*|gone|bearable)|(?:down|from) (?:from )?(?:9|10|8|7) to [0-4]|hurts? less|barely hurts|bajo el dolor|duele menos|dolor (?:ya )?(?:bajo|menos))\b/,
    ],
    unless:
      /\b(?:chest|belly|abdomen|neck|groin|spurt\w*|faint\w*|breath\w*|vomit\w*|sweat\w*|numb|blue|pecho|panza|cuello|desmay\w*|aire|vomit\w*)\b/,
    without: words(
      'short-of-breath cannot-breathe fainted vomiting face-swelling hives severe-bleeding palpitations confused',
    ),
    explains: words('snake-bite insect-sting vision-loss'),
    becomes: 'dirty-wound',
  },
]
