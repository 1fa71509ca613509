import type { Server, Socket } from 'node:net'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Endpoint } from '@careway/contracts/kit/endpoint'
import { preferredLocale } from '@careway/i18n/locales'
import type { BrowserRoute } from '../calls/browser-visit'
import type { ServedEndpoint } from '../calls/endpoint-handler'
import { mountBrowserRoute } from './browser-route'
import { catalogFaults } from './check-catalog'
import type { HttpParts } from './http-parts'
import { BODY_MAXIMUM_BYTES, readJsonBodies } from './json-body'
import { logAnswers } from './log-answers'
import { answerPreflights, mount, refuseOtherMethods } from './mount'
import { createOpenCalls } from './open-calls'
import type { Pages } from './pages/pages'
import { answerUnknown, servePages } from './pages/serve-pages'
import { asRefusal, faultBehind, sendProblem } from './problem-reply'
import { refuse } from '../calls/refusal'

const SECOND = 1000
const CONNECTIONS_MAXIMUM = 5000

export interface HttpOptions extends HttpParts {
  /** Every call there is; the server does not start while one is missing. */
  readonly catalog: readonly Endpoint[]
  readonly served: readonly ServedEndpoint[]
  readonly browserRoutes: readonly BrowserRoute[]
  readonly pages: Pages
  /** How many proxies stand before the server, or which; false when none does. */
  readonly trustProxy: false | number | readonly string[]
  readonly log: FastifyBaseLogger
}

/** The refusal of bytes that are no HTTP, or that came too slowly. */
function refuseBytes(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const body = JSON.stringify({
    message: isSlow ? 'Request timeout' : 'Bad request',
    code: isSlow ? 'busy' : 'malformed_json',
  })
  const status = isSlow ? '408 Request Timeout' : '400 Bad Request'
  socket.write(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  )
  // Not only ended: a peer that means harm would never close its half.
  socket.destroy()
}

function trustedProxies(setting: HttpOptions['trustProxy']) {
  if (typeof setting === 'number') return (_address: string, hop: number) => hop < setting
  return setting === false ? false : [...setting]
}

function createApp(options: HttpOptions): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance: options.log,
    // A log of its own for each request costs more than the call; a line names its request instead.
    childLoggerFactory: (log) => log,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    trustProxy: trustedProxies(options.trustProxy),
    bodyLimit: BODY_MAXIMUM_BYTES,
    requestTimeout: 15 * SECOND,
    keepAliveTimeout: 10 * SECOND,
    http: { headersTimeout: 10 * SECOND, connectionsCheckingInterval: 2 * SECOND },
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseBytes,
    // An address that can't be read names nothing.
    frameworkErrors: (_error, request, reply) => {
      sendProblem(reply, refuse('not_found'), options.messages, preferredLocale(request.headers['accept-language']))
    },
  })
  const server: Server = app.server
  server.maxConnections = CONNECTIONS_MAXIMUM
  return app
}

/** The whole web server, not yet listening. Throws when a contract is missing, served twice or without access. */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const faults = catalogFaults(options.catalog, options.served)
  if (faults.length > 0) throw new Error(`The catalog of calls and the server do not agree:\n- ${faults.join('\n- ')}`)

  const app = createApp(options)
  readJsonBodies(app)
  app.decorateRequest('caller', undefined)
  app.setErrorHandler((error, request, reply) => {
    const fault = faultBehind(error)
    if (fault !== undefined)
      request.log.error({ request: request.id, err: fault, route: request.routeOptions.url }, 'call failed')
    return sendProblem(reply, asRefusal(error), options.messages, preferredLocale(request.headers['accept-language']))
  })
  logAnswers(app)
  const openCalls = createOpenCalls()
  app.addHook('preClose', async () => openCalls.end())
  for (const served of options.served) mount(app, served, options, openCalls)
  for (const route of options.browserRoutes) mountBrowserRoute(app, route, options)
  const endpoints = options.served.map(({ endpoint }) => endpoint)
  answerPreflights(app, endpoints)
  refuseOtherMethods(app, endpoints)
  await servePages(app, options.pages, options)
  answerUnknown(app, options.pages, options)
  return app
}
