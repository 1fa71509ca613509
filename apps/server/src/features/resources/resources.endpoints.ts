import { getResource, listResources, summarizeResources } from '@careway/contracts/resources/list-resources'
import type { Resource } from '@careway/contracts/resources/resource'
import { serveOpenly, type OpenCall, type ServedEndpoint } from '../../calls/endpoint-handler'
import { refuse } from '../../calls/refusal'
import { listPage } from './list-resources'
import { placeOfSearch } from './place-of-search'
import { nextResourcesLink } from './resource-cursor'
import { presentLocal, presentReviewed, type Presenting } from './resource.presenter'
import type { ResourcesParts } from './resources-parts'
import { decideReviewed } from './reviewed-resources'
import { summarize } from './summarize-resources'

/** What is known of the caller, of the place they look from and of the directories. */
async function presentingFor(
  parts: ResourcesParts,
  { findCaller, locale }: Pick<OpenCall, 'findCaller' | 'locale'>,
  zipCode: string | undefined,
): Promise<Presenting> {
  const place = placeOfSearch(parts.zipCodes, zipCode)
  const [caller, sources] = await Promise.all([findCaller(), parts.listDataSources()])
  const facts = await parts.readFacts({ userId: caller?.user.id, zipCode })
  return {
    parts,
    locale,
    now: parts.clock(),
    place,
    facts,
    sources: new Map(sources.map((each) => [each.source, each])),
  }
}

async function findOne(id: string, presenting: Presenting): Promise<Resource | undefined> {
  const reviewed = decideReviewed(id, presenting.facts)
  if (reviewed) return presentReviewed(reviewed, presenting)
  const row = await presenting.parts.resources.find(id)
  return row && presentLocal(row, presenting)
}

export function resourcesEndpoints(parts: ResourcesParts): readonly ServedEndpoint[] {
  const { limits } = parts
  return [
    serveOpenly(listResources, async (call) => {
      const { input, address, header } = call
      await limits.take('directory', address)
      const page = await listPage(input.query, await presentingFor(parts, call, input.query.zipCode))
      if (page.end) header('link', nextResourcesLink(listResources.path, input.query, page.end))
      return page.resources
    }),
    serveOpenly(summarizeResources, async (call) => {
      await limits.take('directory', call.address)
      const { query } = call.input
      return summarize(query, await presentingFor(parts, call, query.zipCode))
    }),
    serveOpenly(getResource, async (call) => {
      const { params, query } = call.input
      await limits.take('directory', call.address)
      const found = await findOne(params.id, await presentingFor(parts, call, query.zipCode))
      if (!found) throw refuse('not_found')
      return found
    }),
  ]
}
