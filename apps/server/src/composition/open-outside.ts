import { ratingAreaOf } from '@careway/domain/aca/rating-areas'
import { createCmsMarketplace } from '../adapters/cms-marketplace/cms-marketplace.adapter'
import { createEstimatedPlans } from '../adapters/estimated-plans/estimated-plans.adapter'
import { createNppesRegistry } from '../adapters/nppes-registry/nppes-registry.adapter'
import { loadZipCodes } from '../adapters/zip-codes/zip-codes.adapter'
import type { Settings } from '../config/settings'
import type { Database } from '../db/database'
import { createImportedMarketplace } from '../features/health-plans/health-plans.repository'
import { createProvidersOnFile } from '../features/places/providers.repository'
import { createFindPlaces } from '../features/places/places.repository'
import { MARKETPLACE_CITATION, SOURCE_CITATIONS } from '../importers/catalog'
import { listDataSourceStates } from '../importers/data-source-states'
import type { Clock } from '../ports/clock'
import type { Log } from '../ports/log'
import type { Marketplace } from '../ports/marketplace'
import type { ProviderRegistry } from '../ports/provider-registry'
import { createListStaleSources } from './stale-sources'
import type { Outside } from './outside'

interface OutsideOptions {
  readonly settings: Settings
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** The file that `tools/write-zip-codes.mjs` makes. */
  readonly zipCodesFile: string
}

/** Plans on file, live plans where there is a key, and estimates. */
function marketplacesOf({ settings, database, clock, log }: OutsideOptions): readonly Marketplace[] {
  const apiKey = settings.secrets.cmsMarketplaceKey
  return [
    createImportedMarketplace({ executor: database.orm, citation: MARKETPLACE_CITATION, ratingAreaOf }),
    ...(apiKey ? [createCmsMarketplace({ apiUrl: settings.cmsMarketplaceUrl, apiKey, clock, log })] : []),
    createEstimatedPlans(),
  ]
}

/** The live registry, where it is to be asked. */
function registryOf({ settings, clock, log }: OutsideOptions): ProviderRegistry | undefined {
  const apiUrl = settings.providerRegistryUrl
  return apiUrl === undefined ? undefined : createNppesRegistry({ apiUrl, clock, log })
}

export const openOutside = (options: OutsideOptions): Outside => {
  const { database, clock, zipCodesFile } = options
  const places = { executor: database.orm, sources: SOURCE_CITATIONS }
  return {
    zipCodes: loadZipCodes(zipCodesFile),
    findPlaces: createFindPlaces(places),
    providersOnFile: createProvidersOnFile(places),
    providerRegistry: registryOf(options),
    marketplaces: marketplacesOf(options),
    listDataSources: async () => [...(await listDataSourceStates(database.orm, clock()))],
    listStaleSources: createListStaleSources(database.orm, clock),
  }
}
