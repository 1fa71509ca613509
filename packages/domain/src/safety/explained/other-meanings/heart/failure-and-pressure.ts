import { ails } from '../../ails'
import { withoutDenials } from '../../told'
import { words } from '../../../../free-text/words'
import type { OtherMeaning } from '../other-meaning'

/** Words about failure and pressure that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_HEART_FAILURE_AND_PRESSURE: readonly OtherMeaning[] = [
  {
    of: ['weight-up-fast'],
    meant:
      /\b(?:up|gained|put on)\b[^.;!?\n]{0,25}\b(?:pounds?|lbs?|kilos?|kg)\b[^.;!?\n]{0,15}\b(?:since (?:last )?(?:spring|summer|fall|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|christmas|year|high school|college)|(?:over|in|during) (?:the )?(?:past |last )?(?:\w+ )?(?:months|an? year|years?)|this year)\b/g,
  },
  {
    of: ['heart-murmur', 'needs-visit'],
    meant: /\b(?:(?:an?|the) )?(?:heart )?murmurs?\b|\bsoplo (?:en el corazon|cardiaco)?/g,
    unless: (plain) =>
      !/\b(?:harmless|innocent|benign|functional|inocente|inofensivo|benigno)\b/.test(plain) ||
      !/\b(?:echo\w*|ultrasound|cardiolog\w*|ecocardio\w*|eco)\b/.test(plain) ||
      ails(plain) ||
      /\b(?:breath\w*|pregnan\w*|tired|months? old|baby)\b/.test(withoutDenials(plain)),
  },
  {
    of: words('blue-lips crushed cold-limb'),
    meant:
      /\b(?:turn\w*|got|gets?|looks?|went|was|were|is|are) (?:\w+ )?(?:purple|blue|purplish|bluish)(?: ?ish)?\b[^.;!?\n]{0,20}\b(?:hands?|feet|fingers|toes)\b|\b(?:hands?|feet|fingers|toes)\b[^.;!?\n]{0,20}\b(?:purple|blue|purplish|bluish)(?: ?ish)?\b/g,
    unless: (plain) =>
      !/\b(?:lips?|mouth|tongue|face) (?:\w+ ){0,2}(?:pink|normal|rosy)\b/.test(plain) ||
      !/\b(?:week|weeks|days?|month|months|newborn|baby|infant)\b/.test(plain) ||
      /\b(?:limp|grunt\w*|cold to|fever|breath\w* (?:fast|hard)|not (?:feed|eat|nurs)\w*|sleepy|pale|gray|grey|stiff)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('blue-lips'),
    meant:
      /\b(?:hes|shes|im|is|was|feeling|feels|so|a bit) blue (?:because|since|about|over|today because|that|cause)\b/g,
  },
  {
    of: words('blue-lips cold-limb'),
    meant:
      /\b(?:lips?|mouth|tongue|labios?|boca|lengua)\b[^.;!?\n]{0,30}\b(?:blue|purple|azul\w*|morad\w+)\b|\b(?:blue|purple|azul\w*|morad\w+)\b[^.;!?\n]{0,30}\b(?:lips?|mouth|tongue|labios?|boca|lengua)\b/g,
    unless: (plain) =>
      !/\b(?:blueberr\w*|popsicles?|grape juice|kool ?aid|slush\w*|freezer pops?|frosting|candy|markers?|paletas?|moras|gelatina|raspado|cold (?:pool|water|lake|ocean))\b/.test(
        plain,
      ) ||
      !/\b(?:wash\w* off|wip\w+|giggl\w*|laugh\w*|playing|plays|pink after|fine|ri(?:e|endo)\w*|jugando|se le quito|limpi\w+)\b/.test(
        plain,
      ) ||
      /\b(?:breath\w*|chok\w*|limp|cough\w*|sleepy|drows\w*|faint\w*|gray|pale|respir\w*|tos|ahog\w*|desmay\w*)\b/.test(
        withoutDenials(plain),
      ),
  },
]
