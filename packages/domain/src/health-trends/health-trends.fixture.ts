import type { CalendarDate } from '../kernel/calendar-date'
import type { HealthTrendsFacts, PathwayRecord } from './health-trends-facts'

export const AS_OF: CalendarDate = '2026-11-21'

/** Nobody in particular: covered, nothing urgent, nothing on the plan. */
const PLAIN: HealthTrendsFacts = {
  age: 34,
  gender: 'female',
  insuranceStatus: 'private',
  namesPlan: true,
  need: 'routine',
  urgency: 'routine',
  chronicConditions: [],
  hasTransportation: true,
  fplPercent: 320,
  circumstances: { cannot_afford_medicine: false },
  pathways: [],
  saved: [],
  hasConversations: false,
}

export const factsOf = (changes: Partial<HealthTrendsFacts> = {}): HealthTrendsFacts => ({ ...PLAIN, ...changes })

/** A pathway of two steps on the plan, touched a week ago. */
export const pathwayOf = (changes: Partial<PathwayRecord> = {}): PathwayRecord => ({
  option: 'in-network-primary-care',
  status: 'pursuing',
  steps: [
    { required: true, completed: true },
    { required: true, completed: false },
  ],
  lastChangedOn: '2026-11-14',
  ...changes,
})
