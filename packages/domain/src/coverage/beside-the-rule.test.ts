import { describe, expect, it } from 'vitest'
import { completeHousehold, type HouseholdMemberInput } from '../household/complete-household'
import type { CalendarDate } from '../kernel/calendar-date'
import type { UsState } from '../vocabulary/us-state'
import { decidePrograms } from './decide-coverage'
import { withHelpBesideMedicare, withOtherDoors } from './with-other-doors'
import { withWorkRequirement } from './with-work-requirement'

const IN_2026: CalendarDate = '2026-06-01'
const IN_2027: CalendarDate = '2027-01-01'

const householdOf = (member: HouseholdMemberInput, magiCents: number, state: UsState) =>
  completeHousehold({ state, magiCents, members: [member] })

function decisionFor(member: HouseholdMemberInput, magiCents = 3_000_000, state: UsState = 'TX', asOf = IN_2026) {
  const household = householdOf(member, magiCents, state)
  return decidePrograms(household, asOf === IN_2026 ? 2026 : 2027, asOf).members[0]!.decision
}
const codes = ({ reasons }: ReturnType<typeof decisionFor>) => reasons.map(({ code }) => code)

describe('other doors', () => {
  it('are asked about where a disability could open Medicaid, and leave the answer open', () => {
    const decision = decisionFor({ age: 40, isDisabled: true })
    expect(decision.certainty).toBe('check')
    expect(decision.questions).toContain('disability-medicaid')
    expect(codes(decision)).toContain('medicare.under-65')
  })

  it('are asked about at 18 to 25, for foster care, without opening the answer', () => {
    expect(decisionFor({ age: 25 })).toMatchObject({ questions: ['foster-care-at-18'], certainty: 'clear' })
    expect(decisionFor({ age: 26 }).questions).toEqual([])
  })

  it('say each thing once', () => {
    for (const immigrationStatus of ['undocumented', 'daca', 'refugee', 'lawful_permanent_resident'] as const) {
      const said = codes(decisionFor({ age: 22, immigrationStatus, yearsInStatus: 1 }, 500_000))
      expect(new Set(said).size).toBe(said.length)
    }
  })

  it('change nothing for a citizen of 40', () => {
    const household = householdOf({ age: 40 }, 3_000_000, 'TX')
    const decision = decisionFor({ age: 40 })
    expect(withOtherDoors(decision, household.members[0]!, household, IN_2026)).toBe(decision)
  })

  it('name the program that pays for Medicare at a low income alone', () => {
    const low = decisionFor({ age: 70 }, 1_000_000)
    expect(codes(low)).toContain('medicare.qmb-pays')
    const high = householdOf({ age: 70 }, 9_000_000, 'TX')
    const decision = decisionFor({ age: 70 }, 9_000_000)
    expect(withHelpBesideMedicare(decision, high.members[0]!, high, IN_2026)).toBe(decision)
  })
})

describe('the work requirement', () => {
  it('adds nothing to groups it does not hold', () => {
    const pregnant = decisionFor({ age: 30, isPregnant: true }, 1_000_000, 'OH', IN_2027)
    expect(codes(pregnant).filter((code) => code.startsWith('work.'))).toEqual([])
    const household = householdOf({ age: 30 }, 1_000_000, 'OH')
    expect(withWorkRequirement(pregnant, household.members[0]!, household, IN_2027)).toBe(pregnant)
  })

  it('asks for hours nobody said, and says what losing Medicaid would mean', () => {
    const decision = decisionFor({ age: 40 }, 600_000, 'OH', IN_2027)
    expect(decision).toMatchObject({ program: 'medicaid', certainty: 'check' })
    expect(decision.questions).toContain('activity-hours')
    expect(codes(decision)).toEqual(expect.arrayContaining(['work.hours-needed', 'work.no-credit-after-loss']))
  })

  it('asks nothing of those who meet it or are exempt', () => {
    for (const member of [
      { age: 40, activityHoursMonthly: 80 },
      { age: 40, isAmericanIndian: true },
    ]) {
      expect(decisionFor(member, 600_000, 'OH', IN_2027)).toMatchObject({ certainty: 'clear', questions: [] })
    }
  })

  it('leaves the Medicaid of 2026 clear where it has not begun', () => {
    const decision = decisionFor({ age: 40 }, 600_000, 'OH', '2026-06-01')
    expect(decision).toMatchObject({ certainty: 'clear', questions: [] })
    expect(codes(decision)).toContain('work.starts-on')
  })
})

describe('somebody who does not apply', () => {
  it('is decided by nothing else', () => {
    const household = householdOf({ age: 70, isApplying: false, hasMedicare: true }, 0, 'NY')
    const standing = decidePrograms(household, 2026, IN_2026)
    expect(standing.members[0]!.decision).toMatchObject({ program: 'none', category: 'not_applying', reasons: [] })
  })
})
