import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { catalog } from '@careway/contracts/catalog'
import type { Endpoint } from '@careway/contracts/kit/endpoint'
import { problemBody } from '@careway/contracts/kit/problem'
import {
  aiConversations,
  betaFeedback,
  carePathways,
  corrections,
  oneTimeLinks,
  userProfiles,
  users,
} from '../db/schema'
import { openCoreServer, seedBrowser, type Browser, type CoreServer } from './test-support/core-server'
import { describeOnEachEngine } from '../db/test-support/each-engine'
import { EXAMPLE_BODIES } from './test-support/example-bodies'
import { spoiledBodies } from './test-support/spoiled-bodies'

const ID = '6f1b3a52-0000-4000-8000-000000000001'
const addressOf = (path: string) => path.replace('{id}', ID).replace('{index}', '0')
const writes = catalog.filter(({ method }) => method !== 'GET')
/** Ids that sources give are any text; a call of one of those finds nothing. */
const hasOwnIds = ({ params }: Endpoint) => params?.shape['id']?.safeParse('1').success === false
const TABLES = [users, userProfiles, betaFeedback, oneTimeLinks, carePathways, corrections, aiConversations]

it('every call that takes a body has an example of one', () => {
  expect(
    writes
      .filter(({ body }) => body)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(Object.keys(EXAMPLE_BODIES).toSorted())
})

describeOnEachEngine('bad input', (database) => {
  let server: CoreServer
  let browser: Browser
  let admin: Browser
  let before: string

  const stored = async () =>
    JSON.stringify(await Promise.all(TABLES.map((table) => database().orm.select().from(table))))

  beforeAll(async () => {
    for (const table of [oneTimeLinks, betaFeedback, users]) await database().orm.delete(table)
    server = await openCoreServer(database())
    ;({ browser } = await seedBrowser(server))
    ;({ browser: admin } = await seedBrowser(server, 'super_admin'))
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    before = await stored()
  })

  const senderFor = ({ access }: Endpoint) => (access === 'admin' || access === 'super-admin' ? admin : browser)

  const expectRefusal = async (answer: Awaited<ReturnType<Browser['send']>>, status: number, code: string) => {
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(problemBody.strict().safeParse(answer.json()).success).toBe(true)
  }

  describe.each(writes.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    (_name, endpoint) => {
      const url = addressOf(endpoint.path)
      const raw = (payload: string, headers: Record<string, string> = {}) =>
        senderFor(endpoint).send(endpoint.method, url, payload, headers)

      it('refuses every spoiled body with the names of the fields, and stores nothing', async () => {
        const spoiled = spoiledBodies(endpoint)
        expect(spoiled.length).toBeGreaterThan(5)
        for (const { what, fields, body } of spoiled) {
          const answer = await senderFor(endpoint).send(endpoint.method, url, body)
          expect([what, answer.statusCode, answer.json().code]).toEqual([what, 400, 'validation_failed'])
          const told = Object.keys(answer.json().fieldErrors).map((field) => field.split('.', 1)[0])
          expect([what, told]).toEqual([what, expect.arrayContaining([...fields])])
          await expectRefusal(answer, 400, 'validation_failed')
        }
        expect(await stored()).toBe(before)
      })

      it.each([
        ['half a body', '{"firstName":', 400, 'malformed_json'],
        ['no JSON', 'role=admin', 400, 'malformed_json'],
        ['two bodies', '{}{}', 400, 'malformed_json'],
        ['a prototype', '{"__proto__":{"role":"super_admin"}}', 400, 'malformed_json'],
        ['a constructor', '{"constructor":{"prototype":{"role":"super_admin"}}}', 400, 'malformed_json'],
        ['a list', '[]', 400, 'validation_failed'],
        ['a number', '7', 400, 'validation_failed'],
        ['a body over 256 kB', JSON.stringify({ message: 'x'.repeat(256 * 1024) }), 413, 'payload_too_large'],
      ] as const)('refuses %s', async (_what, payload, status, code) => {
        await expectRefusal(await raw(payload), status, code)
        expect(await stored()).toBe(before)
      })

      it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
        'refuses %s',
        async (type) => {
          await expectRefusal(await raw('{}', { 'content-type': type }), 415, 'unsupported_media_type')
          expect(await stored()).toBe(before)
        },
      )
    },
  )

  it('refuses ids and indexes that are none', async () => {
    for (const endpoint of catalog.filter(({ path }) => path.includes('{id}'))) {
      const { method, path } = endpoint
      for (const id of ['1', 'null', "'%20or%201=1", `${ID}0`, '%00', encodeURIComponent('../x')]) {
        const answer = await senderFor(endpoint).send(method, path.replace('{id}', id).replace('{index}', '0'))
        const expected = hasOwnIds(endpoint) || id === '%00' ? 400 : 404
        expect([path, id, answer.statusCode]).toEqual([path, id, expected])
      }
    }
    for (const index of ['-1', 'x', '1.5', '51', '9'.repeat(30)]) {
      expect(
        (await browser.patch(`/api/pathways/${ID}/steps/${index}`, { completed: true })).json().fieldErrors,
      ).toHaveProperty('index')
    }
  })
})
