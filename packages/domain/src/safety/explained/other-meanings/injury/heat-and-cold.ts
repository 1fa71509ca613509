import type { OtherMeaning } from '../other-meaning'

/** Words about heat and cold that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_INJURY_HEAT_AND_COLD: readonly OtherMeaning[] = [
  {
    of: ['heat-illness'],
    meant:
      /\b(?:overheat\w*|over heated) (?:it|(?:the|a|an|my|our) (?:\w+ )?(?:pans?|pot|oil|wok|skillet|phone|laptop|engine|battery))\b|\b(?:pan|pot|wok|skillet|oil|phone|laptop|battery|car|engine|motor|charger|device|microwave|oven|kettle|machine|tablet|computer|watch|dryer)\b[^.;!?\n]{0,30}\boverheat\w*/g,
  },
  {
    of: ['heat-stroke', 'heat-illness'],
    meant:
      /\bleft (?:breast|boob|leg|calf|knee|foot|hand|arm|ankle|ear|eye|shin|thigh|toe|cheek|elbow|wrist|shoulder)\b/g,
  },
]
