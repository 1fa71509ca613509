import { describe, expect, it } from 'vitest'
import { saveProfileBody, type Profile } from '@careway/contracts/profile/profile'
import { EMPTY_PROFILE, profileBodyOf, valuesOfProfile } from './profile-values'

const STORED: Profile = {
  id: 'p',
  userId: 'u',
  age: 34,
  gender: 'female',
  languagePreference: 'spanish',
  insuranceStatus: 'uninsured',
  insurancePlan: '',
  zipCode: '75201',
  state: 'TX',
  financialSituation: null,
  primaryHealthcareNeed: 'routine',
  chronicConditions: ['Asthma'],
  transportationAccess: false,
  estimatedAnnualIncome: 0,
  householdSize: 3,
  countyFips: null,
  householdMembers: [],
  incomeParts: [],
  circumstances: {},
  urgency: 'soon',
  profileCompletedAt: null,
  completedAt: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
}

describe('the profile in a form', () => {
  it('comes back as it was stored, an income of nothing included', () => {
    const body = saveProfileBody.parse(profileBodyOf(valuesOfProfile(STORED)))
    expect(body).toMatchObject({ age: 34, estimatedAnnualIncome: 0, householdSize: 3, transportationAccess: false })
    expect(body.financialSituation).toBeUndefined()
  })

  it('reads amounts as people write them', () => {
    const body = profileBodyOf({ ...EMPTY_PROFILE, estimatedAnnualIncome: '$28,000 ', householdSize: '' })
    expect(body).toMatchObject({ estimatedAnnualIncome: 28000, householdSize: 1 })
  })

  it('leaves what was not answered to the contract', () => {
    const { error } = saveProfileBody.safeParse(profileBodyOf(EMPTY_PROFILE))
    const faulty = error?.issues.map(({ path }) => path[0]).sort()
    expect(faulty).toEqual(['age', 'gender', 'insuranceStatus', 'primaryHealthcareNeed', 'zipCode'])
  })

  it('says when it was finished', () => {
    const finished = new Date('2026-11-21T10:00:00.000Z')
    expect(profileBodyOf(EMPTY_PROFILE, finished)).toMatchObject({ completedAt: '2026-11-21T10:00:00.000Z' })
  })
})
