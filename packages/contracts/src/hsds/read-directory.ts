import { z } from 'zod'
import { defineEndpoint } from '../kit/endpoint'
import { text, writtenNumber, zipCode } from '../kit/fields'
import { flag } from '../kit/filter'
import { hsdsPage, hsdsThing } from './schemas'

const ID_MAXIMUM = 100
const SEARCH_MAXIMUM = 120
const LAST_PAGE = 1_000_000
const id = text(ID_MAXIMUM).trim().min(1, 'required')
const byId = z.strictObject({ id })

const paging = {
  page: writtenNumber(z.number('type').int('type').min(1, 'range').max(LAST_PAGE, 'range').default(1)),
  per_page: writtenNumber(z.number('type').int('type').min(1, 'range').max(100, 'range').default(25)),
}
const search = { search: text(SEARCH_MAXIMUM).trim().optional() }
const terms = { taxonomy_term_id: id.optional(), taxonomy_id: id.optional() }
const full = { full: flag }
const modifiedAfter = {
  modified_after: z.union([z.iso.date(), z.iso.datetime({ offset: true })], 'format').optional(),
}

const METRES_DEFAULT = 40_000
const METRES_MAXIMUM = 400_000

const isOpen = { access: 'public', isForAnySite: true, method: 'GET' } as const

/** The base of the HSDS API: which version it is, and where it is described. */
export const getHsds = defineEndpoint({
  ...isOpen,
  id: 'hsds.base',
  path: '/api/hsds',
  summary: 'The community directory as an HSDS 3.1 API: its version, and where it is described.',
  output: z.object({ version: z.string(), profile: z.string(), openapi_url: z.string() }),
  problems: ['too_many_requests'],
})

/** The same under the address that HSDS gives it: its path is a slash. */
export const getHsdsRoot = defineEndpoint({ ...getHsds, id: 'hsds.root', path: '/api/hsds/' })

export const getHsdsDescription = defineEndpoint({
  ...isOpen,
  id: 'hsds.describe',
  path: '/api/hsds/openapi.json',
  summary: 'The OpenAPI description of the HSDS calls.',
  output: z.record(z.string(), z.unknown()),
  problems: ['too_many_requests'],
})

export const listHsdsServices = defineEndpoint({
  ...isOpen,
  id: 'hsds.list-services',
  path: '/api/hsds/services',
  summary: 'Services, page by page; with full=true each with all that belongs to it.',
  query: z.strictObject({ ...paging, ...search, ...terms, organization_id: id.optional(), ...modifiedAfter, ...full }),
  output: hsdsPage('service'),
  problems: ['too_many_requests'],
})

export const getHsdsService = defineEndpoint({
  ...isOpen,
  id: 'hsds.get-service',
  path: '/api/hsds/services/{id}',
  summary: 'One service with all that belongs to it.',
  params: byId,
  output: hsdsThing('service'),
  problems: ['too_many_requests'],
})

export const listHsdsOrganizations = defineEndpoint({
  ...isOpen,
  id: 'hsds.list-organizations',
  path: '/api/hsds/organizations',
  summary: 'Organizations, page by page; with full=true each with all that belongs to it.',
  query: z.strictObject({ ...paging, ...search, ...terms, ...full }),
  output: hsdsPage('organization'),
  problems: ['too_many_requests'],
})

export const getHsdsOrganization = defineEndpoint({
  ...isOpen,
  id: 'hsds.get-organization',
  path: '/api/hsds/organizations/{id}',
  summary: 'One organization with all that belongs to it.',
  params: byId,
  output: hsdsThing('organization'),
  problems: ['too_many_requests'],
})

export const listHsdsServicesAtLocations = defineEndpoint({
  ...isOpen,
  id: 'hsds.list-service-at-locations',
  path: '/api/hsds/service_at_locations',
  summary: 'Services at their locations, page by page; near a ZIP code where one is given.',
  query: z.strictObject({
    ...paging,
    ...search,
    ...terms,
    organization_id: id.optional(),
    postcode: zipCode.optional(),
    /** Metres from the middle of the postcode. */
    proximity: writtenNumber(z.number('type').min(1, 'range').max(METRES_MAXIMUM, 'range').default(METRES_DEFAULT)),
    ...full,
  }),
  output: hsdsPage('service_at_location'),
  problems: ['unknown_zip_code', 'too_many_requests'],
})

export const getHsdsServiceAtLocation = defineEndpoint({
  ...isOpen,
  id: 'hsds.get-service-at-location',
  path: '/api/hsds/service_at_locations/{id}',
  summary: 'One service at one location with all that belongs to it there.',
  params: byId,
  output: hsdsThing('service_at_location'),
  problems: ['too_many_requests'],
})

export const listHsdsTaxonomies = defineEndpoint({
  ...isOpen,
  id: 'hsds.list-taxonomies',
  path: '/api/hsds/taxonomies',
  summary: 'The taxonomies that terms are taken from.',
  query: z.strictObject({ ...paging, ...search }),
  output: hsdsPage('taxonomy'),
  problems: ['too_many_requests'],
})

export const getHsdsTaxonomy = defineEndpoint({
  ...isOpen,
  id: 'hsds.get-taxonomy',
  path: '/api/hsds/taxonomies/{id}',
  summary: 'One taxonomy.',
  params: byId,
  output: hsdsThing('taxonomy'),
  problems: ['too_many_requests'],
})

export const listHsdsTaxonomyTerms = defineEndpoint({
  ...isOpen,
  id: 'hsds.list-taxonomy-terms',
  path: '/api/hsds/taxonomy_terms',
  summary: 'The terms that say what a service is.',
  query: z.strictObject({ ...paging, ...search, taxonomy_id: id.optional(), parent_id: id.optional(), top_only: flag }),
  output: hsdsPage('taxonomy_term'),
  problems: ['too_many_requests'],
})

export const getHsdsTaxonomyTerm = defineEndpoint({
  ...isOpen,
  id: 'hsds.get-taxonomy-term',
  path: '/api/hsds/taxonomy_terms/{id}',
  summary: 'One term of a taxonomy.',
  params: byId,
  output: hsdsThing('taxonomy_term'),
  problems: ['too_many_requests'],
})

/** Every HSDS call: those that `openapi_url` describes. */
export const HSDS_CALLS = [
  getHsds,
  getHsdsRoot,
  getHsdsDescription,
  listHsdsServices,
  getHsdsService,
  listHsdsOrganizations,
  getHsdsOrganization,
  listHsdsServicesAtLocations,
  getHsdsServiceAtLocation,
  listHsdsTaxonomies,
  getHsdsTaxonomy,
  listHsdsTaxonomyTerms,
  getHsdsTaxonomyTerm,
] as const
