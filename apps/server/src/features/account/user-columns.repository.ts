import { users } from '../../db/schema'

/** What of a user leaves the database for a session or a screen. Never a secret. */
export const userColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  role: users.role,
  subscriptionTier: users.subscriptionTier,
  subscriptionStatus: users.subscriptionStatus,
  emailVerified: users.emailVerified,
  createdAt: users.createdAt,
}
