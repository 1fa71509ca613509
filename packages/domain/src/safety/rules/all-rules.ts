import { BELLY_RULES } from './belly-rules'
import { BRAIN_RULES } from './brain-rules'
import { CRISIS_RULES } from './crisis-rules'
import { EVERYDAY_RULES } from './everyday-rules'
import { HEART_AND_BREATH_RULES } from './heart-and-breath-rules'
import { INFECTION_RULES } from './infection-rules'
import { INJURY_AND_POISON_RULES } from './injury-and-poison-rules'
import { MOTHER_AND_CHILD_RULES } from './mother-and-child-rules'
import type { SafetyRule } from './rule'

/** Rules whose public page has not been read against the rule yet. They raise all the same. */
const AWAITS_SOURCE = new Set(
  `headache-red hf fever-adult malaria cellulitis shingles rmsf dka gallbladder stone pyelo uti-simple
  hemorrhoid hus back-red tetanus wound hives strep transplant preterm miscar mental-mod pinkeye withdrawal cold rash
  period see-someone diarrhea-long`.split(/\s+/),
)

const WRITTEN: readonly SafetyRule[] = [
  ...HEART_AND_BREATH_RULES,
  ...BRAIN_RULES,
  ...BELLY_RULES,
  ...INFECTION_RULES,
  ...INJURY_AND_POISON_RULES,
  ...CRISIS_RULES,
  ...MOTHER_AND_CHILD_RULES,
  ...EVERYDAY_RULES,
]

export const SAFETY_RULES: readonly SafetyRule[] = WRITTEN.map((rule) =>
  AWAITS_SOURCE.has(rule.id) ? { ...rule, awaitsSource: true } : rule,
)
