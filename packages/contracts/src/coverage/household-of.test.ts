import { describe, expect, it } from 'vitest'
import type { Profile } from '../profile/profile'
import { householdOf, householdOfProfile, memberOf } from './household-of'

const PROFILE: Profile = {
  id: 'p',
  userId: 'u',
  age: 34,
  gender: 'female',
  languagePreference: 'spanish',
  insuranceStatus: 'uninsured',
  insurancePlan: '',
  zipCode: '66101',
  state: 'KS',
  financialSituation: null,
  primaryHealthcareNeed: 'routine',
  chronicConditions: [],
  transportationAccess: true,
  estimatedAnnualIncome: 30_000,
  householdSize: 1,
  countyFips: null,
  householdMembers: [],
  incomeParts: [],
  circumstances: {},
  urgency: 'routine',
  profileCompletedAt: null,
  completedAt: null,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
}

describe('a member on the wire', () => {
  it('keeps every word that was said', () => {
    expect(
      memberOf({
        age: 30,
        pregnant: true,
        expectedChildren: 2,
        applying: false,
        tobacco: true,
        immigrationStatus: 'asylee',
        yearsInStatus: 3,
        americanIndianOrAlaskaNative: true,
        hasEmployerOffer: true,
        employerPremiumMonthly: 100.05,
        hasMedicare: true,
        disabled: true,
        isTaxFiler: false,
        isTaxDependent: true,
        isParentOfChild: true,
        activityHoursMonthly: 79.5,
      }),
    ).toEqual({
      age: 30,
      isPregnant: true,
      expectedChildren: 2,
      isApplying: false,
      usesTobacco: true,
      immigrationStatus: 'asylee',
      yearsInStatus: 3,
      isAmericanIndian: true,
      hasEmployerOffer: true,
      employerPremiumAnnualCents: 120_060,
      hasMedicare: true,
      isDisabled: true,
      isTaxFiler: false,
      isTaxDependent: true,
      isParentOfChild: true,
      activityHoursMonthly: 79.5,
    })
  })

  it('has the stated defaults for what was not', () => {
    const { members, size } = householdOf({
      state: 'TX',
      magiCents: 0,
      members: [{ age: 40 }, { age: 38 }, { age: 5 }],
    })
    expect(size).toBe(3)
    expect(
      members.map(({ isTaxFiler, isTaxDependent, isParentOfChild }) => [isTaxFiler, isTaxDependent, isParentOfChild]),
    ).toEqual([
      [true, false, true],
      [true, false, true],
      [false, true, false],
    ])
    expect(members[0]).toMatchObject({ isApplying: true, immigrationStatus: 'citizen', hasEmployerOffer: false })
  })
})

describe('the household of a profile', () => {
  it('is the person alone, in cents, with the size said', () => {
    const household = householdOfProfile({ ...PROFILE, householdSize: 3 }, 'KS', 30_000)
    expect(household).toMatchObject({ state: 'KS', magiCents: 3_000_000, size: 3, members: [{ age: 34 }] })
    expect(household.members).toHaveLength(1)
  })

  it('is never smaller than those who are named', () => {
    const householdMembers = [
      { relationship: 'self', age: 34 },
      { relationship: 'child', age: 3 },
    ] as const
    const household = householdOfProfile({ ...PROFILE, householdMembers: [...householdMembers] }, 'KS', 30_000)
    expect(household.size).toBe(2)
    expect(household.members.map(({ age }) => age)).toEqual([34, 3])
  })

  it.each([
    ['alone', []],
    [
      'with others',
      [
        { relationship: 'self' as const, age: 34 },
        { relationship: 'spouse' as const, age: 36 },
      ],
    ],
  ])('has the Medicare the person says they have, %s', (_what, householdMembers) => {
    const { members } = householdOfProfile({ ...PROFILE, insuranceStatus: 'medicare', householdMembers }, 'KS', 0)
    expect(members.map(({ hasMedicare }) => hasMedicare)).toEqual([true, false].slice(0, members.length))
  })

  it('leaves the last word to the member’s own answer', () => {
    const householdMembers = [{ relationship: 'self' as const, age: 34, hasMedicare: false }]
    const { members } = householdOfProfile({ ...PROFILE, insuranceStatus: 'medicare', householdMembers }, 'KS', 0)
    expect(members[0]!.hasMedicare).toBe(false)
  })
})
