import { withoutDenials } from '../../told'
import { words } from '../../../../free-text/words'
import type { OtherMeaning } from '../other-meaning'

const WARM_AGAIN =
  /\b(?:calientit[oa]|entr(?:e|o) en calor|me calente|se calento|ya se (?:me |le )?(?:quito|paso)|warmed up|warm (?:now|again)|toasty)\b/
const COLD_HARMS =
  /\b(?:lent[oa]|confund\w*|rar[oa]|dormid[oa]|sueno|habla\w*|trab\w*|tropi\w*|torpe|duro|blanc[oa]s?|siente|siento|bebe|mojad[oa]|confus\w*|sleepy|slow\w*|slur\w*|stumbl\w*|numb\w*|white|hard|baby)\b/

/** Words about heat and cold that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_INJURY_HEAT_AND_COLD: readonly OtherMeaning[] = [
  {
    of: ['heat-illness'],
    meant:
      /\b(?:overheat\w*|over heated) (?:it|(?:the|a|an|my|our) (?:\w+ )?(?:pans?|pot|oil|wok|skillet|phone|laptop|engine|battery))\b|(?<!\b(?:in|inside) (?:the|my|our|a|his|her) (?:hot )?)\b(?:pan|pot|wok|skillet|oil|phone|laptop|battery|car|engine|motor|charger|device|microwave|oven|kettle|machine|tablet|computer|watch|dryer)\b[^.;!?\n]{0,30}\boverheat\w*/g,
  },
  {
    of: ['heat-stroke', 'heat-illness'],
    meant:
      /\bleft (?:breast|boob|leg|calf|knee|foot|hand|arm|ankle|ear|eye|shin|thigh|toe|cheek|elbow|wrist|shoulder)\b/g,
  },
  {
    of: ['hypothermia', 'tremor'],
    meant: /\b(?:tembl\w+|tiembl\w+|tirit\w+|titirit\w+|shiver\w*)\b/g,
    unless: (plain) => !WARM_AGAIN.test(plain) || COLD_HARMS.test(withoutDenials(plain)),
  },
  {
    of: words('frostbite'),
    meant:
      /\b(?:buttons?|typing|writing|zippers?|keys|jars)(?: \w+){0,2} hard\b|\bhard to (?:\w+ )?(?:button|type|write|zip|hold|grip|open)\w*/g,
  },
]
