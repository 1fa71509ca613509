import { createHash } from 'node:crypto'
import { PROVIDER_KINDS } from '@careway/domain/vocabulary/provider-kind'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../db/test-support/each-engine'
import type { Database } from '../../db/database'
import { sampleHospital } from '../cms-hospitals/cms-hospitals.fixture'
import { cmsHospitals } from '../cms-hospitals/load'
import { cmsHospitalColumns } from '../cms-hospitals/row'
import { importFile } from './import-file'
import { currentRun, findImportRun, listImportRuns, startRun, stagingTable } from './import-runs'
import { readRows } from './read-rows'
import { fewZipCodes } from './zip-codes.fixture'

const NOW = new Date('2026-10-05T12:00:00Z')

const csv = (rows: readonly Record<string, string>[]) =>
  [cmsHospitalColumns, ...rows.map((row) => cmsHospitalColumns.map((column) => row[column] ?? ''))]
    .map((cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`)
    .join('')

const hospitals = (count: number, changes: Record<string, string> = {}) =>
  Array.from({ length: count }, (_, at) =>
    sampleHospital({ 'Facility ID': String(10_000 + at).padStart(6, '0'), ...changes }),
  )

describeOnEachEngine('importing a file', (database) => {
  const load = (text: string, options: { isForced?: boolean; version?: string } = {}) =>
    importFile({ database: database(), zipCodes: fewZipCodes, clock: () => NOW }, cmsHospitals, {
      open: async function* () {
        yield Buffer.from(text)
      },
      origin: 'sample.csv',
      checksum: createHash('sha256').update(text).digest('hex'),
      ...options,
    })
  const namesOnFile = async () =>
    (await readRows<{ name: string }>(database().orm, sql`select name from providers order by id`)).map(
      ({ name }) => name,
    )
  const leftovers = (at: Database) =>
    readRows(at.orm, sql`select relname from pg_class where relname like 'staging\\_%' and relkind = 'r'`)

  beforeEach(async () => {
    await database().orm.execute(sql`delete from providers`)
    await database().orm.execute(sql`delete from import_runs`)
  })

  it('loads every column, and points each row at its run', async () => {
    const outcome = await load(csv(hospitals(1)), { version: '2026-08-12' })
    expect(outcome).toMatchObject({ kind: 'loaded', version: '2026-08-12', tally: { rows: 1, kept: 1 } })
    const [row] = await readRows(database().orm, sql`select *, mp[0] as x, mp[1] as y from providers`)
    expect(row).toMatchObject({
      id: 'cms-hospitals:010000',
      kind: PROVIDER_KINDS.indexOf('acute_hospital'),
      name: "St. Sample's Hospital of McExample",
      city: 'Mc Sample',
      zip_code: '36301',
      phone: '2025550142',
      website: null,
      rating: 4,
      has_emergency_department: true,
      latitude: 31.15,
      x: expect.closeTo(-1.49034, 4),
      y: expect.closeTo(Math.asinh(Math.tan((31.15 * Math.PI) / 180)), 9),
      run_id: 'run' in outcome ? outcome.run : '',
      details: expect.objectContaining({ pointFrom: 'zip-centre' }),
    })
    expect(await currentRun(database().orm, 'cms-hospitals')).toMatchObject({
      state: 'succeeded',
      sourceVersion: '2026-08-12',
      rowsLoaded: 1,
      origin: 'sample.csv',
      startedAt: NOW,
      finishedAt: NOW,
    })
  })

  it('is running while it loads, and cut off where the program that loaded it is gone', async () => {
    await startRun(database().orm, { source: 'cms-hospitals', origin: 'dead.csv', checksum: 'x', now: NOW })
    const states = async () => (await listImportRuns(database().orm, 10)).map(({ state, message }) => [state, message])
    expect(await states()).toEqual([['failed', 'Cut off: the program that loaded it has ended.']])
    const meanwhile: unknown[] = []
    await importFile({ database: database(), zipCodes: fewZipCodes, clock: () => NOW }, cmsHospitals, {
      open: async function* () {
        meanwhile.push(...(await states()))
        yield Buffer.from(csv(hospitals(1)))
      },
      origin: 'sample.csv',
      checksum: 'y',
    })
    expect(meanwhile).toContainEqual(['running', null])
    expect((await states()).map(([state]) => state).toSorted()).toEqual(['failed', 'succeeded'])
  })

  it('is on record only once it is locked, so that nobody takes it for cut off as it begins', async () => {
    const onRecord: number[] = []
    const waiting: Database = {
      ...database(),
      bulk: async (work) => {
        onRecord.push((await listImportRuns(database().orm, 10)).length)
        return database().bulk(work)
      },
    }
    await importFile({ database: waiting, zipCodes: fewZipCodes, clock: () => NOW }, cmsHospitals, {
      open: async function* () {
        yield Buffer.from(csv(hospitals(1)))
      },
      origin: 'sample.csv',
      checksum: 'z',
    })
    expect(onRecord[0]).toBe(0)
    expect(await listImportRuns(database().orm, 10)).toMatchObject([{ state: 'succeeded' }])
  })

  it('takes the place of what was there, and leaves no staging table', async () => {
    await load(csv(hospitals(20)))
    await load(csv(hospitals(19, { 'Facility Name': 'SECOND' })))
    expect(await namesOnFile()).toEqual(Array.from({ length: 19 }, () => 'Second'))
    expect(await leftovers(database())).toEqual([])
  })

  it('does nothing for the same file, unless it is forced', async () => {
    const text = csv(hospitals(3))
    const first = await load(text)
    expect(await load(text)).toMatchObject({ kind: 'already-loaded', run: 'run' in first ? first.run : '' })
    expect(await listImportRuns(database().orm, 10)).toHaveLength(1)
    expect(await load(text, { isForced: true })).toMatchObject({ kind: 'loaded' })
    expect(await namesOnFile()).toHaveLength(3)
  })

  it('keeps a sound file with one faulty row in a hundred, and records the row', async () => {
    const rows = hospitals(100)
    rows[41] = { ...rows[41], 'ZIP Code': '3630X' }
    const outcome = await load(csv(rows))
    const run = await findImportRun(database().orm, 'run' in outcome ? outcome.run.slice(0, 8) : '')
    expect(run).toMatchObject({
      rowsRead: 100,
      rowsLoaded: 99,
      rowsRejected: 1,
      rejections: [{ line: 43, reason: '"ZIP Code" is not five digits' }],
    })
  })

  const broken: [fault: string, spoil: (text: string) => string, reason: RegExp][] = [
    [
      'a wrong header',
      (text) => text.replace('Facility Name', 'Name'),
      /^Line 1: .*missing "Facility Name"; not expected "Name"/,
    ],
    ['a row cut in the middle', (text) => text.slice(0, -40), /^Line 12: .*(cut off|never closes)/],
    ['a row of the wrong width', (text) => text.replace(/"010005".*\n/, '"010005","x"\n'), /^Line 7: 2 columns/],
    ['a faulty row in ten', (text) => text.replace('"010005"', '"5"'), /^Line 7: "Facility ID".* 1 of 11 rows/],
    [
      'an end between two lines',
      (text) => text.split('\n').slice(0, 6).join('\n') + '\n',
      /ends after 5 rows with 5 places, and 11/,
    ],
    ['an unknown ZIP everywhere', (text) => text.replaceAll('36301', '99999'), /^Line 2: ZIP 99999 is not known/],
    ['a place twice', (text) => text.replace('"010005"', '"010004"'), /^Line 7: .*already/],
  ]

  it.each(broken)('refuses %s: the old places stay, and the run says why', async (_fault, spoil, reason) => {
    await load(csv(hospitals(11)))
    const outcome = await load(spoil(csv(hospitals(11, { 'Facility Name': 'SECOND' }))))
    expect(outcome).toEqual({ kind: 'refused', run: expect.any(String), reason: expect.stringMatching(reason) })
    expect(new Set(await namesOnFile())).toEqual(new Set(["St. Sample's Hospital of McExample"]))
    expect(await namesOnFile()).toHaveLength(11)
    const last = (await listImportRuns(database().orm, 10)).find(({ state }) => state === 'failed')
    expect(last).toMatchObject({ message: expect.stringMatching(reason), rowsLoaded: 0 })
    expect(await leftovers(database())).toEqual([])
  })

  it('cleans up after an import that died, and ends the same', async () => {
    const { orm } = database()
    const dead = await startRun(orm, { source: 'cms-hospitals', origin: 'dead.csv', checksum: 'x', now: NOW })
    await orm.execute(sql`create table ${stagingTable(dead)} (like providers)`)
    expect(await load(csv(hospitals(4)))).toMatchObject({ kind: 'loaded' })
    expect(await findImportRun(orm, dead)).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(/Interrupted/),
    })
    expect(await leftovers(database())).toEqual([])
    expect(await namesOnFile()).toHaveLength(4)
  })

  it('gives way when a newer import overtakes it', async () => {
    const parts = { database: database(), zipCodes: fewZipCodes, clock: () => NOW }
    const text = csv(hospitals(2, { 'Facility Name': 'OLDER' }))
    const older = await importFile(parts, cmsHospitals, {
      open: async function* () {
        await load(csv(hospitals(2, { 'Facility Name': 'NEWER' })))
        yield Buffer.from(text)
      },
      origin: 'older.csv',
      checksum: 'older',
    }).catch((fault: unknown) => fault)
    expect(older).not.toMatchObject({ kind: 'loaded' })
    expect(await namesOnFile()).toEqual(['Newer', 'Newer'])
  })

  it('shows the old places as long as a new file is being read', async () => {
    await load(csv(hospitals(2)))
    const parts = { database: database(), zipCodes: fewZipCodes, clock: () => NOW }
    const [header = '', ...rows] = csv(hospitals(1200, { 'Facility Name': 'SECOND' })).split(/(?<=\n)/)
    let seenWhileReading: string[] = []
    await importFile(parts, cmsHospitals, {
      open: async function* () {
        yield Buffer.from(header + rows.slice(0, 1100).join(''))
        seenWhileReading = await namesOnFile()
        yield Buffer.from(rows.slice(1100).join(''))
      },
      origin: 'new.csv',
      checksum: 'new',
    })
    expect(seenWhileReading).toHaveLength(2)
    expect(await namesOnFile()).toHaveLength(1200)
  })
})
