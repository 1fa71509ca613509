import type { Access } from '@careway/contracts/kit/endpoint'
import { ROLES, type GatedFeature, type Role } from '@careway/domain/vocabulary/account-terms'
import type { ProblemCode } from '@careway/contracts/kit/problem'
import type { Caller } from '../ports/caller'

const ROLES_OF: Readonly<Record<'signed-in' | 'admin' | 'super-admin', readonly Role[]>> = {
  'signed-in': ROLES,
  admin: ['admin', 'super_admin'],
  'super-admin': ['super_admin'],
}

/** Why this caller may not make a call of that access; nothing when they may. */
export function accessProblem(
  access: Access,
  caller: Caller | undefined,
  premiumFeatures: readonly GatedFeature[],
): ProblemCode | undefined {
  if (access === 'public') return undefined
  if (!caller) return 'signed_out'
  const { role, subscriptionTier } = caller.user
  if (typeof access === 'string') return ROLES_OF[access].includes(role) ? undefined : 'forbidden'
  const isGated = premiumFeatures.includes(access.premium)
  return isGated && subscriptionTier !== 'premium' ? 'premium_required' : undefined
}
