import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { catalog } from '@careway/contracts/catalog'
import type { Configuration } from '@careway/contracts/service/configuration'
import { administrationEndpoints } from '../features/administration/administration.endpoints'
import { pathwaysEndpoints, type PathwaysParts } from '../features/pathways/pathways.endpoints'
import { presentPathway } from '../features/pathways/pathways.presenter'
import { createPathwaysRepository } from '../features/pathways/pathways.repository'
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
}

/** The whole house, not yet listening. */
export async function compose(options: CompositionOptions): Promise<Composition> {
  const { database, log, configuration, outside } = options
  const pathways = createPathwaysRepository(database)
  const core = await composeCore({
    ...options,
    listPathways: async (userId, locale) =>
      (await pathways.listAll(userId, locale)).map((row) => presentPathway(row, locale, pathwaysParts)),
  })
  const pathwaysParts: PathwaysParts = {
    pathways,
    readProfile: async (userId) => (await core.profiles.read(userId)) ?? undefined,
    zipCodes: outside.zipCodes,
    findPlaces: outside.findPlaces,
    messages: core.messages,
    seal: core.seal,
    limits: core.limits,
    clock: core.clock,
  }
  const more = [
    ...pathwaysEndpoints(pathwaysParts),
    ...administrationEndpoints({ listDataSources: outside.listDataSources }),
  ]
  const app = await composeHttpServer({ core, log, catalog, configuration, zipCodes: outside.zipCodes, more })
  return { core, app }
}
