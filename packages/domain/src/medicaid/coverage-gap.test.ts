import { describe, expect, it } from 'vitest'
import { completeHousehold, type HouseholdMemberInput } from '../household/complete-household'
import type { UsState } from '../vocabulary/us-state'
import { coverageGapReasons } from './coverage-gap'

const TODAY = '2026-11-21'
/** 2026 guideline for one: what a plan of 2027 asks. */
const POVERTY_CENTS = 1_596_000

const alone = (state: UsState, magiCents: number, person: HouseholdMemberInput = { age: 40 }) =>
  completeHousehold({ state, magiCents, members: [person] })

describe('coverageGapReasons', () => {
  const codesOf = (state: UsState, person: HouseholdMemberInput = { age: 40 }) => {
    const household = alone(state, 900_000, person)
    return coverageGapReasons(household.members[0]!, household, TODAY)
  }

  it('gives the income from which the credit begins', () => {
    expect(codesOf('TX')).toContainEqual({
      code: 'gap.estimate-income',
      params: { limitCents: POVERTY_CENTS, householdSize: 1, planYear: 2027 },
    })
  })

  it('names what is left: care, other doors, people who help', () => {
    const codes = codesOf('TX', { age: 24 }).map(({ code }) => code)
    expect(codes).toEqual([
      'gap.no-adult-medicaid',
      'gap.estimate-income',
      'gap.parent-limit',
      'gap.tell-pregnancy',
      'gap.disability-medicaid',
      'gap.foster-care',
      'gap.hospital-emergency',
      'gap.navigator',
    ])
  })

  it('names Pathways in Georgia while it stands', () => {
    expect(codesOf('GA').map(({ code }) => code)).toContain('gap.georgia-pathways')
  })

  it('sends people in Georgia to the state once the approval has run out', () => {
    const household = alone('GA', 900_000)
    const codes = coverageGapReasons(household.members[0]!, household, '2027-01-01').map(({ code }) => code)
    expect(codes).toContain('gap.georgia-pathways-after')
    expect(codes).not.toContain('gap.georgia-pathways')
  })

  it('gives the parents’ limit for a parent and a child, in whole dollars', () => {
    expect(codesOf('AL')).toContainEqual({
      code: 'gap.parent-limit',
      params: { limitPercent: 18, limitCents: 389_500 },
    })
  })

  it('speaks to a child of nothing that is for adults', () => {
    const household = alone('AL', 900_000, { age: 4, immigrationStatus: 'lawful_permanent_resident', yearsInStatus: 2 })
    const codes = coverageGapReasons(household.members[0]!, household, TODAY).map(({ code }) => code)
    expect(codes).toEqual([
      'gap.child-not-covered',
      'gap.estimate-income',
      'gap.disability-medicaid',
      'gap.hospital-emergency',
      'gap.navigator',
    ])
  })

  it('does not blame the state for what the status does', () => {
    expect(codesOf('CA')[0]?.code).toBe('gap.status-bars-medicaid')
  })
})
