import type { Profile } from '@careway/contracts/profile/profile'
import type { Messages } from '@careway/i18n/create-messages'
import type { Clock } from '../../ports/clock'
import type { Limits } from '../../ports/limits'
import type { Marketplace } from '../../ports/marketplace'
import type { ZipCodes } from '../../ports/zip-codes'

/** What the calls of cover lean on. */
export interface CoverageParts {
  readonly marketplaces: readonly Marketplace[]
  readonly zipCodes: ZipCodes
  readonly readProfile: (userId: string) => Promise<Profile | undefined>
  readonly messages: Messages
  readonly limits: Limits
  readonly clock: Clock
}
