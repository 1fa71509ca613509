import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPublishedFiles } from './published-files.adapter'

const files = createPublishedFiles({ answerMilliseconds: 300, stallMilliseconds: 300, largestBytes: 2_000 })
let server: Server
let answer: RequestListener
let origin: string
let folder: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'careway-download-'))
  server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

const fetchFile = (etag?: string) => files.fetch({ url: `${origin}/file.csv`, folder, ...(etag && { etag }) })

describe('fetch', () => {
  it('writes the file, and says its etag and its day', async () => {
    answer = (_request, response) => {
      response.setHeader('etag', '"7"').setHeader('last-modified', 'Wed, 30 Sep 2026 10:00:00 GMT').end('id\n1\n')
    }
    const fetched = await fetchFile()
    expect(fetched).toMatchObject({ kind: 'fetched', etag: '"7"', version: '2026-09-30' })
    expect(fetched.kind === 'fetched' && readFileSync(fetched.path, 'utf8')).toBe('id\n1\n')
  })

  it('asks with the etag it knows', async () => {
    answer = (request, response) => {
      response.writeHead(request.headers['if-none-match'] === '"7"' ? 304 : 200).end()
    }
    expect(await fetchFile('"7"')).toEqual({ kind: 'unchanged' })
  })

  it('follows a redirect on the same host', async () => {
    answer = (request, response) => {
      if (request.url === '/file.csv') response.writeHead(302, { location: '/today.csv' }).end()
      else response.end('id\n')
    }
    expect(await fetchFile()).toMatchObject({ kind: 'fetched' })
  })

  it.each<[string, RequestListener, RegExp]>([
    ['404', (_request, response) => response.writeHead(404).end(), /answers 404 Not Found/],
    [
      'a web page',
      (_request, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end('<p>'),
      /web page/,
    ],
    [
      'another host',
      (_request, response) => response.writeHead(302, { location: 'http://localhost:1/x' }).end(),
      /not the publisher/,
    ],
    ['a redirect to nowhere', (_request, response) => response.writeHead(302).end(), /to nowhere/],
    ['circles', (_request, response) => response.writeHead(301, { location: '/file.csv' }).end(), /in circles/],
    ['silence', () => undefined, /does not answer/],
    ['a stall in the middle', (_request, response) => response.write('id\n'), /does not answer/],
    ['too much', (_request, response) => response.end('x'.repeat(2_001)), /larger than/],
    [
      'half of it',
      (_request, response) => {
        response.writeHead(200, { 'content-length': '100' }).write('id\n1', () => response.destroy())
      },
      /broke off/,
    ],
  ])('fails on %s, and leaves no file', async (_case, listener, reason) => {
    answer = listener
    expect(await fetchFile()).toEqual({ kind: 'failed', reason: expect.stringMatching(reason) })
    expect(readdirSync(folder)).toEqual([])
  })

  it('says offline when nobody listens or the name is unknown', async () => {
    const free = createServer()
    await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(free.address() as AddressInfo).port}/file.csv`
    await new Promise((resolve) => free.close(resolve))
    expect(await files.fetch({ url, folder })).toMatchObject({
      kind: 'offline',
      reason: expect.stringMatching(/can't be reached/),
    })
    expect(await files.fetch({ url: 'http://nowhere.invalid/file.csv', folder })).toMatchObject({ kind: 'offline' })
  })
})

describe('locate', () => {
  const record = (value: unknown) => {
    answer = (_request, response) => response.setHeader('content-type', 'application/json').end(JSON.stringify(value))
    return files.locate(`${origin}/record`)
  }

  it('finds the CSV file and its day', async () => {
    const distribution = [
      { downloadURL: `${origin}/a.pdf`, mediaType: 'application/pdf' },
      { downloadURL: `${origin}/a.csv`, mediaType: 'text/csv' },
    ]
    expect(await record({ modified: '2026-08-12T00:00:00', distribution })).toEqual({
      url: `${origin}/a.csv`,
      version: '2026-08-12',
    })
  })

  it.each([[{}], [{ distribution: [] }], [{ distribution: [{ downloadURL: 'no' }] }], ['text']])(
    'refuses %j',
    async (value) => {
      expect(await record(value)).toMatchObject({
        kind: 'failed',
        reason: expect.stringMatching(/does not name a file/),
      })
    },
  )

  it('refuses a file on another host', async () => {
    expect(await record({ distribution: [{ downloadURL: 'https://example.org/a.csv' }] })).toMatchObject({
      kind: 'failed',
      reason: expect.stringMatching(/on example\.org/),
    })
  })
})
