import { citationOf } from '@careway/contracts/pathways/pathway'
import type { BookmarkTarget } from '../../ports/bookmark-targets'
import { findProvider } from './find-provider'
import type { ProvidersParts } from './providers-parts'

/** A provider as it is kept with a bookmark: what somebody needs to call and to go there without a network. */
export async function findProviderTarget(parts: ProvidersParts, id: string): Promise<BookmarkTarget | undefined> {
  const found = await findProvider(parts, id)
  if (!found || found === 'unreachable') return undefined
  const { name, kind, isOrganization, phone, website, address, city, state, zipCode, citation, lastUpdated } = found
  return {
    title: name,
    snapshot: {
      name,
      organization: isOrganization ? name : null,
      kind,
      phone: phone ?? null,
      website: website ?? null,
      address: { line: address, city, state, zipCode },
      source: citationOf(citation),
      lastChecked: lastUpdated ?? citation.asOf ?? null,
    },
  }
}
