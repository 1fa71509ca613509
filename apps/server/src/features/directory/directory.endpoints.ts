import {
  getHsds,
  getHsdsDescription,
  getHsdsRoot,
  getHsdsOrganization,
  getHsdsService,
  getHsdsServiceAtLocation,
  getHsdsTaxonomy,
  getHsdsTaxonomyTerm,
  HSDS_CALLS,
  listHsdsOrganizations,
  listHsdsServices,
  listHsdsServicesAtLocations,
  listHsdsTaxonomies,
  listHsdsTaxonomyTerms,
} from '@careway/contracts/hsds/read-directory'
import { openapiOf } from '@careway/contracts/kit/openapi'
import type { HsdsEntity } from '@careway/domain/directory/hsds-field'
import { HSDS_VERSION } from '@careway/domain/directory/hsds-shapes'
import { serveOpenly, type ServedEndpoint } from '../../calls/endpoint-handler'
import { refuse } from '../../calls/refusal'
import type { Limits } from '../../ports/limits'
import type { ZipCodes } from '../../ports/zip-codes'
import type { DirectoryFilter } from './directory-filter.repository'
import { presentInFull, presentPage } from './directory.presenter'
import type { DirectoryRepository } from './directory.repository'

export interface DirectoryParts {
  readonly directory: DirectoryRepository
  readonly zipCodes: ZipCodes
  readonly limits: Limits
  /** Where the service is reached, such as `https://careway.example`. */
  publicOrigin(): string
}

const PROFILE = 'https://docs.openreferral.org/en/3.1/hsds/overview.html'

interface ListQuery {
  readonly page: number
  readonly per_page: number
  readonly search?: string | undefined
  readonly full?: 'true' | undefined
}

export function directoryEndpoints(parts: DirectoryParts): readonly ServedEndpoint[] {
  const { directory, zipCodes, limits } = parts
  const take = (address: string) => limits.take('directory', address)

  async function base(address: string) {
    await take(address)
    return { version: HSDS_VERSION, profile: PROFILE, openapi_url: `${parts.publicOrigin()}${getHsdsDescription.path}` }
  }

  async function one(entity: HsdsEntity, id: string, address: string) {
    await take(address)
    const record = await directory.find(entity, id)
    if (!record) throw refuse('not_found')
    return presentInFull(directory, record)
  }

  async function list(entity: HsdsEntity, query: ListQuery, filter: DirectoryFilter, address: string) {
    await take(address)
    const asked = { page: query.page, perPage: query.per_page, isFull: query.full === 'true' }
    const found = await directory.listPage(entity, { search: query.search, ...filter }, asked.page, asked.perPage)
    return presentPage(directory, found, asked)
  }

  const terms = (query: { taxonomy_term_id?: string | undefined; taxonomy_id?: string | undefined }) => ({
    taxonomyTermId: query.taxonomy_term_id,
    taxonomyId: query.taxonomy_id,
  })

  function nearOf(postcode: string | undefined, metres: number): DirectoryFilter['near'] {
    if (postcode === undefined) return undefined
    const found = zipCodes.find(postcode)
    if (!found) throw refuse('unknown_zip_code')
    return { point: found.point, metres }
  }

  return [
    serveOpenly(getHsds, ({ address }) => base(address)),
    serveOpenly(getHsdsRoot, ({ address }) => base(address)),
    serveOpenly(getHsdsDescription, async ({ address }) => {
      await take(address)
      return openapiOf(HSDS_CALLS)
    }),
    serveOpenly(listHsdsServices, ({ input: { query }, address }) =>
      list(
        'service',
        query,
        { ...terms(query), organizationId: query.organization_id, modifiedAfter: query.modified_after },
        address,
      ),
    ),
    serveOpenly(getHsdsService, ({ input: { params }, address }) => one('service', params.id, address)),
    serveOpenly(listHsdsOrganizations, ({ input: { query }, address }) =>
      list('organization', query, terms(query), address),
    ),
    serveOpenly(getHsdsOrganization, ({ input: { params }, address }) => one('organization', params.id, address)),
    serveOpenly(listHsdsServicesAtLocations, ({ input: { query }, address }) =>
      list(
        'service_at_location',
        query,
        {
          ...terms(query),
          organizationId: query.organization_id,
          near: nearOf(query.postcode, query.proximity),
        },
        address,
      ),
    ),
    serveOpenly(getHsdsServiceAtLocation, ({ input: { params }, address }) =>
      one('service_at_location', params.id, address),
    ),
    serveOpenly(listHsdsTaxonomies, ({ input: { query }, address }) => list('taxonomy', query, {}, address)),
    serveOpenly(getHsdsTaxonomy, ({ input: { params }, address }) => one('taxonomy', params.id, address)),
    serveOpenly(listHsdsTaxonomyTerms, ({ input: { query }, address }) =>
      list(
        'taxonomy_term',
        query,
        { taxonomyId: query.taxonomy_id, parentTermId: query.parent_id, isTopTerm: query.top_only === 'true' },
        address,
      ),
    ),
    serveOpenly(getHsdsTaxonomyTerm, ({ input: { params }, address }) => one('taxonomy_term', params.id, address)),
  ]
}
