import { describe, expect, it } from 'vitest'
import { calendarDate } from '../kernel/calendar-date'
import type { ImmigrationStatus } from '../vocabulary/coverage-terms'
import { US_STATES, type UsState } from '../vocabulary/us-state'
import { lawfullyResidingOption } from './lawfully-residing.parameters'
import { medicaidStatus } from './medicaid-status'
import cases from './medicaid-status.cases.json'
import { medicaidStatusReasons } from './medicaid-status-reasons'

describe('medicaidStatus', () => {
  it.each(cases)('$status, $years years, age $age, $state, $asOf: $expect', (given) => {
    const facts = {
      immigrationStatus: given.status as ImmigrationStatus,
      age: given.age,
      isPregnant: given.isPregnant ?? false,
      ...(given.years === undefined ? {} : { yearsInStatus: given.years }),
    }
    expect(medicaidStatus(facts, given.state as UsState, calendarDate(given.asOf))).toBe(given.expect)
  })

  it('names emergency care wherever it does not open Medicaid', () => {
    const facts = { immigrationStatus: 'undocumented', age: 40, isPregnant: false } as const
    const codes = medicaidStatusReasons(facts, 'TX', '2026-11-21').map(({ code }) => code)
    expect(codes).toContain('immigration.emergency-medicaid')
  })
})

describe('the option for children and pregnancy', () => {
  const option = lawfullyResidingOption.on('2026-04-02')

  it('is chosen by 38 jurisdictions for children and 32 for pregnancy', () => {
    expect(US_STATES.filter((state) => option.childrenBelowAge[state])).toHaveLength(38)
    expect(US_STATES.filter((state) => option.pregnant.has(state))).toHaveLength(32)
  })
})
