import { describe, expect, test } from 'vitest'
import { saveProfileBody, type Profile } from '@careway/contracts/profile/profile'
import { quickProfileBody, startingValues } from './quick-setup-values'

const onFile: Profile = {
  id: 'profile-1',
  userId: 'user-1',
  age: 41,
  gender: 'female',
  languagePreference: 'spanish',
  insuranceStatus: 'private',
  insurancePlan: 'Silver PPO',
  zipCode: '43215',
  state: 'OH',
  financialSituation: 'low',
  primaryHealthcareNeed: 'routine',
  chronicConditions: ['Asthma'],
  transportationAccess: false,
  estimatedAnnualIncome: 24_000,
  householdSize: 3,
  countyFips: null,
  householdMembers: [],
  incomeParts: [],
  circumstances: {},
  urgency: 'soon',
  profileCompletedAt: null,
  completedAt: null,
  createdAt: '2026-11-20T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
}

describe('the quick form', () => {
  test('keeps the answers on file that it does not ask for', () => {
    const body = quickProfileBody({ ...startingValues(onFile, undefined), age: '42' }, onFile)
    expect(saveProfileBody.parse(body)).toMatchObject({
      age: 42,
      insurancePlan: 'Silver PPO',
      state: 'OH',
      chronicConditions: ['Asthma'],
      transportationAccess: false,
      estimatedAnnualIncome: 24_000,
      householdSize: 3,
    })
  })

  test('lets the state follow from a new ZIP code', () => {
    const body = quickProfileBody({ ...startingValues(onFile, undefined), zipCode: '10001' }, onFile)
    expect(saveProfileBody.parse(body).state).toBeUndefined()
  })

  test('starts with urgency routine and no answer made up', () => {
    const values = startingValues(null, undefined)
    expect(values.urgency).toBe('routine')
    const parsed = saveProfileBody.safeParse(quickProfileBody(values, null))
    const faulty = parsed.error?.issues.map((issue) => issue.path[0])
    expect(faulty).toEqual(
      expect.arrayContaining(['age', 'gender', 'insuranceStatus', 'zipCode', 'primaryHealthcareNeed']),
    )
  })

  test('comes back with what was typed before', () => {
    expect(startingValues(onFile, { age: '43' })).toMatchObject({ age: '43', gender: 'female' })
  })
})
