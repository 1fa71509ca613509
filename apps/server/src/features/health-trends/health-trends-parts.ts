import type { Messages } from '@careway/i18n/create-messages'
import type { FindResourceType, HasConversations, ReadBookmarks, ReadPathwayProgress } from '../../ports/care-records'
import type { Clock } from '../../ports/clock'
import type { ReadProfile } from '../../ports/profile-reader'

export interface HealthTrendsParts {
  readonly readProfile: ReadProfile
  readonly readPathwayProgress: ReadPathwayProgress
  readonly readBookmarks: ReadBookmarks
  readonly hasConversations: HasConversations
  readonly findResourceType: FindResourceType
  readonly messages: Messages
  readonly clock: Clock
}
