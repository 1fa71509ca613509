import type { KnowledgeSearch } from '@careway/domain/knowledge/knowledge-search'
import type { Messages } from '@careway/i18n/create-messages'
import type { OfferedLocale } from '@careway/i18n/locales'
import type { Clock } from '../../ports/clock'
import type { Limits } from '../../ports/limits'
import type { Log } from '../../ports/log'
import type { ModelWording } from '../../ports/model-wording'
import type { ReadProfile } from '../../ports/profile-reader'
import type { Conversations } from './conversations'
import type { Turnstile } from './turnstile'

/** What a model may look up for the person who asks, in lines of text. Empty where there is nothing. */
export interface ModelReadings {
  programs(userId: string, locale: OfferedLocale): Promise<readonly string[]>
  pathways(userId: string, locale: OfferedLocale): Promise<readonly string[]>
  /** The nearest clinics and hospitals on file around the profile's ZIP code. */
  places(userId: string): Promise<readonly string[]>
}

/** What the assistant works with. */
export interface AssistantParts {
  readonly conversations: Conversations
  readonly search: KnowledgeSearch
  readonly readProfile: ReadProfile
  /** Undefined where no model is configured: the product's own words answer everything. */
  readonly modelWording: ModelWording | undefined
  readonly readings: ModelReadings
  /** Before the database: answers wait here when many come at once. */
  readonly turnstile: Turnstile
  readonly messages: Messages
  readonly limits: Limits
  readonly clock: Clock
  readonly log: Log
}
