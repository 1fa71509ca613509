import { SOURCES } from '../sources'
import { rule, type SafetyRule } from './rule'

/** Troubles told as a whole (see `explained/pictures`), which neither age nor pregnancy raises any more. */
export const USUAL_TROUBLE_RULES: readonly SafetyRule[] = [
  rule('usual-child', SOURCES.childSymptoms, {
    low: ['usual-of-baby', 'usual-of-child'],
  }),
  rule('see-child', SOURCES.childSymptoms, {
    high: ['soon-of-child'],
    moderate: [
      'visit-of-child',
      'child-visit',
      'white-in-mouth + wont-wipe-off + infant-word/newborn-word/age-under-2/nursing',
    ],
  }),
  rule('usual-woman', SOURCES.womensHealth, { low: ['usual-of-woman'] }),
  rule('see-woman', SOURCES.womensHealth, { moderate: ['visit-of-woman', 'woman-visit'] }),
  rule('emergency-contraception', SOURCES.emergencyContraception, { high: ['emergency-contraception'] }),
  rule('pelvic-infection', SOURCES.pelvicInfection, {
    high: ['pelvic-infection', 'vulval-abscess', 'pus-flow + belly-pain/fever/temp-38'],
  }),
  rule('usual-pregnancy', SOURCES.bodyInPregnancy, { low: ['usual-of-pregnancy'] }),
  rule('see-pregnancy', SOURCES.pregnancy, {
    high: ['soon-of-pregnancy', 'pregnant + itchy-palms'],
    moderate: ['visit-of-pregnancy'],
  }),
]

const TOLD_AS_A_WHOLE = new Set([...USUAL_TROUBLE_RULES.map(({ id }) => id), 'home-care'])

/** Whether a rule has already weighed who the person is. */
export const isWeighed = (rule: string): boolean => TOLD_AS_A_WHOLE.has(rule)
