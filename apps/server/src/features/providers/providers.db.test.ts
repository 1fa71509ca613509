import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Provider } from '@careway/contracts/providers/list-providers'
import { PROVIDER_KINDS, type ProviderKind } from '@careway/domain/vocabulary/provider-kind'
import { createNppesRegistry } from '../../adapters/nppes-registry/nppes-registry.adapter'
import { startFakeNppesRegistry } from '../../adapters/nppes-registry/nppes-registry.fake'
import type { FakeRegistered } from '../../adapters/nppes-registry/registry-record.fixture'
import { openCoreServer, type Browser, type CoreServer } from '../../composition/test-support/core-server'
import { describeOnEachEngine } from '../../db/test-support/each-engine'
import type { ProviderRegistry } from '../../ports/provider-registry'
import type { ProvidersOnFile } from '../../ports/providers-on-file'
import type { ZipCodes } from '../../ports/zip-codes'
import { createProvidersOnFile } from '../places/providers.repository'
import { findProviderTarget } from './find-provider-target'
import { providersEndpoints } from './providers.endpoints'
import type { ProvidersParts } from './providers-parts'

const RUN = '00000000-0000-4000-8000-000000000003'
const SOURCES = {
  nppes: { title: 'Sample registry file', url: 'https://example.org/nppes' },
  'cms-hospitals': { title: 'Sample hospitals', url: 'https://example.org/hospitals' },
}
const POINTS: Readonly<Record<string, readonly [string, number, number]>> = {
  '59718': ['MT', 45.67, -111.19],
  '59715': ['MT', 45.67, -111.04],
  '78701': ['TX', 30.27, -97.74],
  '78702': ['TX', 30.26, -97.72],
  '66101': ['KS', 39.11, -94.63],
}
const zipCodes: Pick<ZipCodes, 'find'> = {
  find: (zipCode) => {
    const found = POINTS[zipCode]
    if (!found) return undefined
    const [state, latitude, longitude] = found
    return { zipCode, city: 'Sample', state, point: { latitude, longitude } }
  },
}

interface Row {
  readonly id: string
  readonly kind: ProviderKind
  readonly zipCode: string
  readonly name?: string
  readonly hasEmergencyDepartment?: boolean
  readonly details?: Readonly<Record<string, unknown>>
}

const DENTIST = { code: '122300000X', desc: 'Dentist' }
const HOSPITAL: Row = { id: 'cms-hospitals:1', kind: 'acute_hospital', zipCode: '59715', hasEmergencyDepartment: true }
const CLINIC: Row = { id: 'cms-hospitals:2', kind: 'acute_hospital', zipCode: '59718' }
const texans = Array.from({ length: 130 }, (_, at): Row => {
  const npi = String(1_200_000_000 + at)
  return {
    id: `nppes:${npi}`,
    kind: at % 2 === 0 ? 'dentistry' : 'primary_care',
    zipCode: at % 3 === 0 ? '78702' : '78701',
    details: {
      npi,
      pointFrom: 'zip-centre',
      entityType: 'individual',
      credential: 'DDS',
      taxonomyCodes: [at % 2 === 0 ? (at % 4 === 0 ? '1223E0200X' : DENTIST.code) : '207Q00000X'],
      lastUpdated: '2025-01-02',
    },
  }
})

const PEOPLE: readonly FakeRegistered[] = [
  { npi: '1300000001', name: 'Rosa Sample', zipCode: '59715', taxonomy: DENTIST, credential: 'DDS' },
  { npi: '1300000002', name: 'Omar Sample', zipCode: '59718', taxonomy: DENTIST },
  {
    npi: '1300000003',
    name: 'Lin Sample',
    zipCode: '59718',
    taxonomy: { code: '207Q00000X', desc: 'Family Medicine' },
  },
]

describeOnEachEngine('providers', (database) => {
  let server: CoreServer
  let browser: Browser
  let onFile: ProvidersOnFile
  let registry: ProviderRegistry | undefined
  let fake: Awaited<ReturnType<typeof startFakeNppesRegistry>>
  let staleSources: ReadonlySet<string>

  const insert = (rows: readonly Row[]) =>
    database().orm.execute(sql`insert into providers (id, kind, name, address, city, state, zip_code, phone,
        has_emergency_department, latitude, longitude, mp, source, run_id, details)
      select id, kind, name, '1 Sample St', 'Sample', state, "zipCode", '4065550100', "isHospital", latitude, longitude,
        point(radians(longitude) + spread, ln(tan(pi() / 4 + radians(latitude) / 2)) + spread),
        split_part(id, ':', 1), ${RUN}::uuid, details
      from jsonb_to_recordset(${JSON.stringify(
        rows.map(({ id, kind, zipCode, name = 'Sample', hasEmergencyDepartment = false, details = {} }, at) => {
          const [state, latitude, longitude] = POINTS[zipCode]!
          const number = PROVIDER_KINDS.indexOf(kind)
          const place = { state, latitude, longitude, spread: ((at * 7919) % 997) * 1e-10 }
          return { id, kind: number, zipCode, name, details, isHospital: hasEmergencyDepartment, ...place }
        }),
      )}::jsonb) as place(id text, kind int4, name text, "zipCode" text, state text, "isHospital" boolean,
        latitude float8, longitude float8, spread float8, details jsonb)`)

  const parts = (core: CoreServer['core']): ProvidersParts => ({
    providersOnFile: onFile,
    providerRegistry: registry,
    listStaleSources: () => Promise.resolve(staleSources),
    zipCodes: zipCodes as ZipCodes,
    messages: core.messages,
    limits: core.limits,
  })
  const open = async (isLive: boolean, variables: Readonly<Record<string, string>> = {}) => {
    const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
    registry = isLive
      ? createNppesRegistry({ apiUrl: fake.apiUrl, clock: () => new Date('2026-11-21'), log })
      : undefined
    server = await openCoreServer(database(), { variables, features: (core) => providersEndpoints(parts(core)) })
    browser = server.browser()
  }

  beforeAll(async () => {
    await database().orm.execute(sql`create table providers_nppes partition of providers for values in ('nppes')`)
    await database().orm.execute(sql`insert into import_runs (id, source, state, source_version)
      values (${RUN}::uuid, 'nppes', 'succeeded', '2026-11-01')`)
    await insert([HOSPITAL, CLINIC, ...texans])
    onFile = createProvidersOnFile({ executor: database().orm, sources: SOURCES })
  })
  beforeEach(async () => {
    fake = await startFakeNppesRegistry({ people: PEOPLE })
    staleSources = new Set()
  })
  afterEach(async () => {
    await server.close()
    await fake.stop()
  })

  const list = async (query: string, headers = {}): Promise<Provider[]> => {
    const answer = await browser.get(`/api/providers?${query}`, headers)
    expect([answer.statusCode, answer.json().code]).toEqual([200, undefined])
    return answer.json()
  }
  const refusal = async (query: string) => {
    const answer = await browser.get(`/api/providers?${query}`)
    return [answer.statusCode, answer.json().code, Object.keys(answer.json().fieldErrors ?? {})]
  }
  const ids = (providers: readonly Provider[]) => providers.map(({ id }) => id)

  it('are answered nearest first, in the reader’s language, with where they are from', async () => {
    await open(false)
    const [hospital] = await list('zipCode=59715&specialty=acute_hospital', { 'accept-language': 'es' })
    expect(hospital).toEqual({
      id: HOSPITAL.id,
      name: 'Sample',
      kind: 'acute_hospital',
      specialty: 'Hospital',
      credential: null,
      isOrganization: true,
      npi: null,
      taxonomyCodes: [],
      address: '1 Sample St',
      city: 'Sample',
      state: 'MT',
      zipCode: '59715',
      phone: '4065550100',
      website: null,
      rating: null,
      hasEmergencyDepartment: true,
      distance: 0,
      distanceTo: 'address',
      lastUpdated: null,
      isStale: false,
      source: { title: 'Sample hospitals', url: 'https://example.org/hospitals', asOf: '2026-11-01' },
    })
    const [dentist] = await list('zipCode=78701&specialty=dentistry', { 'accept-language': 'es' })
    expect(dentist).toMatchObject({ specialty: 'Dentista', distanceTo: 'zip-centre', isOrganization: false })
    staleSources = new Set(['nppes'])
    expect((await list('zipCode=78701&specialty=dentistry'))[0]).toMatchObject({ specialty: 'Dentist', isStale: true })
  })

  it('are found by kind, need and code, within the radius', async () => {
    await open(false)
    expect(ids(await list('zipCode=59718&specialty=emergency'))).toEqual([HOSPITAL.id])
    expect(ids(await list('zipCode=59718&specialty=acute_hospital'))).toEqual([CLINIC.id, HOSPITAL.id])
    expect(ids(await list('zipCode=59718&specialty=acute_hospital&radius=5'))).toEqual([CLINIC.id])
    expect(await list('zipCode=59718&specialty=midwifery')).toEqual([])
    const orthodox = await list('zipCode=78701&specialty=1223E0200X&limit=100')
    expect(orthodox).toHaveLength(33)
    expect(orthodox.every(({ taxonomyCodes }) => taxonomyCodes.includes('1223E0200X'))).toBe(true)
    expect((await list('zipCode=78701&specialty=routine')).every(({ kind }) => kind === 'primary_care')).toBe(true)
  })

  it('are answered page by page, each once', async () => {
    await open(false)
    const seen: string[] = []
    let url: string | undefined = '/api/providers?zipCode=78701&limit=17'
    while (url) {
      const answer: Awaited<ReturnType<Browser['get']>> = await browser.get(url)
      seen.push(...ids(answer.json()))
      url = /^<(.+)>; rel="next"$/.exec(String(answer.headers['link'] ?? ''))?.[1]
    }
    expect(seen).toHaveLength(130)
    expect(new Set(seen).size).toBe(130)
    expect(seen.slice(0, 100)).toEqual(ids(await list('zipCode=78701&limit=100')))
  })

  it.each([
    ['', 'validation_failed', ['zipCode']],
    ['zipCode=abcde', 'validation_failed', ['zipCode']],
    ['zipCode=00000', 'unknown_zip_code', ['zipCode']],
    ['zipCode=78701&radius=0', 'validation_failed', ['radius']],
    ['zipCode=78701&radius=201', 'validation_failed', ['radius']],
    ['zipCode=78701&limit=101', 'validation_failed', ['limit']],
    ['zipCode=78701&specialty=witchcraft', 'validation_failed', ['specialty']],
    ['zipCode=78701&specialty=0000000000', 'validation_failed', ['specialty']],
    ['zipCode=78701&cursor=MjA', 'validation_failed', ['cursor']],
    ['zipCode=78701&name=Rosa', 'validation_failed', ['name']],
  ])('refuse %j', async (query, code, fields) => {
    await open(false)
    expect(await refusal(query)).toEqual([400, code, fields])
  })

  it('refuse a cursor of another question', async () => {
    await open(false)
    const { headers } = await browser.get('/api/providers?zipCode=78701&limit=5')
    const cursor = /cursor=([\w-]+)/.exec(String(headers['link']))![1]!
    expect(await refusal(`zipCode=78702&limit=5&cursor=${cursor}`)).toEqual([400, 'validation_failed', ['cursor']])
    expect(await list(`zipCode=78701&limit=9&cursor=${cursor}`)).toHaveLength(9)
  })

  it('come from the registry too, where its file is not on file for the state', async () => {
    await open(true)
    const found = await list('zipCode=59718&specialty=dentistry')
    expect(ids(found)).toEqual(['nppes:1300000002', 'nppes:1300000001'])
    expect(found[0]).toMatchObject({
      name: 'Omar Sample',
      npi: '1300000002',
      distance: 0,
      distanceTo: 'zip-centre',
      isStale: false,
      source: { title: 'CMS: NPPES NPI Registry', asOf: '2026-11-21' },
    })
    expect(ids(await list('zipCode=59718&radius=5'))).toEqual([CLINIC.id, 'nppes:1300000002', 'nppes:1300000003'])
    const sources = (await browser.get('/api/providers/sources?zipCode=59718')).json()
    expect(sources).toMatchObject({ registry: 'answered' })
    expect(sources.sources.map(({ source }: { source: { title: string } }) => source.title)).toEqual([
      'Sample hospitals',
      'CMS: NPPES NPI Registry',
    ])
  })

  it('are those on file alone where the registry can’t be reached, and it is said', async () => {
    await open(true)
    fake.behave('nonsense')
    expect(ids(await list('zipCode=59718'))).toEqual([CLINIC.id, HOSPITAL.id])
    expect((await browser.get('/api/providers/sources?zipCode=59718')).json().registry).toBe('unreachable')
    expect((await browser.get('/api/providers/nppes:1300000001')).statusCode).toBe(503)
  })

  it('don’t trouble the registry where its file is on file, or where it is switched off', async () => {
    await open(true)
    await list('zipCode=78701')
    expect((await browser.get('/api/providers/sources?zipCode=78701')).json()).toEqual({
      registry: 'imported',
      sources: [{ source: { ...SOURCES.nppes, asOf: '2026-11-01' }, isStale: false }],
    })
    expect(fake.requests).toEqual([])
    await server.close()
    await open(false)
    expect((await browser.get('/api/providers/sources?zipCode=59718')).json().registry).toBe('off')
  })

  it('are answered one by one, with the distance where it is asked for', async () => {
    await open(true)
    const one = (rest: string) => browser.get(`/api/providers/${rest}`)
    expect((await one(HOSPITAL.id)).json()).toMatchObject({ id: HOSPITAL.id, distance: null })
    expect((await one(`${HOSPITAL.id}?zipCode=59718`)).json().distance).toBeCloseTo(7.25, 1)
    expect((await one(`${HOSPITAL.id}?zipCode=00000`)).json().code).toBe('unknown_zip_code')
    expect((await one('nppes:1300000001')).json()).toMatchObject({ name: 'Rosa Sample', credential: 'DDS' })
    for (const none of ['nppes:1999999999', 'nppes:0', 'other:1', '%27%20or%201=1'])
      expect((await one(none)).statusCode).toBe(404)
  })

  it('can be kept with what is needed to call and to go there', async () => {
    await open(true)
    expect(await findProviderTarget(parts(server.core), 'nppes:1300000001')).toEqual({
      title: 'Rosa Sample',
      snapshot: {
        name: 'Rosa Sample',
        organization: null,
        kind: 'dentistry',
        phone: '4065550100',
        website: null,
        address: { line: '100 Sample St', city: 'Sampleton', state: 'MT', zipCode: '59715' },
        source: { title: 'CMS: NPPES NPI Registry', url: 'https://npiregistry.cms.hhs.gov/', asOf: '2026-11-21' },
        lastChecked: '2025-05-15',
      },
    })
    expect(await findProviderTarget(parts(server.core), 'nppes:1999999999')).toBeUndefined()
  })

  it('are looked for no oftener than an address may', async () => {
    await open(false, { RATE_LIMIT_FACTOR: '0.0125' })
    const statuses: number[] = []
    for (let each = 0; each < 4; each += 1)
      statuses.push((await browser.get('/api/providers?zipCode=78701')).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})
