import { basename } from 'node:path'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { preferredLocale } from '@careway/i18n/locales'
import { refuse } from '../../calls/refusal'
import { API_HEADERS } from '../api-headers'
import type { HttpParts } from '../http-parts'
import { sendProblem } from '../problem-reply'
import { cookieValue } from '../session-cookie'
import { MOVED_ADDRESSES } from './moved-addresses'
import { LANGUAGE_COOKIE, pageLocale } from './page-locale'
import { READER_POLICY, isReader, pageSecurity } from './page-headers'
import type { Pages } from './pages'
import { sendPage } from './send-page'

const YEAR = 'public, max-age=31536000, immutable'
const NOT_ASSETS = ['**/*.html', 'routes.json', '**/*.map']

/** Only names with a content hash never change; the service worker must be asked for anew each time. */
function cacheFor(file: string): string {
  if (/[/\\]assets[/\\]/.test(file)) return YEAR
  return /^(sw|service-worker|registerSW)/.test(basename(file)) ? 'no-cache' : 'public, max-age=3600'
}

function localeOf(request: FastifyRequest) {
  const asked = (request.query as { readonly lang?: unknown }).lang
  return pageLocale(asked, cookieValue(request.headers.cookie, LANGUAGE_COOKIE))
}

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0]!

function sendFirstPage(request: FastifyRequest, reply: FastifyReply, pages: Pages, parts: HttpParts): FastifyReply {
  const hasSession = cookieValue(request.headers.cookie, parts.cookie.name) !== undefined
  const locale = localeOf(request)
  return sendPage(request, reply, hasSession ? pages.app(locale) : pages.landing(locale))
}

/** Landing page, assets and moved addresses. */
export async function servePages(app: FastifyInstance, pages: Pages, parts: HttpParts): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(helmet, pageSecurity(pages, parts.isHttps))
    scope.get('/', (request, reply) => sendFirstPage(request, reply, pages, parts))
    for (const [from, to] of Object.entries(MOVED_ADDRESSES)) {
      scope.get(from, (_request, reply) => reply.redirect(to, 301))
    }
    if (!pages.folder) return
    await scope.register(fastifyStatic, {
      root: pages.folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: NOT_ASSETS,
      setHeaders: (response, file) => {
        response.setHeader('cache-control', cacheFor(file))
        if (isReader(file)) response.setHeader('content-security-policy', READER_POLICY)
      },
    })
  })
}

/** What no route answers: a call gets a problem, a browser the app, which draws the page or says it is not there. */
export function answerUnknown(app: FastifyInstance, pages: Pages, parts: HttpParts): void {
  const refuseUnknown = (request: FastifyRequest, reply: FastifyReply) =>
    sendProblem(
      reply.headers(API_HEADERS),
      refuse('not_found'),
      parts.messages,
      preferredLocale(request.headers['accept-language']),
    )

  void app.register(async (scope) => {
    await scope.register(helmet, pageSecurity(pages, parts.isHttps))
    scope.setNotFoundHandler((request, reply) => {
      const path = pathOf(request)
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const isFile = /\.\w+$/.test(path)
      if (!isRead || isFile || path === '/api' || path.startsWith('/api/')) return refuseUnknown(request, reply)
      return sendPage(request, reply, pages.app(localeOf(request)), pages.isKnown(path) ? 200 : 404)
    })
  })
}
