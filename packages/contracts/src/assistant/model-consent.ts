import { z } from 'zod'
import { defineEndpoint } from '../kit/endpoint'

/** A language model that this server may ask, as the person who decides about it must know it. */
export const modelProvider = z.object({
  /** Names provider, host and model: another one needs another consent. */
  id: z.string(),
  name: z.string(),
  model: z.string(),
  /** Where texts are sent. */
  host: z.string(),
  /** False where it runs on the server's own machine. */
  isOutside: z.boolean(),
})
export type ModelProviderFacts = z.infer<typeof modelProvider>

export const modelState = z.object({
  /** Null where none is configured: the product's own engine answers everything. */
  provider: modelProvider.nullable(),
  /** Null while not asked, or not decided for this provider. */
  consent: z.enum(['granted', 'refused']).nullable(),
  decidedAt: z.string().nullable(),
  /** How often the model may still be asked today. */
  remainingToday: z.number().int().nullable(),
})
export type ModelState = z.infer<typeof modelState>

/** A decision, as the person's export holds it. */
export const modelConsentRecord = z.object({
  providerId: z.string(),
  consent: z.enum(['granted', 'refused']),
  decidedAt: z.string(),
})
export type ModelConsentRecord = z.infer<typeof modelConsentRecord>

export const getModelState = defineEndpoint({
  id: 'assistant.get-model',
  method: 'GET',
  path: '/api/ai/model',
  access: 'signed-in',
  summary: 'Which language model may be asked for me, and whether I agreed.',
  output: modelState,
})

export const decideModelConsent = defineEndpoint({
  id: 'assistant.decide-model',
  method: 'PUT',
  path: '/api/ai/model/consent',
  access: 'signed-in',
  summary: 'Agree to sending my words to a language model, or refuse. Can be changed at any time.',
  body: z.strictObject({
    /** The provider that was shown: another one may have been configured since. */
    providerId: z.string('required').min(1, 'required').max(300, 'tooLong'),
    granted: z.boolean('type'),
  }),
  output: modelState,
  problems: ['not_found'],
})
