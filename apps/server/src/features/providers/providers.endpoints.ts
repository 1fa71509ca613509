import { describeProviderSources, getProvider, listProviders } from '@careway/contracts/providers/list-providers'
import { distanceMiles } from '@careway/domain/kernel/geo-point'
import { serveOpenly, type ServedEndpoint } from '../../calls/endpoint-handler'
import { nextOffsetLink, readOffset } from '../../calls/page-cursor'
import { fault, refuse, refuseFields } from '../../calls/refusal'
import { describeSources } from './describe-sources'
import { findProvider } from './find-provider'
import { findProviders } from './find-providers'
import { presentProvider, roundedMiles } from './provider.presenter'
import type { ProvidersParts } from './providers-parts'

/** Nobody pages on to the five-hundredth nearest dentist. */
const MOST_RESULTS = 500

export function providersEndpoints(parts: ProvidersParts): readonly ServedEndpoint[] {
  const { limits, messages, zipCodes } = parts
  const live = parts.providerRegistry?.source.title
  return [
    serveOpenly(listProviders, async ({ input: { query }, locale, address, header }) => {
      const offset = readOffset(query, MOST_RESULTS)
      await limits.take('directory', address)
      const end = Math.min(offset + query.limit, MOST_RESULTS)
      const [{ providers }, staleSources] = await Promise.all([
        findProviders(parts, query, end + 1),
        parts.listStaleSources(),
      ])
      if (providers.length > end && end < MOST_RESULTS) header('link', nextOffsetLink(listProviders.path, query, end))
      const words = { locale, messages, staleSources }
      return providers
        .slice(offset, end)
        .map((each) => ({ ...presentProvider(each, words, live), distance: roundedMiles(each.distanceMiles) }))
    }),
    serveOpenly(describeProviderSources, async ({ input: { query }, address }) => {
      await limits.take('directory', address)
      return describeSources(parts, query)
    }),
    serveOpenly(getProvider, async ({ input: { params, query }, locale, address }) => {
      await limits.take('directory', address)
      const from = query.zipCode === undefined ? undefined : zipCodes.find(query.zipCode)
      if (query.zipCode !== undefined && !from)
        throw refuseFields([fault('zipCode', 'zipCodeUnknown')], 'unknown_zip_code')
      const provider = await findProvider(parts, params.id)
      if (!provider) throw refuse('not_found')
      if (provider === 'unreachable') throw refuse('busy')
      const words = { locale, messages, staleSources: await parts.listStaleSources() }
      const distance = from ? roundedMiles(distanceMiles(from.point, provider.point)) : null
      return { ...presentProvider(provider, words, live), distance }
    }),
  ]
}
