import { defineEndpoint } from '@careway/contracts/kit/endpoint'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { CallError } from './call'
import { BrokenStream, callStream } from './call-stream'

const shapes = { text: z.object({ text: z.string() }), done: z.object({ whole: z.string() }) }
const endpoint = defineEndpoint({
  id: 'test.stream',
  method: 'POST',
  path: '/api/stream',
  access: 'public',
  summary: 'A stream.',
  body: z.strictObject({ message: z.string() }),
  output: shapes.done,
  events: shapes,
})

const answering = (text: string, type = 'text/event-stream; charset=utf-8', status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(text, { status, headers: { 'content-type': type } })),
  )

async function listen() {
  const heard: unknown[] = []
  let fault: unknown
  try {
    for await (const event of callStream(endpoint, shapes, { body: { message: 'hello' } })) heard.push(event)
  } catch (error) {
    fault = error
  }
  return { heard, fault }
}

beforeEach(() => void vi.stubGlobal('document', { documentElement: { lang: 'es' } }))
afterEach(() => void vi.unstubAllGlobals())

const TEXT = 'event: text\ndata: {"text":"Drink"}\n\n'
const HEARD = { name: 'text', value: { text: 'Drink' } }

test('gives each event by its name, and ends with the whole answer', async () => {
  answering(`${TEXT}event: new-thing\ndata: {}\n\nevent: done\ndata: {"whole":"Drink water"}\n\n`)
  const { heard, fault } = await listen()
  expect(fault).toBeUndefined()
  expect(heard).toEqual([HEARD, { name: 'done', value: { whole: 'Drink water' } }])
  const [, sent] = vi.mocked(fetch).mock.calls[0]!
  expect(sent?.headers).toMatchObject({ accept: 'text/event-stream', 'accept-language': 'es' })
})

test('a server that does not stream answers whole', async () => {
  answering('{"whole":"Drink water"}', 'application/json')
  expect(await listen()).toEqual({ heard: [{ name: 'done', value: { whole: 'Drink water' } }], fault: undefined })
})

test('an answer that breaks off gives what came, then says so', async () => {
  answering(TEXT)
  const { heard, fault } = await listen()
  expect(heard).toEqual([HEARD])
  expect(fault).toBeInstanceOf(BrokenStream)
})

test('an event that is not what was agreed breaks the answer', async () => {
  answering('event: text\ndata: {"words":"Drink"}\n\n')
  expect((await listen()).fault).toBeInstanceOf(BrokenStream)
})

test('a problem on the way is a refused call', async () => {
  answering('event: problem\ndata: {"message":"Slow down","code":"too_many_requests"}\n\n')
  const { fault } = await listen()
  expect(fault).toBeInstanceOf(CallError)
  expect(fault).toMatchObject({ status: 429, problem: { message: 'Slow down' } })
})

test('a call refused before it begins is refused like any other', async () => {
  answering('{"message":"Sign in","code":"signed_out"}', 'application/json', 401)
  expect((await listen()).fault).toMatchObject({ status: 401 })
})
