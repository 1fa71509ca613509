import { describe, expect, it } from 'vitest'
import { NATIONAL_RESOURCES } from '@careway/domain/programs/records/national-resources'
import type { Resource } from '@careway/contracts/resources/resource'
import { browserOf, describeHelp, DIRECTORY, readPages } from './test-support/help-server'
import { findResourceTarget, findResourceTitle } from './find-resource-target'
import { BOZEMAN, seedResources, WEEKDAYS, type SampleResource } from './test-support/resources-on-file'

const { latitude, longitude } = BOZEMAN
const REVIEWED = new Set(NATIONAL_RESOURCES.map(({ id }) => id))
const ids = (list: readonly Resource[]) => list.map(({ id }) => id)
const localIds = (list: readonly Resource[]) => ids(list).filter((id) => !REVIEWED.has(id))
/** Miles to the north. */
const north = (miles: number) => [latitude + miles / 69.0935, longitude] as const

describeHelp('resources near a ZIP code', (scene) => {
  const seed = (...samples: SampleResource[]) => seedResources(scene.database.orm, samples)
  const get = (query: string, headers?: Record<string, string>) =>
    browserOf(scene).get(`/api/resources?${query}`, headers)
  const list = async (query: string) => (await get(query)).json() as Resource[]

  it('come by distance, then what serves the ZIP, the county and the state, then the country and reviewed lines', async () => {
    await seed(
      { id: 'far', at: north(20) },
      { id: 'near', at: north(2) },
      { id: 'beyond', at: north(40) },
      { id: 'phone-us', at: null, serviceArea: ['US'] },
      { id: 'phone-state', at: null, serviceArea: ['MT'] },
      { id: 'phone-county', at: null, serviceArea: ['30031'] },
      { id: 'phone-other', at: null, serviceArea: ['30111', 'WY'] },
      { id: 'phone-unsaid-here', at: null },
      { id: 'phone-unsaid-elsewhere', at: null, state: 'WY', zipCode: '82001' },
      { id: 'others-only', at: north(1), serviceArea: ['WY'] },
    )
    const found = await list('zipCode=59718&limit=100')
    const order = ['near', 'far', 'phone-county', 'phone-unsaid-here', 'phone-state', 'phone-us']
    expect(localIds(found)).toEqual(order)
    expect(ids(found).slice(0, order.length)).toEqual(order)
    expect(
      ids(found)
        .slice(order.length)
        .every((id) => REVIEWED.has(id)),
    ).toBe(true)
    expect(found[0]?.distance).toBeCloseTo(2, 1)
    expect(localIds(await list('zipCode=59718&limit=100&radius=50'))).toContain('beyond')
  })

  it('are asked of a ZIP code that exists, in a shape that can be', async () => {
    await seed()
    expect((await get('zipCode=00000')).json().code).toBe('unknown_zip_code')
    for (const query of ['zipCode=1', 'radius=0', 'radius=x', 'type=nonsense', 'language=xx', 'limit=0', 'nonsense=1'])
      expect([query, (await get(query)).statusCode]).toEqual([query, 400])
    expect((await get(`search=${'a'.repeat(20_000)}`)).json().fieldErrors).toHaveProperty('search')
  })

  it('are narrowed by type, cost, ramp and language', async () => {
    const english = { code: 'en', name: 'English' }
    await seed(
      { id: 'ride', facts: { isFree: true, languages: [{ code: 'es', name: 'Spanish' }] } },
      { id: 'law', type: 'legal_aid', facts: { isAccessible: true, languages: [{ name: 'Spanish' }] } },
      { id: 'stairs', facts: { isFree: false, isAccessible: false, languages: [english] } },
      { id: 'silent', facts: {} },
    )
    const near = async (filters: string) => localIds(await list(`zipCode=59718&limit=100&${filters}`))
    expect(await near('type=legal_aid')).toEqual(['law'])
    expect(await near('type=all')).toHaveLength(4)
    expect(await near('free=true')).toEqual(['ride'])
    expect(await near('accessible=true')).toEqual(['law'])
    expect(await near('language=spanish')).toEqual(['law', 'ride'])
    expect(await near('language=english')).toEqual(['silent', 'stairs'])
    const free = await list('free=true&limit=100')
    const paid = NATIONAL_RESOURCES.filter(({ cost }) => cost !== 'free').map(({ id }) => id)
    expect(ids(free).filter((id) => paid.includes(id))).toEqual([])
  })

  it('are found by the beginnings of all words, whatever their case and accents', async () => {
    await seed(
      { id: 'a', name: 'Clínica Águila', searchText: 'clínica águila bozeman clinica aguila bozeman' },
      { id: 'b', name: 'Eagle Clinic', searchText: 'eagle clinic bozeman' },
    )
    const search = async (text: string) =>
      localIds(await list(`zipCode=59718&limit=100&search=${encodeURIComponent(text)}`))
    expect(await search('CLÍNICA aguila')).toEqual(['a'])
    expect(await search('clinic boz')).toEqual(['a', 'b'])
    expect(await search('clinic denver')).toEqual([])
    expect(await search('inica')).toEqual([])
    expect(await search('')).toHaveLength(2)
  })

  it.each(['%', '_', "'", '%%_%', "' or 1=1 --", ':* | eagle', '\\', '<->', '!eagle', '()&|', '💊'])(
    'take %j for words to look for, not for an order',
    async (text) => {
      await seed({ id: 'b', searchText: 'eagle clinic' })
      const answer = await get(`zipCode=59718&search=${encodeURIComponent(text)}`)
      expect(answer.statusCode).toBe(200)
      const isNamed = text.includes('eagle')
      expect(localIds(answer.json())).toEqual(isNamed && text.startsWith(':') ? ['b'] : text === '!eagle' ? ['b'] : [])
    },
  )

  it('refuse U+0000 and a forged cursor', async () => {
    await seed()
    expect((await get('search=%00')).json().fieldErrors).toHaveProperty('search')
    const forged = (value: unknown) => Buffer.from(JSON.stringify(value), 'utf8').toString('base64url')
    const cursors = ['x', forged(['near', 'a', 'b']), forged(['all', 'a', 'b']), forged(['reviewed', 'nobody'])]
    for (const cursor of cursors)
      expect([cursor, (await get(`zipCode=59718&cursor=${cursor}`)).json().fieldErrors]).toEqual([
        cursor,
        { cursor: expect.any(String) },
      ])
  })

  describe.each(['zipCode=59718', 'zipCode=59718&type=crisis', 'zipCode=59718&openNow=true', 'search=ride', ''])(
    'page by page with %j',
    (query) => {
      it('come without a gap or a repeat, ties and all', async () => {
        const open = { schedules: [{ ...WEEKDAYS, byDay: 'SA' }] }
        const tied = Array.from({ length: 12 }, (_, index) => ({ id: `tie-${index}`, name: 'Same ride', facts: open }))
        const others = Array.from({ length: 12 }, (_, index) => ({
          id: `n-${index}`,
          at: north(index),
          name: `Ride ${index}`,
        }))
        const byPhone = Array.from({ length: 7 }, (_, index) => ({
          id: `p-${index}`,
          name: 'Ride line',
          at: null,
          serviceArea: [['59718'], ['MT'], ['US']][index % 3]!,
        }))
        await seed(...tied, ...others, ...byPhone)
        const whole = await readPages(browserOf(scene), `/api/resources?${query}&limit=100`)
        const wanted = ids(whole.flat())
        expect(new Set(wanted).size).toBe(wanted.length)
        for (const limit of [1, 5, 7]) {
          const pages = await readPages(browserOf(scene), `/api/resources?${query}&limit=${limit}`)
          expect(ids(pages.flat())).toEqual(wanted)
          expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true)
        }
      }, 60_000)
    },
  )

  it('put reviewed lines first where somebody looks for a crisis line, and only there', async () => {
    await seed({ id: 'local-crisis', type: 'crisis' }, { id: 'local-ride' })
    const crisis = await list('zipCode=59718&type=crisis&limit=100')
    const reviewed = NATIONAL_RESOURCES.filter(({ type }) => type === 'crisis').length
    expect(reviewed).toBeGreaterThan(0)
    expect(ids(crisis).indexOf('local-crisis')).toBe(reviewed)
    expect(ids(await list('zipCode=59718&limit=100'))[0]).toBe('local-crisis')
  })

  it('without a ZIP code are reviewed lines, then all by name', async () => {
    await seed(
      { id: '2', name: 'beta' },
      { id: '1', name: 'Alpha', at: north(500) },
      { id: '3', name: 'alpha', at: null },
    )
    const found = (await readPages(browserOf(scene), '/api/resources?limit=50')).flat()
    expect(localIds(found)).toEqual(['1', '3', '2'])
    expect(localIds(found.slice(0, -3))).toEqual([])
    expect(found.at(-1)).toMatchObject({ distance: null })
  })
})

describeHelp('a resource', (scene) => {
  const seed = (...samples: SampleResource[]) => seedResources(scene.database.orm, samples)
  const one = async (id: string, query = '', headers?: Record<string, string>) =>
    (await browserOf(scene).get(`/api/resources/${encodeURIComponent(id)}?${query}`, headers)).json() as Resource

  it('of a directory speaks in the directory’s own words', async () => {
    await seed({
      id: 'hsds-gallatin:1',
      name: 'Skyline',
      facts: {
        description: 'Paseos al médico.',
        phones: [
          { number: '4065870000', type: 'fax', languages: [] },
          { number: '4065871111', extension: '5', type: 'voice', languages: ['Spanish'] },
        ],
        email: 'help@example.org',
        website: 'https://skyline.example.org',
        address: { line: '1 Main St', city: 'Bozeman', state: 'MT', zipCode: '59718', pointFrom: 'source' },
        schedules: [WEEKDAYS, { description: 'Last van at 4', isClosed: false, isException: false }],
        languages: [{ code: 'es', name: 'Spanish' }, { name: 'Apsáalooke' }],
        eligibility: 'Anybody',
        minimumAge: 60,
        fees: '$2 a ride',
        documents: ['Photo ID'],
        accessibility: ['Lift'],
        applicationProcess: 'Call a day before',
        alert: 'No vans in snow',
        serviceAreaNames: ['Gallatin County'],
      },
    })
    expect(await one('hsds-gallatin:1', 'zipCode=59718')).toMatchObject({
      name: 'Skyline',
      description: 'Paseos al médico.',
      isNational: false,
      serviceArea: ['Gallatin County'],
      cost: '$2 a ride',
      languages: ['Spanish', 'Apsáalooke'],
      eligibilityRequirements: 'Anybody. Age 60 or older',
      contactInfo: { phone: '4065871111', email: 'help@example.org', tty: null, textNumber: null },
      address: { line: '1 Main St', city: 'Bozeman', state: 'MT', zipCode: '59718', latitude, longitude },
      hoursNote: 'Last van at 4',
      openNow: { state: 'closed', until: '2026-11-23T09:00', timeZone: 'America/Denver', holiday: null },
      steps: ['Call a day before'],
      documents: ['Photo ID'],
      accessibility: ['Lift'],
      alert: 'No vans in snow',
      decision: null,
      verification: 'partly',
      lastChecked: '2026-10-01',
      isStale: false,
      source: { title: DIRECTORY.title, url: DIRECTORY.url, asOf: '2026-10-01' },
    })
    expect((await one('hsds-gallatin:1')).hours).toHaveLength(5)
    expect((await one('hsds-gallatin:1', '', { 'accept-language': 'es' })).languages).toEqual(['español', 'Apsáalooke'])
  })

  it.each([
    ['checked half a year ago to the day', '2026-05-25', false],
    ['checked a day longer ago', '2026-05-24', true],
    ['that nobody says was checked', null, false],
  ])('%s is stale: %s %s', async (_what, checkedOn, isStale) => {
    await seed({ id: 'a', checkedOn })
    expect(await one('a')).toMatchObject({ isStale, lastChecked: checkedOn })
    scene.dataSources = [{ ...DIRECTORY, isStale: true }]
    expect(await one('a')).toMatchObject({ isStale: true, verification: 'unverified' })
  })

  it('of a directory that nobody describes is cited by its short name', async () => {
    await seed({ id: 'a', source: 'hsds-elsewhere' })
    expect((await one('a')).source).toEqual({ title: 'hsds-elsewhere', url: null, asOf: null })
  })

  it('that was reviewed speaks the caller’s language, and is always open where it says so', async () => {
    await seed()
    const [english, spanish] = [await one('988'), await one('988', '', { 'accept-language': 'es-MX,es;q=0.9' })]
    expect(english).toMatchObject({ isNational: true, address: null, distance: null, cost: 'Free' })
    expect(english.openNow).toEqual({ state: 'always-open', until: null, timeZone: null, holiday: null })
    expect(english.decision).toMatchObject({ likelihood: 'likely' })
    expect(spanish).toMatchObject({ cost: 'Gratis', languages: ['inglés', 'español'] })
    expect(spanish.description).not.toBe(english.description)
    expect(spanish.steps).toHaveLength(english.steps.length)
    const found = (await browserOf(scene).get('/api/resources?search=suicidio', { 'accept-language': 'es' })).json()
    expect(ids(found)).toContain('988')
  })

  it('that is not there is not found, whatever is asked for', async () => {
    await seed()
    for (const id of ['nobody', '%', "'", 'a'.repeat(200), '../988']) {
      const answer = await browserOf(scene).get(`/api/resources/${encodeURIComponent(id)}`)
      expect([id, answer.json().code]).toEqual([id, 'not_found'])
    }
    expect((await browserOf(scene).get('/api/resources/988?zipCode=00000')).json().code).toBe('unknown_zip_code')
    expect((await browserOf(scene).get(`/api/resources/${'a'.repeat(20_000)}`)).statusCode).toBe(404)
  })

  it('can be kept as it is now, and named', async () => {
    const address = { line: '1 Main St', city: 'Bozeman', state: 'MT', zipCode: '59718', pointFrom: 'source' } as const
    await seed({ id: 'a', name: 'Skyline', facts: { address } })
    const caller = { sessionId: 'x', user: { id: '6f1b3a52-0000-4000-8000-000000000001' } } as never
    expect(await findResourceTarget(scene.parts, caller, 'a')).toEqual({
      title: 'Skyline',
      snapshot: {
        name: 'Skyline',
        organization: 'Gallatin Rides',
        phone: null,
        website: null,
        address: { line: '1 Main St', city: 'Bozeman', state: 'MT', zipCode: '59718' },
        source: { title: DIRECTORY.title, url: DIRECTORY.url, asOf: '2026-10-01' },
        lastChecked: '2026-10-01',
      },
    })
    expect(await findResourceTarget(scene.parts, caller, '988')).toMatchObject({ snapshot: { phone: '988' } })
    expect(await findResourceTarget(scene.parts, caller, 'nobody')).toBeUndefined()
    expect(await findResourceTitle(scene.parts, 'a')).toBe('Skyline')
    expect(await findResourceTitle(scene.parts, 'nobody')).toBeUndefined()
  })
})

describeHelp('resources open now', (scene) => {
  const open = async (at: string) => {
    scene.now = new Date(at)
    const answer = await browserOf(scene).get('/api/resources?zipCode=59718&openNow=true&limit=100')
    return answer.json() as Resource[]
  }

  it('are those that are open on their own clock, and lines that always are', async () => {
    await seedResources(scene.database.orm, [
      { id: 'weekdays', facts: { schedules: [WEEKDAYS] } },
      { id: 'saturday', facts: { schedules: [{ ...WEEKDAYS, byDay: 'SA' }] } },
      { id: 'silent' },
      {
        id: 'eastern',
        at: null,
        state: 'NY',
        zipCode: '10001',
        serviceArea: ['US'],
        facts: { schedules: [{ ...WEEKDAYS, byDay: 'SA', closesAt: '13:00' }] },
      },
    ])
    const saturday = await open('2026-11-21T19:00:00Z')
    expect(localIds(saturday)).toEqual(['saturday'])
    expect(localIds(await open('2026-11-21T17:30:00Z'))).toEqual(['saturday', 'eastern'])
    expect(localIds(await open('2026-11-23T19:00:00Z'))).toEqual(['weekdays'])
    expect(localIds(await open('2026-11-26T19:00:00Z'))).toEqual([])
    const always = NATIONAL_RESOURCES.filter(({ isAlwaysOpen }) => isAlwaysOpen).map(({ id }) => id)
    expect(
      ids(saturday)
        .filter((id) => REVIEWED.has(id))
        .toSorted(),
    ).toEqual(always.toSorted())
  })

  it('are found behind thousands that are closed, on every page', async () => {
    const name = (at: number) => `place-${String(at).padStart(4, '0')}`
    const isOpenAt = (at: number) => at === 150 || at >= 1198
    await seedResources(
      scene.database.orm,
      Array.from({ length: 1202 }, (_, at) => ({
        id: name(at),
        facts: { schedules: [{ ...WEEKDAYS, ...(isOpenAt(at) && { byDay: 'SA' }) }] },
      })),
    )
    expect(localIds(await open('2026-11-21T19:00:00Z'))).toEqual([150, 1198, 1199, 1200, 1201].map(name))
    const page = await browserOf(scene).get('/api/resources?zipCode=59718&openNow=true&limit=2')
    expect(ids(page.json() as Resource[])).toEqual([150, 1198].map(name))
    const next = /<([^>]+)>/.exec(String(page.headers['link']))?.[1] ?? ''
    const rest = await browserOf(scene).get(next)
    expect(ids(rest.json() as Resource[])).toEqual([1199, 1200].map(name))
  })
})
