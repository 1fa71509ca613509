import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { KnowledgeSearch } from '@careway/domain/knowledge/knowledge-search'
import { catalog } from '@careway/contracts/catalog'
import type { Configuration } from '@careway/contracts/service/configuration'
import type { AccuracyRecord } from '@careway/contracts/service/list-rules'
import { administrationEndpoints } from '../features/administration/administration.endpoints'
import { assistantEndpoints } from '../features/assistant/assistant.endpoints'
import { bookmarksEndpoints } from '../features/bookmarks/bookmarks.endpoints'
import { directoryEndpoints } from '../features/directory/directory.endpoints'
import { createDirectoryRepository } from '../features/directory/directory.repository'
import { correctionsEndpoints } from '../features/corrections/corrections.endpoints'
import { healthTrendsEndpoints } from '../features/health-trends/health-trends.endpoints'
import { createHasConversations } from '../features/health-trends/health-trends.repository'
import type { CoverageParts } from '../features/insurance/coverage-parts'
import { findPlanTarget } from '../features/insurance/find-plan-target'
import { insuranceEndpoints } from '../features/insurance/insurance.endpoints'
import { lettersEndpoints } from '../features/letters/letters.endpoints'
import { createReadPathwayProgress } from '../features/pathways/pathway-progress.repository'
import { modelConsentEndpoints } from '../features/model-consent/model-consent.endpoints'
import { pathwaysEndpoints, type PathwaysParts } from '../features/pathways/pathways.endpoints'
import { presentPathway } from '../features/pathways/pathways.presenter'
import { createPathwaysRepository } from '../features/pathways/pathways.repository'
import { findProgramTarget, findProgramTitle } from '../features/programs/find-program-target'
import { createHelpWords } from '../features/programs/help-words'
import { programsEndpoints } from '../features/programs/programs.endpoints'
import { createReadHelpFacts } from '../features/programs/read-help-facts'
import { findProviderTarget } from '../features/providers/find-provider-target'
import { providersEndpoints } from '../features/providers/providers.endpoints'
import type { ProvidersParts } from '../features/providers/providers-parts'
import { createCountLocalHelp } from '../features/resources/count-local-help'
import { createFindResourceType } from '../features/resources/find-resource-type'
import { findResourceTarget, findResourceTitle } from '../features/resources/find-resource-target'
import { resourcesEndpoints } from '../features/resources/resources.endpoints'
import type { ResourcesParts } from '../features/resources/resources-parts'
import { createResourcesRepository } from '../features/resources/resources.repository'
import { composeCore, type Core, type CoreOptions } from './core'
import { createFindTarget, createFindTitle } from './find-targets'
import { composeHttpServer } from './http-server'
import { composeKnowledgeSearch } from './knowledge-search'
import { createListHelp } from './list-help'
import { composeModelReadings } from './model-readings'
import { openModelWording } from './open-model-wording'
import type { Outside } from './outside'
import { createSaySafety } from './say-safety'

export interface Composition {
  readonly core: Core
  readonly app: FastifyInstance
  readonly search: KnowledgeSearch
}

export interface CompositionOptions extends Omit<CoreOptions, 'listPathways' | 'log'> {
  readonly log: FastifyBaseLogger
  readonly configuration: Configuration
  readonly outside: Outside
  readonly accuracy: AccuracyRecord | null
}

/** The whole house, not yet listening. */
export async function compose(options: CompositionOptions): Promise<Composition> {
  const { database, log, configuration, outside, accuracy } = options
  const pathways = createPathwaysRepository(database)
  const listPathways: CoreOptions['listPathways'] = async (userId, locale) =>
    (await pathways.listAll(userId, locale)).map((row) => presentPathway(row, locale, pathwaysParts))
  const core = await composeCore({ ...options, listPathways })
  const model = await openModelWording(options.settings, core.modelDecisions, log)
  const pathwaysParts: PathwaysParts = {
    pathways,
    readProfile: async (userId) => (await core.profiles.read(userId)) ?? undefined,
    readChosenPlan: core.bookmarks.readChosenPlan,
    zipCodes: outside.zipCodes,
    findPlaces: outside.findPlaces,
    messages: core.messages,
    seal: core.seal,
    limits: core.limits,
    clock: core.clock,
  }
  const coverageParts: CoverageParts = {
    marketplaces: outside.marketplaces,
    zipCodes: outside.zipCodes,
    readProfile: pathwaysParts.readProfile,
    messages: core.messages,
    limits: core.limits,
    clock: core.clock,
  }
  const providersParts: ProvidersParts = {
    providersOnFile: outside.providersOnFile,
    providerRegistry: outside.providerRegistry,
    listStaleSources: outside.listStaleSources,
    zipCodes: outside.zipCodes,
    messages: core.messages,
    limits: core.limits,
  }
  const readFacts = createReadHelpFacts(pathwaysParts)
  const helpParts = { readFacts, words: createHelpWords(core.messages), messages: core.messages, limits: core.limits }
  const resourcesParts: ResourcesParts = {
    ...helpParts,
    resources: createResourcesRepository(database),
    zipCodes: outside.zipCodes,
    listDataSources: outside.listDataSources,
    clock: core.clock,
  }
  const findTarget = createFindTarget({
    plan: (caller, id) => findPlanTarget(coverageParts, caller, id),
    program: (caller, id) => findProgramTarget({ readFacts }, caller, id),
    provider: (_caller, id) => findProviderTarget(providersParts, id),
    resource: (caller, id) => findResourceTarget(resourcesParts, caller, id),
  })
  const findTitle = createFindTitle({
    program: findProgramTitle,
    provider: async (id) => (await findProviderTarget(providersParts, id))?.title,
    resource: (id) => findResourceTitle(resourcesParts, id),
  })
  const { readProfile, zipCodes, findPlaces } = pathwaysParts
  const search = composeKnowledgeSearch(core.messages)
  const more = [
    ...assistantEndpoints({
      conversations: core.conversations,
      search,
      readProfile,
      modelWording: model?.wording,
      readings: composeModelReadings({ ...helpParts, listPathways, readProfile, zipCodes, findPlaces }),
      messages: core.messages,
      limits: core.limits,
      clock: core.clock,
      log: core.log,
    }),
    ...healthTrendsEndpoints({
      readProfile,
      readPathwayProgress: createReadPathwayProgress(database),
      readBookmarks: core.bookmarks.listAll,
      hasConversations: createHasConversations(database),
      findResourceType: createFindResourceType(resourcesParts),
      messages: core.messages,
      clock: core.clock,
    }),
    ...lettersEndpoints({
      readProfile,
      readFacts,
      listHelp: createListHelp(helpParts.words),
      countLocalHelp: createCountLocalHelp(resourcesParts),
      helpWords: helpParts.words,
      saySafety: createSaySafety(core.messages, core.clock),
      modelWording: model?.wording,
      messages: core.messages,
      limits: core.limits,
      clock: core.clock,
    }),
    ...insuranceEndpoints(coverageParts),
    ...pathwaysEndpoints(pathwaysParts),
    ...providersEndpoints(providersParts),
    ...programsEndpoints(helpParts),
    ...resourcesEndpoints(resourcesParts),
    ...directoryEndpoints({
      directory: createDirectoryRepository(database.orm),
      zipCodes: outside.zipCodes,
      limits: core.limits,
      publicOrigin: () => options.settings.publicOrigin ?? options.listeningOrigin(),
    }),
    ...correctionsEndpoints({ corrections: core.corrections, findTitle, limits: core.limits, audit: core.audit }),
    ...bookmarksEndpoints({ bookmarks: core.bookmarks, findTarget, limits: core.limits }),
    ...modelConsentEndpoints({ decisions: core.modelDecisions, provider: model?.provider, audit: core.audit }),
    ...administrationEndpoints({ listDataSources: outside.listDataSources }),
  ]
  const app = await composeHttpServer({ core, log, catalog, configuration, zipCodes: outside.zipCodes, accuracy, more })
  return { core, app, search }
}
