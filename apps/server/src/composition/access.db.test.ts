import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalog } from '@careway/contracts/catalog'
import type { Access, Endpoint } from '@careway/contracts/kit/endpoint'
import { sessions, users } from '../db/schema'
import { openCoreServer, seedBrowser, type Browser, type CoreServer } from './test-support/core-server'
import { describeOnEachEngine } from '../db/test-support/each-engine'

const ID = '6f1b3a52-0000-4000-8000-000000000001'
const addressOf = ({ path }: Endpoint) => path.replace('{id}', ID).replace('{index}', '0')

const CALLERS = {
  anonymous: async (server: CoreServer) => server.browser(),
  'with a made-up cookie': async (server: CoreServer) => {
    const browser = server.browser()
    browser.takeCookie(`careway=${'A'.repeat(43)}`)
    return browser
  },
  'with an expired session': async (server: CoreServer) => {
    const { browser, userId } = await seedBrowser(server, 'super_admin')
    await server.core.database.orm
      .update(sessions)
      .set({ expire: new Date(0) })
      .where(eq(sessions.userId, userId))
    return browser
  },
  'with an idle session': async (server: CoreServer) => {
    const { browser, userId } = await seedBrowser(server, 'super_admin')
    await server.core.database.orm
      .update(sessions)
      .set({ lastSeenAt: new Date(0) })
      .where(eq(sessions.userId, userId))
    return browser
  },
  deactivated: async (server: CoreServer) => {
    const { browser, userId } = await seedBrowser(server, 'super_admin')
    await server.core.database.orm.update(users).set({ isActive: false }).where(eq(users.id, userId))
    return browser
  },
  deleted: async (server: CoreServer) => {
    const { browser, userId } = await seedBrowser(server, 'admin')
    await server.core.database.orm.delete(users).where(eq(users.id, userId))
    return browser
  },
  'a user': async (server: CoreServer) => (await seedBrowser(server, 'user')).browser,
  'an admin': async (server: CoreServer) => (await seedBrowser(server, 'admin')).browser,
  'a super admin': async (server: CoreServer) => (await seedBrowser(server, 'super_admin')).browser,
} as const
type Who = keyof typeof CALLERS

const ROLE_OF: Partial<Record<Who, number>> = { 'a user': 1, 'an admin': 2, 'a super admin': 3 }
const NEEDED: Readonly<Record<string, number>> = { public: 0, 'signed-in': 1, admin: 2, 'super-admin': 3 }

/** The refusal that the declaration of a call asks for; nothing where the caller gets through. */
function expectedProblem(access: Access, who: Who): 'signed_out' | 'forbidden' | undefined {
  const needed = typeof access === 'string' ? NEEDED[access]! : 1
  if (needed === 0) return undefined
  const role = ROLE_OF[who]
  if (role === undefined) return 'signed_out'
  return role < needed ? 'forbidden' : undefined
}

const REFUSALS = ['401 signed_out', '403 forbidden', '403 origin_refused', '500 internal']

/** How far a call came: whatever a handler or a shape says of an empty request, it was let through. */
function outcomeOf(answer: { readonly statusCode: number; json(): { readonly code?: string } }): string {
  const told = `${answer.statusCode} ${answer.json().code ?? ''}`
  return REFUSALS.includes(told) ? told.slice(4) : 'let through'
}

/** What somebody tries who wants to be more than they are. */
const POSING = {
  'x-role': 'super_admin',
  'x-user-id': ID,
  'x-forwarded-for': '127.0.0.1',
  'x-http-method-override': 'GET',
  authorization: 'Bearer admin',
}

/** An empty body: a caller who gets through is told what is missing, and nothing happens. */
const call = (browser: Browser, endpoint: Endpoint, headers: Record<string, string> = {}) =>
  browser.send(endpoint.method, addressOf(endpoint), endpoint.body && !endpoint.bodyOptional ? {} : undefined, headers)

describe('every call', () => {
  it('declares who may call it', () => {
    expect(catalog.filter(({ access }) => access === undefined)).toEqual([])
  })
})

describeOnEachEngine('access', (database) => {
  let server: CoreServer
  beforeAll(async () => {
    server = await openCoreServer(database())
  })
  afterAll(() => server.close())

  describe.each(Object.keys(CALLERS) as Who[])('%s', (who) => {
    it.each(catalog.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
      '%s',
      async (_name, endpoint) => {
        const problem = expectedProblem(endpoint.access, who)
        for (const headers of [{}, POSING]) {
          const answer = await call(await CALLERS[who](server), endpoint, headers)
          expect(outcomeOf(answer)).toBe(problem ?? 'let through')
        }
      },
    )
  })

  describe('a write that does not come from our own page', () => {
    const writes = catalog.filter(({ method, isForAnySite }) => method !== 'GET' && !isForAnySite)
    it.each(writes.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
      '%s',
      async (_name, endpoint) => {
        const { browser } = await seedBrowser(server, 'super_admin')
        const before = await database().orm.select().from(users)
        for (const origin of [
          'https://evil.example',
          'null',
          'http://localhost:81',
          'http://localhost.evil.example',
          '',
        ]) {
          const answer = await call(browser, endpoint, { origin })
          expect([origin, answer.statusCode, answer.json().code]).toEqual([origin, 403, 'origin_refused'])
        }
        for (const headers of [
          {},
          { 'sec-fetch-site': 'cross-site' },
          { 'sec-fetch-site': 'same-site' },
          { 'sec-fetch-site': 'none' },
        ]) {
          const answer = await server.app.inject({
            method: endpoint.method,
            url: addressOf(endpoint),
            headers: { host: 'localhost:80', cookie: browser.cookie(), ...headers },
          })
          expect([answer.statusCode, answer.json().code]).toEqual([403, 'origin_refused'])
        }
        expect(await database().orm.select().from(users)).toEqual(before)
      },
    )
  })

  it('nothing is changed by reading, with whatever method a read poses as', async () => {
    const { browser } = await seedBrowser(server)
    for (const { path } of catalog.filter(({ method }) => method === 'DELETE')) {
      const answer = await browser.get(`${addressOf({ path } as Endpoint)}?_method=DELETE`, {
        'x-http-method-override': 'DELETE',
      })
      expect([200, 400, 404, 405]).toContain(answer.statusCode)
    }
    expect((await browser.get('/api/auth/user')).statusCode).toBe(200)
  })
})
