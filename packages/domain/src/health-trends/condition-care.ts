import type { CalendarDate } from '../kernel/calendar-date'
import { HEALTH_FIGURES } from '../knowledge/health-figures'
import type { ChronicCondition } from '../vocabulary/profile-choices'
import { CONDITION_TRENDS } from './condition-sources'
import { factor } from './factor'
import type { FactorOutcome } from './factor-points.parameters'
import type { Finding, HealthTrend } from './health-trend'
import type { HealthTrendsFacts } from './health-trends-facts'
import { progressThisYear, type Progress } from './read-records'

const OF_THE_MIND: readonly ChronicCondition[] = ['Depression', 'Anxiety']

const pressureOn = (asOf: CalendarDate) => ({
  upper: HEALTH_FIGURES.pressureUpper.on(asOf),
  lower: HEALTH_FIGURES.pressureLower.on(asOf),
})

const OUTCOMES: Readonly<Record<Progress, FactorOutcome<'condition-care'>>> = {
  none: 'unknown',
  planned: 'follow-up-planned',
  done: 'followed',
}

const progressWith = (condition: ChronicCondition, facts: HealthTrendsFacts, asOf: CalendarDate): Progress =>
  progressThisYear(facts, OF_THE_MIND.includes(condition) ? 'mind' : 'long-term', asOf)

function trendOf(condition: ChronicCondition, progress: Progress, asOf: CalendarDate): HealthTrend {
  const { code, sources } = CONDITION_TRENDS[condition]
  return {
    code: `condition-${code}`,
    level: progress === 'none' ? 'moderate' : 'low',
    params: condition === 'Hypertension' ? pressureOn(asOf) : {},
    destination: progress === 'planned' ? 'my-pathways' : 'pathways',
    sources,
  }
}

const RANK: readonly Progress[] = ['none', 'planned', 'done']

/** Long-term conditions followed in the last year. The least followed one counts; having none takes nothing away. */
export function findConditionCare(facts: HealthTrendsFacts, asOf: CalendarDate): Finding {
  const conditions = facts.chronicConditions.map((condition) => ({
    condition,
    progress: progressWith(condition, facts, asOf),
  }))
  const least = RANK.find((rank) => conditions.some(({ progress }) => progress === rank))
  return {
    factor: factor('condition-care', least ? OUTCOMES[least] : 'no-condition', asOf, { count: conditions.length }),
    trends: conditions.map(({ condition, progress }) => trendOf(condition, progress, asOf)),
  }
}
