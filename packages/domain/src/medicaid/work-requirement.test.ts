import { describe, expect, it } from 'vitest'
import { completeHousehold } from '../household/complete-household'
import { calendarDate } from '../kernel/calendar-date'
import type { UsState } from '../vocabulary/us-state'
import { decideWorkRequirement } from './work-requirement'
import cases from './work-requirement.cases.json'

describe('decideWorkRequirement', () => {
  it.each(cases)('$name', ({ asOf, state, people, magiCents, kind, reason }) => {
    const household = completeHousehold({ state: state as UsState, magiCents, members: people })
    const decision = decideWorkRequirement(household.members[0]!, household, calendarDate(asOf))
    expect(decision.kind).toBe(kind)
    if (reason) expect(decision.reasons[0]?.code).toBe(reason)
  })

  it('says what losing Medicaid for it means, and asks what could exempt', () => {
    const household = completeHousehold({ state: 'OH', magiCents: 0, members: [{ age: 40, activityHoursMonthly: 20 }] })
    const { reasons, questions, startsOn } = decideWorkRequirement(household.members[0]!, household, '2027-02-01')
    expect(reasons.map(({ code }) => code)).toContain('work.no-credit-after-loss')
    expect(questions).toContain('work.medically-frail')
    expect(startsOn).toBe('2027-01-01')
  })

  const codesFor = (state: UsState, asOf: '2026-11-21' | '2027-02-01') => {
    const household = completeHousehold({ state, magiCents: 0, members: [{ age: 40 }] })
    return decideWorkRequirement(household.members[0]!, household, asOf).reasons.map(({ code }) => code)
  }

  it('promises no later start where the state has begun', () => {
    expect(codesFor('NE', '2026-11-21')).not.toContain('work.state-may-start-later')
    expect(codesFor('OH', '2026-11-21')).toContain('work.state-may-start-later')
    expect(codesFor('OH', '2027-02-01')).toContain('work.state-may-start-later')
  })

  it('tells people in Georgia Pathways nothing of the federal notice', () => {
    expect(codesFor('GA', '2026-11-21')).toEqual([])
  })
})
