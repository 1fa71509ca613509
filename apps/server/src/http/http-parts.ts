import type { GatedFeature } from '@careway/domain/vocabulary/account-terms'
import type { Messages } from '@careway/i18n/create-messages'
import type { SessionStore } from '../ports/session-store'
import type { SessionCookie } from './session-cookie'

/** What every mounted call leans on. */
export interface HttpParts {
  readonly messages: Messages
  readonly sessions: SessionStore
  readonly cookie: SessionCookie
  readonly isHttps: boolean
  /** From `PUBLIC_URL`, such as `https://care.example.org`. */
  readonly publicOrigin: string | undefined
  readonly premiumFeatures: readonly GatedFeature[]
  /** Notes that a signed-in person was refused a call. */
  recordDenial(endpointId: string, userId: string): void
}
