import type { Picture } from './picture'
import { words } from '../../../free-text/words'

const GRAVE = words(
  'fainted confused drowsy seizure short-of-breath cannot-breathe throat-swelling throat-lump wheezing severe-pain extreme-pain fever temp-38 high-fever suicide-said suicide-named self-harm weak-immunity weak-immunity-person',
)

const STOPPED =
  /\b(?:stop(?:ped|s)|ceas(?:ed|es)|dried up|no longer bleed\w*|not bleeding (?:any more|anymore|now)|bleeding (?:is )?(?:over|done|ended)|bleed(?:s|ing)? ended|ya (?:paro|no sangra)|se detuvo|dejo de sangrar|paro (?:de|solo|sola|en|apretando|con presion)|se paro (?:apretando|la sangre)|apret\w+[^.;!?\n]{0,40} (?:se )?paro)\b/
const NOSE = /\b(?:nose\w*|nostril|nariz)\b/
const BLEEDS_LONG =
  /\b(?:(?:herida|cortada|corte|wound|cut|gash|incision)\b[^.;!?\n]{0,30}\b(?:no (?:le |me |se )?(?:para|deja|detiene)|wont stop|still bleed\w*|keeps bleeding)|everywhere|will not stop|soak\w*|pour\w*|gush\w*|clots?|wont stop|still bleeding|started again|starts again|hours?|(?:2\d|[3-9]\d|twenty|thirty|forty) ?min\w*|thinners?|punch\w*|broken|chorros?|borbotones|horas?|coagulos?|volvio a sangrar|sangrando|no (?:le |me )?(?:para|deja de sangrar)|otra vez)\b/

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

const CUT =
  /\b(?:cut|cuts|slic\w+|nick\w*|graz\w+|scrap\w+|lac|lacs|lacerations?|cortad\w*|cort[eo]|rasp\w+|rasgun\w+)\b/
const SHALLOW =
  /\b(?:shallow|small|tiny|superficial|little|half an? (?:inch|cm|centimet\w+)|(?:[1-9]|one|two) ?(?:mm|cm|centimet\w+)|not (?:very |too |that )?deep|isnt deep|edges (?:meet|touch|come together|close)|chiquit\w+|pequen\w+|cortadita|(?:un cuarto de|media) pulgada|no se abre|no (?:es|esta|fue) (?:muy )?(?:profund\w+|hond\w+))\b/
const BAD_CUT =
  /\b(?:everywhere|will not stop|gap(?:es|ing)|wide open|numb\w*|cant (?:feel|move|bend)|glass (?:in|inside|still)|bite|bitten|rust\w*|deep|soak\w*|spurt\w*|tendon|bone|fat|still bleed\w*|missing|chunk|piece|(?:took|taken|takes) (?:off )?the (?:end|tips?|top)|off|hanging|face|eye|dormid\w+|hueso|colgando|pedazo|mordi\w+|oxidad\w+)\b/

const TWISTED = /\b(?:twist\w*|roll\w*|sprain\w*|turned|wrench\w*|torc\w+|esguince|dobl\w+)\b/
const WALKS_ON_IT =
  /\b(?:can walk|able to walk|walk\w* on it|walking (?:fine|ok|with a limp)|bear\w* (?:my |full )?weight|weight ?bearing|puedo (?:caminar|apoyar|pisar)|camino bien)\b/
const BONE_UNHURT =
  /\b(?:bones?|hueso\w*|bony|malleol\w+)\b[^.;]{0,30}\b(?:doesnt|dont|not|isnt|no|fine|non)\b|\b(?:no|not|non|doesnt|sin|ni)\b[^.;]{0,30}\b(?:bones?|bony|hueso\w*|malleol\w+)\b/

const STING =
  /\b(?:bees?|honeybee|wasps?|hornets?|yellow ?jackets?|mosquito\w*|midges?|fleas?|gnats?|horse ?fl(?:y|ies)|bugs?|insects?|(?<!\bit )stung|stings?(?! (?:a (?:bit|little)|when|while|as|to pee))|ants?|chiggers?|bed ?bugs?|(?:sand|deer|black)? ?fl(?:y|ies)|bites|abejas?|avispas?|zancudos?|moscos?|pulgas?|hormigas?|picaduras?|piquetes?|pico)\b/
const ONE_PLACE =
  /\b(?:itch\w*|swelling|swollen|lump|bumps?|wheals?|patch|red|pink|puffy|sore|welts?|ronchas?|comezon|pica|hinch\w+|bolitas?|roj\w)\b/
const NO_ALLERGY =
  /\b(?:no|not|nor|without|never|nothing|sin|ni|ningun\w*)\b[^.;]{0,60}\b(?:hives|breath\w*|throat|lips?|face|faint\w*|dizz\w*|wheez\w*|swelling|fever|pus|streaks?|ronchas?|hinchazon|comezon|respirar|garganta|cara|labios|mareo\w*|fiebre)\b|\bbreath\w* (?:\w+ ){0,2}(?:fine|normal\w*|easy|easily|ok|okay|well)\b|\brespir\w+ (?:muy )?bien\b/
const MORE_THAN_LOCAL =
  /\b(?:(?:trouble|hard|difficult\w*|short\w*) (?:of )?(?:to )?breath\w*|cant breathe|hives all|faint\w*|dizzy|vomit\w*|spreading|streaks?|fever\w*|pus|getting worse|worsening|ticks?|bulls ?eye|expanding|allerg\w*|throat|tongue|mouth|lips|in (?:my|his|her|the) eye|many times|dozens of|swarm|garganta|lengua|boca|labios|fiebre|garrapatas?|alerg\w+|pus)\b/

const HARMLESS_MEDICINE =
  /\b(?:loratadine|cetirizine|fexofenadine|desloratadine|claritin|zyrtec|allegra|(?:multi)?vitamins?|omeprazole|famotidine|antihistamine|allergy (?:pill|tablet|medicine)|birth control|contraceptive|levothyroxine|thyroxine|thyroid (?:pill|tablet|medicine)|probiotics?|statins?|atorvastatin|simvastatin|rosuvastatin|loratadina|cetirizina|vitaminas?|omeprazol|anticonceptiv\w+|levotiroxina)\b/
const ONE_MORE =
  /\b(?:second|twice|two|double[ds]?|another|again|extra|one more|segund[ao]|dos veces|doble|otra|otro|dos)\b/
const IS_WELL =
  /\b(?:fine|well|normal\w*|nothing|as (?:usual|ever|always)|like myself|no (?:\w+ )?symptoms?|ok|okay|healthy|bien|nada|normal)\b/
const MORE_THAN_ONE_EXTRA =
  /\b(?:many|demasiadas|muchas|all (?:of )?(?:my|the|his|her|those) (?:pills|tablets|meds|medicine)|tod[ao]s (?:las|mis|sus|l[ao]) (?:pastillas|medicinas?|pildoras)|handful|bottle|frasco|puno|dozen|whole|(?:[3-9]|\d\d) (?:pills|tablets|capsules|pastillas)|child\w*|son|daughter|kids?|toddler|baby|hij[oa]|nin[oa]|bebe|insulin|opioid\w*|heart (?:pill|medicine)|blood pressure (?:pill|medicine)|on purpose|iron|hierro|a proposito)\b/

/** Small hurts of the skin and nose, and one dose too many of what does no harm. */
export const PICTURES_OF_HURTS: readonly Picture[] = [
  {
    of: words('nosebleed severe-bleeding'),
    tells: [NOSE, STOPPED],
    never: BLEEDS_LONG,
    without: [...GRAVE, ...words('blood-thinner dizzy head-injury blow high-blood-pressure bp-160')],
    explains: words('nosebleed severe-bleeding much-blood bleeding'),
    becomes: 'nosebleed',
  },
  {
    of: words('burn hot-spill bad-burn red-spreading-skin drowning hot-thing'),
    tells: [HOT, SMALL_AREA, NO_BLISTER, COOLED],
    never: BAD_BURN,
    without: [...GRAVE, ...words('age-under-3 infant-word diabetes electric-shock chemical-splash burnt-face')],
    explains: words(
      'burn hot-spill bad-burn red-spreading-skin drowning painless-skin burn-size skin-damage hot-thing large-area skin-off minor-cut getting-worse',
    ),
    becomes: 'small-burn',
  },
  {
    of: words('minor-cut severe-bleeding amputation deep-cut blood-flow part-gone bleeding edge-tool vaginal-bleeding'),
    tells: [CUT, SHALLOW, STOPPED],
    never: BAD_CUT,
    without: [...GRAVE, ...words('blood-thinner crushed head-injury animal-bite pregnant postpartum')],
    explains: words(
      'severe-bleeding amputation deep-cut blood-flow part-gone bleeding edge-tool bleeding-elsewhere vaginal-bleeding dirty-wound much-blood',
    ),
    becomes: 'minor-cut',
  },
  {
    of: ['severe-bleeding'],
    tells: [CUT, STOPPED],
    never:
      /\b(?:shallow|superficial|not (?:very |that )?deep|edges meet|cortadita|cortecit\w+|cortit[oa]|rasur\w+|(?:un cuarto de|media) pulgada|no se abre|spurt\w*|soak\w*|started again|starts again|still bleed\w*|pumping|numb\w*|gone|missing|sigue|otra vez)\b/,
    without: [
      ...GRAVE,
      ...words('blood-thinner crushed amputation much-blood vaginal-bleeding pregnant postpartum dizzy feels-faint'),
    ],
    explains: words('severe-bleeding bleeding bleeding-elsewhere'),
    becomes: 'deep-cut',
  },
  {
    of: ['sprain'],
    tells: [TWISTED, WALKS_ON_IT, BONE_UNHURT],
    never:
      /\b(?:crack\w*|snap\w*|pop(?:ped)?|deform\w*|crooked|numb\w*|cant (?:walk|stand|put)|cold|pale|trono|chuec\w+|dormid\w+|no puedo (?:caminar|pisar|apoyar|dar))\b/,
    without: [
      ...GRAVE,
      ...words(
        'likely-broken broken-bone bad-fracture fell-on-hand looks-broken hot-joint age-65-plus leg-swelling-one limb-numb',
      ),
    ],
    explains: words('sprain fall joint-ache bruise leg-swelling'),
    becomes: 'sprain',
  },
  {
    of: words(
      'hives dirty-wound rash lump red-spreading-skin wound-trouble infection insect-sting allergy-trigger swelling-other leg-swelling',
    ),
    tells: [STING, ONE_PLACE, NO_ALLERGY],
    never: MORE_THAN_LOCAL,
    without: [
      ...GRAVE,
      ...words(
        'vomiting dizzy feels-faint hoarse face-swelling tick-bite snake-bite spider-bite animal-bite getting-worse many-stings belly-pain month-or-more swollen-eye',
      ),
    ],
    explains: words(
      'hives dirty-wound red-spreading-skin wound-trouble infection allergy-trigger leg-swelling limb-rash genital-discharge yeast-infection',
    ),
    becomes: 'insect-sting',
  },
  {
    of: words('too-many-pills dose-mistake dose-repeated child-swallowed pills-missing'),
    tells: [HARMLESS_MEDICINE, ONE_MORE, IS_WELL],
    never: MORE_THAN_ONE_EXTRA,
    without: [
      ...GRAVE,
      ...words(
        'child-word age-under-18 infant-word vomiting palpitations many-acetaminophen pregnant dizzy risky-medicine opioid',
      ),
    ],
    explains: words('too-many-pills dose-mistake dose-repeated child-swallowed pills-missing dry-mouth'),
    becomes: 'extra-dose',
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
