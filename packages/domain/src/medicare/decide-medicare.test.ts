import { describe, expect, it } from 'vitest'
import { completeHousehold, type HouseholdMemberInput } from '../household/complete-household'
import type { CalendarDate } from '../kernel/calendar-date'
import { decideMedicare } from './decide-medicare'
import { findMedicareSavings } from './medicare-savings'

const TODAY = '2026-11-21'

const householdOf = (person: HouseholdMemberInput, magiCents = 2_000_000) =>
  completeHousehold({ state: 'OH', magiCents, members: [person] })

const decide = (person: HouseholdMemberInput, asOf: CalendarDate = TODAY) =>
  decideMedicare(householdOf(person).members[0]!, asOf)

describe('decideMedicare', () => {
  it('begins at 65', () => {
    expect(decide({ age: 64 })).toBeUndefined()
    expect(decide({ age: 65 })).toMatchObject({
      program: 'medicare',
      category: 'medicare_65',
      certainty: 'clear',
      threshold: 65,
      number: 65,
    })
  })

  it('is a fact for whoever has it, at any age', () => {
    expect(decide({ age: 50, hasMedicare: true })).toMatchObject({
      rule: 'medicare.enrolled',
      category: 'medicare_enrolled',
    })
    expect(decide({ age: 70, hasMedicare: true })).toMatchObject({ rule: 'medicare.enrolled' })
  })

  it('asks five years of a green card', () => {
    const greenCard = { age: 66, immigrationStatus: 'lawful_permanent_resident' } as const
    expect(decide({ ...greenCard, yearsInStatus: 4 })).toBeUndefined()
    expect(decide({ ...greenCard, yearsInStatus: 5 })?.certainty).toBe('clear')
    expect(decide(greenCard)?.certainty).toBe('check')
  })

  it('closed to other statuses on July 4, 2025', () => {
    const refugee = { age: 66, immigrationStatus: 'refugee' } as const
    expect(decide(refugee, '2025-07-03')?.certainty).toBe('check')
    expect(decide(refugee, '2025-07-04')).toBeUndefined()
    expect(decide({ age: 66, immigrationStatus: 'undocumented' }, '2025-07-03')).toBeUndefined()
  })

  it('ends the credit, and gives the year’s prices', () => {
    const { reasons } = decide({ age: 65 })!
    expect(reasons.map(({ code }) => code)).toContain('medicare.ends-credit')
    expect(reasons).toContainEqual({
      code: 'medicare.part-b-premium',
      params: { premiumCents: 20_290, deductibleCents: 28_300 },
    })
  })

  it('names the yearly sign-up to people past 65', () => {
    const codes = (age: number) => decide({ age })!.reasons.map(({ code }) => code)
    expect(codes(65)).toContain('medicare.enroll-around-birthday')
    expect(codes(66)).toContain('medicare.enroll-after-65')
    expect(codes(66)).not.toContain('medicare.enroll-around-birthday')
  })

  it('does not pass last year’s prices off as those of 2027', () => {
    const codes = decide({ age: 65 }, '2027-01-01')!.reasons.map(({ code }) => code)
    expect(codes).toContain('medicare.prices-not-announced')
    expect(codes).not.toContain('medicare.part-b-premium')
  })
})

describe('findMedicareSavings', () => {
  const find = (magiCents: number, asOf: CalendarDate = TODAY) => {
    const household = householdOf({ age: 70, hasMedicare: true }, magiCents)
    return findMedicareSavings(household.members[0]!, household, asOf)
  }

  it('counts all but $20 a month, and includes the limits', () => {
    expect(find(1_596_000 + 24_000)?.level).toBe('qmb')
    expect(find(1_596_000 + 24_001)?.level).toBe('slmb')
    expect(find(1_915_200 + 24_000)?.level).toBe('slmb')
    expect(find(1_915_200 + 24_001)?.level).toBe('qi')
    expect(find(2_154_600 + 24_000)?.level).toBe('qi')
    expect(find(2_154_600 + 24_001)).toBeUndefined()
  })

  it('knows the savings limits of 2026 and none of 2027', () => {
    const codes = (asOf: CalendarDate) => find(1_000_000, asOf)!.reasons.map(({ code }) => code)
    expect(codes('2026-11-21')).toContain('medicare.savings-resources')
    expect(codes('2027-01-01')).not.toContain('medicare.savings-resources')
  })

  it('is for people with Medicare', () => {
    const household = householdOf({ age: 40 }, 0)
    expect(findMedicareSavings(household.members[0]!, household, TODAY)).toBeUndefined()
  })
})
