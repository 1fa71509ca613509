import { z } from 'zod'
import { defineEndpoint } from '../kit/endpoint'
import { email, PASSWORD_MAXIMUM } from '../kit/fields'
import { currentUser } from './current-user'

export const signInBody = z.strictObject({
  email,
  password: z.string('passwordRequired').min(1, 'passwordRequired').max(PASSWORD_MAXIMUM, 'tooLong'),
})

export const signIn = defineEndpoint({
  id: 'account.sign-in',
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Sign in with e-mail and password.',
  body: signInBody,
  output: currentUser,
  problems: ['credentials_wrong', 'too_many_requests', 'busy'],
})
