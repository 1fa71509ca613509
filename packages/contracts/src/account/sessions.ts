import { z } from 'zod'
import { defineEndpoint } from '../kit/endpoint'
import { done } from '../kit/nothing'

export const listSessions = defineEndpoint({
  id: 'account.list-sessions',
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'signed-in',
  summary: 'Where the account is signed in.',
  output: z.array(
    z.object({
      id: z.string(),
      createdAt: z.string(),
      lastSeenAt: z.string(),
      expiresAt: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
})

export const endSessions = defineEndpoint({
  id: 'account.end-sessions',
  method: 'DELETE',
  path: '/api/auth/sessions',
  access: 'signed-in',
  summary: 'Sign out everywhere else.',
  output: done,
})
