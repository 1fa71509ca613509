import { BRAIN_SIGNS } from './signs/brain-signs'
import type { DangerSign } from './signs/danger-sign'
import { HEART_AND_BREATH_SIGNS } from './signs/heart-and-breath-signs'
import { INJURY_AND_POISON_SIGNS } from './signs/injury-and-poison-signs'
import { MOTHER_AND_BABY_SIGNS } from './signs/mother-and-baby-signs'

export { CRISIS_SIGNS } from './signs/crisis-signs'
export type { DangerSign } from './signs/danger-sign'

/** Signs for which a person calls 911. Kept broad: one too many does less harm than one too few. */
export const EMERGENCY_SIGNS: readonly DangerSign[] = [
  ...HEART_AND_BREATH_SIGNS,
  ...BRAIN_SIGNS,
  ...INJURY_AND_POISON_SIGNS,
  ...MOTHER_AND_BABY_SIGNS,
]
