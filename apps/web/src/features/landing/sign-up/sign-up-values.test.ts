import { describe, expect, it } from 'vitest'
import { fieldFaults } from '@careway/contracts/kit/field-issue'
import { firstFault, percentComplete } from '../../../widgets/wizard/wizard-steps'
import { SIGN_UP_STEPS } from './sign-up-steps'
import { EMPTY_SIGN_UP, setupBody, setupBodyOf, type SignUpValues } from './sign-up-values'

const filled: SignUpValues = {
  ...EMPTY_SIGN_UP,
  firstName: 'Ana',
  lastName: 'Lopez',
  email: 'ana@example.org',
  password: 'sixsix',
  age: '34',
  gender: 'female',
  insuranceStatus: 'medicaid',
  zipCode: '43215',
  state: 'OH',
  primaryHealthcareNeed: 'routine',
}

const faultsOf = (change: Partial<SignUpValues>) => {
  const parsed = setupBody.safeParse(setupBodyOf({ ...filled, ...change }))
  return parsed.success ? [] : fieldFaults(parsed.error.issues).map(({ field, issue }) => `${field}: ${issue}`)
}

describe('the sign-up form', () => {
  it('is complete with what the four steps ask for', () => {
    expect(faultsOf({})).toEqual([])
  })

  it('names every required field of an empty form', () => {
    expect(faultsOf({ ...EMPTY_SIGN_UP }).toSorted()).toEqual([
      'age: age',
      'email: email',
      'firstName: firstName',
      'gender: gender',
      'insuranceStatus: insuranceStatus',
      'lastName: lastName',
      'password: passwordTooShort',
      'primaryHealthcareNeed: primaryHealthcareNeed',
      'state: state',
      'zipCode: zipCode',
    ])
  })

  it.each([
    [{ email: 'ana@' }, 'email: email'],
    [{ password: 'sixsi' }, 'password: passwordTooShort'],
    [{ age: '0' }, 'age: ageRange'],
    [{ age: '121' }, 'age: ageRange'],
    [{ zipCode: '4321' }, 'zipCode: zipCode'],
    [{ state: '' }, 'state: state'],
  ])('refuses %o', (change, fault) => {
    expect(faultsOf(change)).toEqual([fault])
  })

  it.each([{ age: '1' }, { age: '120' }, { insurancePlan: '' }, { chronicConditions: ['Asthma'] }])(
    'takes %o',
    (change) => {
      expect(faultsOf(change)).toEqual([])
    },
  )

  it('asks every checked field on one of its steps', () => {
    const asked: readonly string[] = SIGN_UP_STEPS.flatMap(({ fields }) => fields)
    for (const fault of faultsOf({ ...EMPTY_SIGN_UP })) expect(asked).toContain(fault.split(':')[0])
  })
})

describe('the way through the steps', () => {
  it('goes to the first faulty field of the first faulty step', () => {
    expect(firstFault(SIGN_UP_STEPS, new Set(['state', 'zipCode', 'primaryHealthcareNeed']))).toEqual({
      stepIndex: 2,
      field: 'zipCode',
    })
  })

  it('counts four quarters', () => {
    expect(SIGN_UP_STEPS.map((_step, index) => percentComplete(index, SIGN_UP_STEPS.length))).toEqual([25, 50, 75, 100])
  })
})
