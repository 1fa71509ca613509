import { leadingFindings } from '../leading-findings'
import type { SafetyAssessment } from '../safety-assessment'

/** The concept, and the rule, of a text that only sounds like one. */
export const SOUNDS_SERIOUS = 'sounds-serious'
/** The concept of a text that sounds like an emergency outright. */
export const SOUNDS_URGENT = 'sounds-urgent'

/** Whether a text only sounds like its level: no sign that makes it so is named. */
export const namesNoSign = (assessment: Pick<SafetyAssessment, 'level' | 'findings'>): boolean =>
  leadingFindings(assessment).every(({ rule }) => rule === SOUNDS_SERIOUS)
