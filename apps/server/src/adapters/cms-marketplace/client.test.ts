import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCmsClient } from './client'
import { deadlineIn } from '../kit/deadline'
import { ORDINARY_TIMINGS } from './timings'
import { ServiceUnreachable } from '../kit/service-unreachable'

let server: Server
let answer: RequestListener
let asked: string[]

beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const ask = (milliseconds = 8000) =>
  createCmsClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/`,
    apiKey: 'a key&more',
    timings: { ...ORDINARY_TIMINGS, retry: 1 },
  })({ method: 'GET', path: '/versions', query: { year: '2027' } }, deadlineIn(milliseconds))

describe('the client', () => {
  it('puts the key in the query, encoded', async () => {
    answer = (_request, response) => response.end('{"a":1}')
    expect(await ask()).toEqual({ kind: 'found', body: { a: 1 } })
    expect(asked).toEqual(['/api/v1/versions?year=2027&apikey=a+key%26more'])
  })

  it('does not wait for a service that asks for more time than there is', async () => {
    answer = (_request, response) => response.writeHead(429, { 'retry-after': '3600' }).end()
    await expect(ask()).rejects.toMatchObject({ reason: 'too-many-requests' })
    expect(asked).toHaveLength(1)
  })

  it.each(['0', new Date(0).toUTCString(), 'soon', ''])('asks again after %j', async (header) => {
    answer = (_request, response) =>
      asked.length === 1 ? response.writeHead(503, { 'retry-after': header }).end() : response.end('{}')
    expect(await ask()).toEqual({ kind: 'found', body: {} })
    expect(asked).toHaveLength(2)
  })

  it('ends an answer that is too large', async () => {
    answer = (_request, response) => response.end('x'.repeat(8_000_001))
    await expect(ask()).rejects.toMatchObject({ reason: 'too-large' })
  })

  it('ends an answer that is small only while it is packed', async () => {
    const packed = gzipSync(Buffer.alloc(40_000_000, ' '))
    answer = (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed)
    await expect(ask()).rejects.toMatchObject({ reason: 'too-large' })
  })

  it('ends an answer that comes in drops and never ends', async () => {
    answer = (_request, response) => {
      response.writeHead(200)
      const drops = setInterval(() => response.write('['), 10)
      response.on('close', () => clearInterval(drops))
    }
    await expect(ask(200)).rejects.toMatchObject({ reason: 'timeout' })
  })

  it.each([500, 429])('ends a refusal of %i whose body never ends', async (status) => {
    answer = (_request, response) => void response.writeHead(status).write('x'.repeat(100_000))
    await expect(ask()).rejects.toBeInstanceOf(ServiceUnreachable)
    expect(asked).toHaveLength(3)
  })

  it('takes an answer as deep as it likes', async () => {
    answer = (_request, response) => response.end(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
    const reply = await ask().catch((fault: unknown) => fault)
    expect(reply instanceof ServiceUnreachable || (reply as { kind: string }).kind === 'found').toBe(true)
  })

  it('does not carry the key to another host', async () => {
    const carried: (string | undefined)[] = []
    const other = createServer((request, response) => {
      carried.push(request.url)
      response.end('{}')
    })
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const location = `http://127.0.0.1:${(other.address() as AddressInfo).port}/taken`
    for (const status of [301, 302, 303, 307, 308]) {
      answer = (_request, response) => response.writeHead(status, { location }).end()
      await expect(ask()).rejects.toMatchObject({ reason: 'redirected' })
    }
    expect(carried).toEqual([])
    await new Promise((resolve) => other.close(resolve))
  })

  it('follows no redirect, so that the key stays with its host', async () => {
    answer = (_request, response) => response.writeHead(307, { location: '/elsewhere' }).end()
    await expect(ask()).rejects.toMatchObject({ reason: 'redirected' })
    expect(asked).toHaveLength(1)
  })

  it('names neither key nor address in its faults', async () => {
    answer = (request) => request.destroy()
    const fault = await ask().catch((each: unknown) => each)
    expect(fault).toMatchObject({ reason: 'network' })
    expect(`${String(fault)} ${JSON.stringify(fault)} ${(fault as Error).stack}`).not.toMatch(/a key|apikey|versions/)
  })
})
