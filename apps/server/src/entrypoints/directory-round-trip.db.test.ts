import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HSDS_CALLS } from '@careway/contracts/hsds/read-directory'
import { hsdsThing } from '@careway/contracts/hsds/schemas'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { createMemoryLimits } from '../adapters/rate-limits/memory-limits.adapter'
import { zipCodesForTests } from '../adapters/zip-codes/zip-codes.fixture'
import { describeOnEachEngine } from '../db/test-support/each-engine'
import { directoryEndpoints } from '../features/directory/directory.endpoints'
import { createDirectoryRepository } from '../features/directory/directory.repository'
import { exportDirectory } from '../features/directory/export-directory'
import type { AnyCall } from '../calls/endpoint-handler'
import { folderOf, SAMPLE_IDS, sampleTables } from '../importers/hsds/hsds.fixture'
import { importDirectory } from '../importers/hsds/import-directory'
import { readRows } from '../importers/kit/read-rows'

/** Published directories, where someone has them: `CAREWAY_SAMPLE_DATA`, or beside the repository. */
const published =
  process.env['CAREWAY_SAMPLE_DATA'] ?? fileURLToPath(new URL('../../../../../shared/data', import.meta.url))
const PUBLISHED = [
  'hsds/v1_sample_simple',
  'hsds/v1_sample_all_resources',
  'hsds/v3_examples',
  'hsds/v3_examples/tabular.json',
  'hsds/v3_examples/service_full.json',
  'hsds/v3_examples/organization_full.json',
  'hsds/v3_examples/service_at_location_full.json',
  'hsds/v3_examples/service_list.json',
  'ohana_sample',
]
const isThere = existsSync(join(published, 'ohana_sample'))
if (!isThere)
  console.warn(`Skipped: the published directories are not in ${published}. Set CAREWAY_SAMPLE_DATA to test with them.`)

const ids = SAMPLE_IDS

/** One file in full nesting, such as other programs send it; a phone is nested in two places. */
const nested = () => {
  const phone = { id: '0b2a6f7e-7d4b-4b0e-8f5f-000000000001', number: '406-555-0101', type: 'voice' }
  const attribute = {
    id: '0b2a6f7e-7d4b-4b0e-8f5f-000000000002',
    link_type: 'service_type',
    taxonomy_term: {
      id: ids.term,
      name: 'Rides',
      description: 'Rides',
      taxonomy_detail: { id: ids.taxonomy, name: 'Sample', description: 'Sample' },
    },
  }
  const service = (id: string, name: string) => ({
    id,
    name,
    status: 'active',
    phones: [phone],
    attributes: [attribute],
    organization: { id: ids.organization, name: 'Sample', description: 'Sample' },
    service_at_locations: [
      { id: id.replace(/^../, 'aa'), location: { id: ids.location, location_type: 'physical', phones: [phone] } },
    ],
  })
  return [service(ids.service, 'Sample ride'), service(ids.line, 'Sample line')]
}

describeOnEachEngine('a directory goes out as it came in', (database) => {
  const parts = () => ({
    database: database(),
    zipCodes: zipCodesForTests(),
    clock: () => new Date('2026-11-02T12:00:00Z'),
  })
  const load = (path: string) => importDirectory(parts(), { path, name: 'county', isForced: true })
  const repository = () => createDirectoryRepository(database().orm)
  const onFile = async () => ({
    records: await readRows(
      database().orm,
      sql`select entity, id, record from directory_records where entity <> 'link' order by entity, id`,
    ),
    resources: await readRows(
      database().orm,
      sql`select id, type, name, state, zip_code, latitude, service_area, checked_on::text as checked_on from resources order by id`,
    ),
  })
  const output = () => join(mkdtempSync(join(tmpdir(), 'careway-hsds-out-')), 'out')

  async function comesBack(path: string) {
    expect(await load(path)).toMatchObject({ kind: 'loaded' })
    const first = await onFile()
    expect(first.records.length).toBeGreaterThan(0)
    for (const target of [`${output()}.json`, output()]) {
      expect(await exportDirectory(repository(), target)).toEqual({ kind: 'written', records: first.records.length })
      expect(await load(target)).toMatchObject({ kind: 'loaded', tally: { rejected: 0 } })
      expect(await onFile()).toEqual(first)
    }
    return first.records.length
  }

  beforeEach(async () => {
    for (const table of ['directory_records', 'resources', 'import_runs'])
      await database().orm.execute(sql`delete from ${sql.identifier(table)}`)
  })

  it('from tables', async () => {
    expect(await comesBack(folderOf(sampleTables()))).toBe(20)
  })
  it('from nested JSON, where one phone is in two places and has two owners', async () => {
    const folder = folderOf({ 'services.json': JSON.stringify(nested()) })
    // Two services, each with its own copy of the phone, its attribute and its place; the rest once.
    expect(await comesBack(folder)).toBe(12)
  })
  it.skipIf(!isThere).each(PUBLISHED)('from the published %s', async (name) => {
    expect(await comesBack(join(published, name))).toBeGreaterThan(2)
  })

  it('writes JSON that is HSDS 3, and says which directory where there are several', async () => {
    await load(folderOf(sampleTables()))
    const target = `${output()}.json`
    await exportDirectory(repository(), target)
    const written = JSON.parse(readFileSync(target, 'utf8')) as Record<string, unknown[]>
    expect(Object.keys(written)).toEqual(['services', 'organizations', 'meta_table_descriptions'])
    for (const service of written['services'] ?? [])
      expect(hsdsThing('service').strict().parse(service)).toEqual(service)
    for (const each of written['organizations'] ?? []) expect(hsdsThing('organization').parse(each)).toEqual(each)
    await importDirectory(parts(), { path: folderOf(sampleTables()), name: 'city' })
    expect(await exportDirectory(repository(), target)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('hsds-city, hsds-county'),
    })
    expect(await exportDirectory(repository(), target, 'hsds-city')).toEqual({ kind: 'written', records: 20 })
    expect(await exportDirectory(repository(), folderOf({ 'a.csv': '' }), 'hsds-city')).toMatchObject({
      kind: 'refused',
    })
  })

  const endpoints = () =>
    directoryEndpoints({
      directory: repository(),
      zipCodes: zipCodesForTests(),
      limits: createMemoryLimits(1),
      publicOrigin: () => 'https://careway.example',
    })
  async function call(path: string, params: object, query: object = {}) {
    const served = endpoints().find(({ endpoint }) => endpoint.path === path)
    if (!served) throw new Error(`no ${path}`)
    const input = { params, query: served.endpoint.query?.parse(query) ?? {}, body: undefined }
    const answer = await served.run({ input, address: '192.0.2.1' } as unknown as AnyCall)
    expect(served.endpoint.output.parse(answer)).toEqual(answer)
    return answer
  }

  it('is read by the calls of HSDS 3', async () => {
    await load(folderOf(sampleTables()))
    expect(endpoints().map(({ endpoint }) => endpoint.id)).toEqual(HSDS_CALLS.map(({ id }) => id))
    expect(await call('/api/hsds', {})).toEqual({
      version: '3.1',
      profile: expect.stringContaining('openreferral.org'),
      openapi_url: 'https://careway.example/api/hsds/openapi.json',
    })
    expect(await call('/api/hsds/openapi.json', {})).toMatchObject({ openapi: '3.1.0' })
    expect(await call('/api/hsds/services', {}, { per_page: '2' })).toMatchObject({
      total_items: 3,
      total_pages: 2,
      page_number: 1,
      size: 2,
      first_page: true,
      last_page: false,
      empty: false,
      contents: [{ id: ids.service, organization: { id: ids.organization } }, { id: ids.line }],
    })
    expect(await call('/api/hsds/services', {}, { per_page: '2', page: '9' })).toMatchObject({
      empty: true,
      last_page: true,
    })
    const whole = await call('/api/hsds/services/{id}', { id: ids.service })
    expect(whole).toMatchObject({
      phones: [{ number: '(406) 555-0101', extension: 12, languages: [{ code: 'es' }] }],
      schedules: [{ byday: 'MO,TU' }, { dtstart: '2026-12-25' }],
      service_at_locations: [{ location: { addresses: [{ city: 'Bozeman' }], phones: [{ extension: 12 }] } }],
      attributes: [{ taxonomy_term: { id: ids.term, taxonomy_detail: { id: ids.taxonomy } } }],
      metadata: [{ resource_type: 'service', previous_value: '' }],
      organization: { name: 'Sample Rides' },
    })
    expect(await call('/api/hsds/services', {}, { full: 'true', search: 'ride to' })).toMatchObject({
      contents: [whole],
    })
    expect(await call('/api/hsds/organizations/{id}', { id: ids.organization })).toMatchObject({
      locations: [{ id: ids.location, addresses: [{ city: 'Bozeman' }] }],
    })
    await expect(call('/api/hsds/services/{id}', { id: 'nobody' })).rejects.toMatchObject({ code: 'not_found' })
  })

  it.each([
    ['services', { search: 'clinic' }, 1],
    ['services', { search: '100%' }, 0],
    ['services', { taxonomy_term_id: ids.term }, 1],
    ['services', { taxonomy_id: ids.taxonomy }, 1],
    ['services', { taxonomy_id: ids.term }, 0],
    ['services', { organization_id: ids.organization }, 3],
    ['services', { organization_id: ids.term }, 0],
    ['services', { modified_after: '2026-01-01' }, 0],
    ['organizations', { search: 'rides' }, 1],
    ['service_at_locations', { organization_id: ids.organization, search: 'clinic', taxonomy_term_id: ids.term }, 1],
    ['service_at_locations', { postcode: '59718' }, 1],
    ['service_at_locations', { postcode: '59101' }, 0],
    ['service_at_locations', { postcode: '59101', proximity: '400000' }, 1],
    ['taxonomies', {}, 1],
    ['taxonomy_terms', { taxonomy_id: ids.taxonomy, top_only: 'true' }, 1],
    ['taxonomy_terms', { parent_id: ids.term }, 0],
  ])('lists %s by %j', async (name, query, total) => {
    await load(folderOf(sampleTables()))
    expect(await call(`/api/hsds/${name}`, {}, query)).toMatchObject({ total_items: total, size: total })
  })
})
