import type { CalendarDate } from '../kernel/calendar-date'
import type { SafetyLevel } from '../safety/safety-level'
import { factor } from './factor'
import type { FactorOutcome } from './factor-points.parameters'
import type { Finding, HealthTrend } from './health-trend'
import type { HealthTrendsFacts } from './health-trends-facts'
import { progressLately, type Progress } from './read-records'

type Outcome = FactorOutcome<'urgent-need'>

const OUTCOMES: Readonly<Record<'soon' | 'urgent', Readonly<Record<Progress, Outcome>>>> = {
  soon: { none: 'soon-open', planned: 'soon-planned', done: 'need-answered' },
  urgent: { none: 'urgent-open', planned: 'urgent-planned', done: 'need-answered' },
}

function pressureOf({ need, urgency }: HealthTrendsFacts): 'none' | 'soon' | 'urgent' {
  if (need === 'emergency' || urgency === 'immediate') return 'urgent'
  return urgency === 'soon' ? 'soon' : 'none'
}

const LEVELS: Readonly<Partial<Record<Outcome, SafetyLevel>>> = {
  'urgent-open': 'high',
  'urgent-planned': 'moderate',
  'soon-open': 'moderate',
}

function trendsOf(outcome: Outcome, { need }: HealthTrendsFacts): readonly HealthTrend[] {
  const level = LEVELS[outcome]
  if (!level) return []
  const isOpen = outcome !== 'urgent-planned'
  const isEmergency = need === 'emergency' && isOpen
  return [
    {
      code: isEmergency ? 'emergency-need' : outcome,
      level: isEmergency ? 'urgent' : level,
      params: {},
      destination: isOpen ? 'pathways' : 'my-pathways',
      sources: [],
    },
  ]
}

/** Care that cannot wait, as the profile says, and whether something was done about it lately. */
export function findUrgentNeed(facts: HealthTrendsFacts, asOf: CalendarDate): Finding {
  const pressure = pressureOf(facts)
  const outcome = pressure === 'none' ? 'not-urgent' : OUTCOMES[pressure][progressLately(facts, asOf)]
  return { factor: factor('urgent-need', outcome, asOf), trends: trendsOf(outcome, facts) }
}
