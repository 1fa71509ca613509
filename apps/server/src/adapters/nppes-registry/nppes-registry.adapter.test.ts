import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Log } from '../../ports/log'
import type { Registered, RegisteredProvider } from '../../ports/provider-registry'
import { createNppesRegistry } from './nppes-registry.adapter'
import { startFakeNppesRegistry, type FakeMood } from './nppes-registry.fake'
import { registryRecordOf, type FakeRegistered } from './registry-record.fixture'
import type { CallTimings } from '../kit/call-timings'

const PATIENT: CallTimings = { answer: 2000, retry: 1, keep: 60_000, pause: 30_000 }
const DENTIST = { code: '122300000X', desc: 'Dentist' }
const FAMILY = { code: '207Q00000X', desc: 'Family Medicine' }
const numbered = (at: number) => String(1_000_000_000 + at)

const ROSA: FakeRegistered = {
  npi: '1000000001',
  name: 'Rosa Sample',
  zipCode: '59718',
  taxonomy: DENTIST,
  credential: 'D.D.S.',
}
const PEOPLE: readonly FakeRegistered[] = [
  ROSA,
  { npi: '1000000002', name: 'Sample Dental LLC', isOrganization: true, zipCode: '59715', taxonomy: DENTIST },
  { npi: '1000000003', name: 'Omar Example', zipCode: '59718', taxonomy: FAMILY },
  { npi: '1000000004', name: 'Lin Faraway', zipCode: '99501', mailingZipCode: '59718', state: 'AK', taxonomy: DENTIST },
]
const BOZEMAN = { zipCode: '59718', kinds: ['dentistry'] } as const

let fake: Awaited<ReturnType<typeof startFakeNppesRegistry>>
let logged: { fields: object; message: string }[]
let now: Date

beforeEach(async () => {
  fake = await startFakeNppesRegistry({ people: PEOPLE })
  logged = []
  now = new Date('2026-11-21T12:00:00Z')
})
afterEach(() => fake.stop())

const write = (fields: object, message: string) => void logged.push({ fields, message })
const log: Log = { debug: write, info: write, warn: write, error: write }
const registry = (timings: Partial<CallTimings> = {}) =>
  createNppesRegistry({ apiUrl: fake.apiUrl, clock: () => now, log, timings: { ...PATIENT, ...timings } })
const npisOf = (answer: Registered<readonly RegisteredProvider[]>) =>
  answer.kind === 'found' ? answer.found.map(({ npi }) => npi) : undefined

describe('the registry', () => {
  it('answers those of the ZIP first, then those around it', async () => {
    const answer = await registry().findNear(BOZEMAN)
    expect(answer).toMatchObject({ kind: 'found', asOf: '2026-11-21' })
    expect(npisOf(answer)).toEqual(['1000000001', '1000000004', '1000000002'])
  })

  it('reads a whole record', async () => {
    const answer = await registry().find(ROSA.npi)
    expect(answer).toEqual({
      kind: 'found',
      asOf: '2026-11-21',
      found: {
        npi: '1000000001',
        name: 'Rosa Sample',
        credential: 'D.D.S.',
        isOrganization: false,
        taxonomyCodes: ['122300000X'],
        address: '100 Sample St',
        city: 'Sampleton',
        state: 'MT',
        zipCode: '59718',
        phone: '4065550100',
        lastUpdated: '2025-05-15',
      },
    })
    expect(await registry().find('1999999999')).toEqual({ kind: 'found', found: undefined, asOf: '2026-11-21' })
  })

  it('learns a ZIP and words for a specialty, and nothing else', async () => {
    await registry().findNear({ zipCode: '59718', kinds: ['dentistry', 'primary_care'] })
    for (const query of fake.requests) {
      const {
        version,
        limit,
        postal_code: postalCode,
        taxonomy_description: words,
        ...more
      } = Object.fromEntries(query)
      expect([version, limit, more]).toEqual(['2.1', '200', {}])
      expect(['59718', '597*']).toContain(postalCode)
      expect(['Dentist', 'Family Medicine', 'Internal Medicine', 'Nurse Practitioner']).toContain(words)
    }
    expect(fake.requests).toHaveLength(8)
  })

  it('is asked for all where no kind is wanted', async () => {
    expect(npisOf(await registry().findNear({ zipCode: '59715', kinds: [] }))).toHaveLength(4)
    expect(fake.requests[0]!.has('taxonomy_description')).toBe(false)
  })

  it('is asked for a second page, and for no neighbors where many are in the ZIP', async () => {
    fake.hold(
      Array.from({ length: 450 }, (_, at) =>
        registryRecordOf({ npi: numbered(at), name: 'Ana Sample', zipCode: '59718', taxonomy: DENTIST }),
      ),
    )
    expect(npisOf(await registry().findNear(BOZEMAN))).toHaveLength(400)
    expect(fake.requests.map((query) => query.get('skip'))).toEqual([null, '200'])
  })

  it('has nobody of a specialty that it does not know by that name', async () => {
    expect(await registry().findNear({ ...BOZEMAN, kinds: ['hospice'] })).toMatchObject({ kind: 'found', found: [] })
  })

  it('is asked once by many at the same time, and again only after a day', async () => {
    const live = registry({ keep: 24 * 3_600_000 })
    await Promise.all([live.findNear(BOZEMAN), live.findNear(BOZEMAN), live.findNear(BOZEMAN)])
    now = new Date('2026-11-22T11:59:59Z')
    expect(await live.findNear(BOZEMAN)).toMatchObject({ asOf: '2026-11-21' })
    expect(fake.requests).toHaveLength(2)
    now = new Date('2026-11-22T12:00:01Z')
    expect(await live.findNear(BOZEMAN)).toMatchObject({ asOf: '2026-11-22' })
    expect(fake.requests).toHaveLength(4)
  })
})

describe('a registry that', () => {
  it.each<[FakeMood, string, number]>([
    ['slow', 'timeout', 1],
    ['overloaded', 'too-many-requests', 1],
    ['broken', 'server-error', 2],
    ['cut-off', 'unreadable-answer', 1],
    ['hung-up', 'network', 2],
    ['nonsense', 'unreadable-answer', 1],
    ['huge', 'too-large', 1],
    ['another-shape', 'unreadable-answer', 1],
    ['refusing', 'refused', 1],
    ['redirecting', 'redirected', 1],
  ])('is %s is unreachable: %s', async (mood, reason, asked) => {
    fake.behave(mood)
    const answer = await registry(mood === 'slow' ? { answer: 100 } : {}).findNear(BOZEMAN)
    expect(answer).toEqual({ kind: 'unreachable', reason })
    expect(fake.requests).toHaveLength(asked)
    expect(JSON.stringify(logged)).not.toMatch(/59718|Dentist/)
  })

  it('stumbles once is asked again', async () => {
    fake.behave('broken-once')
    expect((await registry().findNear(BOZEMAN)).kind).toBe('found')
  })

  it('is not there is unreachable', async () => {
    const live = registry()
    await fake.stop()
    expect(await live.findNear(BOZEMAN)).toEqual({ kind: 'unreachable', reason: 'network' })
    fake = await startFakeNppesRegistry()
  })

  it('fails five times is left alone for a while, and is asked again after it', async () => {
    const live = registry({ retry: 1 })
    fake.behave('nonsense')
    for (let each = 0; each < 5; each += 1) await live.findNear(BOZEMAN)
    fake.behave('normal')
    expect(await live.findNear(BOZEMAN)).toEqual({ kind: 'unreachable', reason: 'paused-after-failures' })
    expect(fake.requests).toHaveLength(5)
    now = new Date('2026-11-21T12:00:31Z')
    expect((await live.findNear(BOZEMAN)).kind).toBe('found')
  })

  it('says strange things gives what can be read of them', async () => {
    const good = registryRecordOf(ROSA)
    const [mailing, practice] = good.addresses
    const strange: readonly object[] = [
      { ...good, number: 1_000_000_001 },
      { ...good, number: '1000000009', basic: { ...good.basic, status: 'D' } },
      { ...good, number: 'drop table' },
      { ...good, number: '1000000010', addresses: [mailing] },
      { ...good, number: '1000000011', addresses: [{ ...practice, country_code: 'DE' }] },
      { ...good, number: '1000000012', addresses: [{ ...practice, postal_code: 'ABC' }, mailing] },
      { ...good, number: '1000000013', taxonomies: [] },
      { ...good, number: '1000000014', taxonomies: [{ code: '<script>', primary: true }] },
      { ...good, number: '1000000015', basic: { ...good.basic, first_name: 'X'.repeat(1000) } },
      {
        ...good,
        number: '1000000016',
        basic: { ...good.basic, first_name: '<img onerror=alert(1)>', last_name: '\u202e\u0000EVIL' },
      },
      { ...good, number: '1000000017', basic: { ...good.basic, first_name: '--', middle_name: '', last_name: null } },
      {
        number: '1000000018',
        enumeration_type: 'NPI-1',
        taxonomies: good.taxonomies,
        addresses: good.addresses,
        basic: null,
      },
    ]
    fake.hold(strange)
    const answer = await registry().find('1000000001')
    expect(answer).toMatchObject({ found: { npi: '1000000001' } })
    const all = await registry()
      .findNear({ zipCode: '59718', kinds: [] })
      .catch(() => undefined)
    expect(all?.kind === 'found' && all.found.map(({ npi }) => npi)).toEqual(['1000000001', '1000000016'])
    expect(JSON.stringify(all)).not.toMatch(/\\u0000|\u202e/)
  })
})
