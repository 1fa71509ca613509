import { describe, expect, it } from 'vitest'
import { completeHousehold, type HouseholdInput, type HouseholdMemberInput } from '../household/complete-household'
import type { PlanYear } from '../vocabulary/health-plan-terms'
import type { UsState } from '../vocabulary/us-state'
import { decidePrograms } from './decide-coverage'
import { ruleDay } from './rule-day'

const decide = (input: HouseholdInput, planYear: PlanYear = 2026) =>
  decidePrograms(completeHousehold(input), planYear, ruleDay(planYear, '2026-11-21')).members.map(
    ({ decision }) => decision,
  )

describe('answers that lean on what nobody said', () => {
  it('presume a taxpayer where the household is larger than those who were told of', () => {
    const [child] = decide({ state: 'TX', magiCents: 8_000_000, size: 3, members: [{ age: 6 }] })
    expect(child).toMatchObject({ program: 'marketplace', category: 'credit' })
    const [alone] = decide({ state: 'TX', magiCents: 8_000_000, members: [{ age: 6 }] })
    expect(alone).toMatchObject({ category: 'full_price', rule: 'aca.must-file-taxes' })
  })

  it('give no credit to a member who is on no return', () => {
    const members = [{ age: 50 }, { age: 48 }, { age: 24, isTaxFiler: false, isTaxDependent: false }]
    const [filer, , other] = decide({ state: 'TX', magiCents: 6_000_000, members })
    expect(filer).toMatchObject({ category: 'credit' })
    expect(other).toMatchObject({ category: 'full_price', rule: 'aca.must-file-taxes' })
  })

  it('stay open for a parent just above a limit that the state holds in dollars', () => {
    const [parent] = decide({ state: 'TX', magiCents: 600_000, members: [{ age: 30 }, { age: 5 }] })
    expect(parent).toMatchObject({ category: 'coverage_gap', certainty: 'check' })
    const [single] = decide({ state: 'TX', magiCents: 600_000, members: [{ age: 30 }] })
    expect(single).toMatchObject({ category: 'coverage_gap', certainty: 'clear' })
  })

  it('ask for the work that opens Medicare at 65 to somebody of few years in the country', () => {
    const member = { age: 67, immigrationStatus: 'lawful_permanent_resident', yearsInStatus: 2 } as const
    const [decision] = decide({ state: 'TX', magiCents: 3_000_000, members: [member] })
    expect(decision).toMatchObject({ program: 'marketplace', certainty: 'check' })
    expect(decision!.questions).toContain('work-quarters')
  })

  it('ask for the history of a status that has to wait five years', () => {
    const member = { age: 30, immigrationStatus: 'lawful_permanent_resident', yearsInStatus: 2 } as const
    const [decision] = decide({ state: 'OH', magiCents: 2_000_000, members: [member] })
    expect(decision).toMatchObject({ program: 'marketplace', category: 'credit', certainty: 'check' })
    expect(decision!.questions).toContain('immigration-history')
  })

  it('name Medicaid beside Medicare for a parent of low income', () => {
    const members = [{ age: 45, hasMedicare: true }, { age: 10 }]
    const [parent] = decide({ state: 'OH', magiCents: 1_000_000, members })
    expect(parent!.program).toBe('medicare')
    expect(parent!.reasons.map(({ code }) => code)).toContain('medicare.medicaid-too')
  })
})

describe('the coverage gap', () => {
  /** The guideline of 2026 for one: what a plan of 2027 asks. */
  const POVERTY_CENTS = 1_596_000
  const categoryOf = (state: UsState, magiCents: number, ...members: readonly HouseholdMemberInput[]) =>
    decide({ state, magiCents, members: members.length === 0 ? [{ age: 40 }] : members }, 2027)[0]!.category

  it('ends where the credit begins', () => {
    expect(categoryOf('TX', POVERTY_CENTS - 1)).toBe('coverage_gap')
    expect(categoryOf('TX', POVERTY_CENTS)).toBe('credit')
  })

  it.each(['CA', 'WI', 'NC'] as const)('is none in %s, where adults have Medicaid', (state) =>
    expect(categoryOf(state, 0)).not.toBe('coverage_gap'),
  )

  it.each([{ age: 18 }, { age: 30, isPregnant: true }, { age: 50, hasMedicare: true }, { age: 65 }])(
    'spares children, pregnancy and people with Medicare: %j',
    (member) => expect(categoryOf('TX', 0, member)).not.toBe('coverage_gap'),
  )

  it('takes in parents above the state’s limit', () => {
    const parent = [{ age: 30 }, { age: 4 }] as const
    expect(categoryOf('TX', 324_600, ...parent)).not.toBe('coverage_gap')
    expect(categoryOf('TX', 324_601, ...parent)).toBe('coverage_gap')
  })
})

describe('the credit below the poverty level, to 2025 (26 CFR 1.36B-2(b)(5))', () => {
  const members = [{ age: 40 }, { age: 38, immigrationStatus: 'temporary_protected_status' }] as const

  it('is for the whole household of somebody whom Medicaid refuses for their status', () => {
    const household = { state: 'TX', magiCents: 1_500_000, members } as const
    expect(decide(household, 2025).map(({ category }) => category)).toEqual(['credit', 'credit'])
    expect(decide(household, 2026).map(({ category }) => category)).toEqual(['coverage_gap', 'coverage_gap'])
  })

  it('is not for a household of citizens', () => {
    const [citizen] = decide({ state: 'TX', magiCents: 1_500_000, members: [{ age: 40 }, { age: 38 }] }, 2025)
    expect(citizen).toMatchObject({ category: 'coverage_gap' })
  })
})
