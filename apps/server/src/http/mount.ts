import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { Endpoint } from '@careway/contracts/kit/endpoint'
import { preferredLocale } from '@careway/i18n/locales'
import type { Caller } from '../ports/caller'
import type { AnyCall, ServedEndpoint } from './endpoint-handler'
import { refuse, Refusal } from './refusal'
import { accessProblem } from './access'
import { API_HEADERS, STRICT_TRANSPORT_SECURITY } from './api-headers'
import { limitAddress } from './client-address'
import type { HttpParts } from './http-parts'
import { isOwnOrigin } from './origin'
import { inputParser } from './parse-input'
import { sessionDoor } from './session-door'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
  }
}

const ALL_METHODS: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const READS: readonly string[] = ['GET', 'HEAD']

export const fastifyPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

const headerText = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value

const originOf = (request: FastifyRequest) => ({
  origin: request.headers.origin,
  secFetchSite: headerText(request.headers['sec-fetch-site']),
  ownOrigin: `${request.protocol}://${request.host}`,
})

/** Looks up the session in a request's cookie. */
export function findCaller(request: FastifyRequest, parts: HttpParts): Promise<Caller | undefined> {
  const tokenHash = parts.cookie.hashIn(request.headers.cookie)
  return tokenHash === undefined ? Promise.resolve(undefined) : parts.sessions.find(tokenHash)
}

/** Before a body is read: the origin of a write, then who is calling and whether they may. */
function guard(endpoint: Endpoint, parts: HttpParts) {
  const isWrite = !READS.includes(endpoint.method)
  const headers = parts.isHttps
    ? { ...API_HEADERS, 'strict-transport-security': STRICT_TRANSPORT_SECURITY }
    : API_HEADERS
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.headers(headers)
    if (isWrite && !isOwnOrigin(originOf(request), parts.publicOrigin)) throw refuse('origin_refused')
    if (endpoint.access === 'public') return
    request.caller = await findCaller(request, parts)
    const problem = accessProblem(endpoint.access, request.caller, parts.premiumFeatures)
    if (!problem) return
    if (request.caller) parts.recordDenial(endpoint.id, request.caller.user.id)
    throw refuse(problem)
  }
}

/** What a handler sees of a request. Looks at headers only when they are asked for: most calls ask for few. */
function callOf(request: FastifyRequest, reply: FastifyReply, input: unknown, parts: HttpParts): AnyCall {
  return {
    input: input as AnyCall['input'],
    caller: request.caller as Caller,
    findCaller: async () => (request.caller ??= await findCaller(request, parts)),
    get locale() {
      return preferredLocale(request.headers['accept-language'])
    },
    get address() {
      return limitAddress(request.ip)
    },
    get idempotencyKey() {
      return headerText(request.headers['idempotency-key'])?.slice(0, 200)
    },
    get session() {
      return sessionDoor(request, reply, parts.cookie, parts.sessions)
    },
    header: (name, value) => void reply.header(name, value),
  }
}

/** Hangs one contract on the server: guard, read, run, check what goes out, send. */
export function mount(app: FastifyInstance, served: ServedEndpoint, parts: HttpParts): void {
  const { endpoint } = served
  const parseInput = inputParser(served)
  const status = endpoint.status ?? 200
  app.route({
    method: endpoint.method,
    url: fastifyPath(endpoint.path),
    onRequest: guard(endpoint, parts),
    handler: async (request, reply) => {
      const input = parseInput({ params: request.params, query: request.query, body: request.body })
      const answer = endpoint.output.safeParse(await served.run(callOf(request, reply, input, parts)))
      if (!answer.success) {
        request.log.error(
          { endpoint: endpoint.id, paths: answer.error.issues.map(({ path }) => path.join('.')) },
          'answer broke its contract',
        )
        throw new Refusal('internal')
      }
      reply.code(status).type('application/json; charset=utf-8')
      return JSON.stringify(answer.data)
    },
  })
}

/** Answers the methods of a path that no contract has with 405 and the ones it does have. */
export function refuseOtherMethods(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const methodsOf = new Map<string, HTTPMethods[]>()
  for (const { path, method } of endpoints)
    methodsOf.set(fastifyPath(path), [...(methodsOf.get(fastifyPath(path)) ?? []), method])
  for (const [url, methods] of methodsOf) {
    const allow = methods.includes('GET') ? [...methods, 'HEAD'] : methods
    app.route({
      method: ALL_METHODS.filter((each) => !methods.includes(each)),
      url,
      onRequest: async (_request, reply) => {
        reply.headers(API_HEADERS).header('allow', allow.join(', '))
        throw refuse('method_not_allowed')
      },
      handler: async () => undefined,
    })
  }
}
