import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { anthropicEnd, anthropicError, anthropicEvents, readAnthropicCall } from './anthropic-wire'
import { fakeAnswer, type FakeCall, type FakeMode, type FakeWords } from './fake-modes'
import { openAiEnd, openAiError, openAiEvents, readOpenAiCall } from './openai-wire'

const OPENAI = { read: readOpenAiCall, events: openAiEvents, end: openAiEnd, error: openAiError }
const ANTHROPIC = { read: readAnthropicCall, events: anthropicEvents, end: anthropicEnd, error: anthropicError }
type Wire = Omit<typeof OPENAI, 'error'> & { error(message: string): object }

const WIRES: Readonly<Record<string, Wire>> = { '/v1/chat/completions': OPENAI, '/v1/messages': ANTHROPIC }

export interface FakeModelOptions extends FakeWords {
  readonly mode?: FakeMode
  /** 0 takes a free one. */
  readonly port?: number
  /** Between two tokens. */
  readonly tokenMilliseconds?: number
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return JSON.parse(Buffer.concat(pieces).toString('utf8')) as Record<string, unknown>
}

const sendJson = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** Answers that have no stream. True when there was one. */
function answerAtOnce(mode: FakeMode, callCount: number, wire: Wire, response: ServerResponse): boolean {
  if (mode === 'unauthorized') sendJson(response, 401, wire.error('Incorrect API key provided.'))
  else if (mode === 'failing' || (mode === 'fails-once' && callCount === 1))
    sendJson(response, 500, wire.error('The server had an error.'))
  else if (mode === 'not-json') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome!</html>')
  else if (mode === 'redirects') response.writeHead(307, { location: '/v1/elsewhere' }).end()
  else return false
  return true
}

/** A server that answers like OpenAI's or Anthropic's, on this machine only, and misbehaves when told to. */
export async function startFakeModel(options: FakeModelOptions = {}) {
  let mode: FakeMode = options.mode ?? 'streams'
  let words: FakeWords = options
  const calls: FakeCall[] = []
  let openStreams = 0

  async function stream(wire: Wire, call: FakeCall, response: ServerResponse): Promise<void> {
    const answer = fakeAnswer(mode, call, words)
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
    response.flushHeaders()
    if (answer.firstTokenMilliseconds > 0) await wait(answer.firstTokenMilliseconds)
    for (const event of wire.events(answer)) {
      if (response.destroyed) return
      response.write(event)
      await wait(options.tokenMilliseconds ?? 0)
    }
    if (response.destroyed) return
    if (answer.end === 'never') await once(response, 'close')
    else if (answer.end === 'broken') response.destroy()
    else response.end(answer.end === 'early' ? undefined : wire.end(answer))
  }

  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const wire = WIRES[path]
    if (request.method !== 'POST' || !wire) {
      sendJson(response, 404, openAiError(`Unknown path ${path}`))
      return
    }
    const body = await readBody(request)
    const call = { path, headers: request.headers, body, ...wire.read(body) }
    calls.push(call)
    if (answerAtOnce(mode, calls.length, wire, response)) return
    openStreams += 1
    try {
      await stream(wire, call, response)
    } finally {
      openStreams -= 1
    }
  })
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    /** Every call so far, in order. */
    calls: calls as readonly FakeCall[],
    openStreams: () => openStreams,
    behave: (next: FakeMode, nextWords: FakeWords = words) => {
      mode = next
      words = nextWords
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type FakeModel = Awaited<ReturnType<typeof startFakeModel>>
