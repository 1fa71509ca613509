import { z } from 'zod'
import { defineEndpoint } from '../kit/endpoint'
import { email, firstName, lastName, password, PASSWORD_MAXIMUM } from '../kit/fields'
import { currentUser } from './current-user'

/** A new e-mail or password needs the current password. */
export const updateCurrentUserBody = z.strictObject({
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  email: email.optional(),
  password: password.optional(),
  currentPassword: z.string().max(PASSWORD_MAXIMUM, 'tooLong').optional(),
})

export const updateCurrentUser = defineEndpoint({
  id: 'account.update-current-user',
  method: 'PATCH',
  path: '/api/auth/user',
  access: 'signed-in',
  summary: 'Change name, e-mail or password.',
  body: updateCurrentUserBody,
  output: currentUser,
  problems: ['email_taken', 'too_many_requests', 'busy'],
})
