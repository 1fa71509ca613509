import { describe, expect, it } from 'vitest'
import type { Profile } from '@careway/contracts/profile/profile'
import { updateProfileBody } from '@careway/contracts/profile/update-profile'
import { householdResolver } from './household-resolver'
import { householdBodyOf, valuesOfHousehold, type HouseholdValues } from './household-values'
import { newIncomePart } from './income-part-values'
import { newMember } from './member-values'

const PROFILE: Profile = {
  id: 'p',
  userId: 'u',
  age: 34,
  gender: 'female',
  languagePreference: 'english',
  insuranceStatus: 'uninsured',
  insurancePlan: '',
  zipCode: '75201',
  state: 'TX',
  financialSituation: null,
  primaryHealthcareNeed: 'routine',
  chronicConditions: [],
  transportationAccess: true,
  estimatedAnnualIncome: 41_000,
  householdSize: 2,
  countyFips: null,
  householdMembers: [],
  incomeParts: [],
  circumstances: {},
  urgency: 'routine',
  profileCompletedAt: null,
  completedAt: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
}
const VALUES = valuesOfHousehold(PROFILE)
const faultsOf = async (values: HouseholdValues) =>
  (await householdResolver(values, undefined, { fields: {}, shouldUseNativeValidation: false })).errors

describe('the household in a form', () => {
  it('begins with the person of the profile', () => {
    expect(VALUES.householdMembers.map(({ relationship, age }) => [relationship, age])).toEqual([['self', '34']])
    expect(householdBodyOf(VALUES)).toEqual({
      zipCode: '75201',
      householdMembers: [{ relationship: 'self', age: 34 }],
      householdSize: 2,
      incomeParts: [],
      estimatedAnnualIncome: 41_000,
    })
  })

  it('comes back as it was stored', () => {
    const stored = {
      countyFips: '48113',
      householdMembers: [
        {
          relationship: 'self',
          age: 34,
          pregnant: true,
          expectedChildren: 2,
          immigrationStatus: 'refugee',
          yearsInStatus: 3,
          hasEmployerOffer: true,
          employerPremiumMonthly: 120.5,
          tobacco: true,
          isTaxFiler: true,
        },
        { relationship: 'child', age: 0, applying: false, isTaxDependent: false },
      ],
      incomeParts: [
        { amount: 18.25, per: 'hour', hoursWeekly: 30, weeksYearly: 40, pretaxDeduction: 12 },
        { amount: 100, per: 'month', months: [1200, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
      ],
    } as const
    const profile = { ...PROFILE, ...structuredClone(stored) } as unknown as Profile
    expect(updateProfileBody.parse(householdBodyOf(valuesOfHousehold(profile)))).toMatchObject(stored)
  })

  it('says nothing of what is not asked: no status of those who do not apply, no expected child without a pregnancy', () => {
    const member = { ...newMember('spouse'), age: '40', immigrationStatus: 'daca', expectedChildren: '2' }
    const bodyOf = (changes: object) =>
      householdBodyOf({ ...VALUES, householdMembers: [{ ...member, ...changes }] }).householdMembers[0]
    expect(bodyOf({ applying: false })).toEqual({ relationship: 'spouse', age: 40, applying: false })
    expect(bodyOf({ immigrationStatus: '' })).toEqual({ relationship: 'spouse', age: 40 })
    expect(bodyOf({ pregnant: true, age: '70' })).not.toHaveProperty('pregnant')
  })

  it('sends the sum or the yearly figure, never both', () => {
    const parts = { ...VALUES, incomeMode: 'parts', incomeParts: [{ ...newIncomePart(), amount: '1,000' }] } as const
    expect(householdBodyOf({ ...parts, incomeParts: [...parts.incomeParts] })).not.toHaveProperty(
      'estimatedAnnualIncome',
    )
    expect(householdBodyOf({ ...VALUES, estimatedAnnualIncome: '$41,000.40' }).estimatedAnnualIncome).toBe(41_000)
  })
})

describe('the faults of a household', () => {
  it('are none where all is well', async () => expect(await faultsOf(VALUES)).toEqual({}))

  it('land at their own field, however deep', async () => {
    const errors = await faultsOf({
      ...VALUES,
      zipCode: '752',
      householdSize: '1',
      householdMembers: [VALUES.householdMembers[0]!, { ...newMember(''), age: '130' }],
      incomeMode: 'parts',
      incomeParts: [{ ...newIncomePart(), per: 'hour', amount: 'ten' }],
    })
    expect(errors).toMatchObject({
      zipCode: { message: 'zipCode' },
      householdSize: { message: 'householdSmallerThanMembers' },
      householdMembers: { 1: { relationship: { message: 'choice' }, age: { message: 'ageRange' } } },
      incomeParts: { 0: { amount: { message: 'type' }, hoursWeekly: { message: 'type' } } },
    })
  })

  it('name a household smaller than its people', async () => {
    const householdMembers = ['self', 'child', 'child'].map((each) => ({ ...newMember(each as 'child'), age: '9' }))
    expect(await faultsOf({ ...VALUES, householdMembers })).toMatchObject({
      householdSize: { message: 'householdSmallerThanMembers' },
    })
  })
})
