import type { CalendarDate } from '../kernel/calendar-date'
import type { Citation } from '../kernel/decision'
import { factor } from './factor'
import type { FactorOutcome } from './factor-points.parameters'
import type { Finding } from './health-trend'
import type { HealthTrendsFacts } from './health-trends-facts'
import { progressOf } from './read-records'

const SOURCE: Citation = {
  title: 'MedlinePlus, Choosing a primary care provider',
  url: 'https://medlineplus.gov/ency/article/001939.htm',
}

const isKept = ({ type, status }: HealthTrendsFacts['saved'][number]) => type === 'provider' && status !== 'not_for_me'

function outcomeOf(facts: HealthTrendsFacts): FactorOutcome<'usual-place'> {
  const progress = progressOf(facts, 'usual-place')
  if (progress === 'done') return 'visit-done'
  if (facts.saved.some(isKept)) return 'provider-saved'
  return progress === 'planned' ? 'visit-planned' : 'unknown'
}

/** A place to go for most needs. Nobody asked, so knowing of none is not having none. */
export function findUsualPlace(facts: HealthTrendsFacts, asOf: CalendarDate): Finding {
  const outcome = outcomeOf(facts)
  const trend = {
    code: 'no-usual-place',
    level: 'moderate',
    params: {},
    destination: 'pathways',
    sources: [SOURCE],
  } as const
  return { factor: factor('usual-place', outcome, asOf), trends: outcome === 'unknown' ? [trend] : [] }
}
