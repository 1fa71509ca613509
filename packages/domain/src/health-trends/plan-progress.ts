import { daysBetween, type CalendarDate } from '../kernel/calendar-date'
import { factor } from './factor'
import { trendTimes, type FactorOutcome } from './factor-points.parameters'
import type { Finding } from './health-trend'
import type { HealthTrendsFacts, SavedRecord } from './health-trends-facts'
import { isLate, onPlan } from './read-records'

function stepsOutcome(all: number, late: number): FactorOutcome<'next-steps'> {
  if (all === 0) return 'none-started'
  if (late === 0) return 'on-time'
  return late === all ? 'all-late' : 'some-late'
}

/** Pathways on the plan that stand still, or whose appointment has passed. */
export function findNextSteps(facts: HealthTrendsFacts, asOf: CalendarDate): Finding {
  const pathways = onPlan(facts)
  const count = pathways.filter((each) => isLate(each, asOf)).length
  const trend = {
    code: 'steps-late',
    level: 'moderate',
    params: { count },
    destination: 'my-pathways',
    sources: [],
  } as const
  return {
    factor: factor('next-steps', stepsOutcome(pathways.length, count), asOf, { count }),
    trends: count > 0 ? [trend] : [],
  }
}

const isOpen = ({ status }: SavedRecord) => status === 'saved' || status === 'to_call'

/** Days to have done it by, of what was saved and not yet asked for. */
export function findDeadlines({ saved }: HealthTrendsFacts, asOf: CalendarDate): Finding {
  const { nearWithinDays } = trendTimes.on(asOf)
  const left = saved.flatMap((each) => (isOpen(each) && each.deadline ? [daysBetween(asOf, each.deadline)] : []))
  const passed = left.filter((days) => days < 0).length
  const near = left.filter((days) => days >= 0 && days <= nearWithinDays).length
  if (passed === 0 && near === 0) return { factor: factor('deadlines', 'none-near', asOf), trends: [] }
  const hasPassed = passed > 0
  const params = { count: hasPassed ? passed : near }
  return {
    factor: factor('deadlines', hasPassed ? 'passed' : 'near', asOf, params),
    trends: [
      {
        code: hasPassed ? 'deadline-passed' : 'deadline-near',
        level: hasPassed ? 'high' : 'moderate',
        params,
        destination: 'resource-plan',
        sources: [],
      },
    ],
  }
}
