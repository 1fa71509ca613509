import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Correction } from '@careway/contracts/corrections/corrections'
import { openCoreServer, seedBrowser, type Browser, type CoreServer } from '../../composition/test-support/core-server'
import { auditEntries, corrections, users } from '../../db/schema'
import { describeOnEachEngine } from '../../db/test-support/each-engine'
import type { FindTitle } from '../../ports/correction-targets'
import { correctionsEndpoints } from './corrections.endpoints'

const MISSING = '6f1b3a52-0000-4000-8000-000000000001'
const findTitle: FindTitle = async (type, id) => (id === 'none' ? undefined : `Sample ${type} ${id}`)
const SCRIPT = `<script>alert(document.cookie)</script> '; drop table corrections; -- {{7*7}} \u202e`

describeOnEachEngine('corrections', (database) => {
  let server: CoreServer

  const open = async (variables: Readonly<Record<string, string>> = {}) => {
    server = await openCoreServer(database(), {
      variables,
      features: ({ corrections: own, limits, audit }) =>
        correctionsEndpoints({ corrections: own, findTitle, limits, audit }),
    })
  }
  beforeEach(async () => {
    await database().orm.delete(auditEntries)
    await database().orm.delete(corrections)
    await database().orm.delete(users)
    await open()
  })
  afterEach(() => server.close())

  const REPORT = { targetType: 'provider', targetId: 'nppes:1000000001', message: '  My clinic moved: I have asthma. ' }
  const stored = () => database().orm.select().from(corrections)
  const audited = () => database().orm.select().from(auditEntries)
  const send = async (browser: Browser, changes: object = {}): Promise<string> => {
    const answer = await browser.post('/api/corrections', { ...REPORT, ...changes })
    expect([answer.statusCode, answer.json()]).toEqual([201, { id: expect.any(String), status: 'new' }])
    return answer.json().id
  }
  const listed = async (browser: Browser, query = ''): Promise<Correction[]> =>
    (await browser.get(`/api/admin/corrections${query}`)).json()

  it('are taken from anybody, sealed, with what the record is called', async () => {
    const id = await send(server.browser())
    const [row] = await stored()
    expect(row).toMatchObject({ id, userId: null, targetTitle: 'Sample provider nppes:1000000001', status: 'new' })
    expect(Buffer.from(row!.sealedMessage).toString('latin1')).not.toMatch(/clinic|asthma/)
    expect(server.lines.join('\n')).not.toMatch(/asthma|moved/)
  })

  it('tell whoever has the number what became of them, and nothing else', async () => {
    const { browser } = await seedBrowser(server)
    const id = await send(browser)
    const { browser: stranger } = await seedBrowser(server)
    for (const anybody of [stranger, server.browser()])
      expect((await anybody.get(`/api/corrections/${id}`)).json()).toEqual({
        id,
        status: 'new',
        updatedAt: expect.any(String),
      })
    expect((await stranger.get(`/api/corrections/${MISSING}`)).statusCode).toBe(404)
    expect((await stranger.get('/api/corrections/1')).statusCode).toBe(400)
    expect((await stranger.get('/api/admin/corrections')).statusCode).toBe(403)
    expect((await stranger.patch(`/api/admin/corrections/${id}`, { status: 'fixed' })).statusCode).toBe(403)
    expect((await server.browser().get('/api/admin/corrections')).statusCode).toBe(401)
  })

  it.each([
    [{ message: 'x'.repeat(20_000) }, ['message']],
    [{ message: '   ' }, ['message']],
    [{ message: 'abc\u0000def' }, ['message']],
    [{ targetType: 'plan' }, ['targetType']],
    [{ targetId: '' }, ['targetId']],
    [{ targetId: 'x'.repeat(201) }, ['targetId']],
    [{ status: 'fixed', userId: MISSING }, ['status', 'userId']],
  ])('refuse %j', async (changes, fields) => {
    const answer = await server.browser().post('/api/corrections', { ...REPORT, ...changes })
    expect([answer.statusCode, Object.keys(answer.json().fieldErrors).toSorted()]).toEqual([400, fields])
    expect(await stored()).toEqual([])
  })

  it('are of something that we show', async () => {
    const answer = await server.browser().post('/api/corrections', { ...REPORT, targetId: 'none' })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    expect(await stored()).toEqual([])
  })

  it('hold what was written, whatever it looks like', async () => {
    await send(server.browser(), { message: SCRIPT })
    const { browser: admin } = await seedBrowser(server, 'admin')
    const answer = await admin.get('/api/admin/corrections')
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.json()[0].message).toBe(SCRIPT.trim())
  })

  it('are read and handled by admins, and every reading leaves an entry', async () => {
    const { browser, userId } = await seedBrowser(server)
    const id = await send(browser)
    const { browser: admin, userId: adminId } = await seedBrowser(server, 'admin')
    expect(await listed(admin)).toEqual([
      {
        id,
        targetType: 'provider',
        targetId: 'nppes:1000000001',
        targetTitle: 'Sample provider nppes:1000000001',
        message: 'My clinic moved: I have asthma.',
        status: 'new',
        note: null,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ])
    const patch = async (body: object) => (await admin.patch(`/api/admin/corrections/${id}`, body)).json()
    expect(await patch({ status: 'checking', note: 'called, no answer' })).toMatchObject({
      status: 'checking',
      note: 'called, no answer',
    })
    expect(await patch({ status: 'fixed' })).toMatchObject({ status: 'fixed', note: 'called, no answer' })
    expect(await patch({ note: null })).toMatchObject({ status: 'fixed', note: null })
    expect((await server.browser().get(`/api/corrections/${id}`)).json().status).toBe('fixed')
    expect((await stored())[0]).toMatchObject({ handledBy: adminId, sealedNote: null })
    const entries = (await audited()).filter(({ action }) => action.startsWith('corrections.'))
    const said = ({ action, actorUserId, targetId, detail }: (typeof entries)[number]) => [
      action,
      actorUserId,
      targetId,
      (detail as { note: string }).note,
    ]
    expect(entries.map(said).toSorted()).toEqual(
      [
        ['corrections.read', adminId, userId, id],
        ['corrections.changed', adminId, userId, `${id} checking note`],
        ['corrections.changed', adminId, userId, `${id} fixed`],
        ['corrections.changed', adminId, userId, `${id} note`],
      ].toSorted(),
    )
    expect(JSON.stringify(entries)).not.toMatch(/asthma|no answer/)
  })

  it('refuse changes of nothing, of nothing known, and of what is not there', async () => {
    const id = await send(server.browser())
    const { browser: admin } = await seedBrowser(server, 'admin')
    for (const body of [{}, { status: 'deleted' }, { message: 'mine' }, { note: 'x'.repeat(20_000) }])
      expect((await admin.patch(`/api/admin/corrections/${id}`, body)).statusCode).toBe(400)
    expect((await admin.patch(`/api/admin/corrections/${MISSING}`, { status: 'fixed' })).statusCode).toBe(404)
  })

  it('are listed page by page, newest first, each once, by where they stand', async () => {
    const sent: string[] = []
    for (let each = 0; each < 5; each += 1) sent.push(await send(server.browser(), { targetId: `r${each}` }))
    const { browser: admin } = await seedBrowser(server, 'admin')
    await admin.patch(`/api/admin/corrections/${sent[2]}`, { status: 'dismissed' })
    const seen: string[] = []
    let url: string | undefined = '/api/admin/corrections?limit=2'
    while (url) {
      const answer: Awaited<ReturnType<Browser['get']>> = await admin.get(url)
      seen.push(...(answer.json() as Correction[]).map(({ id }) => id))
      url = /^<(.+)>; rel="next"$/.exec(String(answer.headers['link'] ?? ''))?.[1]
    }
    expect(seen.toSorted()).toEqual(sent.toSorted())
    expect(seen).toEqual((await listed(admin)).map(({ id }) => id))
    expect((await listed(admin, '?status=dismissed')).map(({ id }) => id)).toEqual([sent[2]])
    for (const query of ['?cursor=nonsense', '?limit=0', '?status=secret'])
      expect((await admin.get(`/api/admin/corrections${query}`)).statusCode).toBe(400)
  })

  it('are in the export of the one who sent them, and stay without a name when the account goes', async () => {
    const { browser } = await seedBrowser(server)
    const id = await send(browser)
    await send(server.browser())
    expect((await browser.get('/api/auth/export')).json().corrections).toEqual([
      {
        id,
        targetType: 'provider',
        targetId: 'nppes:1000000001',
        targetTitle: 'Sample provider nppes:1000000001',
        message: 'My clinic moved: I have asthma.',
        status: 'new',
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ])
    expect((await browser.delete('/api/auth/user')).statusCode).toBe(200)
    expect((await stored()).map(({ userId }) => userId)).toEqual([null, null])
    const { browser: admin } = await seedBrowser(server, 'admin')
    expect((await listed(admin)).map(({ message }) => message)).toEqual(Array(2).fill(REPORT.message.trim()))
  })

  it('are taken from one address no oftener than feedback', async () => {
    await server.close()
    await open({ RATE_LIMIT_FACTOR: '0.1' })
    const statuses: number[] = []
    for (let each = 0; each < 3; each += 1)
      statuses.push((await server.browser().post('/api/corrections', REPORT)).statusCode)
    expect(statuses).toEqual([201, 201, 429])
  })
})
