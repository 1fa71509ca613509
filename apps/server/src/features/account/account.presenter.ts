import type { CurrentUser } from '@careway/contracts/account/current-user'
import type { SignedInUser } from '../../ports/caller'

export const presentUser = ({ createdAt, ...user }: SignedInUser): CurrentUser => ({
  ...user,
  createdAt: createdAt.toISOString(),
})
