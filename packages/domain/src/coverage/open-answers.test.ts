import { describe, expect, it } from 'vitest'
import { completeHousehold, type HouseholdInput } from '../household/complete-household'
import type { PlanYear } from '../vocabulary/health-plan-terms'
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
