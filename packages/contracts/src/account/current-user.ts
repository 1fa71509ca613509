import { z } from 'zod'
import { ROLES, SUBSCRIPTION_TIERS } from '@careway/domain/vocabulary/account-terms'
import { defineEndpoint } from '../kit/endpoint'

export const currentUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  role: z.enum(ROLES),
  subscriptionTier: z.enum(SUBSCRIPTION_TIERS),
  subscriptionStatus: z.string(),
  emailVerified: z.boolean(),
  createdAt: z.string(),
})

export type CurrentUser = z.infer<typeof currentUser>

export const getCurrentUser = defineEndpoint({
  id: 'account.get-current-user',
  method: 'GET',
  path: '/api/auth/user',
  access: 'signed-in',
  summary: 'Who is signed in.',
  output: currentUser,
})
