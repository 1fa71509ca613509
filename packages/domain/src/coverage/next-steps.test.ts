import { describe, expect, it } from 'vitest'
import { completeHousehold, type HouseholdInput } from '../household/complete-household'
import type { CalendarDate } from '../kernel/calendar-date'
import type { PlanYear } from '../vocabulary/health-plan-terms'
import { decidePrograms } from './decide-coverage'
import { nextSteps } from './next-steps'
import { ruleDay } from './rule-day'

function stepsFor(changes: Partial<HouseholdInput>, planYear: PlanYear = 2026, today: CalendarDate = '2026-06-01') {
  const household = completeHousehold({ state: 'TX', magiCents: 3_000_000, members: [{ age: 40 }], ...changes })
  const [first] = decidePrograms(household, planYear, ruleDay(planYear, today)).members
  const { decision, csrVariant } = first!
  return nextSteps(decision, { state: household.state, today, planYear, csrVariant })
}
const codesOf = (...facts: Parameters<typeof stepsFor>) => stepsFor(...facts).map(({ code }) => code)

describe('the next steps', () => {
  it('of Medicaid lead to the state’s office', () => {
    const [apply, ...others] = stepsFor({ state: 'OH', magiCents: 1_000_000 })
    expect(apply!.code).toBe('apply-medicaid')
    expect(apply!.params.url).toMatch(/^https:/)
    expect(apply!.params.phone).toMatch(/^\d{10}$/)
    expect(others.map(({ code }) => code)).toEqual(['any-day', 'medicaid-documents', 'fair-hearing'])
  })

  it('of a plan name the last day while its open enrollment lasts', () => {
    const steps = stepsFor({}, 2027, '2026-11-21')
    expect(steps.find(({ code }) => code === 'sign-up-by')?.params.day).toMatch(/^202(6-12|7-01)-/)
    expect(codesOf({}, 2027, '2026-11-21')).not.toContain('special-enrollment')
  })

  it.each<[PlanYear, CalendarDate]>([
    [2026, '2026-11-21'],
    [2026, '2026-06-01'],
  ])('of a plan of %i on %s speak of special enrollment', (planYear, today) => {
    const codes = codesOf({}, planYear, today)
    expect(codes).toContain('special-enrollment')
    expect(codes).not.toContain('sign-up-by')
  })

  it('say beside it that next year’s enrollment is open', () => {
    const steps = stepsFor({}, 2026, '2026-11-21')
    expect(steps.find(({ code }) => code === 'open-for-year')?.params).toEqual({ year: 2027, day: '2027-01-15' })
    expect(codesOf({}, 2026, '2026-06-01')).not.toContain('open-for-year')
  })

  it('of a year that is over lead to the tax return, and nowhere else', () => {
    expect(codesOf({}, 2025, '2026-11-21')).toEqual(['year-is-over', 'settle-credit'])
    expect(codesOf({ state: 'OH', magiCents: 1_000_000 }, 2025, '2026-11-21')).toEqual(['year-is-over'])
  })

  it('name the day that is in time for January 1, until it has passed', () => {
    const early = stepsFor({}, 2027, '2026-12-15').find(({ code }) => code === 'sign-up-by')
    expect(early?.params).toEqual({ day: '2027-01-15', januaryDay: '2026-12-15' })
    expect(codesOf({}, 2027, '2026-12-16')).toContain('sign-up-late')
  })

  it('send Oregon’s program to Oregon’s Medicaid', () => {
    const [apply] = stepsFor({ state: 'OR' })
    expect(apply).toMatchObject({ code: 'apply-bhp', params: { url: 'https://one.oregon.gov/' } })
  })

  it('of a status without the credit lead to care first, and settle nothing at tax time', () => {
    const codes = codesOf({ members: [{ age: 40, immigrationStatus: 'refugee' }] }, 2027, '2026-11-21')
    expect(codes.slice(0, 2)).toEqual(['health-center', 'charity-care'])
    expect(codes).not.toContain('report-changes')
  })

  it('advise silver only where it pays more', () => {
    expect(stepsFor({ magiCents: 2_000_000 }).find(({ code }) => code === 'choose-silver')?.params).toEqual({
      share: '94',
    })
    expect(codesOf({ magiCents: 6_000_000 })).not.toContain('choose-silver')
    expect(codesOf({ members: [{ age: 40, isAmericanIndian: true }] })).not.toContain('choose-silver')
  })

  it.each<[string, Partial<HouseholdInput>, readonly string[]]>([
    ['Medicare', { members: [{ age: 66 }] }, ['sign-up-medicare', 'ask-ship']],
    ['Medicare one has', { members: [{ age: 50, hasMedicare: true }] }, ['ask-ship']],
    ['a Basic Health Program', { state: 'DC' }, ['apply-bhp', 'any-day', 'marketplace-documents']],
    ['a job’s offer', { members: [{ age: 40, hasEmployerOffer: true }] }, ['ask-employer', 'employer-deadline']],
    ['the coverage gap', { magiCents: 0 }, ['check-income-again', 'ask-medicaid', 'health-center', 'charity-care']],
    [
      'a status without a program',
      { members: [{ age: 40, immigrationStatus: 'undocumented' }] },
      ['emergency-care', 'emergency-medicaid', 'health-center', 'charity-care'],
    ],
    ['nobody who asks', { members: [{ age: 40, isApplying: false }] }, []],
  ])('of %s', (_what, changes, expected) => {
    expect(codesOf(changes)).toEqual(expected)
  })
})

describe('the day whose rules are read', () => {
  it.each<[PlanYear, CalendarDate]>([
    [2025, '2025-12-31'],
    [2026, '2026-11-21'],
    [2027, '2027-01-01'],
  ])('for %i is %s', (planYear, day) => {
    expect(ruleDay(planYear, '2026-11-21')).toBe(day)
  })
})
