import type { FastifyInstance } from 'fastify'

export const BODY_MAXIMUM_BYTES = 256 * 1024

/**
 * Only JSON is read. An empty body is no body; `__proto__` and `constructor.prototype` are refused, not dropped.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    return parse(request, body, done)
  })
}
