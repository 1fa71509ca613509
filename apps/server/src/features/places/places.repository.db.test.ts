import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { PLACE_QUERIES, PLACE_ROLES } from '@careway/domain/care-pathways/care-pathway'
import { distanceMiles, type GeoPoint } from '@careway/domain/kernel/geo-point'
import { PROVIDER_KINDS, type ProviderKind } from '@careway/domain/vocabulary/provider-kind'
import { describeOnEachEngine } from '../../db/test-support/each-engine'
import { createFindPlaces, findNearbyPlaces, nearestRows, placesByRole } from './places.repository'

const RUN = '00000000-0000-4000-8000-000000000001'
const SOURCES = { sample: { title: 'Sample register', url: 'https://example.org/' } }

interface Stored extends GeoPoint {
  readonly id: string
  readonly kind: ProviderKind
  readonly hasEmergencyDepartment: boolean
  readonly details: { readonly suitsAnyone: boolean }
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

const random = randomFrom(7)
/** The mainland, Alaska with both ends of the Aleutians, Hawaii. */
const REGIONS = [
  [25, 49, -124, -67],
  [25, 49, -124, -67],
  [25, 49, -124, -67],
  [54, 71, -168, -131],
  [51, 53, -180, -170],
  [51, 53, 172, 180],
  [19, 22, -160, -155],
] as const

function anywhere(): GeoPoint {
  const [south, north, west, east] = REGIONS[Math.floor(random() * REGIONS.length)]!
  return { latitude: south + random() * (north - south), longitude: west + random() * (east - west) }
}

const STORED: readonly Stored[] = Array.from({ length: 4000 }, (_, at) => ({
  id: `sample:${String(at).padStart(4, '0')}`,
  kind: PROVIDER_KINDS[Math.floor(random() * PROVIDER_KINDS.length)]!,
  hasEmergencyDepartment: random() < 0.5,
  details: { suitsAnyone: random() < 0.9 },
  ...anywhere(),
}))

describeOnEachEngine('places near a point', (database) => {
  const reader = () => ({ executor: database().orm, sources: SOURCES })

  beforeAll(async () => {
    const rows = JSON.stringify(STORED.map((place) => ({ ...place, kind: PROVIDER_KINDS.indexOf(place.kind) })))
    await database().orm.execute(sql`insert into import_runs (id, source, state, source_version)
      values (${RUN}::uuid, 'sample', 'succeeded', '2026-09-30')`)
    await database().orm.execute(sql`insert into providers (id, kind, name, address, city, state, zip_code,
        has_emergency_department, latitude, longitude, mp, source, run_id, details)
      select id, kind, 'Sample', '1 Sample St', 'Sample', 'AL', '36301', "hasEmergencyDepartment", latitude, longitude,
        point(radians(longitude), ln(tan(pi() / 4 + radians(latitude) / 2))), 'sample', ${RUN}::uuid, details
      from jsonb_to_recordset(${rows}::jsonb) as place(id text, kind int4, "hasEmergencyDepartment" boolean,
        latitude float8, longitude float8, details jsonb)`)
    await database().orm.execute(sql`analyze providers`)
  })

  it('are the very ones that measuring every place finds', async () => {
    for (let round = 0; round < 120; round += 1) {
      const from = anywhere()
      const found = await placesByRole(reader(), from)
      for (const role of PLACE_ROLES) {
        const { kinds, needsEmergencyDepartment = false } = PLACE_QUERIES[role]
        const radiusMiles = { healthCenter: 60, emergencyDepartment: 100, hospital: 100, psychiatricHospital: 150 }[
          role
        ]
        const expected = STORED.filter((place) => kinds.includes(place.kind) && place.details.suitsAnyone)
          .filter((place) => place.hasEmergencyDepartment || !needsEmergencyDepartment)
          .map((place) => ({ id: place.id, miles: distanceMiles(from, place) }))
          .filter(({ miles }) => miles <= radiusMiles)
          .sort((a, b) => a.miles - b.miles)
          .slice(0, 3)
        expect(found[role].map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
      }
    }
  })

  it('are found across the 180th meridian', async () => {
    const from = { latitude: 52, longitude: -179.9 }
    const all = { kinds: PROVIDER_KINDS }
    const found = await findNearbyPlaces(reader(), from, all, 40, 400)
    expect(found.some(({ id }) => STORED.find((place) => place.id === id)!.longitude > 0)).toBe(true)
    expect(found.some(({ id }) => STORED.find((place) => place.id === id)!.longitude < 0)).toBe(true)
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
  })

  it('say what they are, how far, and where that is from', async () => {
    const { id, latitude, longitude } = STORED.find(
      ({ kind, details }) => kind === 'health_center' && details.suitsAnyone,
    )!
    const { healthCenter } = await createFindPlaces(reader())({ latitude, longitude })
    expect(healthCenter[0]).toEqual({
      id,
      kind: 'health_center',
      name: 'Sample',
      address: '1 Sample St',
      city: 'Sample',
      state: 'AL',
      zipCode: '36301',
      hasEmergencyDepartment: expect.any(Boolean),
      distanceMiles: 0,
      source: { title: 'Sample register', url: 'https://example.org/', asOf: '2026-09-30' },
    })
  })

  it('are none in the middle of the ocean', async () => {
    const found = await placesByRole(reader(), { latitude: 35, longitude: -40 })
    expect(Object.values(found).flat()).toEqual([])
  })

  it('come from the index, in its order, without a sort', async () => {
    const query = nearestRows({ latitude: 40, longitude: -100 }, Object.values(PLACE_QUERIES), 3)
    const { rows } = (await database().orm.execute(sql`explain ${query}`)) as { rows: { 'QUERY PLAN': string }[] }
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Index Scan using \w*kind_mp_idx/)
    expect(plan).toMatch(/Index Cond: \(kind = /)
    expect(plan).toMatch(/Order By: \(mp <->/)
    expect(plan).not.toMatch(/Seq Scan on providers|Sort/)
  })
})
