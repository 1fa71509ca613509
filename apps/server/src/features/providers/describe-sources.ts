import { citationOf } from '@careway/contracts/pathways/pathway'
import type { EndpointOutput } from '@careway/contracts/kit/endpoint'
import type { describeProviderSources } from '@careway/contracts/providers/list-providers'
import { findProviders, type ProviderQuestion } from './find-providers'
import { isStale } from './provider.presenter'
import type { ProvidersParts } from './providers-parts'

/** As far as most people look. */
const LOOKED_AT = 100

/** Where the nearest come from, each source once, the nearest's first. */
export async function describeSources(
  parts: ProvidersParts,
  question: ProviderQuestion,
): Promise<EndpointOutput<typeof describeProviderSources>> {
  const { providers, registry } = await findProviders(parts, question, LOOKED_AT)
  const staleSources = await parts.listStaleSources()
  const sources = new Map(
    providers.map((each) => [
      each.citation.title,
      {
        source: citationOf(each.citation),
        isStale: isStale(each, staleSources, parts.providerRegistry?.source.title),
      },
    ]),
  )
  return { registry, sources: [...sources.values()] }
}
