import { beforeEach, expect, it } from 'vitest'
import { zipCodesForTests } from '../../adapters/zip-codes/zip-codes.fixture'
import { describeOnEachEngine } from '../../db/test-support/each-engine'
import { directoryImports } from './directory-imports.fixture'
import { SAMPLE_IDS, sampleTables, withRows } from './hsds.fixture'
import { uuidOfText } from './raw-record'

const ids = SAMPLE_IDS
const uuid = (name: string) => uuidOfText(`more/${name}`)

describeOnEachEngine('faults in a directory', (database) => {
  const { loadTables, rows, recordsOnFile, rejectionsOf, empty } = directoryImports(database, zipCodesForTests())
  beforeEach(empty)

  it.each<[string, string, string, RegExp]>([
    [
      'a date that is none',
      'schedules.csv',
      `${uuid('a')},${ids.service},2026-02-31,2026-02-31,,,,`,
      /schedule: dtstart "2026-02-31" is no date/,
    ],
    [
      'hours that are none',
      'schedules.csv',
      `${uuid('a')},${ids.service},,,WEEKLY,MO,noon,17:00`,
      /opens_at "noon" is no time/,
    ],
    [
      'a rhythm that is not in the list',
      'schedules.csv',
      `${uuid('a')},${ids.service},,,DAILY,,09:00,17:00`,
      /freq "DAILY" is not in the list/,
    ],
    [
      'a status that is not in the list',
      'services.csv',
      `${uuid('a')},${ids.organization},A,A,open,,,`,
      /status "open" is not in the list/,
    ],
    [
      'a phone that is none',
      'phones.csv',
      `${uuid('a')},${ids.service},,call us,,voice`,
      /number "call us" is no phone/,
    ],
    [
      'an organization that is not there',
      'services.csv',
      `${uuid('a')},${uuid('nobody')},A,A,active,,,`,
      /organization_id "[\w-]+" names nothing/,
    ],
    ['a phone of nothing', 'phones.csv', `${uuid('a')},,,4065550199,,voice`, /phone: it belongs to nothing/],
    ['a row that is too short', 'phones.csv', `${uuid('a')},${ids.service}`, /more or fewer cells/],
    [
      'an id that is taken',
      'services.csv',
      `${ids.service},${ids.organization},Other,A,active,,,`,
      /its id is on line 2 already/,
    ],
    [
      'a name that is missing',
      'services.csv',
      `${uuid('a')},${ids.organization},,A,active,,,`,
      /service: name is missing/,
    ],
  ])('rejects %s, with file and line', async (_name, table, row, reason) => {
    const outcome = await loadTables(withRows(table, row))
    expect(outcome).toMatchObject({ kind: 'loaded', tally: { rejected: 1, kept: 20, rows: 21 } })
    const rejections = await rejectionsOf(outcome)
    expect(rejections).toEqual([{ line: table === 'services.csv' ? 5 : 4, reason: expect.stringMatching(reason) }])
    expect(rejections[0]?.reason).toContain(`(${table})`)
  })

  it.each([
    ['0,0', /coordinates 0, 0 are not in the United States/],
    ['51.5,-0.12', /not in the United States/],
    ['100,101', /not in the United States/],
    ['45.6,', /one is missing/],
    ['north,-111', /latitude "north" is no number/],
    ['25.76,-80.19', /miles from its ZIP 59718/],
  ])('keeps the address of a place at %s, without the point, and says so', async (point, reason) => {
    const tables = sampleTables()
    const locations = (tables['locations.csv'] ?? '').replace('45.677,-111.0429', point)
    const outcome = await loadTables({ ...tables, 'locations.csv': locations })
    expect(outcome).toMatchObject({ kind: 'loaded', tally: { rejected: 0, kept: 20 } })
    expect((await rejectionsOf(outcome)).map((each) => each.reason).join('\n')).toMatch(reason)
    const [ride] = await rows(
      "select zip_code, latitude, facts->'address'->>'pointFrom' as from from resources where type = 'transportation'",
    )
    expect(ride).toMatchObject({ zip_code: '59718', latitude: expect.closeTo(45.6, 0), from: 'zip-centre' })
  })

  it('leaves out an optional field that is wrong, and keeps the rest', async () => {
    const tables = sampleTables()
    const services = (tables['services.csv'] ?? '').replace('2026-10-01', '2026-02-31')
    const outcome = await loadTables({ ...tables, 'services.csv': services })
    expect(outcome).toMatchObject({ kind: 'loaded', tally: { rejected: 0, kept: 20 } })
    expect(await rejectionsOf(outcome)).toEqual([
      { line: 2, reason: 'left out: service: assured_date "2026-02-31" is no date (YYYY-MM-DD) (services.csv)' },
    ])
    expect(await rows("select checked_on::text from resources where type = 'transportation'")).toEqual([
      { checked_on: '2026-09-30' },
    ])
  })

  it('refuses the whole where more than a tenth is faulty', async () => {
    const faulty = Array.from({ length: 4 }, (_, at) => `${uuid(String(at))},${ids.service},,none,,voice`)
    const outcome = await loadTables(withRows('phones.csv', ...faulty))
    expect(outcome).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(/4 of 24 records are faulty; at most 10 in 100/),
    })
    expect(await recordsOnFile()).toBe(0)
  })
})
