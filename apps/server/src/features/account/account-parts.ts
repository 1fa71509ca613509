import type { Messages } from '@careway/i18n/create-messages'
import type { Conversation } from '@careway/contracts/assistant/conversations'
import type { ModelConsentRecord } from '@careway/contracts/assistant/model-consent'
import type { Bookmark } from '@careway/contracts/bookmarks/bookmark'
import type { OwnCorrection } from '@careway/contracts/corrections/corrections'
import type { Pathway } from '@careway/contracts/pathways/pathway'
import type { Profile } from '@careway/contracts/profile/profile'
import type { OfferedLocale } from '@careway/i18n/locales'
import type { Afterwork } from '../../ports/afterwork'
import type { AuditLog } from '../../ports/audit-log'
import type { Clock } from '../../ports/clock'
import type { IdentityProvider } from '../../ports/identity-provider'
import type { Limits } from '../../ports/limits'
import type { Log } from '../../ports/log'
import type { Mailer } from '../../ports/mailer'
import type { IsCommonPassword, PasswordHasher } from '../../ports/password-hasher'
import type { Seal } from '../../ports/seal'
import type { AccountRepository } from './account.repository'
import type { OneTimeLinkRepository } from './one-time-link.repository'
import type { SessionRepository } from './session.repository'

/** What other features hold about a person, for the export. */
export interface OwnRecords {
  profile(userId: string): Promise<Profile | null>
  pathways(userId: string, locale: OfferedLocale): Promise<Pathway[]>
  bookmarks(userId: string): Promise<Bookmark[]>
  feedback(userId: string): Promise<{ type: string; message: string; createdAt: string }[]>
  corrections(userId: string): Promise<OwnCorrection[]>
  modelConsents(userId: string): Promise<ModelConsentRecord[]>
  conversations(userId: string): Promise<Conversation[]>
}

/** What the account calls work with. */
export interface AccountParts {
  readonly accounts: AccountRepository
  readonly links: OneTimeLinkRepository
  readonly sessions: SessionRepository
  readonly records: OwnRecords
  readonly hasher: PasswordHasher
  readonly isCommonPassword: IsCommonPassword
  readonly limits: Limits
  readonly audit: AuditLog
  readonly mailer: Mailer
  readonly messages: Messages
  readonly afterwork: Afterwork
  readonly seal: Seal
  readonly identityProvider: IdentityProvider | undefined
  readonly log: Log
  readonly clock: Clock
  readonly productName: string
  /** Where mailed links lead: `PUBLIC_URL`, or the address the server listens on. Never what a request says. */
  ownOrigin(): string
}
