import type { CalendarDate } from '../kernel/calendar-date'
import { because, type ReasonParameters } from '../kernel/decision'
import { factorPoints, type FactorCode, type FactorOutcome } from './factor-points.parameters'
import type { ScoringFactor } from './health-trend'

/** The points of an outcome, as the rule of that day gives them. */
export function factor<Factor extends FactorCode>(
  code: Factor,
  outcome: FactorOutcome<Factor>,
  asOf: CalendarDate,
  params: ReasonParameters = {},
): ScoringFactor {
  const points: Readonly<Record<string, number>> = factorPoints.on(asOf)[code]
  return {
    code,
    points: points[outcome]!,
    maximum: Math.max(...Object.values(points)),
    explanation: because(outcome, params),
  }
}
