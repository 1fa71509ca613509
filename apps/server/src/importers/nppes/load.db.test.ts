import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { npiOf, nppesLines } from '../../../../../tools/bench/sample-nppes.mjs'
import { zipCodesForTests } from '../../adapters/zip-codes/zip-codes.fixture'
import { describeOnEachEngine } from '../../db/test-support/each-engine'
import { importFile, type ImportFile } from '../kit/import-file'
import { findImportRun, listImportRuns, startRun, stagingTable } from '../kit/import-runs'
import { dateInName, openLocalText } from '../kit/local-file'
import { readRows } from '../kit/read-rows'
import { fewZipCodes } from '../kit/zip-codes.fixture'
import { zipOf } from '../kit/zip.fixture'
import { nppes } from './load'
import { nppesCsv, samplePractitioner } from './nppes.fixture'

const NOW = new Date('2026-11-20T12:00:00Z')
/** A second later each time it is asked. */
let seconds = 0
const clock = () => new Date(NOW.getTime() + (seconds += 1) * 1000)
const ENTRY = 'npidata_pfile_20050523-20261109.csv'
const folder = mkdtempSync(join(tmpdir(), 'careway-nppes-'))
afterAll(() => rmSync(folder, { recursive: true }))

const practitioners = (count: number, changes: Record<string, string> = {}) =>
  Array.from({ length: count }, (_, at) => samplePractitioner({ NPI: String(npiOf(100_000_000 + at)), ...changes }))

describeOnEachEngine('importing NPPES', (database) => {
  const parts = () => ({ database: database(), zipCodes: fewZipCodes, clock })
  const load = (content: string | Buffer, options: Partial<ImportFile> = {}) =>
    importFile(parts(), nppes, {
      open: async function* () {
        yield Buffer.from(content)
      },
      origin: 'sample.csv',
      checksum: createHash('sha256').update(content).digest('hex'),
      version: '2026-11-09',
      ...options,
    })
  const onFile = () =>
    readRows<{ id: string; name: string; state: string }>(
      database().orm,
      sql`select id, name, state from providers where source = 'nppes' order by id`,
    )
  const tablesLike = (pattern: string) =>
    readRows<{ name: string }>(
      database().orm,
      sql`select relname as name from pg_class where relname like ${pattern} and relkind = 'r'`,
    )

  beforeEach(async () => {
    await database().orm.execute(sql`delete from providers`)
    await database().orm.execute(sql`delete from import_runs`)
  })

  it('loads what becomes a place, and its own index answers who is near', async () => {
    expect(await load(nppesCsv(practitioners(3)))).toMatchObject({
      kind: 'loaded',
      version: '2026-11-09',
      tally: { rows: 3, kept: 3 },
    })
    const [row] = await readRows(database().orm, sql`select *, mp[0] as x from providers order by id limit 1`)
    expect(row).toMatchObject({
      id: 'nppes:1000000004',
      name: 'Demo A Sampleson',
      latitude: 31.15,
      x: expect.closeTo(-1.49034, 5),
      details: expect.objectContaining({ npi: '1000000004', taxonomyCodes: ['207RC0000X', '207R00000X'] }),
    })
    expect(await tablesLike('providers\\_nppes')).toEqual([{ name: 'providers_nppes' }])
    expect(await tablesLike('staging\\_%')).toEqual([])
  })

  it('loads 500 rows of the shape and the mix of the real file', async () => {
    const zipCodes = zipCodesForTests()
    const zipCodesFile = join(import.meta.dirname, '../../../../../.cache/zip-codes.tsv')
    const text = [...nppesLines({ rows: 500, zipCodesFile, seed: 3 })].join('')
    expect(await load(text)).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/is not known/) })
    const whole = await importFile({ ...parts(), zipCodes }, nppes, {
      open: async function* () {
        for (let at = 0; at < text.length; at += 50_000) yield Buffer.from(text.slice(at, at + 50_000))
      },
      origin: ENTRY,
      checksum: 'five hundred',
    })
    expect(whole).toMatchObject({ kind: 'loaded', tally: { rows: 500, rejected: 0 } })
    const kept = whole.kind === 'loaded' ? whole.tally.kept : 0
    expect(kept).toBeGreaterThan(400)
    expect(await onFile()).toHaveLength(kept)
    const run = await findImportRun(database().orm, whole.kind === 'loaded' ? whole.run : '')
    expect(run).toMatchObject({
      rowsRead: 500,
      rowsLoaded: kept,
      message: expect.stringMatching(/\d+ left out: the NPI/),
    })
  })

  it('takes a file with a byte order mark, line ends inside cells, and fewer columns', async () => {
    const rows = practitioners(3)
    rows[1] = { ...rows[1], 'Provider First Line Business Practice Location Address': '12 SAMPLE ST\nREAR' }
    expect(await load(`\uFEFF${nppesCsv(rows)}`)).toMatchObject({ kind: 'loaded', tally: { rows: 3, kept: 3 } })
    const few = nppesCsv(practitioners(2), nppes.columns.needed.toReversed())
    expect(await load(few, { isForced: true })).toMatchObject({ kind: 'loaded', tally: { rows: 2, kept: 2 } })
  })

  it('keeps a sound file with a faulty row in a hundred, and records each with its line', async () => {
    const rows = practitioners(200)
    rows[9] = { ...rows[9], NPI: '1000000005' }
    rows[41] = { ...rows[40] }
    const outcome = await load(nppesCsv(rows))
    const run = await findImportRun(database().orm, 'run' in outcome ? outcome.run : '')
    expect(run).toMatchObject({
      rowsLoaded: 198,
      rowsRejected: 2,
      rejections: [
        { line: 11, reason: '"1000000005" is not an NPI' },
        { line: 43, reason: `NPI ${rows[40]!['NPI']} is in the file already` },
      ],
    })
  })

  it('cuts the register down to states, says so in its version, and takes the whole of it again', async () => {
    const text = nppesCsv([
      ...practitioners(2),
      samplePractitioner({
        NPI: String(npiOf(200_000_000)),
        'Provider Business Practice Location Address State Name': 'PR',
        'Provider Business Practice Location Address Postal Code': '00901',
      }),
    ])
    await load(text)
    const some = await load(text, { states: ['AL'] })
    expect(some).toMatchObject({ kind: 'loaded', version: '2026-11-09 (AL)', tally: { rows: 3, kept: 2 } })
    expect((await onFile()).map(({ state }) => state)).toEqual(['AL', 'AL'])
    expect(await load(text, { states: ['AL'] })).toMatchObject({ kind: 'already-loaded' })
    expect(await load(text)).toMatchObject({ kind: 'loaded', version: '2026-11-09' })
    expect(await onFile()).toHaveLength(3)
  })

  const broken: [fault: string, spoil: (text: string) => string | Buffer, reason: RegExp][] = [
    [
      'columns of something else',
      () => 'name,phone\nSample,1\n',
      /^Line 1: the header lacks "NPI", "Entity Type Code"/,
    ],
    ['a column renamed', (text) => text.replace('"NPI"', '"NPI number"'), /^Line 1: the header lacks "NPI"/],
    ['a row cut in the middle', (text) => text.slice(0, -40), /^Line 61: .*cut off/],
    ['latin-1', (text) => Buffer.from(text.replace('DEMO', 'JOSÉ'), 'latin1'), /^Line 2: the text is not UTF-8/],
    ['a faulty row in ten', (text) => text.replaceAll(/"10000000(\d)\d"/g, '"10000000$1x"'), /rows are faulty/],
    ['far fewer rows than before', (text) => `${text.split('\n').slice(0, 30).join('\n')}\n`, /and 60 are on file/],
    ['a web page', () => '<html></html>\n', /web page/],
    ['nothing', () => '', /empty/],
  ]

  it.each(broken)('refuses %s: the old rows stay, and the run says why', async (_fault, spoil, reason) => {
    await load(nppesCsv(practitioners(60)))
    const outcome = await load(spoil(nppesCsv(practitioners(60, { 'Provider First Name': 'DEMO' }))), { checksum: 'x' })
    expect(outcome).toMatchObject({ kind: 'refused', reason: expect.stringMatching(reason) })
    expect(await onFile()).toHaveLength(60)
    const failed = (await listImportRuns(database().orm, 5)).find(({ state }) => state === 'failed')
    expect(failed).toMatchObject({ message: expect.stringMatching(reason), rowsLoaded: 0 })
    expect(await tablesLike('staging\\_%')).toEqual([])
  })

  it('answers from the old file as long as the new one is read, and then from the new', async () => {
    await load(nppesCsv(practitioners(2)))
    const [header = '', ...rows] = nppesCsv(practitioners(600, { 'Provider First Name': 'SECOND' })).split(/(?<=\n)/)
    let seen: readonly { name: string }[] = []
    await load('', {
      open: async function* () {
        yield Buffer.from(header + rows.slice(0, 500).join(''))
        seen = await onFile()
        yield Buffer.from(rows.slice(500).join(''))
      },
      checksum: 'second',
    })
    expect(seen.map(({ name }) => name)).toEqual(['Demo A Sampleson', 'Demo A Sampleson'])
    expect(new Set((await onFile()).map(({ name }) => name))).toEqual(new Set(['Second A Sampleson']))
  })

  it('ends the same after an import that died with half a table', async () => {
    const { orm } = database()
    const dead = await startRun(orm, { source: 'nppes', origin: 'dead.csv', checksum: 'x', now: NOW })
    await orm.execute(sql`create table ${stagingTable(dead)} (like providers)`)
    await load(nppesCsv(practitioners(5)))
    const first = await onFile()
    expect(await tablesLike('staging\\_%')).toEqual([])
    expect(await load(nppesCsv(practitioners(5)), { isForced: true })).toMatchObject({ kind: 'loaded' })
    expect(await onFile()).toEqual(first)
  })

  it('takes over rows of its source that lie among the others', async () => {
    await load(nppesCsv(practitioners(2)))
    await database().orm.execute(sql`create table kept as select * from providers`)
    await database().orm.execute(sql`drop table providers_nppes`)
    await database().orm.execute(sql`insert into providers select * from kept`)
    await database().orm.execute(sql`drop table kept`)
    await load(nppesCsv(practitioners(3)))
    expect(await onFile()).toHaveLength(3)
    const others = await readRows(database().orm, sql`select id from providers_others`)
    expect(others).toEqual([])
  })

  describe('as a zip', () => {
    const open = async (name: string, content: Buffer) => {
      const path = join(folder, name)
      writeFileSync(path, content)
      return openLocalText(path, nppes)
    }
    const others = [
      { name: 'NPPES_Data_Dissemination_Readme.pdf', text: '%PDF' },
      { name: 'npidata_pfile_20050523-20261109_fileheader.csv', text: '"NPI"\n' },
      { name: 'othername_pfile_20050523-20261109.csv', text: '"NPI"\n' },
    ]

    it('finds its file among those of the zip, and its date in the name', async () => {
      const text = nppesCsv(practitioners(4))
      const zip = zipOf([...others, { name: ENTRY, text, isLarge: true }])
      const opened = await open('month.zip', zip)
      expect(opened).toMatchObject({ name: ENTRY, bytes: Buffer.byteLength(text) })
      expect(dateInName(opened.name, nppes)).toBe('2026-11-09')
      expect(await load('', { open: opened.open, checksum: 'zip' })).toMatchObject({
        kind: 'loaded',
        tally: { kept: 4 },
      })
    })

    it.each<[string, Buffer, RegExp]>([
      ['others', zipOf(others), /holds no CSV files of this kind/],
      ['bomb', zipOf([{ name: ENTRY, text: 'x\n', isLarge: true, bytes: 90_000_000_000 }]), /would unpack to 90000 MB/],
      ['dense', zipOf([{ name: ENTRY, text: '0'.repeat(2_000_000) }]), /would unpack/],
    ])('refuses a zip without it, and a bomb, and says why in the record: %s', async (name, zip, reason) => {
      await load(nppesCsv(practitioners(4)))
      const opened = await open(`${name}.zip`, zip)
      expect(await load('', { open: opened.open, checksum: name })).toMatchObject({
        kind: 'refused',
        reason: expect.stringMatching(reason),
      })
      const [run] = await listImportRuns(database().orm, 1)
      expect(run).toMatchObject({ state: 'failed', message: expect.stringMatching(reason) })
      expect(await onFile()).toHaveLength(4)
    })
  })
})
