import type { Citation } from '../kernel/decision'
import type { SafetyLevel } from './safety-level'

/** What is known of the person besides the text. All of it may only raise a level. */
export interface SafetyFacts {
  /** In years; 0.1 is about five weeks. */
  readonly age?: number | undefined
  readonly isPregnant?: boolean | undefined
  /** Within a year after birth. */
  readonly isPostpartum?: boolean | undefined
  readonly hasWeakImmunity?: boolean | undefined
  readonly takesBloodThinner?: boolean | undefined
  /** Free words, as in a profile: "type 2 diabetes", "asma". */
  readonly chronicConditions?: readonly string[] | undefined
}

export const SAFETY_ACTIONS = [
  'call-911',
  'call-988',
  'poison-control',
  'emergency-room',
  'same-day-or-911',
  'same-day',
  'within-days',
  'within-week',
  'self-care',
] as const
export type SafetyAction = (typeof SAFETY_ACTIONS)[number]

export const BY_WHEN = ['now', 'today', 'in-three-days', 'in-a-week', 'if-it-lasts'] as const
export type ByWhen = (typeof BY_WHEN)[number]

export const CRISES = [
  'suicide',
  'violence',
  'harm-others',
  'overdose',
  'child-abuse',
  'sexual-assault',
  'elder-abuse',
  'trafficking',
] as const
export type Crisis = (typeof CRISES)[number]

export interface SafetyReason {
  /** Sentence `why.<code>` of the catalog `safety`. */
  readonly code: string
}

export interface SafetyFinding {
  readonly rule: string
  readonly level: SafetyLevel
  /** Codes of the concepts heard, never the words themselves. */
  readonly evidence: readonly string[]
  readonly reasons: readonly SafetyReason[]
  readonly source: Citation
}

export interface SafetyAssessment {
  readonly level: SafetyLevel
  /** Highest level first. */
  readonly findings: readonly SafetyFinding[]
  readonly action: SafetyAction
  readonly byWhen: ByWhen
  readonly crisis?: Crisis
  /** Whether any rule knows what the text tells. Without it the level says nothing: low is not "care at home" then. */
  readonly isMedical: boolean
  /** Rules whose signs the text only asks about ("what are the signs of a stroke?"). */
  readonly askedAbout: readonly SafetyFinding[]
}
