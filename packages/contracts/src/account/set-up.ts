import { z } from 'zod'
import { defineEndpoint } from '../kit/endpoint'
import { email, firstName, lastName, linkToken, PASSWORD_MAXIMUM } from '../kit/fields'
import { currentUser } from './current-user'

export const ADMIN_PASSWORD_MINIMUM = 8
export const adminPassword = z
  .string('passwordRequired')
  .min(ADMIN_PASSWORD_MINIMUM, 'passwordTooShortStrict')
  .max(PASSWORD_MAXIMUM, 'tooLong')

export const setUpBody = z.strictObject({ token: linkToken, email, password: adminPassword, firstName, lastName })

export const setUp = defineEndpoint({
  id: 'account.set-up',
  method: 'POST',
  path: '/api/setup',
  access: 'public',
  summary: 'Make the first super admin with the one-time link that the first start prints.',
  body: setUpBody,
  output: currentUser,
  status: 201,
  problems: ['link_invalid', 'email_taken', 'too_many_requests', 'busy'],
})
