import type { CurrentUser } from '@careway/contracts/account/current-user'
import type { SignedInUser } from '../../ports/caller'

export const presentUser = (user: SignedInUser): CurrentUser => ({
  id: user.id,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  profileImageUrl: user.profileImageUrl,
  role: user.role,
  subscriptionTier: user.subscriptionTier,
  subscriptionStatus: user.subscriptionStatus,
  emailVerified: user.emailVerified,
  createdAt: user.createdAt.toISOString(),
})
