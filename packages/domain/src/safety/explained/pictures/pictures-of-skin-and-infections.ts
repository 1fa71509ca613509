import type { Picture } from './picture'
import {
  BLISTERS,
  FAILING_OR_BLEEDING,
  FAILING_OR_WORSENING,
  GRAVE_BESIDE_HURTS,
  STROKE_LIKE,
  STROKE_LIKE_OR_HEADACHE,
  SWOLLEN,
} from './words-of-pictures'
import { words } from '../../../free-text/words'

const STING =
  /\b(?:bees?|honeybee|wasps?|hornets?|yellow ?jackets?|mosquito\w*|midges?|fleas?|gnats?|horse ?fl(?:y|ies)|bugs?|insects?|(?<!\bit )stung|stings?(?! (?:a (?:bit|little)|when|while|as|to pee))|ants?|chiggers?|bed ?bugs?|(?:sand|deer|black)? ?fl(?:y|ies)|bites|abejas?|avispas?|zancudos?|moscos?|pulgas?|hormigas?|picaduras?|piquetes?|pico)\b/
const ONE_PLACE =
  /\b(?:itch\w*|swelling|swollen|lump|bumps?|wheals?|patch|red|pink|puffy|sore|welts?|ronchas?|comezon|pica|hinch\w+|bolitas?|roj\w)\b/
const NO_ALLERGY =
  /\b(?:no|not|nor|without|never|nothing|sin|ni|ningun\w*)\b[^.;]{0,60}\b(?:hives|breath\w*|throat|lips?|face|faint\w*|dizz\w*|wheez\w*|swelling|fever|pus|streaks?|ronchas?|hinchazon|comezon|respirar|garganta|cara|labios|mareo\w*|fiebre)\b|\bbreath\w* (?:\w+ ){0,2}(?:fine|normal\w*|easy|easily|ok|okay|well)\b|\brespir\w+ (?:muy )?bien\b/
const MORE_THAN_LOCAL =
  /\b(?:(?:trouble|hard|difficult\w*|short\w*) (?:of )?(?:to )?breath\w*|cant breathe|hives all|faint\w*|dizzy|vomit\w*|spreading|streaks?|fever\w*|pus|getting worse|worsening|ticks?|bulls ?eye|expanding|allerg\w*|throat|tongue|mouth|lips|in (?:my|his|her|the) eye|many times|dozens of|swarm|garganta|lengua|boca|labios|fiebre|garrapatas?|alerg\w+|pus)\b/

const FEVERISH = words('fever temp-38 chills flu')
const TICK = /\b(?:tick|ticks|garrapata)\b/
const RING =
  /\b(?:ring|bulls ?eye|target|halo|paler? (?:middle|cent(?:er|re))|central clearing|clear(?:er)? (?:middle|cent(?:er|re))|(?:wider|larger|bigger) than (?:my|a|his|her|the) (?:hand|palm|fist)|(?:[5-9]|1\d|2\d) ?(?:cm|centimet\w+)|anillo|diana|oval)\b/
const LYME_DANGER =
  /\b(?:blackouts?|faint\w*|droop\w*|stiff neck|wrists and ankles|palms and soles|purple|petechia\w*|getting bigger|spreading to|confus\w*)\b/
const BESIDE_TICK = [
  ...FAILING_OR_WORSENING,
  ...words('headache vomiting limb-rash palpitations face-droop both-legs-weak one-side-weak pregnant'),
]
const OF_TICK = words('tick-bite rash red-spreading-skin fever temp-38 flu chills')

const BAND =
  /\b(?:strip|stripe|band|belt|dermatom\w*|cinturon|franja|banda)\b|\b(?:one|left|right|l|r) (?:side (?:of )?)?(?:\w+ ){0,2}(?:ribs|chest|flank|waist|trunk|torso|back|buttock|forehead|scalp|brow|temple|face|neck)\b|\b(?:costado|lado) (?:derecho|izquierdo)\b/
const NERVE =
  /\b(?:burn\w*|tingl\w*|stab\w*|sting\w*|electric|shooting|sore|pain\w*|ard\w+|quem\w+|hormigue\w*|dolor|duele)\b/
const OF_THE_HEART =
  /\b(?:pressure|tight\w*|squeez\w*|crush\w*|heav\w*|jaw|sweat\w*|sud(?:o|a)\w*|iron|stove|boiling|scald\w*|hot (?:water|oil|drink)|grease|steam|sunburn\w*|in the sun|chemical|presion|opresion|aprieta|sudor\w*|hirviendo)\b/

const STEADY =
  /\b(?:feel|feels|feeling|felt|am|is|are) (?:otherwise |quite |not too |perfectly )?(?:fine|ok|okay|well|alright|all right|bad|good)\b|\b(?:otherwise|systemically) (?:well|fine|ok|okay|healthy)\b|\b(?:alert|walks?|walking|up and about|working|went to work)\b|\b(?:eat\w*|drink\w*|keep\w*)\b[^.;]{0,30}\b(?:fine|ok|okay|well|normal\w*|down|fluids?|water|drink\w*)\b|\b(?:eats|eating) and (?:drinks|drinking)\b|\b(?:pulse|hr)(?: (?:is|of))? [6-9]\d\b|\b(?:bp|blood pressure|ta|tension)(?: (?:is|of))? 1[0-4]\d\b|\b(?:vital signs|obs|vitals|constantes)\b[^.;]{0,12}\b(?:normal\w*|stable|fine)\b|\b(?:come y bebe|bebiendo|buen estado|me siento bien|estoy bien)\b/
const OF_SUN_OR_PLANTS =
  /\b(?:sunburn\w*|sunscreen|(?:at|on) (?:the|a) lake|beach|sunbath\w*|tanning|poison (?:ivy|oak|sumac)|itchy rash|hiedra|playa|asole\w*)\b/

const NAIL = /\b(?:nails?|cuticle|nail ?fold|finger ?tip|pulp|unas?|yema)\b/
const THROBS_AT_NIGHT =
  /\b(?:throb\w*|pulsat\w+|kept (?:me|him|her) awake|(?:couldnt|cant|could not) sleep|late|palpita|no (?:pude|puedo) dormir)\b/

const FOOT = /\b(?:foot|feet|toes?|heel|sole|pie|pies|dedo gordo|talon|planta)\b/
const ULCER =
  /\b(?:(?:an?|the|one|this|that|open|small|little|new) (?:\w+ )?sore|sores|sore (?:on|under\w*|between|at|below)|ulcers?|open (?:area|wound|spot)|blister|crack|hole|wound|cut|raw (?:area|spot|patch)|llaga|ulcera|herida|ampolla)\b/
const FOOT_FAILS =
  /\b(?:black|gangren\w*|(?:healed|closed) (?:up|now|over)|all healed|cold (?:foot|toes?)|streaks?|crackl\w*|pouring pus|negr[oa]|apesta)\b(?![^.;]{0,14}[:.|] ?no\b)/

const TROPICS =
  /\b(?:fui|fuimos|fue|regres\w+|volv\w+|llegu?e|vine|vengo|viaj\w+|estuve|went|back|came|returned|trip|travel\w*)\b[^.;!?\n]{0,25}\b(?:honduras|guatemala|nicaragua|salvador|mexico|puerto rico|republica dominicana|dominican republic|cuba|colombia|venezuela|brasil|brazil|panama|costa rica|peru|ecuador|bolivia)\b/
const BONES_ACHE =
  /\b(?:dolor|duelen?|pain|ache\w*|hurt) [^.;!?\n]{0,20}\b(?:huesos|articulaciones|coyunturas|bones|joints|detras de los ojos|behind (?:my|the) eyes)\b|\b(?:bones?|joints?) (?:pain|ache\w*|hurt)\b/

/** Stings, ticks, shingles, spreading redness, nails, ulcers of the foot, fever after travel (NHS 111, MedlinePlus). */
export const PICTURES_OF_SKIN_AND_INFECTIONS: readonly Picture[] = [
  {
    of: words(
      'hives dirty-wound rash lump red-spreading-skin wound-trouble infection insect-sting allergy-trigger swelling-other leg-swelling',
    ),
    tells: [STING, ONE_PLACE, NO_ALLERGY],
    never: MORE_THAN_LOCAL,
    without: [
      ...GRAVE_BESIDE_HURTS,
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
    of: FEVERISH,
    tells: [TICK, RING],
    never: LYME_DANGER,
    below: 39,
    without: BESIDE_TICK,
    explains: OF_TICK,
    becomes: 'same-day',
  },
  {
    of: ['tick-bite'],
    tells: [TICK, RING],
    never: LYME_DANGER,
    without: [...BESIDE_TICK, ...FEVERISH],
    explains: OF_TICK,
    becomes: 'lyme-ring',
  },
  {
    of: words('bad-burn burn'),
    tells: [
      /\b(?:burning (?:feeling|sensation|pain|skin)|ardor|tingl\w*)\b/,
      /\b(?:stripe|strip|band|belt|one side|left|right|half|franja|lado)\b/,
      /\b(?:blister\w*|vesic\w*|ampoll\w+)\b/,
    ],
    without: [...STROKE_LIKE, ...words('hot-thing hot-spill chemical-splash electric-shock blast chest-pain')],
    explains: words('bad-burn burn minor-cut skin-damage'),
    becomes: 'shingles',
  },
  {
    tells: [BLISTERS, BAND, NERVE],
    of: words('chest-pain bad-burn burn rash minor-cut body-blisters belly-pain back-pain pain-other'),
    never: OF_THE_HEART,
    without: [
      ...STROKE_LIKE_OR_HEADACHE,
      ...FAILING_OR_WORSENING.filter((each) => !each.startsWith('weak')),
      'hot-spill',
      'burnt-face',
      'sweating',
      'pain-spreads',
    ],
    explains: words(
      'airway-burn chest-pain bad-burn burn rash minor-cut heart-mimic skin-damage body-blisters mere-worry',
    ),
    becomes: 'shingles',
  },
  {
    of: words('red-spreading-skin'),
    tells: [STEADY],
    never: OF_SUN_OR_PLANTS,
    below: 39.5,
    without: [
      ...FAILING_OR_WORSENING.filter((each) => each !== 'getting-worse'),
      ...words(
        'chills vomiting dizzy feels-faint severe severe-pain swollen-eye face-swelling body-blisters animal-bite age-under-2 infant-word newborn-word postpartum post-surgery hot-joint diabetes liver-disease high-fever snake-bite tick-bite',
      ),
    ],
    explains: words('red-spreading-skin fever temp-38 temp-39 getting-worse wound-trouble infection'),
    becomes: 'same-day',
  },
  {
    tells: [NAIL, SWOLLEN, THROBS_AT_NIGHT],
    without: [...FAILING_OR_WORSENING, 'fever', 'red-spreading-skin'],
    explains: words('insomnia sprain'),
    becomes: 'same-day',
  },
  {
    of: ['diabetes'],
    tells: [FOOT, ULCER],
    says: [ULCER],
    never: FOOT_FAILS,
    without: [...FAILING_OR_WORSENING, ...words('fever temp-38 chills black-wound red-spreading-skin extreme-pain')],
    explains: words('joint-ache infection minor-cut wound-trouble'),
    becomes: 'same-day',
  },
  {
    of: words('fever temp-38 temp-39 high-fever'),
    tells: [TROPICS, BONES_ACHE],
    says: [BONES_ACHE],
    without: FAILING_OR_BLEEDING,
    explains: [],
    becomes: 'same-day',
  },
]
