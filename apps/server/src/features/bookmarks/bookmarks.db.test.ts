import { afterEach, beforeEach, expect, it } from 'vitest'
import { BOOKMARKS_MAXIMUM, type Bookmark } from '@careway/contracts/bookmarks/bookmark'
import { openCoreServer, seedBrowser, type Browser, type CoreServer } from '../../composition/test-support/core-server'
import { bookmarks, users } from '../../db/schema'
import { describeOnEachEngine } from '../../db/test-support/each-engine'
import { bookmarksEndpoints } from './bookmarks.endpoints'
import { BRONZE, findSampleTarget, SILVER } from './bookmarks.fixture'

describeOnEachEngine('bookmarks', (database) => {
  let server: CoreServer
  let browser: Browser
  let userId: string

  const open = async (variables: Readonly<Record<string, string>> = {}) => {
    server = await openCoreServer(database(), {
      variables,
      features: (core) =>
        bookmarksEndpoints({ bookmarks: core.bookmarks, findTarget: findSampleTarget, limits: core.limits }),
    })
    ;({ browser, userId } = await seedBrowser(server))
  }
  beforeEach(async () => {
    await database().orm.delete(users)
    await open()
  })
  afterEach(() => server.close())

  const stored = () => database().orm.select().from(bookmarks)
  const list = async (query = ''): Promise<Bookmark[]> => (await browser.get(`/api/bookmarks${query}`)).json()
  const save = async (body: object, headers = {}): Promise<Bookmark> => {
    const answer = await browser.post('/api/bookmarks', body, headers)
    expect([answer.statusCode, answer.json().code]).toEqual([201, undefined])
    return answer.json()
  }
  const plan = (targetId: string, more: object = {}) => ({ type: 'plan', targetId, ...more })

  it('keep a plan with what it said when it was saved', async () => {
    const saved = await save(plan(SILVER, { notes: 'ask about Dr. Rosa', deadline: '2026-12-15' }))
    expect(saved).toMatchObject({
      type: 'plan',
      targetId: SILVER,
      title: 'Sample Silver 900',
      status: 'saved',
      notes: 'ask about Dr. Rosa',
      deadline: '2026-12-15',
      snapshot: { plan: { deductibleIndividualCents: 90_000 }, netPremiumMonthlyCents: 4_820 },
    })
    expect(await list()).toEqual([saved])
    const [row] = await stored()
    expect(Buffer.from(row!.sealedDetails).toString('latin1')).not.toMatch(/Rosa|saved|Silver/)
    expect(server.lines.join('\n')).not.toContain('Rosa')
  })

  it('are one a target: saved again they keep the notes and take what is said anew', async () => {
    const first = await save(plan(SILVER, { notes: 'mine', status: 'chosen' }))
    const again = await save(plan(SILVER, { deadline: '2027-01-15' }))
    expect(again).toMatchObject({ id: first.id, notes: 'mine', status: 'chosen', deadline: '2027-01-15' })
    expect(await stored()).toHaveLength(1)
  })

  it('are no more than an account holds: what is kept can still be changed, and room be made', async () => {
    const kept = await save(plan(SILVER))
    const [{ sealedDetails } = { sealedDetails: new Uint8Array() }] = await stored()
    const others = Array.from({ length: BOOKMARKS_MAXIMUM - 1 }, (_, at) => `plan-${at}`)
    await database()
      .orm.insert(bookmarks)
      .values(others.map((targetId) => ({ userId, type: 'plan' as const, targetId, sealedDetails })))
    for (const locale of ['en', 'es']) {
      const refused = await browser.post('/api/bookmarks', plan(BRONZE), { 'accept-language': locale })
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'bookmarks_full'])
      expect(refused.json().message).toMatch(locale === 'es' ? /está llena/ : /is full/)
    }
    await save(plan(SILVER, { notes: 'still mine' }))
    await browser.delete(`/api/bookmarks/${kept.id}`)
    expect((await save(plan(BRONZE))).targetId).toBe(BRONZE)
    expect(await stored()).toHaveLength(BOOKMARKS_MAXIMUM)
  })

  it('are not made of what does not exist, nor of what a body says of itself', async () => {
    for (const body of [
      plan('99999ZZ0000000'),
      { type: 'resource', targetId: 'r1' },
      { type: 'program', targetId: 'p1' },
      { type: 'provider', targetId: 'hrsa:1' },
    ]) {
      const answer = await browser.post('/api/bookmarks', body)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    }
    const invented = await browser.post('/api/bookmarks', plan(SILVER, { snapshot: { deductibleIndividualCents: 0 } }))
    expect([invented.statusCode, Object.keys(invented.json().fieldErrors)]).toEqual([400, ['snapshot']])
    expect(await stored()).toEqual([])
  })

  it('refuse notes of 20,000 characters, other statuses, and days that are none', async () => {
    const { id } = await save(plan(SILVER))
    for (const [field, wrong] of [
      ['notes', 'x'.repeat(20_000)],
      ['status', 'approved_by_admin'],
      ['deadline', '2026-02-30'],
      ['deadline', '0001-01-01'],
      ['deadline', 'soon'],
    ] as const) {
      for (const answer of [
        await browser.post('/api/bookmarks', plan(BRONZE, { [field]: wrong })),
        await browser.patch(`/api/bookmarks/${id}`, { [field]: wrong }),
      ])
        expect([answer.statusCode, Object.keys(answer.json().fieldErrors)]).toEqual([400, [field]])
    }
    expect((await browser.patch(`/api/bookmarks/${id}`, {})).statusCode).toBe(400)
    expect(await stored()).toHaveLength(1)
  })

  it('can be chosen only where they are plans', async () => {
    const answer = await browser.post('/api/bookmarks', { type: 'resource', targetId: 'r1', status: 'chosen' })
    expect([answer.statusCode, Object.keys(answer.json().fieldErrors)]).toEqual([400, ['status']])
  })

  it('are changed and deleted', async () => {
    const { id } = await save(plan(SILVER, { notes: 'first' }))
    const changed = await browser.patch(`/api/bookmarks/${id}`, {
      status: 'applied',
      notes: '',
      deadline: '2026-12-01',
    })
    expect(changed.json()).toMatchObject({ status: 'applied', notes: null, deadline: '2026-12-01' })
    expect((await browser.patch(`/api/bookmarks/${id}`, { deadline: null })).json()).toMatchObject({
      status: 'applied',
      deadline: null,
    })
    expect((await browser.delete(`/api/bookmarks/${id}`)).json()).toEqual({ ok: true })
    expect((await browser.delete(`/api/bookmarks/${id}`)).statusCode).toBe(404)
    expect(await list()).toEqual([])
  })

  it('have one chosen plan: another makes the first only saved', async () => {
    const bronze = await save(plan(BRONZE, { status: 'chosen', notes: 'keep me' }))
    const silver = await save(plan(SILVER, { status: 'chosen' }))
    const statuses = async () => Object.fromEntries((await list()).map(({ targetId, status }) => [targetId, status]))
    expect(await statuses()).toEqual({ [BRONZE]: 'saved', [SILVER]: 'chosen' })
    await browser.patch(`/api/bookmarks/${bronze.id}`, { status: 'chosen' })
    expect(await statuses()).toEqual({ [BRONZE]: 'chosen', [SILVER]: 'saved' })
    await browser.patch(`/api/bookmarks/${silver.id}`, { status: 'applied' })
    expect(await statuses()).toEqual({ [BRONZE]: 'chosen', [SILVER]: 'applied' })
    expect((await list()).find(({ id }) => id === bronze.id)?.notes).toBe('keep me')
  })

  it('have one chosen plan also where several are chosen at once', async () => {
    const ids = ['plan-1', 'plan-2', 'plan-3', 'plan-4']
    await Promise.all(ids.map((id) => save(plan(id, { status: 'chosen' }))))
    expect((await list()).filter(({ status }) => status === 'chosen')).toHaveLength(1)
    const all = await list()
    await Promise.all(all.map(({ id }) => browser.patch(`/api/bookmarks/${id}`, { status: 'chosen' })))
    expect((await list()).filter(({ status }) => status === 'chosen')).toHaveLength(1)
  })

  it('give the chosen plan’s figures to who asks for them', async () => {
    const read = server.core.bookmarks.readChosenPlan
    await save(plan(SILVER))
    expect(await read(userId)).toBeUndefined()
    await save(plan(SILVER, { status: 'chosen' }))
    expect(await read(userId)).toMatchObject({
      name: 'Sample Silver 900',
      planType: 'HMO',
      deductibleIndividualCents: 90_000,
      services: { 'primary-care': { kind: 'copay', cents: 1_500, isAfterDeductible: false } },
    })
  })

  it('are saved once for one key, and refused for the same key with another body', async () => {
    const headers = { 'idempotency-key': 'queue-1' }
    const first = await save(plan(SILVER, { notes: 'from the bus' }), headers)
    await browser.patch(`/api/bookmarks/${first.id}`, { notes: 'changed since' })
    expect(await save(plan(SILVER, { notes: 'from the bus' }), headers)).toMatchObject({
      id: first.id,
      notes: 'changed since',
    })
    const other = await browser.post('/api/bookmarks', plan(BRONZE), headers)
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused'])
    await browser.delete(`/api/bookmarks/${first.id}`)
    expect((await browser.post('/api/bookmarks', plan(SILVER, { notes: 'from the bus' }), headers)).statusCode).toBe(
      404,
    )
    expect(await list()).toEqual([])
  })

  it('are saved with one of several bodies that come with the same key at once', async () => {
    const targets = [SILVER, BRONZE]
    const answers = await Promise.all(
      [...targets, ...targets].map((id) => browser.post('/api/bookmarks', plan(id), { 'idempotency-key': 'k' })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 422, 422])
    expect(await stored()).toHaveLength(1)
  })

  it('leave a key unused where the target was not found', async () => {
    const headers = { 'idempotency-key': 'early' }
    expect((await browser.post('/api/bookmarks', plan('none'), headers)).statusCode).toBe(404)
    await save(plan(SILVER), headers)
  })

  it('look for a target no oftener than plans may be looked for', async () => {
    await server.close()
    await open({ RATE_LIMIT_FACTOR: '0.05' })
    const statuses: number[] = []
    for (let each = 0; each < 4; each += 1)
      statuses.push((await browser.post('/api/bookmarks', plan('none'))).statusCode)
    expect(statuses).toEqual([404, 404, 404, 429])
  })

  it.each(['resource', 'program', 'provider'] as const)('keep a %s with whom to call and where', async (type) => {
    const saved = await save({ type, targetId: 'known', notes: 'before noon' })
    expect(saved).toMatchObject({
      type,
      targetId: 'known',
      title: `Sample ${type}`,
      snapshot: { name: `Sample ${type}`, phone: '4065550100', source: { title: 'Sample file' } },
    })
    expect(await list(`?type=${type}`)).toEqual([saved])
    const headers = { 'idempotency-key': type }
    const again = await save({ type, targetId: 'known' }, headers)
    expect([again.id, again.notes]).toEqual([saved.id, 'before noon'])
    expect((await save({ type, targetId: 'known' }, headers)).id).toBe(saved.id)
    const changed = await browser.patch(`/api/bookmarks/${saved.id}`, { status: 'to_call' })
    expect(changed.json()).toMatchObject({ status: 'to_call', snapshot: saved.snapshot })
    const chosen = await browser.patch(`/api/bookmarks/${saved.id}`, { status: 'chosen' })
    expect([chosen.statusCode, Object.keys(chosen.json().fieldErrors)]).toEqual([400, ['status']])
  })

  it('other than plans have a limit of their own', async () => {
    await server.close()
    await open({ RATE_LIMIT_FACTOR: '0.02' })
    const statusOf = async (body: object) => (await browser.post('/api/bookmarks', body)).statusCode
    const program = { type: 'program', targetId: 'known' }
    expect([await statusOf(plan(SILVER)), await statusOf(plan(SILVER))]).toEqual([201, 429])
    expect([await statusOf(program), await statusOf(program), await statusOf(program)]).toEqual([201, 201, 429])
  })

  it('are listed page by page, newest change first, each once', async () => {
    for (let each = 1; each <= 5; each += 1) await save(plan(`plan-${each}`))
    const seen: string[] = []
    let url: string | undefined = '/api/bookmarks?limit=2&type=plan'
    while (url) {
      const answer: Awaited<ReturnType<Browser['get']>> = await browser.get(url)
      seen.push(...(answer.json() as Bookmark[]).map(({ targetId }) => targetId))
      url = /^<(.+)>; rel="next"$/.exec(String(answer.headers['link'] ?? ''))?.[1]
      if (url) expect(url).toContain('limit=2&type=plan')
    }
    expect(seen).toEqual((await list()).map(({ targetId }) => targetId))
    expect(seen.toSorted()).toEqual(['plan-1', 'plan-2', 'plan-3', 'plan-4', 'plan-5'])
    expect(await list('?type=resource')).toEqual([])
    for (const query of ['?cursor=nonsense', '?limit=0', '?limit=101', '?type=secret', '?userId=1'])
      expect((await browser.get(`/api/bookmarks${query}`)).statusCode).toBe(400)
  })

  it('are nobody else’s: another person’s id answers as one that does not exist', async () => {
    const { id } = await save(plan(SILVER, { notes: 'mine' }))
    const { browser: stranger } = await seedBrowser(server)
    const missing = '6f1b3a52-0000-4000-8000-000000000001'
    for (const ask of [
      (each: string) => stranger.patch(`/api/bookmarks/${each}`, { notes: 'mine now' }),
      (each: string) => stranger.delete(`/api/bookmarks/${each}`),
    ]) {
      const [theirs, nobodys] = [await ask(id), await ask(missing)]
      expect([theirs.statusCode, theirs.body]).toEqual([404, nobodys.body])
    }
    expect((await stranger.get('/api/bookmarks')).json()).toEqual([])
    expect((await list())[0]?.notes).toBe('mine')
  })

  it('are in the export, and go with the account', async () => {
    const saved = await save(plan(SILVER, { notes: 'mine' }))
    expect((await browser.get('/api/auth/export')).json().bookmarks).toEqual([saved])
    expect((await browser.delete('/api/auth/user')).statusCode).toBe(200)
    expect(await stored()).toEqual([])
  })
})
