import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Pathway } from '@careway/contracts/pathways/pathway'
import type { OfferedLocale } from '@careway/i18n/locales'
import { serverMessages } from '@careway/i18n/server-messages'
import { createArgon2Hasher } from '../adapters/argon2/argon2-hasher.adapter'
import { readCommonPasswords } from '../adapters/common-passwords/common-passwords.adapter'
import { createOutboxMailer } from '../adapters/mailer/outbox-mailer.adapter'
import { createSmtpMailer } from '../adapters/mailer/smtp-mailer.adapter'
import { createOpenIdProvider } from '../adapters/openid/openid-provider.adapter'
import { createMemoryLimits } from '../adapters/rate-limits/memory-limits.adapter'
import { createAesSeal } from '../adapters/sealing/aes-seal.adapter'
import type { Secrets } from '../config/secrets'
import type { Settings } from '../config/settings'
import type { Database } from '../db/database'
import { createAccountRepository } from '../features/account/account.repository'
import type { AccountParts } from '../features/account/account-parts'
import { createOneTimeLinkRepository } from '../features/account/one-time-link.repository'
import { createSessionRepository } from '../features/account/session.repository'
import { createAuditRepository } from '../features/administration/audit.repository'
import { createAssistantRepository } from '../features/assistant/assistant.repository'
import { createConversations } from '../features/assistant/conversations'
import { createBookmarks } from '../features/bookmarks/bookmarks'
import { createBookmarksRepository } from '../features/bookmarks/bookmarks.repository'
import { createCorrections } from '../features/corrections/corrections'
import { createCorrectionsRepository } from '../features/corrections/corrections.repository'
import { createFeedbackRepository } from '../features/feedback/feedback.repository'
import { createModelConsentRepository } from '../features/model-consent/model-consent.repository'
import { createModelDecisions } from '../features/model-consent/model-consents'
import { createProfileRepository } from '../features/profile/profile.repository'
import { createProfiles } from '../features/profile/profiles'
import type { Clock } from '../ports/clock'
import type { Log } from '../ports/log'
import type { Mailer } from '../ports/mailer'
import { createAfterwork } from './afterwork'

export interface CoreOptions {
  readonly settings: Settings
  readonly secrets: Secrets
  readonly database: Database
  readonly log: Log
  readonly clock: Clock
  /** Where the server listens, known only then; links lead there where no `PUBLIC_URL` is set. */
  listeningOrigin(): string
  /** A person's pathways, for their export. */
  listPathways(userId: string, locale: OfferedLocale): Promise<Pathway[]>
  /** For tests: takes the mail instead of the configured way. */
  readonly mailer?: Mailer
}

export const outboxFolder = (settings: Settings): string => join(settings.dataFolder, 'outbox')

function mailerOf({ settings, clock }: CoreOptions): Mailer {
  const { smtpUrl } = settings.secrets
  const from = settings.mailFrom ?? `careway@${new URL(settings.publicOrigin ?? 'http://localhost').hostname}`
  const sender = `"${settings.visible.productName.replaceAll('"', '')}" <${from}>`
  return smtpUrl ? createSmtpMailer(smtpUrl, sender) : createOutboxMailer(outboxFolder(settings), sender, clock)
}

export type Core = Awaited<ReturnType<typeof composeCore>>

/** Ports meet adapters here: accounts, profiles, feedback, and what every feature leans on. */
export async function composeCore(options: CoreOptions) {
  const { settings, secrets, database, log, clock } = options
  const missing = new Set<string>()
  const messages = serverMessages((key) => {
    if (!missing.has(key)) log.error({ key }, 'message is missing')
    missing.add(key)
  })
  const afterwork = createAfterwork(log)
  const seal = createAesSeal(secrets.dataKey)
  const limits = createMemoryLimits(settings.rateLimitFactor)
  const audit = createAuditRepository(database)
  const profileRepository = createProfileRepository(database)
  const profiles = createProfiles({ repository: profileRepository, seal, clock })
  const bookmarks = createBookmarks({ repository: createBookmarksRepository(database), seal })
  const corrections = createCorrections({ repository: createCorrectionsRepository(database), seal })
  const feedback = createFeedbackRepository(database)
  const conversations = createConversations({ repository: createAssistantRepository(database), seal })
  const modelDecisions = createModelDecisions({
    repository: createModelConsentRepository(database),
    dailyLimit: settings.model?.dailyLimit ?? 0,
    clock,
  })
  const sessionRules = { lifetimeHours: settings.sessionDays * 24, idleHours: settings.sessionIdleHours }
  const account: AccountParts = {
    accounts: createAccountRepository(database),
    links: createOneTimeLinkRepository(database),
    sessions: createSessionRepository(database, sessionRules, clock, afterwork),
    records: {
      profile: (userId) => profiles.read(userId),
      pathways: options.listPathways,
      bookmarks: bookmarks.listAll,
      feedback: feedback.listOf,
      corrections: corrections.listOf,
      modelConsents: modelDecisions.listOf,
      conversations: conversations.listAll,
    },
    hasher: await createArgon2Hasher(randomBytes(24).toString('base64')),
    isCommonPassword: readCommonPasswords(log),
    limits,
    audit,
    mailer: options.mailer ?? mailerOf(options),
    messages,
    afterwork,
    seal,
    identityProvider: settings.secrets.openId && createOpenIdProvider(settings.secrets.openId),
    log,
    clock,
    productName: settings.visible.productName,
    ownOrigin: () => settings.publicOrigin ?? options.listeningOrigin(),
  }
  return {
    settings,
    secrets,
    database,
    log,
    clock,
    messages,
    afterwork,
    seal,
    limits,
    audit,
    profiles,
    profileRepository,
    bookmarks,
    corrections,
    feedback,
    modelDecisions,
    conversations,
    account,
  }
}
