import { z } from 'zod'
import { defineEndpoint } from '../kit/endpoint'
import { linkToken } from '../kit/fields'
import { done } from '../kit/nothing'

export const verifyEmail = defineEndpoint({
  id: 'account.verify-email',
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'public',
  summary: 'Confirm the e-mail address with the mailed link.',
  body: z.strictObject({ token: linkToken }),
  output: done,
  problems: ['link_invalid', 'too_many_requests'],
})

export const sendVerification = defineEndpoint({
  id: 'account.send-verification',
  method: 'POST',
  path: '/api/auth/send-verification',
  access: 'signed-in',
  summary: 'Mail the confirmation link again.',
  output: done,
  status: 202,
  problems: ['too_many_requests'],
})
