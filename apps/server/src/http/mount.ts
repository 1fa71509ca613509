import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, onRequestHookHandler } from 'fastify'
import type { Endpoint } from '@careway/contracts/kit/endpoint'
import { preferredLocale } from '@careway/i18n/locales'
import type { Caller } from '../ports/caller'
import type { AnyCall, ServedEndpoint } from '../calls/endpoint-handler'
import { refuse, Refusal } from '../calls/refusal'
import { accessProblem } from './access'
import { API_HEADERS, OPEN_HEADERS, STRICT_TRANSPORT_SECURITY } from './api-headers'
import { limitAddress } from './client-address'
import type { HttpParts } from './http-parts'
import { isOwnOrigin } from './origin'
import type { OpenCalls } from './open-calls'
import { inputParser } from './parse-input'
import { refusedAloud } from './refuse-aloud'
import { sendEvents, wantsEvents } from './send-events'
import { sessionDoor } from './session-door'

/** Letters of a key that is kept as it came; of a longer one its digest is. */
const LONGEST_KEY = 200

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
function guard(endpoint: Endpoint, parts: HttpParts): onRequestHookHandler {
  const isWrite = !READS.includes(endpoint.method)
  const headers = {
    ...API_HEADERS,
    ...(endpoint.isForAnySite ? OPEN_HEADERS : {}),
    ...(parts.isHttps ? { 'strict-transport-security': STRICT_TRANSPORT_SECURITY } : {}),
  }
  const wantsOwnOrigin = isWrite && !endpoint.isForAnySite
  return (request, reply, done) => {
    reply.headers(headers)
    if (wantsOwnOrigin && !isOwnOrigin(originOf(request), parts.publicOrigin)) return done(refuse('origin_refused'))
    if (endpoint.access === 'public') return done()
    const decide = (caller: Caller | undefined) => {
      request.caller = caller
      const problem = accessProblem(endpoint.access, caller, parts.premiumFeatures)
      if (problem && caller) parts.recordDenial(endpoint.id, caller.user.id)
      done(problem && refuse(problem))
    }
    findCaller(request, parts).then(decide, done)
  }
}

/**
 * What a handler sees of a request. Looks at headers only when they are asked for: most calls ask for few. A class, for
 * once: getters on an object made for each request cost more than all the rest of a call.
 */
class RequestCall implements AnyCall {
  constructor(
    readonly input: AnyCall['input'],
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly parts: HttpParts,
    private readonly openCalls: OpenCalls,
  ) {}

  private leaving: AbortSignal | undefined

  get signal() {
    return (this.leaving ??= this.openCalls.follow(this.reply.raw))
  }

  get caller() {
    return this.request.caller as Caller
  }

  get locale() {
    return preferredLocale(this.request.headers['accept-language'])
  }

  get address() {
    return limitAddress(this.request.ip)
  }

  get idempotencyKey() {
    const key = headerText(this.request.headers['idempotency-key'])
    return key && key.length > LONGEST_KEY ? createHash('sha256').update(key).digest('hex') : key
  }

  get session() {
    return sessionDoor(this.request, this.reply, this.parts.cookie, this.parts.sessions)
  }

  readonly findCaller = async () => (this.request.caller ??= await findCaller(this.request, this.parts))

  readonly header = (name: string, value: string) => void this.reply.header(name, value)
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'

/** Says a refusal aloud before the server words it, as it words every other. */
const aloud = ({ heard }: Endpoint) =>
  heard && {
    errorHandler: (error: unknown, { body }: FastifyRequest) => {
      throw refusedAloud(error, body, heard)
    },
  }

/** The answer as its contract has it, in JSON. */
function toJson(answer: unknown, { id, output }: Endpoint, request: FastifyRequest): string {
  const checked = output.safeParse(answer)
  if (checked.success) return JSON.stringify(checked.data)
  const paths = checked.error.issues.map(({ path }) => path.join('.'))
  request.log.error({ request: request.id, endpoint: id, paths }, 'answer broke its contract')
  throw new Refusal('internal')
}

/**
 * Hangs one contract on the server: guard, read, run, check what goes out, send. An answer that is there at once is sent
 * at once: every promise between costs, most of all while the database follows the thread of its transactions.
 */
export function mount(app: FastifyInstance, served: ServedEndpoint, parts: HttpParts, openCalls: OpenCalls): void {
  const { endpoint, stream } = served
  const parseInput = inputParser(served)
  const status = endpoint.status ?? 200
  app.route({
    method: endpoint.method,
    url: fastifyPath(endpoint.path),
    onRequest: guard(endpoint, parts),
    ...aloud(endpoint),
    handler: (request, reply) => {
      const input = parseInput({ params: request.params, query: request.query, body: request.body })
      const call = new RequestCall(input as AnyCall['input'], request, reply, parts, openCalls)
      if (stream && wantsEvents(request)) {
        const facts = { endpoint, messages: parts.messages, locale: call.locale, signal: call.signal }
        return sendEvents(request, reply, stream(call), facts)
      }
      const answer = served.run(call)
      const present = (value: unknown) => {
        const json = toJson(value, endpoint, request)
        reply.code(status).type('application/json; charset=utf-8')
        return json
      }
      if (isPromise(answer)) return answer.then(present)
      // Not returned: a reply is a promise too.
      void reply.send(present(answer))
      return undefined
    },
  })
}

/** Tells browsers that ask before a call of another site what they may send. */
export function answerPreflights(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  for (const { path, method, isForAnySite } of endpoints) {
    if (!isForAnySite) continue
    app.options(fastifyPath(path), (_request, reply) =>
      reply
        .headers({ ...API_HEADERS, ...OPEN_HEADERS })
        .header('access-control-allow-methods', method)
        .header('access-control-allow-headers', 'content-type, accept-language')
        .header('access-control-max-age', '86400')
        .code(204)
        .send(),
    )
  }
}

/** Answers the methods of a path that no contract has with 405 and the ones it does have. */
export function refuseOtherMethods(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const methodsOf = new Map<string, HTTPMethods[]>()
  for (const { path, method, isForAnySite } of endpoints) {
    const own: HTTPMethods[] = isForAnySite ? [method, 'OPTIONS'] : [method]
    methodsOf.set(fastifyPath(path), [...(methodsOf.get(fastifyPath(path)) ?? []), ...own])
  }
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
