import { describe, expect, it } from 'vitest'
import { IMMIGRATION_STATUSES } from '@careway/domain/vocabulary/coverage-terms'
import { householdMember } from './household-fields'

const statusOf = (immigrationStatus: unknown) => householdMember.safeParse({ age: 30, immigrationStatus }).data

describe('an immigration status', () => {
  it.each(IMMIGRATION_STATUSES)('%s is read in its own name, in any case and spelling', (status) => {
    expect(statusOf(status)?.immigrationStatus).toBe(status)
    expect(statusOf(status.toUpperCase().replaceAll('_', '-'))?.immigrationStatus).toBe(status)
    expect(statusOf(` ${status.replaceAll('_', ' ')}`)?.immigrationStatus).toBe(status)
  })

  it.each([
    ['LPR', 'lawful_permanent_resident'],
    ['green card', 'lawful_permanent_resident'],
    ['TPS', 'temporary_protected_status'],
    ['DEPORTATION_WITHHELD', 'withholding_of_removal'],
    ['cofa', 'cofa_migrant'],
  ])('%s is %s', (name, status) => expect(statusOf(name)?.immigrationStatus).toBe(status))

  it.each(['', 'constructor', '__proto__', 'martian', 7, null, 'x'.repeat(20_000)])('%s is none', (name) => {
    expect(statusOf(name)).toBeUndefined()
  })

  it('may be left out', () => expect(statusOf(undefined)).toEqual({ age: 30 }))
})
