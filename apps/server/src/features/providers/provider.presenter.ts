import { citationOf } from '@careway/contracts/pathways/pathway'
import type { Provider } from '@careway/contracts/providers/list-providers'
import type { Messages } from '@careway/i18n/create-messages'
import type { OfferedLocale } from '@careway/i18n/locales'
import type { ListedProvider } from '../../ports/providers-on-file'

export interface ProviderWords {
  readonly locale: OfferedLocale
  readonly messages: Messages
  readonly staleSources: ReadonlySet<string>
}

/** Miles to two places: the rest says nothing. */
export const roundedMiles = (miles: number): number => Math.round(miles * 100) / 100

/** What was answered live is of today, however old the file on file. */
export const isStale = ({ source, citation }: ListedProvider, staleSources: ReadonlySet<string>, live?: string) =>
  citation.title !== live && staleSources.has(source)

/** A provider as calls answer it, without the distance. */
export function presentProvider(
  provider: ListedProvider,
  { locale, messages, staleSources }: ProviderWords,
  live?: string,
): Omit<Provider, 'distance'> {
  const { point: _point, isAtZipCentre, citation, source: _source, ...rest } = provider
  return {
    ...rest,
    specialty: messages.translateCode(locale, 'providers', `kind.${provider.kind}`),
    credential: rest.credential ?? null,
    npi: rest.npi ?? null,
    taxonomyCodes: [...rest.taxonomyCodes],
    phone: rest.phone ?? null,
    website: rest.website ?? null,
    rating: rest.rating ?? null,
    distanceTo: isAtZipCentre ? 'zip-centre' : 'address',
    lastUpdated: rest.lastUpdated ?? null,
    isStale: isStale(provider, staleSources, live),
    source: citationOf(citation),
  }
}
