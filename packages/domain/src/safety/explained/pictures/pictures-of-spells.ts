import { FOR_LONG } from '../child-words'
import type { Picture } from './picture'
import { words } from '../../../free-text/words'

const ILL = words(
  'fever temp-38 temp-39 seizure drowsy ribs-pulling stiff-neck green-vomit no-urine head-injury choking poison suicide-said',
)

const UPSET =
  /\b(?:cr(?:y|ied|ying|ies)|scream\w*|yell\w*|grit\w+|tantrum|upset|angry|frustrat\w*|hurt\w*|told no|scolded|fright\w*|llor\w+|berrinche|enoj\w+|coraje)\b/
const TURNS_BLUE =
  /\b(?:(?:turn\w*|went|goes|go|gets?|got) (?:\w+ )?(?:blue|pale|purple|limp|white)|pass\w* out|hold\w* (?:his|her) breath|breath ?holding|se (?:pone|puso) morad[oa]|(?:espasmos? del|se (?:priva|privo)|aguanta (?:la|el)) \w+)\b/
const A_FEW_SECONDS = /\b(?:seconds?|(?:under|less than) a minute|half a minute|moments?|segundos|menos de un minuto)\b/
const BACK_AT_ONCE =
  /\b(?:right back|back to (?:normal|himself|herself|playing)|(?:fine|normal|ok|okay|well) (?:again|after\w*|right)|as (?:if|though) nothing|recover\w* (?:\w+ )?(?:quickly|fully|at once)|(?:shes|hes|she is|he is|now) (?:now )?(?:eating|playing|running|laughing|dancing)|ya (?:esta|anda) (?:jugando|comiendo|corriendo)|como si nada|vuelve a (?:la )?normal\w*)\b/

const HOLDS_BREATH =
  /\b(?:h[eo]ld\w* (?:his|her|their) breath|breath ?holding|espasmos? del (?:llanto|sollozo)|aguant\w+ (?:la|el) (?:respiracion|aire)|se (?:priva|privo))\b/
const KNOWN_SPELLS =
  /\b(?:(?:pediatrician|doctor|cardiolog\w+|pediatra|doctora)\b[^.;!?\n]{0,60}\b(?:already|checked|told|says?|said|calls?|knows|explained|cleared|ya|dijo|reviso|sabe)|same as (?:the|every|her|his)|like (?:every|the other) time|igual que (?:las otras|siempre))\b/
const NO_SUCH_SPELL =
  /\b(?:chok\w*|jerk\w*|stiff\w*|convuls\w*|swallow\w*|minutes|without crying|while (?:running|playing|feeding|asleep))\b/
const OF_SPELL = words(
  'unresponsive blue-lips fainted ill-baby cannot-breathe not-answering mottled-skin short-of-breath',
)

const TICS =
  /\b(?:blink\w*|shrug\w*|twitch\w*|tics?|throat clearing|clears? (?:his|her) throat|grimac\w*|jerks? (?:his|her) head|parpade\w+)\b/
const STOPS_ASLEEP =
  /\b(?:(?:stops?|stopped|gone|absent|less) (?:\w+ )?(?:when|during|in|while) (?:he |she |his |her )?(?:\w+ )?(?:sleep\w*|asleep)|over and over|can (?:hold|suppress)|worse when (?:tired|stressed|excited|watching)|al dormir)\b/

const PULLED =
  /\b(?:pull\w*|yank\w*|swung|swing\w*|lift\w*|jerk\w*|tug\w*|jal\w+|estir\w+)\b[^.|]{0,40}\b(?:arms?|hands?|wrists?|brazos?|manos?)\b/
const ARM_STILL =
  /\b(?:not|wont|will not|refus\w+(?: to)?|wouldnt|isnt|doesnt|no quiere|no) (?:\w+ )?(?:us\w+|mov\w+|lift\w*|bend\w*|raise\w*|mueve|usa)\b/

const LOOSE = /\b(?:loose|runny|watery|soft) (?:stools?|poos?|poops?)|\bdiarrh\w*|\bdiarrea\b/
const GROWS =
  /\b(?:grow\w*|gain\w*|weight (?:is )?(?:steady|stable|normal|fine)|thriv\w*|playful|playing|crece\w*|sube de peso)\b/

const MILK_TOOTH =
  /\b(?:(?:lost|loses|losing|wiggly|loose|first) (?:\w+ )?(?:baby |milk )?tooth|(?:baby|milk) tooth|diente de leche)\b/

/** Spells and complaints of children that stop by themselves and are seen in days (AAP, HealthyChildren.org). */
export const PICTURES_OF_SPELLS: readonly Picture[] = [
  {
    becomes: 'usual-of-child',
    tells: [UPSET, HOLDS_BREATH, A_FEW_SECONDS, BACK_AT_ONCE, KNOWN_SPELLS],
    age: [0.5, 7],
    without: ILL,
    never: NO_SUCH_SPELL,
    explains: OF_SPELL,
  },
  {
    becomes: 'visit-of-child',
    tells: [UPSET, TURNS_BLUE, A_FEW_SECONDS, BACK_AT_ONCE],
    unless: KNOWN_SPELLS,
    age: [0.5, 7],
    without: ILL,
    never: NO_SUCH_SPELL,
    explains: OF_SPELL,
  },
  {
    becomes: 'visit-of-child',
    tells: [TICS, STOPS_ASLEEP, FOR_LONG],
    age: [3, 18],
    without: [...ILL, 'unresponsive', 'confused', 'one-side-weak', 'face-droop', 'balance-loss'],
    explains: ['tremor', 'eye-word'],
  },
  {
    becomes: 'soon-of-child',
    tells: [PULLED, ARM_STILL],
    age: [0.5, 7],
    without: [...ILL, 'speech-trouble', 'bad-fracture', 'child-abuse'],
    never: /\b(?:face|speech|leg|numb\w*|deform\w*|crooked|bone|hit (?:him|her)|cara)\b/,
    explains: ['one-side-weak', 'limb-numb', 'unresponsive', 'both-legs-weak'],
  },
  {
    becomes: 'visit-of-child',
    tells: [LOOSE, FOR_LONG, GROWS],
    age: [1, 18],
    without: [
      ...ILL,
      'blood-in-stool',
      'vomiting',
      'weight-loss',
      'dry-mouth',
      'severe-belly-pain',
      'lower-right-pain',
      'cannot-keep-down',
    ],
    explains: ['diarrhea', 'belly-pain'],
  },
  {
    becomes: 'usual-of-child',
    tells: [MILK_TOOTH],
    age: [4, 13],
    without: [
      ...ILL,
      'tooth-swelling',
      'face-swelling',
      'severe-bleeding',
      'fall',
      'blood-thinner',
      'dangerous-accident',
    ],
    never: /\b(?:knocked|hit|fell|pus|swollen|keeps bleeding)\b/,
    explains: ['tooth-pain', 'bleeding', 'mouth-sore'],
  },
]
