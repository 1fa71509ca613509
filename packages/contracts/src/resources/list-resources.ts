import { z } from 'zod'
import { RESOURCE_TYPES } from '@careway/domain/vocabulary/help-terms'
import { LANGUAGE_PREFERENCES } from '@careway/domain/vocabulary/language-preference'
import { defineEndpoint } from '../kit/endpoint'
import { text, writtenNumber, zipCode } from '../kit/fields'
import { filter, flag } from '../kit/filter'
import { pageQuery } from '../kit/pagination'
import { SEARCH_MAXIMUM } from './help-fields'
import { resource } from './resource'

export const RADIUS_CHOICES = [5, 10, 25, 50, 100] as const
export const RADIUS_DEFAULT = 25

/** The filters that the list and its counts share. */
export const resourceFilters = z.strictObject({
  zipCode: zipCode.optional(),
  search: text(SEARCH_MAXIMUM).trim().optional(),
  /** Miles, for places one goes to. Services that come by phone are found by the area they serve. */
  radius: writtenNumber(z.number('type').min(1, 'range').max(200, 'range').default(RADIUS_DEFAULT)),
  openNow: flag,
  free: flag,
  accessible: flag,
  language: filter(LANGUAGE_PREFERENCES),
})

export const listResources = defineEndpoint({
  id: 'resources.list',
  method: 'GET',
  path: '/api/resources',
  access: 'public',
  summary: 'Community resources that serve a ZIP code: local ones by distance, then the state, then national lines.',
  query: z.strictObject({
    ...pageQuery.shape,
    /** It carries the id that a directory gave. */
    cursor: z.string().max(1000).optional(),
    ...resourceFilters.shape,
    type: filter(RESOURCE_TYPES),
  }),
  output: z.array(resource),
  problems: ['unknown_zip_code', 'too_many_requests'],
})

export const resourcesSummary = z.object({
  /** How many answer the filters, by type, and in all. */
  counts: z.record(z.enum(RESOURCE_TYPES), z.number()),
  total: z.number(),
  place: z.object({ zipCode: z.string(), city: z.string(), state: z.string() }).nullable(),
  /** How many there would be within each radius, the nearest first: what to offer when there are none. */
  within: z.array(z.object({ radius: z.number(), total: z.number() })),
  inState: z.number(),
  national: z.number(),
  /** The directories behind the list. Empty where only reviewed national lines are known. */
  directories: z.array(
    z.object({
      source: z.string(),
      title: z.string(),
      version: z.string().nullable(),
      loadedAt: z.string().nullable(),
      isStale: z.boolean(),
    }),
  ),
})
export type ResourcesSummary = z.infer<typeof resourcesSummary>

export const summarizeResources = defineEndpoint({
  id: 'resources.summary',
  method: 'GET',
  path: '/api/resources/summary',
  access: 'public',
  summary: 'How many resources of each type answer the filters, and what a wider search would find.',
  query: resourceFilters,
  output: resourcesSummary,
  problems: ['unknown_zip_code', 'too_many_requests'],
})

export const getResource = defineEndpoint({
  id: 'resources.get',
  method: 'GET',
  path: '/api/resources/{id}',
  access: 'public',
  summary: 'One community resource.',
  params: z.strictObject({ id: text(200) }),
  query: z.strictObject({ zipCode: zipCode.optional() }),
  output: resource,
  problems: ['not_found', 'unknown_zip_code', 'too_many_requests'],
})
