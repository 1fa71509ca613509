import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '@careway/contracts/kit/endpoint'
import type { Messages } from '@careway/i18n/create-messages'
import type { OfferedLocale } from '@careway/i18n/locales'
import type { StreamedEvent } from '../calls/endpoint-handler'
import { asRefusal, problemBody } from './problem-reply'
import { refuse, Refusal } from '../calls/refusal'
import { soonest } from './soonest'

/** A comment this often keeps proxies from taking a silent stream for a dead one. */
const HEARTBEAT_MS = 15_000
const HEARTBEAT = ': \n\n'

export interface EventFacts {
  readonly endpoint: Endpoint
  readonly messages: Messages
  readonly locale: OfferedLocale
  readonly signal: AbortSignal
}

/** Whether the caller asks for `text/event-stream`. */
export const wantsEvents = ({ headers }: FastifyRequest): boolean =>
  /(?:^|[,\s])text\/event-stream\b/i.test(headers.accept ?? '')

const frame = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** An event as its contract has it. One that breaks it is a fault of ours. */
function checked({ event, data }: StreamedEvent, request: FastifyRequest, { id, events }: Endpoint): string {
  const parsed = events?.[event]?.safeParse(data)
  if (parsed?.success) return frame(event, parsed.data)
  const paths = parsed?.error.issues.map(({ path }) => path.join('.')) ?? []
  request.log.error({ request: request.id, endpoint: id, event, paths }, 'event broke its contract')
  throw new Refusal('internal')
}

type Events = AsyncIterator<StreamedEvent>

async function* framesOf(
  first: string,
  events: Events,
  request: FastifyRequest,
  facts: EventFacts,
): AsyncGenerator<string, void> {
  const problem = (error: unknown) => frame('problem', problemBody(asRefusal(error), facts.messages, facts.locale))
  try {
    yield first
    let next = events.next()
    for (;;) {
      const turn = await soonest(next, facts.signal, HEARTBEAT_MS)
      if (turn.kind === 'aborted') return yield problem(refuse('busy'))
      if (turn.kind === 'late') yield HEARTBEAT
      else if (turn.value.done) return
      else {
        yield checked(turn.value.value, request, facts.endpoint)
        next = events.next()
      }
    }
  } catch (error) {
    const fields = { request: request.id, err: error, endpoint: facts.endpoint.id }
    if (asRefusal(error).code === 'internal') request.log.error(fields, 'stream failed')
    yield problem(error)
  } finally {
    // Not waited for: it may hang in the very call that nobody waits for any more.
    void Promise.resolve(events.return?.()).catch(() => undefined)
  }
}

/**
 * Answers with server-sent events as fast as the caller takes them. What fails before the first event is an ordinary
 * problem with its status; what fails after it is the event `problem`.
 */
export async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  stream: AsyncIterable<StreamedEvent>,
  facts: EventFacts,
): Promise<FastifyReply> {
  const events = stream[Symbol.asyncIterator]()
  const first = await events.next()
  if (first.done) throw new Refusal('internal')
  const firstFrame = checked(first.value, request, facts.endpoint)
  if (reply.raw.destroyed) {
    // The caller left before anything could be sent: nobody is told, and it is no fault.
    void Promise.resolve(events.return?.()).catch(() => undefined)
    return reply.hijack()
  }
  return reply
    .code(200)
    .type('text/event-stream; charset=utf-8')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(framesOf(firstFrame, events, request, facts), { objectMode: false, highWaterMark: 16 * 1024 }))
}
