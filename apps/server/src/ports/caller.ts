import type { Role, SubscriptionTier } from '@careway/domain/vocabulary/account-terms'

/** The person behind a session, as far as a call needs to know them. */
export interface SignedInUser {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly profileImageUrl: string | null
  readonly role: Role
  readonly subscriptionTier: SubscriptionTier
  readonly subscriptionStatus: string
  readonly emailVerified: boolean
  readonly createdAt: Date
}

export interface Caller {
  readonly sessionId: string
  readonly user: SignedInUser
}
