import { once } from 'node:events'
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { defineEndpoint } from '@careway/contracts/kit/endpoint'
import { requiredText } from '@careway/contracts/kit/fields'
import { problemBody } from '@careway/contracts/kit/problem'
import { serveStreaming, type SignedInCall, type StreamedEvent } from '../calls/endpoint-handler'
import { refuse } from '../calls/refusal'
import { FROM_OWN_PAGE, openHttpServer } from './test-support/http-server'

const talk = defineEndpoint({
  id: 'talk',
  method: 'POST',
  path: '/api/talk',
  access: 'signed-in',
  summary: 'Talk.',
  body: z.strictObject({ text: requiredText(20) }),
  output: z.object({ text: z.string() }),
  events: { bit: z.object({ text: z.string() }), done: z.object({ text: z.string() }), problem: problemBody },
})

type Stream = (call: SignedInCall<typeof talk>) => AsyncIterable<StreamedEvent>
const bit = (text: string, more: object = {}): StreamedEvent => ({ event: 'bit', data: { text, ...more } })
const done: StreamedEvent = { event: 'done', data: { text: 'all' } }

let app: FastifyInstance | undefined
afterEach(async () => {
  vi.useRealTimers()
  await app?.close()
})

async function start(stream: Stream) {
  const server = await openHttpServer([serveStreaming(talk, ({ input }) => input.body, stream)])
  app = server.app
  const ask = (headers: Record<string, string> = {}, payload: object = { text: 'hi' }) =>
    server.app.inject({
      method: 'POST',
      url: '/api/talk',
      headers: { ...FROM_OWN_PAGE, cookie: server.signIn(), accept: 'text/event-stream', ...headers },
      payload,
    })
  return { ...server, ask }
}

/** Asks a listening server. */
async function send(server: Awaited<ReturnType<typeof start>>): Promise<ClientRequest> {
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.app.server.address() as AddressInfo
  const asking = httpRequest({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/api/talk',
    headers: {
      cookie: server.signIn(),
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    },
  })
  return asking.end(JSON.stringify({ text: 'hi' }))
}

/** The answer of a listening server, while it is still coming. */
async function open(server: Awaited<ReturnType<typeof start>>): Promise<IncomingMessage> {
  const [answer] = (await once(await send(server), 'response')) as [IncomingMessage]
  return answer.setEncoding('utf8')
}

const never = (signal: AbortSignal) => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))

describe('a call that streams', () => {
  it('sends each event as its contract has it', async () => {
    const { ask } = await start(async function* () {
      yield bit('one\ntwo', { secret: 'x' })
      yield done
    })
    const answer = await ask()
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.body).toBe('event: bit\ndata: {"text":"one\\ntwo"}\n\nevent: done\ndata: {"text":"all"}\n\n')
  })

  it.each(['application/json', '*/*', 'text/event-streams'])('answers whole for %s', async (accept) => {
    const { ask } = await start(async function* () {
      yield done
    })
    const answer = await ask({ accept })
    expect([answer.headers['content-type'], answer.json()]).toEqual(['application/json; charset=utf-8', { text: 'hi' }])
  })

  it('has the guards and refusals of every call', async () => {
    const { ask } = await start(async function* () {
      yield done
    })
    const codes = async (...given: Parameters<typeof ask>) => {
      const answer = await ask(...given)
      return [answer.statusCode, answer.json().code]
    }
    expect(await codes({ cookie: '' })).toEqual([401, 'signed_out'])
    expect(await codes({ origin: 'https://evil.example' })).toEqual([403, 'origin_refused'])
    expect(await codes({}, { text: ' ' })).toEqual([400, 'validation_failed'])
  })

  it('that is refused before its first event is an ordinary problem', async () => {
    const { ask } = await start(() => ({
      [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(refuse('not_found')) }),
    }))
    const answer = await ask({ 'accept-language': 'es' })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it.each([
    ['fails', () => Promise.reject(new Error('insulin')), 'internal'],
    ['is refused', () => Promise.reject(refuse('too_many_requests')), 'too_many_requests'],
  ])('that %s after it ends with a problem', async (_what, fail, code) => {
    const { ask, lines } = await start(async function* () {
      yield bit('one')
      await fail()
    })
    const events = (await ask()).body.split('\n\n')
    expect(events).toHaveLength(3)
    expect(events[1]).toMatch(new RegExp(`^event: problem\\ndata: \\{"message":".+","code":"${code}"`))
    expect(lines.some((line) => line.includes('stream failed'))).toBe(code === 'internal')
  })

  it('whose caller left before its first event is no fault, and is let go', async () => {
    let begin = () => {}
    let end = () => {}
    const hasBegun = new Promise<void>((resolve) => (begin = resolve))
    const hasEnded = new Promise<void>((resolve) => (end = resolve))
    const server = await start(async function* ({ signal }) {
      try {
        begin()
        await never(signal)
        yield bit('one')
      } finally {
        end()
      }
    })
    const asking = await send(server)
    asking.on('error', () => {})
    await hasBegun
    asking.destroy()
    await hasEnded
    await new Promise(setImmediate)
    expect(server.lines.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
  })

  it.each([
    ['of no name in the contract', { event: 'other', data: {} }],
    ['of another shape', { event: 'bit', data: { text: 7 } }],
  ])('does not send an event %s', async (_what, wrong) => {
    const { ask, lines } = await start(async function* () {
      yield wrong
    })
    const answer = await ask()
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal'])
    expect(lines.join('')).toContain('event broke its contract')
  })

  it('tells its handler when the caller goes away', async () => {
    const told: string[] = []
    const server = await start(async function* ({ signal }) {
      try {
        yield bit('one')
        await never(signal)
        told.push('aborted')
        yield bit('two')
      } finally {
        told.push('ended')
      }
    })
    const answer = await open(server)
    await once(answer, 'data')
    answer.destroy()
    await expect.poll(() => told).toEqual(['aborted', 'ended'])
  })

  it('ends when the server stops, however long its handler would take', async () => {
    const server = await start(async function* () {
      yield bit('one')
      await new Promise(() => undefined)
    })
    const answer = await open(server)
    let body = ''
    answer.on('data', (text: string) => {
      body += text
    })
    await expect.poll(() => body).toContain('event: bit')
    await Promise.all([once(answer, 'end'), server.app.close()])
    expect(body).toMatch(/event: problem\ndata: \{.*"code":"busy"\}\n\n$/)
  })

  it('goes only as fast as the caller reads', async () => {
    let sent = 0
    const server = await start(async function* () {
      for (;;) {
        sent += 1
        yield bit('x'.repeat(10_000))
      }
    })
    const answer = await open(server)
    const settled = async () => {
      const before = sent
      await new Promise((resolve) => setTimeout(resolve, 100))
      return sent === before
    }
    await expect.poll(settled, { timeout: 10_000 }).toBe(true)
    answer.destroy()
  })
})

it('a stream that is silent keeps its connection alive with comments', async () => {
  let go = (): void => undefined
  const gone = new Promise<void>((resolve) => {
    go = resolve
  })
  const { ask } = await start(async function* () {
    yield bit('one')
    await gone
    yield done
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answer = ask()
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  await vi.advanceTimersByTimeAsync(31_000)
  go()
  vi.useRealTimers()
  expect((await answer).body).toBe(
    'event: bit\ndata: {"text":"one"}\n\n: \n\n: \n\nevent: done\ndata: {"text":"all"}\n\n',
  )
})

it('only a call whose contract names events can stream', () => {
  const { events: _events, ...silent } = talk
  expect(() =>
    serveStreaming(
      silent,
      ({ input }) => input.body,
      async function* () {},
    ),
  ).toThrow('names no events')
})
