import type { FastifyReply, FastifyRequest } from 'fastify'
import { PERMISSIONS_POLICY } from './page-headers'
import type { Page } from './page'

function encodingOf(page: Page, accepted: string): readonly [Buffer, string | undefined] {
  if (/\bbr\b/.test(accepted)) return [page.brotli, 'br']
  if (/\bgzip\b/.test(accepted)) return [page.gzip, 'gzip']
  return [page.plain, undefined]
}

/** The page, or 304 where the browser holds it already. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  status: 200 | 404 = 200,
): FastifyReply {
  const [body, encoding] = encodingOf(page, String(request.headers['accept-encoding'] ?? ''))
  const etag = encoding ? `${page.etag.slice(0, -1)}-${encoding}"` : page.etag
  reply.headers({
    'cache-control': 'private, no-cache',
    'permissions-policy': PERMISSIONS_POLICY,
    vary: 'accept-encoding, cookie',
    etag,
  })
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  return reply.code(status).type('text/html; charset=utf-8').send(body)
}
