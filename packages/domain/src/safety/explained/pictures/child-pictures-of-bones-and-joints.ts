import { usualOfChild } from '../usual-of-child'
import type { Picture } from './picture'
import { ILL_OR_POISONED } from './words-of-pictures'

const ACHES = /\b(?:ach(?:e|es|ing|y)|pains?|hurts?|sore|cramp\w*|dolor\w*|duelen?)\b/
const LEGS = /\b(?:legs?|calf|calves|shins?|thighs?|knees?|piernas?|pantorrillas?|espinillas?|muslos?|rodillas?)\b/
const EVENINGS =
  /\b(?:growing pains?|evenings?|nights?|bed ?time|after dark|in bed|dolores? de crecimiento|noches?|al acostarse)\b/
const GONE_BY_DAY =
  /\b(?:(?:by|in the|next|come|every) (?:morning|breakfast|day)|daytime|during the day|growing pains?|(?:rub\w*|massag\w*)|por la manana|en la manana|masaj\w*|sobar\w*|de dia)\b/
const LIMPS_OR_SWELLS = /\b(?:limp\w*|swollen|fever|weight loss|one leg|cojea)\b/

const LIMPS =
  /\b(?:limp(?:s|ing|ed)|(?:with|has|had|walks with) a (?:\w+ )?limp|(?:wont|will not|refus\w+ to|doesnt want to|not|wouldnt) (?:put|bear) (?:any |full |his |her )?weight|(?:wont|refus\w+ to) walk|favou?r\w* (?:one|his|her) leg|cojea\w*|no (?:quiere )?apoya\w*)\b/

const PULLED =
  /\b(?:pull\w*|yank\w*|swung|swing\w*|lift\w*|jerk\w*|tug\w*|jal\w+|estir\w+)\b[^.|]{0,40}\b(?:arms?|hands?|wrists?|brazos?|manos?)\b/
const ARM_STILL =
  /\b(?:not|wont|will not|refus\w+(?: to)?|wouldnt|isnt|doesnt|no quiere|no) (?:\w+ )?(?:us\w+|mov\w+|lift\w*|bend\w*|raise\w*|mueve|usa)\b/

/** Children's growing pains, limps and pulled elbows (AAP symptom pages, HealthyChildren.org, CDC). */
export const CHILD_PICTURES_OF_BONES_AND_JOINTS: readonly Picture[] = [
  usualOfChild({
    tells: [ACHES, LEGS, EVENINGS, GONE_BY_DAY],
    without: ['fever', 'temp-38', 'refuses-walk', 'weight-loss', 'bruise', 'fall', 'leg-swelling-one', 'tick-bite'],
    age: [2.5, 15],
    never: LIMPS_OR_SWELLS,
    explains: ['joint-ache', 'weak-immunity', 'weak-immunity-person', 'cancer', 'back-pain', 'depressed'],
  }),
  {
    becomes: 'soon-of-child',
    tells: [LIMPS],
    age: [1, 16],
    without: [
      'temp-38',
      'fever',
      'temp-39',
      'broken-bone',
      'bad-fracture',
      'dangerous-accident',
      'speech-trouble',
      'headache',
      'drowsy',
      'confused',
      'extreme-pain',
    ],
    says: [LIMPS],
    unless:
      /\b(?:cant|cannot|unable to|no puede) (?:move|lift|raise|use|mover|levantar) (?:(?:his|her|my|the|el|su) )?(?:\w+ )?(?:arm|hand|brazo|mano)\b/,
    never:
      /\b(?:arms?|face|speech|both legs|numb\w*|tingl\w*|unresponsive|cant wake|wont wake|brazo|cara|las dos piernas)\b/,
    explains: ['unresponsive', 'one-side-weak', 'both-legs-weak', 'refuses-walk'],
  },
  {
    becomes: 'soon-of-child',
    tells: [PULLED, ARM_STILL],
    age: [0.5, 7],
    without: [...ILL_OR_POISONED, 'speech-trouble', 'bad-fracture', 'child-abuse'],
    never: /\b(?:face|speech|leg|numb\w*|deform\w*|crooked|bone|hit (?:him|her)|cara)\b/,
    explains: ['one-side-weak', 'limb-numb', 'unresponsive', 'both-legs-weak'],
  },
]
