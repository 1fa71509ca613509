import type { Citation, Reason, ReasonParameters } from '../kernel/decision'
import type { SafetyLevel } from '../safety/safety-level'
import type { FactorCode } from './factor-points.parameters'

/** One part of the score. The code of `explanation` is the outcome whose points it has. */
export interface ScoringFactor {
  readonly code: FactorCode
  readonly points: number
  readonly maximum: number
  readonly explanation: Reason
}

/** Screens where a recommendation can be followed. */
export const TREND_DESTINATIONS = [
  'pathways',
  'my-pathways',
  'insurance',
  'profile',
  'resource-plan',
  'health-resources',
  'rides',
  'prescription-programs',
  'financial-programs',
] as const
export type TrendDestination = (typeof TREND_DESTINATIONS)[number]

/** Something to look after. Messages are `trend.<code>.title`, `.insight` and `.recommendation`. */
export interface HealthTrend {
  readonly code: string
  readonly level: SafetyLevel
  readonly params: ReasonParameters
  readonly destination: TrendDestination
  readonly sources: readonly Citation[]
}

/** What one part of the rule finds. */
export interface Finding {
  readonly factor: ScoringFactor
  readonly trends: readonly HealthTrend[]
}

export interface HealthTrendsResult {
  /** 0 to 100, the sum of the factors' points: how well the person is set up to get care. */
  readonly score: number
  /** True while it rests on the profile alone. */
  readonly isInitial: boolean
  readonly factors: readonly ScoringFactor[]
  /** The most pressing first. */
  readonly trends: readonly HealthTrend[]
}
