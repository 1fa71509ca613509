import { z } from 'zod'
import { HEALTHCARE_NEEDS } from '@careway/domain/vocabulary/profile-choices'
import { PROVIDER_KINDS } from '@careway/domain/vocabulary/provider-kind'
import { defineEndpoint } from '../kit/endpoint'
import { text, writtenNumber, zipCode } from '../kit/fields'
import { pageQuery } from '../kit/pagination'
import { citation } from '../pathways/pathway'

/** A place or a registered practitioner. Being listed is no recommendation, and says nothing of any network. */
export const provider = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(PROVIDER_KINDS),
  /** The kind in words. */
  specialty: z.string(),
  /** Letters behind the name, such as `MD`, as registered. */
  credential: z.string().nullable(),
  isOrganization: z.boolean(),
  npi: z.string().nullable(),
  /** NUCC codes, the primary one first. */
  taxonomyCodes: z.array(z.string()),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  /** One to five, where the source rates it. */
  rating: z.number().nullable(),
  hasEmergencyDepartment: z.boolean(),
  /** Miles. */
  distance: z.number(),
  /** `zip-centre`: the source gives no coordinates, so the distance is to the middle of the ZIP. */
  distanceTo: z.enum(['address', 'zip-centre']),
  /** The day the source last changed the record; null where it doesn't say. */
  lastUpdated: z.string().nullable(),
  isStale: z.boolean(),
  source: citation,
})
export type Provider = z.infer<typeof provider>

const NUCC_CODE = /^[0-9A-Z]{10}$/

export const providersQuery = z.strictObject({
  zipCode,
  /** A kind of provider, a healthcare need, or a NUCC taxonomy code. All kinds where absent. */
  specialty: z
    .union([z.enum(PROVIDER_KINDS), z.enum(HEALTHCARE_NEEDS), z.string().regex(NUCC_CODE)], 'choice')
    .optional(),
  /** Miles. */
  radius: writtenNumber(z.number('type').min(1, 'range').max(200, 'range').default(50)),
})

export const listProviders = defineEndpoint({
  id: 'providers.list',
  method: 'GET',
  path: '/api/providers',
  access: 'public',
  summary: 'Providers near a ZIP code, the nearest first, with the distance in miles.',
  query: z.strictObject({
    ...providersQuery.shape,
    limit: writtenNumber(z.number().int().min(1).max(100).default(20)),
    cursor: pageQuery.shape.cursor,
  }),
  output: z.array(provider),
  problems: ['unknown_zip_code', 'too_many_requests'],
})

/** What the national registry did for a search. */
export const REGISTRY_STATES = ['imported', 'answered', 'unreachable', 'off'] as const

export const describeProviderSources = defineEndpoint({
  id: 'providers.sources',
  method: 'GET',
  path: '/api/providers/sources',
  access: 'public',
  summary: 'Where the providers near a ZIP code come from, and whether the national registry could be reached.',
  query: providersQuery,
  output: z.object({
    registry: z.enum(REGISTRY_STATES),
    sources: z.array(z.object({ source: citation, isStale: z.boolean() })),
  }),
  problems: ['unknown_zip_code', 'too_many_requests'],
})

export const getProvider = defineEndpoint({
  id: 'providers.get',
  method: 'GET',
  path: '/api/providers/{id}',
  access: 'public',
  summary: 'One provider on file.',
  params: z.strictObject({ id: text(200) }),
  query: z.strictObject({ zipCode: zipCode.optional() }),
  output: provider.extend({ distance: z.number().nullable() }),
  problems: ['not_found', 'unknown_zip_code', 'too_many_requests'],
})
