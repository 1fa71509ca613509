import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { catalog } from '@careway/contracts/catalog'
import type { Configuration } from '@careway/contracts/service/configuration'
import type { AccuracyRecord } from '@careway/contracts/service/list-rules'
import { administrationEndpoints } from '../features/administration/administration.endpoints'
import { bookmarksEndpoints } from '../features/bookmarks/bookmarks.endpoints'
import type { CoverageParts } from '../features/insurance/coverage-parts'
import { findPlanTarget } from '../features/insurance/find-plan-target'
import { insuranceEndpoints } from '../features/insurance/insurance.endpoints'
import { pathwaysEndpoints, type PathwaysParts } from '../features/pathways/pathways.endpoints'
import { presentPathway } from '../features/pathways/pathways.presenter'
import { createPathwaysRepository } from '../features/pathways/pathways.repository'
import type { FindTarget } from '../ports/bookmark-targets'
import { composeCore, type Core, type CoreOptions } from './core'
import { composeHttpServer } from './http-server'
import type { Outside } from './outside'

export interface Composition {
  readonly core: Core
  readonly app: FastifyInstance
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
  const core = await composeCore({
    ...options,
    listPathways: async (userId, locale) =>
      (await pathways.listAll(userId, locale)).map((row) => presentPathway(row, locale, pathwaysParts)),
  })
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
  const findTarget: FindTarget = async (caller, type, targetId) =>
    type === 'plan' ? findPlanTarget(coverageParts, caller, targetId) : undefined
  const more = [
    ...insuranceEndpoints(coverageParts),
    ...pathwaysEndpoints(pathwaysParts),
    ...bookmarksEndpoints({ bookmarks: core.bookmarks, findTarget, limits: core.limits }),
    ...administrationEndpoints({ listDataSources: outside.listDataSources }),
  ]
  const app = await composeHttpServer({ core, log, catalog, configuration, zipCodes: outside.zipCodes, accuracy, more })
  return { core, app }
}
