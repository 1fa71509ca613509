import { z } from 'zod'
import { GATED_FEATURES } from '@careway/domain/vocabulary/account-terms'
import { defineEndpoint } from '../kit/endpoint'

/** What the running configuration makes true, as far as screens need it. Also written into every page. */
export const configuration = z.object({
  productName: z.string(),
  supportEmail: z.string().nullable(),
  supportPhone: z.string().nullable(),
  premiumFeatures: z.array(z.enum(GATED_FEATURES)),
  isDemo: z.boolean(),
  version: z.string(),
  /** The day of the build, `YYYY-MM-DD`. */
  updatedOn: z.string(),
})

export type Configuration = z.infer<typeof configuration>

export const getConfiguration = defineEndpoint({
  id: 'service.configuration',
  method: 'GET',
  path: '/api/configuration',
  access: 'public',
  summary: 'The product name, support contacts and what is switched on.',
  output: configuration,
})
