import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { defineEndpoint } from '@careway/contracts/kit/endpoint'
import { requiredText } from '@careway/contracts/kit/fields'
import { Overload } from '../ports/overload'
import { serve, serveOpenly, type ServedEndpoint } from '../calls/endpoint-handler'
import { fault, refuse } from '../calls/refusal'
import { aUser, FROM_OWN_PAGE, openHttpServer } from './test-support/http-server'

const note = defineEndpoint({
  id: 'notes.add',
  method: 'POST',
  path: '/api/notes/{id}',
  access: 'signed-in',
  summary: 'Add a note.',
  params: z.strictObject({ id: z.uuid('format') }),
  query: z.strictObject({ draft: z.enum(['yes', 'no'], 'choice').optional() }),
  body: z.strictObject({ text: requiredText(20), stars: z.number('type').min(1, 'range').max(5, 'range') }),
  output: z.object({ text: z.string() }),
  status: 201,
})
const read = defineEndpoint({
  id: 'notes.read',
  method: 'GET',
  path: '/api/notes',
  access: 'signed-in',
  summary: 'Read.',
  output: z.object({ name: z.string() }),
})
const open = defineEndpoint({
  id: 'open',
  method: 'POST',
  path: '/api/open',
  access: 'public',
  summary: 'Open.',
  output: z.object({ ok: z.boolean() }),
})
const administer = defineEndpoint({
  id: 'administer',
  method: 'GET',
  path: '/api/administer',
  access: 'admin',
  summary: 'Admin.',
  output: z.null(),
})

const ID = '6f1b3a52-0000-4000-8000-000000000001'
const addNote = {
  method: 'POST',
  url: `/api/notes/${ID}`,
  headers: FROM_OWN_PAGE,
  payload: { text: 'hi', stars: 3 },
} as const

let app: FastifyInstance | undefined
afterEach(() => app?.close())

async function start(served: readonly ServedEndpoint[]) {
  const server = await openHttpServer(served)
  app = server.app
  return server
}
const notes = () =>
  start([
    serve(note, ({ input }) => ({ text: input.body.text })),
    serve(read, ({ caller }) => ({ name: caller.user.firstName })),
  ])

describe('a call', () => {
  it('is parsed, run, and answered with its status and no more than its contract shows', async () => {
    const { app, signIn } = await start([serve(note, ({ input }) => ({ ...input.body, secret: 'x' }))])
    const answer = await app.inject({
      ...addNote,
      headers: { ...FROM_OWN_PAGE, cookie: signIn() },
      payload: { text: '  hi ', stars: 3 },
    })
    expect([answer.statusCode, answer.json()]).toEqual([201, { text: 'hi' }])
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
    })
  })

  it('tells all that is wrong at once, in the language asked for', async () => {
    const { app, signIn } = await notes()
    const answer = await app.inject({
      ...addNote,
      url: '/api/notes/not-an-id?draft=maybe',
      headers: { ...FROM_OWN_PAGE, cookie: signIn(), 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' },
      payload: { text: 'x'.repeat(21), stars: 'three', role: 'admin' },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      message: 'Revise los campos marcados, por favor.',
      code: 'validation_failed',
      fieldErrors: {
        id: 'El formato de este dato no es correcto',
        draft: 'Elija una de las opciones',
        text: 'Es demasiado largo. Use 20 caracteres o menos.',
        stars: 'El formato de este dato no es correcto',
        role: 'No reconocemos este campo',
      },
    })
  })

  it('joins what a check beyond the shape finds, and says one thing for each field', async () => {
    const check = () => [fault('stars', 'choice'), fault('text', 'tooShort')]
    const { app, signIn } = await start([serve(note, () => ({ text: '' }), check)])
    const answer = await app.inject({
      ...addNote,
      headers: { ...FROM_OWN_PAGE, cookie: signIn() },
      payload: { text: 'hi', stars: 9 },
    })
    expect(answer.json().fieldErrors).toEqual({ stars: 'This number is out of range', text: 'This is too short' })
  })

  it('does not read the body of somebody who is signed out', async () => {
    const { app } = await notes()
    const answer = await app.inject({
      ...addNote,
      payload: '{"text":',
      headers: { ...FROM_OWN_PAGE, 'content-type': 'application/json' },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'signed_out'])
  })

  it('asks for the session once, and not at all where none is needed', async () => {
    const { app, signIn, lookups } = await start([
      serve(read, ({ caller }) => ({ name: caller.user.firstName })),
      serveOpenly(open, () => ({ ok: true })),
    ])
    const cookie = signIn()
    await app.inject({ url: '/api/notes', headers: { cookie } })
    expect(lookups).toHaveLength(1)
    await app.inject({ method: 'POST', url: '/api/open', headers: { ...FROM_OWN_PAGE, cookie } })
    await app.inject({ url: '/login', headers: { cookie } })
    expect(lookups).toHaveLength(1)
  })

  it('that is refused for its caller is noted with the name of the call', async () => {
    const { app, signIn, denials } = await start([serve(administer, () => null)])
    const answer = await app.inject({ url: '/api/administer', headers: { cookie: signIn(aUser({ role: 'user' })) } })
    expect([answer.statusCode, denials]).toEqual([403, ['administer']])
  })

  it('that breaks its own contract is a fault of ours, without a trace of the value outside the log', async () => {
    const wrong = { name: 7 } as unknown as { name: string }
    const { app, signIn, lines } = await start([serve(read, () => wrong)])
    const answer = await app.inject({ url: '/api/notes', headers: { cookie: signIn() } })
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal'])
    expect(lines.join('')).toContain('answer broke its contract')
  })

  it('that fails tells neither the caller nor the log what values it was about', async () => {
    const { app, signIn, lines } = await start([
      serve(read, () => {
        throw new Error('Failed query: insert into profiles\nparams: diabetes')
      }),
    ])
    const answer = await app.inject({ url: '/api/notes?search=diabetes', headers: { cookie: signIn() } })
    expect([answer.statusCode, answer.json()]).toEqual([500, { code: 'internal', message: expect.any(String) }])
    expect(lines.join('')).toContain('Failed query')
    expect(lines.join('') + answer.body).not.toContain('diabetes')
  })

  it('that overloads the house, or is one too many, says when to come back', async () => {
    const { app, signIn } = await start([
      serve(read, () => {
        throw new Overload('too-many-tries', 31.2)
      }),
      serveOpenly(open, () => {
        throw new Overload('busy', 2)
      }),
    ])
    const limited = await app.inject({ url: '/api/notes', headers: { cookie: signIn() } })
    expect([limited.statusCode, limited.headers['retry-after'], limited.json().code]).toEqual([
      429,
      '32',
      'too_many_requests',
    ])
    const busy = await app.inject({ method: 'POST', url: '/api/open', headers: FROM_OWN_PAGE })
    expect([busy.statusCode, busy.headers['retry-after'], busy.json().code]).toEqual([503, '2', 'busy'])
  })

  it.each([
    ['the disk is full', '53100'],
    ['the connection is lost', '08006'],
    ['the database stops', '57P01'],
  ])('that the database can not serve because %s says so, and the operator is told', async (_what, code) => {
    const { app, signIn, lines } = await start([
      serve(read, () => {
        throw new Error('Failed query: insert', { cause: Object.assign(new Error('no room'), { code }) })
      }),
    ])
    const answer = await app.inject({ url: '/api/notes', headers: { cookie: signIn() } })
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([503, '30', 'busy'])
    expect(lines.join('')).toContain(code)
  })

  it('may be refused by its handler', async () => {
    const { app, signIn } = await start([
      serve(read, () => {
        throw refuse('profile_missing')
      }),
    ])
    const answer = await app.inject({ url: '/api/notes', headers: { cookie: signIn() } })
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 'profile_missing', message: 'You do not have a profile yet.' },
    ])
  })
})

describe('a body', () => {
  const send = async (payload: string, type = 'application/json') => {
    const { app, signIn } = await notes()
    return app.inject({ ...addNote, payload, headers: { ...FROM_OWN_PAGE, cookie: signIn(), 'content-type': type } })
  }

  it.each([
    ['half of it', '{"text":', 400, 'malformed_json'],
    ['a prototype in it', '{"text":"hi","stars":3,"__proto__":{"role":"admin"}}', 400, 'malformed_json'],
    [
      'a constructor in it',
      '{"text":"hi","stars":3,"constructor":{"prototype":{"role":"admin"}}}',
      400,
      'malformed_json',
    ],
    ['a list', '[1]', 400, 'validation_failed'],
    ['null', 'null', 400, 'validation_failed'],
    ['nothing', '', 400, 'validation_failed'],
    ['over 256 kB', JSON.stringify({ text: 'x'.repeat(256 * 1024), stars: 3 }), 413, 'payload_too_large'],
    ['a character the database has no room for', String.raw`{"text":"a\u0000b","stars":3}`, 400, 'validation_failed'],
  ])('with %s is refused', async (_what, payload, status, code) => {
    const answer = await send(payload)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'of type %s is refused',
    async (type) => {
      const answer = await send('{"text":"hi","stars":3}', type)
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_media_type'])
    },
  )

  it('on a call that takes none must be empty', async () => {
    const { app } = await start([serveOpenly(open, () => ({ ok: true }))])
    const post = (payload?: object) =>
      app.inject({ method: 'POST', url: '/api/open', headers: FROM_OWN_PAGE, ...(payload ? { payload } : {}) })
    expect((await post()).statusCode).toBe(200)
    expect((await post({})).statusCode).toBe(200)
    expect((await post({ role: 'admin' })).statusCode).toBe(400)
  })
})

describe('a write', () => {
  it.each([
    ['no origin at all', {}],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['the null origin', { origin: 'null' }],
    ['a foreign page that the browser marks', { 'sec-fetch-site': 'cross-site' }],
  ])('from %s is refused', async (_what, headers) => {
    const { app, signIn, lookups } = await notes()
    const answer = await app.inject({ ...addNote, headers: { ...headers, host: 'localhost:80', cookie: signIn() } })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'origin_refused'])
    expect(lookups).toEqual([])
  })

  it('is taken where the browser marks it as our own', async () => {
    const { app, signIn } = await notes()
    const answer = await app.inject({ ...addNote, headers: { 'sec-fetch-site': 'same-origin', cookie: signIn() } })
    expect(answer.statusCode).toBe(201)
  })

  it('does not become a read, or a read a write, by naming another method', async () => {
    const { app, signIn } = await notes()
    const answer = await app.inject({
      method: 'GET',
      url: '/api/notes',
      headers: { cookie: signIn(), 'x-http-method-override': 'DELETE' },
    })
    expect(answer.statusCode).toBe(200)
  })
})

describe('an address that is no call', () => {
  it.each(['/api', '/api/', '/api/none', '/api/notes/x/y', '/api/notes/%E0%A4%A'])(
    'such as %s answers 404 in JSON',
    async (url) => {
      const { app } = await notes()
      const answer = await app.inject({ url, headers: { accept: 'text/html' } })
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    },
  )

  it('with the wrong method answers 405 and the right ones', async () => {
    const { app } = await notes()
    const answer = await app.inject({ method: 'DELETE', url: '/api/notes', headers: FROM_OWN_PAGE })
    expect([answer.statusCode, answer.headers.allow, answer.json().code]).toEqual([
      405,
      'GET, HEAD',
      'method_not_allowed',
    ])
  })
})

describe('the log', () => {
  it('has route patterns and statuses, never addresses, queries, cookies or bodies', async () => {
    const { app, signIn, lines } = await notes()
    const cookie = signIn()
    await app.inject({
      ...addNote,
      url: `/api/notes/${ID}?draft=yes&search=migraine`,
      headers: { ...FROM_OWN_PAGE, cookie },
      payload: { text: 'insulin', stars: 3 },
    })
    const text = lines.join('')
    expect(text).toContain('/api/notes/:id')
    for (const secret of [ID, 'migraine', 'insulin', cookie]) expect(text).not.toContain(secret)
  })
})

describe('the server', () => {
  it('gives every connection a limited time', async () => {
    const { app } = await notes()
    expect(app.server).toMatchObject({
      requestTimeout: 15_000,
      headersTimeout: 10_000,
      keepAliveTimeout: 10_000,
      maxConnections: 5000,
    })
  })

  it('does not start with a call missing', async () => {
    await expect(openHttpServer([], { catalog: [read] })).rejects.toThrow('notes.read is not served')
  })

  it('lets go of a connection that speaks no HTTP, even where the other side holds on', async () => {
    const { app } = await notes()
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true })
    let told = ''
    socket.on('data', (bytes) => {
      told += String(bytes)
    })
    socket.write('SPEAK FRIEND\r\n\r\n')
    await once(socket, 'end')
    expect(told).toMatch(
      /^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*\r\n\r\n\{"message":"Bad request","code":"malformed_json"\}$/,
    )
    const connections = () =>
      new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))
    await expect.poll(connections).toBe(0)
    socket.destroy()
  })
})
