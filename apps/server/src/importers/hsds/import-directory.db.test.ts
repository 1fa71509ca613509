import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { zipCodesForTests } from '../../adapters/zip-codes/zip-codes.fixture'
import { describeOnEachEngine } from '../../db/test-support/each-engine'
import { listDataSourceStates } from '../data-source-states'
import { directoryImports } from './directory-imports.fixture'
import { folderOf, SAMPLE_IDS, sampleTables } from './hsds.fixture'

const ids = SAMPLE_IDS

describeOnEachEngine('importing a directory', (database) => {
  const { load, loadTables, rows, recordsOnFile, rejectionsOf, empty } = directoryImports(database, zipCodesForTests())
  beforeEach(empty)

  it('stores what it says, and makes things to show of it', async () => {
    const outcome = await loadTables(sampleTables())
    expect(outcome).toMatchObject({ kind: 'loaded', version: '2026-10-01', tally: { rows: 20, kept: 20, rejected: 0 } })
    expect(
      await rows(
        'select id, type, state, zip_code, service_area, is_remote, checked_on::text, organization from resources order by name',
      ),
    ).toEqual([
      {
        id: `hsds-county:${ids.line}`,
        type: 'crisis',
        state: null,
        zip_code: null,
        service_area: ['US'],
        is_remote: true,
        checked_on: null,
        organization: 'Sample Rides',
      },
      {
        id: `hsds-county:${ids.serviceAtLocation}`,
        type: 'transportation',
        state: 'MT',
        zip_code: '59718',
        service_area: ['30031'],
        is_remote: false,
        checked_on: '2026-10-01',
        organization: 'Sample Rides',
      },
    ])
    const [ride] = await rows("select facts, mp from resources where type = 'transportation'")
    expect(ride).toMatchObject({
      mp: expect.anything(),
      facts: {
        isFree: true,
        minimumAge: 18,
        phones: [{ number: '4065550101', extension: '12', languages: ['Spanish'] }],
        languages: [{ code: 'es', name: 'Spanish' }],
        schedules: [
          { freq: 'WEEKLY', byDay: 'MO,TU', opensAt: '20:00', closesAt: '02:00', isClosed: false },
          { dtstart: '2026-12-25', isClosed: true, isException: true },
        ],
        address: { line: '1 Sample Street', state: 'MT', zipCode: '59718', pointFrom: 'source' },
        taxonomyTerms: [{ id: ids.term, name: 'Transportation for Healthcare' }],
      },
    })
  })

  it('changes nothing for the same files again, and replaces only its own directory', async () => {
    const folder = folderOf(sampleTables())
    await load(folder, { name: 'city' })
    await load(folder)
    const before = await rows('select source, run_id from resources order by 1, 2')
    expect(await load(folder)).toMatchObject({ kind: 'already-loaded' })
    expect(await rows('select source, run_id from resources order by 1, 2')).toEqual(before)
    expect(new Set(before.map(({ source }) => source))).toEqual(new Set(['hsds-city', 'hsds-county']))
  })

  it('refuses a directory with far fewer records, unless told to', async () => {
    await loadTables(sampleTables())
    const left = ['metadata.csv', 'taxonomies.csv', 'taxonomy_terms.csv', 'attributes.csv']
    const fewest = Object.fromEntries(Object.entries(sampleTables()).filter(([name]) => !left.includes(name)))
    const refused = await loadTables(fewest)
    expect(refused).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/20 are on file.*--force/) })
    expect(await recordsOnFile()).toBe(20)
    expect(await loadTables(fewest, true)).toMatchObject({ kind: 'loaded' })
  })

  it.each<[string, Record<string, string | Buffer>, RegExp]>([
    [
      'a header without its columns',
      { ...sampleTables(), 'services.csv': 'id,title\na,b\n' },
      /In services\.csv: the header lacks "organization_id", "name", "status"/,
    ],
    [
      'a text that is no UTF-8',
      { ...sampleTables(), 'services.csv': Buffer.from('id,name\n1,Caf\xe9\n', 'latin1') },
      /In services\.csv.*not UTF-8/,
    ],
    [
      'a quotation mark that never closes',
      { ...sampleTables(), 'phones.csv': 'id,number\n1,"406\n' },
      /In phones\.csv.*never closes/,
    ],
    ['a zip', { 'directory.csv': Buffer.from('PK\u0003\u0004') }, /zip file\. Unpack it/],
    ['an empty folder', {}, /no CSV and no JSON/],
    ['JSON that is cut off', { 'a.json': '[{"id": "a"' }, /In a\.json: the text is no JSON/],
    ['JSON of something else', { 'a.json': '{"hello": "world"}' }, /holds no service/],
    ['a web page', { 'services.csv': '<!doctype html>\n' }, /web page/],
  ])('refuses %s, and keeps what is on file', async (_name, files, reason) => {
    await loadTables(sampleTables())
    const outcome = await loadTables(files)
    expect(outcome).toMatchObject({ kind: 'refused', reason: expect.stringMatching(reason) })
    expect(await recordsOnFile()).toBe(20)
  })

  it('takes a byte order mark, Windows line ends, line ends inside cells, and a last line without an end', async () => {
    const tables = sampleTables()
    const services = (tables['services.csv'] ?? '').replaceAll('\n', '\r\n').slice(0, -2)
    const outcome = await loadTables({ ...tables, 'services.csv': `\ufeff${services}` })
    expect(outcome).toMatchObject({ kind: 'loaded', tally: { rejected: 0, kept: 20 } })
    const [organization] = await rows(
      "select record->>'description' as text from directory_records where entity = 'organization'",
    )
    expect(organization).toEqual({ text: 'An invented organization,\nfor tests' })
  })

  it('gives ids that are no UUIDs the same UUIDs every time, and brings HSDS 1 to HSDS 3', async () => {
    const old = {
      'organizations.csv': 'id,name,url\n1,Sample,http://example.org\n',
      'services.csv': 'id,organization_id,name,status,fees,taxonomy_ids\ns1,1,Sample clinic,active,None,T1\n',
      'locations.csv': 'id,organization_id,name,latitude,longitude\nl1,1,Here,,\n',
      'services_at_location.csv': 'id,service_id,location_id\nx,s1,l1\n',
      'physical_addresses.csv':
        'id,location_id,address_1,address_2,address_3,city,state_province,postal_code\n1,l1,1 Sample St,Suite 2,Door 3,Bozeman,MT,59718\n',
      'regular_schedules.csv': 'id,service_id,weekday,opens_at,closes_at\n1,s1,1,09:00,5pm\n',
      'holiday_schedules.csv':
        'id,service_id,closed,start_date,end_date,opens_at,closes_at\n1,s1,true,12/24/2026,12/26/26,,\n2,s1,true,"January 01, 0001","January 01, 0001",,\n',
      'payments_accepted.csv': 'id,service_id,payment\n1,s1,Cash\n',
      'eligibility.csv': 'id,service_id,eligibility\n1,s1,adults\n',
      'accessibility_for_disabilities.csv': 'id,location_id,accessibility,details\n1,l1,ramp,In front\n',
      'taxonomy.csv': 'id,name,parent_id,parent_name,vocabulary\nT1,Medical Care,,,Sample terms\n',
    }
    const outcome = await loadTables(old)
    expect(outcome).toMatchObject({ kind: 'loaded', tally: { rejected: 0 } })
    const first = await rows('select entity, id, record from directory_records order by 1, 2')
    expect(first.every(({ entity, id }) => entity === 'link' || /^[\da-f-]{36}$/.test(String(id)))).toBe(true)
    const [clinic] = await rows('select facts, zip_code, checked_on from resources')
    expect(clinic).toMatchObject({
      zip_code: '59718',
      facts: {
        isFree: true,
        eligibility: 'adults',
        address: { line: '1 Sample St, Suite 2, Door 3', pointFrom: 'zip-centre' },
        accessibility: ['Ramp. In front'],
        costOptions: [{ option: 'Payment accepted: Cash' }],
        schedules: [
          { byDay: 'MO', opensAt: '09:00', closesAt: '17:00' },
          { dtstart: '2026-12-24', until: '2026-12-26', isClosed: true },
          { freq: 'MONTHLY', interval: 12, byMonthDay: '1', dtstart: '2000-01-01', isClosed: true },
        ],
        taxonomyTerms: [{ name: 'Medical Care' }],
      },
    })
    await loadTables(old, true)
    expect(await rows('select entity, id, record from directory_records order by 1, 2')).toEqual(first)
  })

  it('ends the same when it was interrupted before', async () => {
    const folder = folderOf(sampleTables())
    await database().orm.execute(sql`insert into import_runs (source, origin, checksum, state, started_at)
      values ('hsds-county', 'x', '', 'running', now())`)
    expect(await load(folder)).toMatchObject({ kind: 'loaded' })
    expect(await rows('select state from import_runs order by started_at desc')).toContainEqual({ state: 'failed' })
    writeFileSync(join(folder, 'notes.csv'), 'a\n1\n')
    const again = await load(folder)
    expect(again).toMatchObject({ kind: 'loaded', tally: { kept: 20 } })
    expect(await rejectionsOf(again as { run: string })).toEqual([
      { line: 1, reason: 'left out: notes.csv: not a table of HSDS 3' },
    ])
  })

  it('is old 180 days after the day it bears, whenever it was loaded', async () => {
    await load(folderOf(sampleTables()))
    const stateOn = async (day: string) =>
      (await listDataSourceStates(database().orm, new Date(day))).find(({ source }) => source === 'hsds-county')
    expect(await stateOn('2027-03-29T00:00:00Z')).toMatchObject({
      isStale: false,
      rows: 20,
      sourceVersion: '2026-10-01',
    })
    expect(await stateOn('2027-03-31T00:00:00Z')).toMatchObject({ isStale: true })
  })
})
