import { BELLY_RULES } from './belly-rules'
import { BRAIN_RULES } from './brain-rules'
import { CRISIS_RULES } from './crisis-rules'
import { DOCTOR_IN_DAYS_RULES } from './doctor-in-days-rules'
import { EVERYDAY_RULES } from './everyday-rules'
import { HEART_AND_BREATH_RULES } from './heart-and-breath-rules'
import { INFECTION_RULES } from './infection-rules'
import { INJURY_RULES } from './injury-rules'
import { MOTHER_AND_CHILD_RULES } from './mother-and-child-rules'
import { POISON_RULES } from './poison-rules'
import type { SafetyRule } from './rule'
import { TREATMENT_RULES } from './treatment-rules'
import { USUAL_TROUBLE_RULES } from './usual-trouble-rules'
import { WHOLE_MESSAGE_RULES } from './whole-message-rules'

export const SAFETY_RULES: readonly SafetyRule[] = [
  ...HEART_AND_BREATH_RULES,
  ...BRAIN_RULES,
  ...BELLY_RULES,
  ...INFECTION_RULES,
  ...POISON_RULES,
  ...INJURY_RULES,
  ...CRISIS_RULES,
  ...MOTHER_AND_CHILD_RULES,
  ...TREATMENT_RULES,
  ...USUAL_TROUBLE_RULES,
  ...DOCTOR_IN_DAYS_RULES,
  ...WHOLE_MESSAGE_RULES,
  ...EVERYDAY_RULES,
]
