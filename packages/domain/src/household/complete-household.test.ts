import { describe, expect, it } from 'vitest'
import { completeHousehold, type HouseholdMemberInput } from './complete-household'

const household = (...members: HouseholdMemberInput[]) =>
  completeHousehold({ state: 'TX', magiCents: 5_000_000, members })
const flags = (...members: HouseholdMemberInput[]) =>
  household(...members).members.map(({ isTaxFiler, isTaxDependent, isParentOfChild }) =>
    [isTaxFiler && 'filer', isTaxDependent && 'dependent', isParentOfChild && 'parent'].filter(Boolean).join(' '),
  )

describe('completeHousehold', () => {
  it('takes a couple with children as filers, parents and dependents', () => {
    expect(flags({ age: 40 }, { age: 38 }, { age: 18 }, { age: 0 })).toEqual([
      'filer parent',
      'filer parent',
      'dependent',
      'dependent',
    ])
  })

  it('takes a third adult as a dependent', () => {
    expect(flags({ age: 50 }, { age: 48 }, { age: 19 })).toEqual(['filer', 'filer', 'dependent'])
  })

  it('finds the adults wherever they stand in the list', () => {
    expect(flags({ age: 6 }, { age: 40 })).toEqual(['dependent', 'filer parent'])
  })

  it('lets somebody of 18 who lives alone file', () => {
    expect(flags({ age: 18 })).toEqual(['filer'])
    expect(flags({ age: 17 })).toEqual(['dependent'])
  })

  it('keeps what was said', () => {
    expect(flags({ age: 40, isTaxFiler: false }, { age: 38 }, { age: 21, isTaxDependent: true })).toEqual([
      'dependent',
      'filer',
      'dependent',
    ])
    expect(flags({ age: 40, isParentOfChild: false }, { age: 3 })).toEqual(['filer', 'dependent'])
    expect(flags({ age: 30, isTaxDependent: false })).toEqual(['filer'])
    expect(flags({ age: 30 }, { age: 60, isTaxFiler: true }, { age: 58, isTaxFiler: true })).toEqual([
      'dependent',
      'filer',
      'filer',
    ])
  })

  it('fills in the rest', () => {
    expect(household({ age: 30 }).members[0]).toEqual({
      age: 30,
      isPregnant: false,
      expectedChildren: 0,
      isApplying: true,
      usesTobacco: false,
      immigrationStatus: 'citizen',
      isAmericanIndian: false,
      hasEmployerOffer: false,
      hasMedicare: false,
      isDisabled: false,
      isTaxFiler: true,
      isTaxDependent: false,
      isParentOfChild: false,
    })
  })

  it.each([
    [{ age: 30, isPregnant: true }, true, 1],
    [{ age: 30, isPregnant: true, expectedChildren: 2 }, true, 2],
    [{ age: 30, isPregnant: true, expectedChildren: 0 }, true, 1],
    [{ age: 30, expectedChildren: 1 }, true, 1],
    [{ age: 30, isPregnant: false, expectedChildren: 1 }, false, 0],
  ] as const)('%j: pregnant %s with %i', (member, isPregnant, expectedChildren) => {
    expect(household(member).members[0]).toMatchObject({ isPregnant, expectedChildren })
  })

  it('counts the members unless a size was said, and reads undefined as not said', () => {
    expect(household({ age: 30 }, { age: 3 }).size).toBe(2)
    const said = completeHousehold({
      state: 'TX',
      magiCents: 0,
      size: 4,
      members: [{ age: 30, isApplying: undefined }],
    })
    expect(said).toMatchObject({ size: 4, members: [{ isApplying: true }] })
  })
})
