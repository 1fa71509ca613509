import { z } from 'zod'
import { defineEndpoint } from '../kit/endpoint'
import { email, linkToken, password } from '../kit/fields'
import { done } from '../kit/nothing'

export const forgotPasswordBody = z.strictObject({ email })

export const forgotPassword = defineEndpoint({
  id: 'account.forgot-password',
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  summary: 'Mail a one-time link. Answers the same whether or not the e-mail is known.',
  body: forgotPasswordBody,
  output: done,
  status: 202,
  problems: ['too_many_requests'],
})

export const resetPasswordBody = z.strictObject({ token: linkToken, password })

export const resetPassword = defineEndpoint({
  id: 'account.reset-password',
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  summary: 'Set a new password with the mailed link. Ends every session of the account.',
  body: resetPasswordBody,
  output: done,
  problems: ['link_invalid', 'too_many_requests', 'busy'],
})
