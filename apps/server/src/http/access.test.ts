import { describe, expect, it } from 'vitest'
import type { Access } from '@careway/contracts/kit/endpoint'
import type { Role, SubscriptionTier } from '@careway/domain/vocabulary/account-terms'
import type { Caller } from '../ports/caller'
import { accessProblem } from './access'

const caller = (role: Role, subscriptionTier: SubscriptionTier = 'free'): Caller => ({
  sessionId: 's',
  user: {
    id: 'u',
    email: 'ana@example.org',
    firstName: 'Ana',
    lastName: 'Ruiz',
    profileImageUrl: null,
    role,
    subscriptionTier,
    subscriptionStatus: 'active',
    emailVerified: true,
    createdAt: new Date(0),
  },
})

const PREMIUM: Access = { premium: 'crowdfunding' }
const cases: readonly [Access, string, Caller | undefined, string | undefined][] = [
  ['public', 'anybody', undefined, undefined],
  ['signed-in', 'anybody', undefined, 'signed_out'],
  ['signed-in', 'a user', caller('user'), undefined],
  ['admin', 'anybody', undefined, 'signed_out'],
  ['admin', 'a user', caller('user'), 'forbidden'],
  ['admin', 'a premium user', caller('user', 'premium'), 'forbidden'],
  ['admin', 'an admin', caller('admin'), undefined],
  ['admin', 'a super admin', caller('super_admin'), undefined],
  ['super-admin', 'an admin', caller('admin'), 'forbidden'],
  ['super-admin', 'a super admin', caller('super_admin'), undefined],
  [PREMIUM, 'anybody', undefined, 'signed_out'],
  [PREMIUM, 'a free user', caller('user'), 'premium_required'],
  [PREMIUM, 'a free super admin', caller('super_admin'), 'premium_required'],
  [PREMIUM, 'a premium user', caller('user', 'premium'), undefined],
]

describe('access', () => {
  it.each(cases)('%j to %s', (access, _who, who, problem) => {
    expect(accessProblem(access, who, ['crowdfunding'])).toBe(problem)
  })

  it('to a premium feature is free where the setting does not gate it', () => {
    expect(accessProblem(PREMIUM, caller('user'), [])).toBeUndefined()
    expect(accessProblem(PREMIUM, undefined, [])).toBe('signed_out')
  })
})
