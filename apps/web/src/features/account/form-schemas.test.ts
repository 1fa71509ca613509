import { expect, test } from 'vitest'
import { fieldFaults } from '@careway/contracts/kit/field-issue'
import { setUpForm, signInForm, signUpForm } from './form-schemas'

const faults = (result: ReturnType<typeof signUpForm.safeParse> | ReturnType<typeof signInForm.safeParse>) =>
  result.success ? {} : Object.fromEntries(fieldFaults(result.error.issues).map(({ field, issue }) => [field, issue]))

const person = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.org' }

test('an empty sign-up names every field at once', () => {
  expect(faults(signUpForm.safeParse({ firstName: ' ', lastName: '', email: 'ana@', password: '' }))).toEqual({
    firstName: 'firstName',
    lastName: 'lastName',
    email: 'email',
    password: 'passwordTooShortStrict',
  })
})

test('the sign-up page asks for eight characters, letters and numbers being a hint only', () => {
  expect(faults(signUpForm.safeParse({ ...person, password: 'seven77' }))).toEqual({
    password: 'passwordTooShortStrict',
  })
  expect(signUpForm.safeParse({ ...person, password: 'eighteig' }).success).toBe(true)
  expect(setUpForm.safeParse({ ...person, password: 'seven77' }).success).toBe(false)
})

test('signing in asks for any password', () => {
  expect(faults(signInForm.safeParse({ email: 'ana@example.org', password: '' }))).toEqual({
    password: 'passwordRequired',
  })
  expect(signInForm.safeParse({ email: 'ana@example.org', password: 'x' }).success).toBe(true)
})
