import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Endpoint } from '@careway/contracts/kit/endpoint'
import type { Configuration } from '@careway/contracts/service/configuration'
import type { AccuracyRecord } from '@careway/contracts/service/list-rules'
import { accountEndpoints } from '../features/account/account.endpoints'
import { loginRoutes } from '../features/account/login-routes'
import { feedbackEndpoints } from '../features/feedback/feedback.endpoints'
import { profileEndpoints } from '../features/profile/profile.endpoints'
import { serviceEndpoints } from '../features/service/service.endpoints'
import type { ServedEndpoint } from '../calls/endpoint-handler'
import { readPages } from '../http/pages/pages'
import { createHttpServer } from '../http/server'
import { createSessionCookie } from '../http/session-cookie'
import type { ZipCodes } from '../ports/zip-codes'
import type { Core } from './core'

export interface HttpComposition {
  readonly core: Core
  readonly log: FastifyBaseLogger
  readonly catalog: readonly Endpoint[]
  readonly configuration: Configuration
  readonly zipCodes: ZipCodes
  /** How the worked cases came out when this version was built. */
  readonly accuracy?: AccuracyRecord | null
  /** The calls of features that stand on more than the core. */
  readonly more: readonly ServedEndpoint[]
}

const DAY_SECONDS = 24 * 60 * 60

/** The web server over the composed features. */
export function composeHttpServer({
  core,
  log,
  catalog,
  configuration,
  zipCodes,
  accuracy = null,
  more,
}: HttpComposition): Promise<FastifyInstance> {
  const { settings, database, limits, audit, afterwork } = core
  return createHttpServer({
    catalog,
    served: [
      ...accountEndpoints(core.account),
      ...profileEndpoints(core.profiles, zipCodes),
      ...feedbackEndpoints({ feedback: core.feedback, limits }),
      ...serviceEndpoints({
        configuration,
        database: database.kind,
        pingDatabase: () => database.ping(),
        log,
        clock: core.clock,
        accuracy,
      }),
      ...more,
    ],
    browserRoutes: loginRoutes(core.account),
    pages: readPages(settings.webFolder, configuration, settings.publicOrigin),
    trustProxy: settings.trustProxy,
    log,
    messages: core.messages,
    sessions: core.account.sessions,
    cookie: createSessionCookie({
      isHttps: settings.isHttps,
      secret: core.secrets.sessionSecret,
      maxAgeSeconds: settings.sessionDays * DAY_SECONDS,
    }),
    isHttps: settings.isHttps,
    publicOrigin: settings.publicOrigin,
    premiumFeatures: settings.visible.premiumFeatures,
    recordDenial: (endpointId, userId) =>
      afterwork.add('denial', () =>
        audit.record({ action: 'access.denied', actorId: userId, outcome: 'refused', note: endpointId }),
      ),
  })
}
