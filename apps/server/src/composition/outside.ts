import type { DataSource } from '@careway/contracts/administration/list-data-sources'
import type { Marketplace } from '../ports/marketplace'
import type { FindPlaces } from '../ports/places'
import type { ProviderRegistry } from '../ports/provider-registry'
import type { ProvidersOnFile } from '../ports/providers-on-file'
import type { ZipCodes } from '../ports/zip-codes'

/** What the importers' side of the house gives to the features. */
export interface Outside {
  readonly zipCodes: ZipCodes
  readonly findPlaces: FindPlaces
  readonly providersOnFile: ProvidersOnFile
  /** Undefined where the national registry is not to be asked. */
  readonly providerRegistry: ProviderRegistry | undefined
  /** Where plans come from; asked in their own order. */
  readonly marketplaces: readonly Marketplace[]
  listDataSources(): Promise<DataSource[]>
  /** The names of those older than their publisher's own rhythm, as of at most a minute ago. */
  listStaleSources(): Promise<ReadonlySet<string>>
}
