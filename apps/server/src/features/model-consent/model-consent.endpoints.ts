import { decideModelConsent, getModelState, type ModelProviderFacts } from '@careway/contracts/assistant/model-consent'
import { serve, type ServedEndpoint } from '../../calls/endpoint-handler'
import { refuse } from '../../calls/refusal'
import type { AuditLog } from '../../ports/audit-log'
import type { ModelDecisions } from './model-consents'

export interface ModelConsentParts {
  readonly decisions: ModelDecisions
  /** Undefined where no model is configured. */
  readonly provider: ModelProviderFacts | undefined
  readonly audit: AuditLog
}

export const modelConsentEndpoints = ({ decisions, provider, audit }: ModelConsentParts): readonly ServedEndpoint[] => [
  serve(getModelState, ({ caller }) => decisions.stateOf(caller.user.id, provider)),
  serve(decideModelConsent, async ({ caller, input: { body } }) => {
    const { id: userId } = caller.user
    if (provider?.id !== body.providerId) throw refuse('not_found')
    await decisions.decide(userId, provider.id, body.granted)
    await audit.record({
      action: body.granted ? 'model.agreed' : 'model.refused',
      actorId: userId,
      subjectId: userId,
      note: provider.id,
    })
    return decisions.stateOf(userId, provider)
  }),
]
