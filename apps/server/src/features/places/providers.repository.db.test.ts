import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { distanceMiles, type GeoPoint } from '@careway/domain/kernel/geo-point'
import { kindsForNeed } from '@careway/domain/provider-taxonomy/kinds-for-need'
import { PROVIDER_KINDS, type ProviderKind } from '@careway/domain/vocabulary/provider-kind'
import { describeOnEachEngine } from '../../db/test-support/each-engine'
import type { ProvidersOnFile, ProviderSearch } from '../../ports/providers-on-file'
import { nearestOnMap } from './provider-search.repository'
import { createProvidersOnFile } from './providers.repository'
import { toMapPoint } from './search-origins'

const RUN = '00000000-0000-4000-8000-000000000002'
const SOURCES = { nppes: { title: 'Sample registry', url: 'https://example.org/' } }
const SPREAD = 1e-7

interface Stored extends GeoPoint {
  readonly id: string
  readonly source: string
  readonly kind: ProviderKind
  readonly x: number
  readonly y: number
  readonly hasEmergencyDepartment: boolean
  readonly details: {
    readonly npi?: string
    readonly taxonomyCodes?: readonly string[]
    readonly suitsAnyone?: boolean
    readonly lastUpdated?: string
  }
}

/** A random sequence that is the same each time (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
const random = randomFrom(11)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!

const KINDS = ['dentistry', 'cardiology', 'psychology', 'primary_care', 'acute_hospital'] as const
const CODES = ['122300000X', '1223E0200X'] as const
/** Middles of ZIP codes on the mainland, in Alaska and on both ends of the Aleutians. */
const CENTRES: readonly GeoPoint[] = Array.from({ length: 60 }, (_, at) => {
  if (at < 2) return { latitude: 51.9 + at / 10, longitude: at === 0 ? -179.6 : 179.5 }
  if (at < 6) return { latitude: 61 + random() * 9, longitude: -150 - random() * 10 }
  return { latitude: 44 + random() * 3, longitude: -113 + random() * 4 }
})
/** Five thousand of the last kind stand at this one. */
const CROWDED = CENTRES[20]!

function storedAt(at: number, point: GeoPoint, kind: ProviderKind, more: Partial<Stored> = {}): Stored {
  const { x, y } = toMapPoint(point)
  const source = at % 7 === 0 ? 'cms-hospitals' : 'nppes'
  return {
    id: `${source}:${1_000_000_000 + at}`,
    source,
    kind,
    latitude: point.latitude,
    longitude: point.longitude,
    x: x + (random() - 0.5) * SPREAD,
    y: y + (random() - 0.5) * SPREAD,
    hasEmergencyDepartment: random() < 0.5,
    details: {
      taxonomyCodes: [pick(CODES)],
      ...(random() < 0.05 && { suitsAnyone: false }),
      ...(source === 'nppes' && { npi: String(1_000_000_000 + at) }),
    },
    ...more,
  }
}

const spread = Array.from({ length: 6000 }, (_, at) => storedAt(at, pick(CENTRES), pick(KINDS)))
const crowd = Array.from({ length: 5000 }, (_, at) => storedAt(10_000 + at, CROWDED, 'psychology'))
const STORED = [...spread, ...crowd]

const mapDistance = (from: GeoPoint, { x, y }: Stored) => {
  const own = toMapPoint(from)
  const east = Math.min(...[-2, 0, 2].map((turns) => Math.abs(x - own.x + turns * Math.PI)))
  return Math.hypot(east, y - own.y)
}

/** What measuring every row finds. */
function measured({ from, kinds, taxonomyCode, radiusMiles, count, needsEmergencyDepartment }: ProviderSearch) {
  return STORED.filter(
    ({ kind, details }) => details.suitsAnyone !== false && (kinds.length === 0 || kinds.includes(kind)),
  )
    .filter(({ details }) => !taxonomyCode || details.taxonomyCodes?.includes(taxonomyCode))
    .filter((stored) => !needsEmergencyDepartment || stored.hasEmergencyDepartment)
    .map((stored) => ({ id: stored.id, miles: distanceMiles(from, stored), map: mapDistance(from, stored) }))
    .filter(({ miles }) => miles <= radiusMiles)
    .sort((a, b) => a.miles - b.miles || a.map - b.map)
    .slice(0, count)
    .map(({ id }) => id)
}

describeOnEachEngine('providers near a point', (database) => {
  let onFile: ProvidersOnFile

  const insert = (rows: readonly Stored[]) =>
    database().orm.execute(sql`insert into providers (id, kind, name, address, city, state, zip_code,
        has_emergency_department, latitude, longitude, mp, source, run_id, details)
      select id, kind, 'Sample', '1 Sample St', 'Sample', 'MT', '59718', "hasEmergencyDepartment", latitude, longitude,
        point(x, y), source, ${RUN}::uuid, details
      from jsonb_to_recordset(${JSON.stringify(
        rows.map((row) => ({ ...row, kind: PROVIDER_KINDS.indexOf(row.kind) })),
      )}::jsonb) as place(id text, kind int4, "hasEmergencyDepartment" boolean, latitude float8, longitude float8,
        x float8, y float8, source text, details jsonb)`)

  beforeAll(async () => {
    await database().orm.execute(sql`create table providers_nppes partition of providers for values in ('nppes')`)
    await database().orm.execute(sql`insert into import_runs (id, source, state, source_version)
      values (${RUN}::uuid, 'nppes', 'succeeded', '2026-11-01')`)
    await insert(STORED)
    await database().orm.execute(sql`analyze providers`)
    onFile = createProvidersOnFile({ executor: database().orm, sources: SOURCES })
  })

  const find = async (search: ProviderSearch) => (await onFile.findNearest(search)).map(({ id }) => id)
  const nearby = (): GeoPoint => {
    const { latitude, longitude } = pick(CENTRES)
    return { latitude: latitude + (random() - 0.5) / 2, longitude: longitude + (random() - 0.5) / 2 }
  }

  it('are the very ones that measuring every row finds, in the same order', async () => {
    for (let round = 0; round < 150; round += 1) {
      const search: ProviderSearch = {
        from: round % 2 === 0 ? pick(CENTRES) : nearby(),
        kinds: round % 5 === 0 ? [] : round % 3 === 0 ? [pick(KINDS), pick(KINDS)] : [pick(KINDS)],
        radiusMiles: pick([1, 10, 50, 200]),
        count: pick([1, 20, 21, 101]),
        ...(round % 11 === 0 && { needsEmergencyDepartment: true }),
        ...(round % 7 === 0 && { taxonomyCode: pick(CODES) }),
      }
      expect([round, await find(search)]).toEqual([round, measured(search)])
    }
  })

  it('are found among thousands in one ZIP, from there and from the next', async () => {
    const beside = { latitude: CROWDED.latitude + 0.05, longitude: CROWDED.longitude - 0.03 }
    for (const from of [CROWDED, beside]) {
      const search: ProviderSearch = { from, kinds: ['psychology'], radiusMiles: 50, count: 501 }
      const all = await find(search)
      expect(all).toEqual(measured(search))
      expect(await find({ ...search, count: 40 })).toEqual(all.slice(0, 40))
    }
  })

  it('are found across the 180th meridian', async () => {
    const search: ProviderSearch = { from: CENTRES[0]!, kinds: [], radiusMiles: 100, count: 300 }
    const found = await onFile.findNearest(search)
    expect(found.map(({ id }) => id)).toEqual(measured(search))
    expect(new Set(found.map(({ point }) => Math.sign(point.longitude))).size).toBe(2)
  })

  it('say what they are', async () => {
    const stored = STORED.find(({ source, details }) => source === 'nppes' && details.suitsAnyone !== false)!
    expect(await onFile.find(stored.id)).toEqual({
      id: stored.id,
      kind: stored.kind,
      name: 'Sample',
      address: '1 Sample St',
      city: 'Sample',
      state: 'MT',
      zipCode: '59718',
      npi: stored.details.npi,
      isOrganization: true,
      taxonomyCodes: stored.details.taxonomyCodes,
      hasEmergencyDepartment: stored.hasEmergencyDepartment,
      point: { latitude: stored.latitude, longitude: stored.longitude },
      isAtZipCentre: false,
      source: 'nppes',
      citation: { title: 'Sample registry', url: 'https://example.org/', asOf: '2026-11-01' },
    })
    for (const none of ['nppes:1', 'other:1000000001', '', "' or 1=1 --"])
      expect(await onFile.find(none)).toBeUndefined()
  })

  it('appear once although two sources have them, as the practice is known best', async () => {
    const far = { latitude: 33, longitude: -97 }
    const near = { latitude: 33.01, longitude: -97 }
    const person = (at: number, source: string, point: GeoPoint, details: Stored['details'] = {}) =>
      storedAt(90_000 + at, point, 'urology', {
        id: `${source}:x${at}`,
        source,
        details: { npi: '1888888888', ...details },
      })
    await insert([
      person(0, 'nppes', near, { lastUpdated: '2026-10-01' }),
      person(1, 'cms-clinicians', near, { lastUpdated: '2019-01-01' }),
      person(2, 'cms-clinicians', far),
      storedAt(90_003, far, 'urology', { id: 'nppes:x3', source: 'nppes', details: { npi: '1777777777' } }),
      ...Array.from({ length: 60 }, (_, at) =>
        storedAt(91_000 + at, near, 'urology', { id: `other:${at}`, source: 'other', details: { npi: '1666666666' } }),
      ),
    ])
    const found = await find({ from: near, kinds: ['urology'], radiusMiles: 20, count: 20 })
    expect(found.filter((id) => !id.startsWith('other:'))).toEqual(['cms-clinicians:x1', 'nppes:x3'])
    expect(found).toHaveLength(3)
  })

  it('are of the registry’s file only for states it was loaded for', async () => {
    expect(await onFile.holdsRegistryOf('MT')).toBe(true)
    expect(await onFile.holdsRegistryOf('CA')).toBe(false)
    await database().orm.execute(sql`update import_runs set state = 'failed' where id = ${RUN}::uuid`)
    expect(await onFile.holdsRegistryOf('MT')).toBe(false)
    await database().orm.execute(sql`update import_runs set state = 'succeeded' where id = ${RUN}::uuid`)
  })

  it.each([
    [[], 1],
    [['psychology'], 1],
    [['psychology', 'dentistry', 'cardiology'], 3],
    [kindsForNeed('specialist'), 2],
    [kindsForNeed('chronic_management'), 1],
  ] as const)('of the kinds %j come from the index, in its order, by %i scans of a source', async (kinds, scans) => {
    const query = nearestOnMap({ from: CROWDED, kinds }, 25)
    const { rows } = (await database().orm.execute(sql`explain ${query}`)) as { rows: { 'QUERY PLAN': string }[] }
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan.match(/Index Scan using \S*kind_mp_idx/g)?.length).toBe(2 * scans)
    expect(plan).toMatch(/Order By: \(\w+\.?mp <->|Order By: \(mp <->/)
    if (kinds.length > 0) expect(plan).toMatch(/Index Cond: \(\(?kind (=|>=) /)
    expect(plan).not.toMatch(/Seq Scan on providers|Bitmap|Sort {2}\(cost/)
    expect(plan).toMatch(/Limit .*\n +(->  )?.*(Merge Append|Index Scan)/)
  })
})
