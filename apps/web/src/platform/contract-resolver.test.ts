import { expect, it } from 'vitest'
import { signInBody } from '@careway/contracts/account/sign-in'
import { contractResolver } from './contract-resolver'

const resolve = contractResolver<{ email: string; password: string }>(signInBody, (values) => values)
const options = { fields: {}, shouldUseNativeValidation: false }

it('names every faulty field by the code of its sentence', async () => {
  const { errors } = await resolve({ email: 'nobody', password: '' }, undefined, options)
  expect(errors).toMatchObject({ email: { message: 'email' }, password: { message: 'passwordRequired' } })
})

it('finds nothing wrong with a body the call would take', async () => {
  const values = { email: 'ana@example.org', password: 'x' }
  expect(await resolve(values, undefined, options)).toEqual({ values, errors: {} })
})
