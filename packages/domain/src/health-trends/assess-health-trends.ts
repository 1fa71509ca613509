import type { CalendarDate } from '../kernel/calendar-date'
import { SAFETY_LEVELS } from '../safety/safety-level'
import { findCareCosts, findMedicines, findRides } from './barriers'
import { findConditionCare } from './condition-care'
import { findCover } from './cover'
import type { Finding, HealthTrend, HealthTrendsResult } from './health-trend'
import type { HealthTrendsFacts } from './health-trends-facts'
import { findDeadlines, findNextSteps } from './plan-progress'
import { findPrevention } from './prevention'
import { onPlan } from './read-records'
import { findUrgentNeed } from './urgent-need'
import { findUsualPlace } from './usual-place'

/** In the order of their weights. */
const PARTS: readonly ((facts: HealthTrendsFacts, asOf: CalendarDate) => Finding)[] = [
  findCover,
  findUsualPlace,
  findUrgentNeed,
  findConditionCare,
  findPrevention,
  findMedicines,
  findRides,
  findCareCosts,
  findNextSteps,
  findDeadlines,
]

const rank = ({ level }: HealthTrend) => SAFETY_LEVELS.indexOf(level)

const isInitial = (facts: HealthTrendsFacts): boolean =>
  onPlan(facts).length === 0 && facts.saved.length === 0 && !facts.hasConversations

/**
 * How well a person is set up to get care, and what would help. It says nothing of how healthy they are. What is not
 * known counts about half; what was done never counts less than what was not.
 */
export function assessHealthTrends(facts: HealthTrendsFacts, asOf: CalendarDate): HealthTrendsResult {
  const findings = PARTS.map((find) => find(facts, asOf))
  const factors = findings.map(({ factor }) => factor)
  return {
    score: factors.reduce((sum, { points }) => sum + points, 0),
    isInitial: isInitial(facts),
    factors,
    trends: findings.flatMap(({ trends }) => trends).sort((a, b) => rank(b) - rank(a)),
  }
}
