import { z } from 'zod'
import { defineEndpoint } from '../kit/endpoint'
import { email, firstName, lastName, password } from '../kit/fields'
import { currentUser } from './current-user'

export const signUpBody = z.strictObject({ email, password, firstName, lastName })

export const signUp = defineEndpoint({
  id: 'account.sign-up',
  method: 'POST',
  path: '/api/auth/signup',
  access: 'public',
  summary: 'Make an account and sign in to it.',
  body: signUpBody,
  output: currentUser,
  status: 201,
  problems: ['email_taken', 'too_many_requests', 'busy'],
})
