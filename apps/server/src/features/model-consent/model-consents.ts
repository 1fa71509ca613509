import type { ModelConsentRecord, ModelProviderFacts, ModelState } from '@careway/contracts/assistant/model-consent'
import type { Clock } from '../../ports/clock'
import type { ModelConsents } from '../../ports/model-consents'
import type { ModelConsentRepository } from './model-consent.repository'

export interface ModelConsentOptions {
  readonly repository: ModelConsentRepository
  /** How often a model may be asked for one person on a day. */
  readonly dailyLimit: number
  readonly clock: Clock
}

/** What people decided about language models, and how often one was asked for them. */
export interface ModelDecisions extends ModelConsents {
  stateOf(userId: string, provider: ModelProviderFacts | undefined): Promise<ModelState>
  decide(userId: string, providerId: string, isGranted: boolean): Promise<void>
  listOf(userId: string): Promise<ModelConsentRecord[]>
}

const NO_MODEL: ModelState = { provider: null, consent: null, decidedAt: null, remainingToday: null }

export function createModelDecisions({ repository, dailyLimit, clock }: ModelConsentOptions): ModelDecisions {
  const today = () => clock().toISOString().slice(0, 10)
  return {
    hasAgreed: async (userId, providerId) => (await repository.find(userId, providerId))?.isGranted ?? false,
    hasUsesLeft: async (userId) => (await repository.usesOn(userId, today())) < dailyLimit,
    takeUse: async (userId) => {
      const count = await repository.takeUse(userId, today(), dailyLimit)
      if (count === 1) await repository.forgetUsesBefore(userId, today())
      return count !== undefined
    },
    stateOf: async (userId, provider) => {
      if (!provider) return NO_MODEL
      const consent = await repository.find(userId, provider.id)
      const uses = await repository.usesOn(userId, today())
      return {
        provider,
        consent: consent ? (consent.isGranted ? 'granted' : 'refused') : null,
        decidedAt: consent?.decidedAt.toISOString() ?? null,
        remainingToday: Math.max(0, dailyLimit - uses),
      }
    },
    decide: (userId, providerId, isGranted) => repository.decide(userId, { providerId, isGranted, decidedAt: clock() }),
    listOf: async (userId) =>
      (await repository.listOf(userId)).map(({ providerId, isGranted, decidedAt }) => ({
        providerId,
        consent: isGranted ? 'granted' : 'refused',
        decidedAt: decidedAt.toISOString(),
      })),
  }
}
