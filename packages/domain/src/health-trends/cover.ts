import type { CalendarDate } from '../kernel/calendar-date'
import { factor } from './factor'
import type { FactorOutcome } from './factor-points.parameters'
import type { Finding, HealthTrend } from './health-trend'
import type { HealthTrendsFacts } from './health-trends-facts'
import { progressOf } from './read-records'

const SOURCE = { title: 'HealthCare.gov, Get coverage', url: 'https://www.healthcare.gov/get-coverage/' }

function wayToCover(facts: HealthTrendsFacts): FactorOutcome<'cover'> {
  const statuses = facts.saved.filter(({ help }) => help === 'insurance').map(({ status }) => status)
  const progress = progressOf(facts, 'cover')
  if (statuses.includes('approved')) return 'approved'
  if (progress === 'done' || statuses.includes('applied')) return 'applied'
  const isOnTheWay = progress === 'planned' || statuses.includes('saved') || statuses.includes('to_call')
  return isOnTheWay ? 'on-the-way' : 'uninsured'
}

const outcomeOf = (facts: HealthTrendsFacts): FactorOutcome<'cover'> => {
  if (facts.insuranceStatus === 'uninsured') return wayToCover(facts)
  return facts.namesPlan ? 'insured-plan-known' : 'insured'
}

function trendsOf(outcome: FactorOutcome<'cover'>): readonly HealthTrend[] {
  if (outcome === 'insured-plan-known') return []
  if (outcome === 'insured')
    return [{ code: 'plan-unknown', level: 'low', params: {}, destination: 'profile', sources: [] }]
  const hasAsked = outcome === 'approved' || outcome === 'applied'
  return [
    {
      code: hasAsked ? 'cover-asked' : 'no-cover',
      level: hasAsked ? 'moderate' : 'high',
      params: {},
      destination: hasAsked ? 'profile' : 'insurance',
      sources: [SOURCE],
    },
  ]
}

/** Insured or not, and whether the plan is known. Any kind of cover counts the same. */
export function findCover(facts: HealthTrendsFacts, asOf: CalendarDate): Finding {
  const outcome = outcomeOf(facts)
  return { factor: factor('cover', outcome, asOf), trends: trendsOf(outcome) }
}
