import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Route pattern, status and time: never the address itself, which may name a person's record or search. */
const factsOf = (request: FastifyRequest, reply: FastifyReply) => ({
  request: request.id,
  method: request.method,
  route: request.routeOptions.url ?? '(none)',
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime),
})

/** One line for each answer: refusals at `info`, the rest at `debug`. */
export function logAnswers(app: FastifyInstance): void {
  const isDebug = app.log.level === 'debug' || app.log.level === 'trace'
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode >= 400) request.log.info(factsOf(request, reply), 'refused')
    else if (isDebug) request.log.debug(factsOf(request, reply), 'answered')
    done()
  })
}
