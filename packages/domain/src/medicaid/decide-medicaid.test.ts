import { describe, expect, it } from 'vitest'
import { completeHousehold, type HouseholdMemberInput } from '../household/complete-household'
import { calendarDate, type CalendarDate } from '../kernel/calendar-date'
import { US_STATES, type UsState } from '../vocabulary/us-state'
import { decideMedicaid } from './decide-medicaid'
import limitCases from './income-limits.cases.json'
import changeCases from './medicaid-changes.cases.json'

const TODAY = '2026-11-21'

interface Given {
  readonly state: string
  readonly size: number
  readonly magiCents: number
  readonly person: object
}

function decide({ state, size, magiCents, person }: Given, asOf: CalendarDate = TODAY) {
  const member = { isParentOfChild: false, ...person } as HouseholdMemberInput
  const household = completeHousehold({ state: state as UsState, size, magiCents, members: [member] })
  return decideMedicaid(household.members[0]!, household, asOf)
}

describe('every state and every group', () => {
  it.each(limitCases)('$state covers $category to $percent percent', ({ category, percent, atCents, ...given }) => {
    const atLimit = decide({ ...given, magiCents: atCents })
    expect(atLimit).toMatchObject({ category, threshold: percent, number: percent, unit: 'percent-of-poverty' })
    expect(decide({ ...given, magiCents: atCents + 1 })?.category).not.toBe(category)
  })

  it('speaks of all 51', () => {
    expect(new Set(limitCases.map(({ state }) => state))).toEqual(new Set(US_STATES))
  })

  it('is sure of no limit that states hold in dollars', () => {
    const unsure = limitCases.filter(({ category, state, atCents, size, person }) => {
      return category === 'parent' && decide({ state, size, person, magiCents: atCents })?.certainty === 'check'
    })
    expect(unsure.map(({ state }) => state)).toEqual(['AL', 'FL', 'GA', 'KS', 'MS', 'SC', 'TN', 'TX', 'WY'])
  })
})

describe('the days on which the law changed', () => {
  it.each(changeCases)('$name', ({ asOf, category, certainty, ...given }) => {
    const decision = decide(given, calendarDate(asOf))
    expect(decision?.category ?? null).toBe(category)
    expect(decision?.certainty).toBe(certainty)
  })
})

describe('properties', () => {
  const PEOPLE: readonly HouseholdMemberInput[] = [
    { age: 0 },
    { age: 4 },
    { age: 12 },
    { age: 20 },
    { age: 40 },
    { age: 40, isParentOfChild: true },
    { age: 28, isPregnant: true },
  ]

  it('never takes cover away from somebody who earns less', () => {
    for (const state of US_STATES) {
      for (const person of PEOPLE) {
        const covered = Array.from({ length: 40 }, (_, step) =>
          Boolean(decide({ state, size: 2, magiCents: step * 250_000, person })),
        )
        expect(covered.lastIndexOf(true), `${state} ${JSON.stringify(person)}`).toBe(covered.filter(Boolean).length - 1)
      }
    }
  })

  it('names the unborn child’s household, the source and the first day', () => {
    const decision = decide({ state: 'IA', size: 1, magiCents: 4_760_800, person: { age: 30, isPregnant: true } })
    expect(decision).toMatchObject({ rule: 'medicaid.pregnant', threshold: 220, number: 220 })
    expect(decision).toMatchObject({ effectiveFrom: '2025-01-01', source: { asOf: '2025-01-01' } })
  })
})
