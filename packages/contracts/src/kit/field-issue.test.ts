import { describe, expect, it } from 'vitest'
import { saveProfileBody } from '../profile/profile'
import { signUpBody } from '../account/sign-up'
import { FAULTS_MAXIMUM, fieldFaults } from './field-issue'

const faultsOf = (schema: typeof saveProfileBody | typeof signUpBody, value: unknown) =>
  Object.fromEntries(fieldFaults(schema.safeParse(value).error?.issues ?? []).map(({ field, issue }) => [field, issue]))

const profile = {
  age: 34,
  gender: 'female',
  languagePreference: 'english',
  insuranceStatus: 'uninsured',
  zipCode: '75201',
  state: 'TX',
  primaryHealthcareNeed: 'routine',
}

describe('fieldFaults', () => {
  it('finds nothing wrong with a whole profile', () => {
    expect(faultsOf(saveProfileBody, profile)).toEqual({})
  })

  it('tells every fault at once, one a field', () => {
    expect(faultsOf(saveProfileBody, {})).toEqual({
      age: 'age',
      gender: 'gender',
      languagePreference: 'languagePreference',
      insuranceStatus: 'insuranceStatus',
      zipCode: 'zipCode',
      primaryHealthcareNeed: 'primaryHealthcareNeed',
    })
    expect(faultsOf(signUpBody, { email: 'nobody', password: '12345', firstName: '  ' })).toEqual({
      email: 'email',
      password: 'passwordTooShort',
      firstName: 'firstName',
      lastName: 'lastName',
    })
  })

  it.each([
    ['an age of 0', { age: 0 }, { age: 'ageRange' }],
    ['an age of 121', { age: 121 }, { age: 'ageRange' }],
    ['an age in words', { age: '34' }, { age: 'age' }],
    ['an age with a fraction', { age: 3.5 }, { age: 'ageRange' }],
    ['a ZIP code with letters', { zipCode: '7520A' }, { zipCode: 'zipCode' }],
    ['a ZIP code of nine digits', { zipCode: '752010001' }, { zipCode: 'zipCode' }],
    ['a state that is none', { state: 'ZZ' }, { state: 'state' }],
    ['a need that is none', { primaryHealthcareNeed: 'all' }, { primaryHealthcareNeed: 'primaryHealthcareNeed' }],
    ['a plan name without end', { insurancePlan: 'x'.repeat(121) }, { insurancePlan: 'tooLong' }],
    [
      'fields that are none of its business',
      { role: 'admin', subscriptionTier: 'premium' },
      { role: 'unknownField', subscriptionTier: 'unknownField' },
    ],
    ['a condition that is none', { chronicConditions: ['Gout!'] }, { 'chronicConditions.0': 'choice' }],
    ['a year that no calendar has', { completedAt: '0000-01-01T00:00:00Z' }, { completedAt: 'range' }],
    ['a year after all appointments', { completedAt: '9999-12-31T23:59:59Z' }, { completedAt: 'range' }],
    ['a negative income', { estimatedAnnualIncome: -1 }, { estimatedAnnualIncome: 'range' }],
  ])('refuses %s', (_name, change, faults) => {
    expect(faultsOf(saveProfileBody, { ...profile, ...change })).toEqual(faults)
  })

  it.each(['Ana\r\nBcc: x@example.org', '\u202eanA', 'A\u0007'])('refuses the name %j', (firstName) => {
    const form = { email: 'ana@example.org', password: 'siete montes verdes', firstName, lastName: 'Ruiz' }
    expect(faultsOf(signUpBody, form)).toEqual({ firstName: 'format' })
  })

  it('names no more unknown fields than anybody reads', () => {
    const flood = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`field${index}`, 1]))
    expect(Object.keys(faultsOf(saveProfileBody, { ...profile, ...flood }))).toHaveLength(FAULTS_MAXIMUM)
  })

  it('takes the oldest and the youngest', () => {
    expect(faultsOf(saveProfileBody, { ...profile, age: 1 })).toEqual({})
    expect(faultsOf(saveProfileBody, { ...profile, age: 120 })).toEqual({})
  })
})
