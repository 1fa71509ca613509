import { describe, expect, it } from 'vitest'
import { completeHousehold, type HouseholdMemberInput } from '../household/complete-household'
import { calendarDate } from '../kernel/calendar-date'
import type { UsState } from '../vocabulary/us-state'
import { decideBasicHealth } from './basic-health'
import cases from './basic-health.cases.json'

describe('decideBasicHealth', () => {
  it.each(cases)('$name', ({ asOf, state, magiCents, person, threshold, certainty }) => {
    const members = [person as HouseholdMemberInput]
    const household = completeHousehold({ state: state as UsState, magiCents, members })
    const decision = decideBasicHealth(household.members[0]!, household, calendarDate(asOf))
    expect(decision?.threshold ?? null).toBe(threshold)
    expect(decision?.certainty).toBe(certainty)
  })
})
