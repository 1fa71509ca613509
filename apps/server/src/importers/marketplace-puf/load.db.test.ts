import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../db/test-support/each-engine'
import { listDataSourceStates } from '../data-source-states'
import { bundleFile, type BundleFile } from '../kit/bundle-file'
import { importBundle } from '../kit/import-bundle'
import { currentRun, findImportRun, startRun } from '../kit/import-runs'
import { readRows } from '../kit/read-rows'
import { zipOf } from '../kit/zip.fixture'
import { marketplacePuf } from './load'
import {
  sampleArea,
  sampleBenefit,
  sampleFiles,
  samplePlan,
  sampleRates,
  sampleTables,
  tableText,
  textFile,
  type SampleTables,
} from './marketplace-puf.fixture'
import type { PufTable } from './tables'

const NOW = new Date('2026-11-02T12:00:00Z')
const TABLES = ['health_plans', 'plan_variants', 'plan_rates', 'plan_service_areas', 'import_runs', 'data_sources']
const folder = mkdtempSync(join(tmpdir(), 'careway-puf-'))
afterAll(() => rmSync(folder, { recursive: true }))

const changed = (table: PufTable, rows: SampleTables[PufTable]): SampleTables => ({ ...sampleTables(), [table]: rows })
const ofYear = (year: string): SampleTables => {
  const tables = sampleTables()
  const inYear = (row: Readonly<Record<string, string>>) => ({
    ...row,
    BusinessYear: year,
    ...(row['RateEffectiveDate'] && { RateEffectiveDate: `${year}-01-01` }),
  })
  const entries = Object.entries(tables).map(([table, rows]) => [table, rows.map(inYear)])
  return Object.fromEntries(entries) as SampleTables
}
const manyRates = (dollars: string, times: number) =>
  sampleRates('99999TX0010002').map((row, at) => (at >= 1 && at <= times ? { ...row, IndividualRate: dollars } : row))

describeOnEachEngine('importing a plan year', (database) => {
  const parts = () => ({ database: database(), clock: () => NOW })
  const loadFiles = (files: readonly BundleFile[], isForced = false) =>
    importBundle(parts(), marketplacePuf, { files, origin: 'folder', isForced })
  const load = (tables: SampleTables, isForced = false) => loadFiles(sampleFiles(tables), isForced)
  const rows = (query: string) => readRows<Record<string, unknown>>(database().orm, sql.raw(query))
  const plansOnFile = async () => (await rows('select plan_year, plan_id from health_plans order by 1, 2')).length

  beforeEach(async () => {
    for (const table of TABLES) await database().orm.execute(sql`delete from ${sql.identifier(table)}`)
  })

  it('stores plans, variants, rates and places, and points each plan at its run', async () => {
    const outcome = await load(sampleTables())
    expect(outcome).toMatchObject({
      kind: 'loaded',
      version: '2026-10-15',
      tally: { rows: 112, kept: 2, rejected: 0, leftOut: { 'sold off the exchange': 1 } },
    })
    const run = 'run' in outcome ? outcome.run : ''
    expect(await rows('select * from health_plans order by plan_id')).toMatchObject([
      { plan_year: 2027, level: 'Silver', variants: ['none', '87'], essential_share: 0.99, run_id: run },
      { name: 'Sample Bronze, "Two"', level: 'Bronze', variants: ['none'], essential_share: null, run_id: run },
    ])
    expect(await rows("select * from plan_variants where plan_id like '%1' order by variant")).toMatchObject([
      {
        variant: '87',
        deductible_individual_cents: 50_000,
        deductible_family_cents: 100_000,
        out_of_pocket_maximum_family_cents: 600_000,
        services: { 'primary-care': { kind: 'copay', cents: 500, isAfterDeductible: false } },
      },
      {
        variant: 'none',
        coinsurance: expect.closeTo(0.4, 6),
        covers_child_dental: true,
        covers_adult_dental: false,
        covers_adult_vision: null,
      },
    ])
    const [rates] = await rows("select * from plan_rates where plan_id = '99999TX0010001'")
    expect(rates).toMatchObject({ rating_area: 3, tier_cents: null })
    const { cents, tobacco_cents: withTobacco } = rates as { cents: number[]; tobacco_cents: number[] }
    expect(cents).toHaveLength(51)
    expect([cents[0], cents[7], cents[50], withTobacco[7]]).toEqual([20_000, 30_000, 34_300, 33_000])
    expect(await rows('select place, zip_codes from plan_service_areas order by place')).toEqual([
      { place: '48453', zip_codes: null },
      { place: '48491', zip_codes: ['78613', '78641'] },
    ])
  })

  it('replaces its own year only, and does nothing for the same files', async () => {
    await load(ofYear('2026'))
    await load(sampleTables())
    expect(await load(sampleTables())).toMatchObject({ kind: 'already-loaded' })
    expect(await load(ofYear('2026'))).toMatchObject({ kind: 'already-loaded' })
    expect(await plansOnFile()).toBe(4)
    await load(
      changed(
        'plans',
        sampleTables().plans.map((row) => ({ ...row, PlanMarketingName: 'New' })),
      ),
    )
    expect(await rows('select distinct plan_year, name from health_plans where name = $$New$$')).toEqual([
      { plan_year: 2027, name: 'New' },
    ])
    expect(await plansOnFile()).toBe(4)
    const states = await listDataSourceStates(database().orm, NOW)
    expect(states.filter(({ source }) => source.startsWith('marketplace-puf-'))).toMatchObject([
      { source: 'marketplace-puf-2027', rows: 2, sourceVersion: '2026-10-15', isStale: false },
      { source: 'marketplace-puf-2026', rows: 2 },
    ])
  })

  it('tells the files apart by their headers, in a zip too, and passes over others', async () => {
    const tables = sampleTables()
    const names = Object.keys(tables) as PufTable[]
    const files = names.map((table, at) => {
      const path = join(folder, `${at}.zip`)
      writeFileSync(path, zipOf([{ name: `file ${at}.csv`, text: tableText(table, tables[table]) }]))
      return bundleFile(path, `${at}.zip`)
    })
    expect(await loadFiles([textFile('network.csv', 'NetworkId\n1\n'), ...files])).toMatchObject({ kind: 'loaded' })
  })

  it('reads a byte order mark, and line ends inside a cell', async () => {
    const tables = changed('plans', [samplePlan({ PlanMarketingName: 'Sample\nSilver' })])
    const [plans, ...others] = sampleFiles(tables)
    const marked = textFile('plans.csv', `\uFEFF${tableText('plans', tables.plans)}`)
    expect(plans).toBeDefined()
    expect(await loadFiles([marked, ...others])).toMatchObject({ kind: 'loaded' })
    expect(await rows('select name from health_plans')).toEqual([{ name: 'Sample Silver' }])
  })

  it('leaves out what is not sold here, and rejects with file and line what can’t be sold', async () => {
    const plan = (number: number, changes: Record<string, string>) => {
      const id = `99999TX00200${String(number).padStart(2, '0')}`
      return samplePlan({ StandardComponentId: id, PlanId: `${id}-01`, ...changes })
    }
    const sold = Array.from({ length: 60 }, (_, at) => plan(at + 20, {}))
    const tables = {
      ...sampleTables(),
      plans: [
        ...sampleTables().plans,
        plan(1, { MarketCoverage: 'SHOP (Small Group)' }),
        plan(2, { DentalOnlyPlan: 'Yes', MetalLevel: 'High' }),
        plan(3, {}),
        plan(4, { ServiceAreaId: 'TXS777' }),
        plan(5, { TEHBInnTier1IndividualMOOP: 'some' }),
        ...sold,
      ],
      rates: [
        ...sampleTables().rates,
        ...sampleRates('99999TX0020004'),
        ...sampleRates('99999TX0010002', { RateEffectiveDate: '2027-04-01' }),
        ...sold.flatMap((row) => sampleRates(row['StandardComponentId'] ?? '')),
        { ...sampleRates('99999TX0010002')[20], RatingAreaId: 'Rating Area 4', IndividualRate: '9999' },
      ],
    } as SampleTables
    const outcome = await load(tables)
    expect(outcome).toMatchObject({
      kind: 'loaded',
      tally: {
        kept: 62,
        leftOut: {
          'not sold to individuals': 1,
          'covers teeth only': 1,
          'a rate that starts in the middle of the year': 51,
        },
        rejectedRows: [
          { line: 10, reason: '"TEHBInnTier1IndividualMOOP" is "some" (plans.csv)' },
          { line: 3266, reason: '"IndividualRate" of "9999" is not a plausible rate (rates.csv)' },
          { line: 8, reason: 'plan 99999TX0020003 has no rates (plans.csv)' },
          { line: 9, reason: 'plan 99999TX0020004 has service area TXS777, which has no county (plans.csv)' },
        ],
      },
    })
    const run = await findImportRun(database().orm, 'run' in outcome ? outcome.run : '')
    expect(run).toMatchObject({ rowsLoaded: 62, rowsRejected: 4 })
  })

  const spoilt: [string, () => readonly BundleFile[], RegExp][] = [
    [
      'a file is missing',
      () => sampleFiles(sampleTables()).filter(({ name }) => name !== 'rates.csv'),
      /^There is no Rate file/,
    ],
    [
      'a header is wrong',
      () =>
        sampleFiles(sampleTables()).map((file) =>
          file.name === 'rates.csv'
            ? textFile('rates.csv', tableText('rates', sampleTables().rates).replace(',Age,', ',Years,'))
            : file,
        ),
      /^There is no Rate file\. "rates\.csv": Line 1: the header lacks "Age"/,
    ],
    [
      'a file is there twice',
      () => [...sampleFiles(sampleTables()), textFile('copy.csv', tableText('areas', sampleTables().areas))],
      /^"areas\.csv" and "copy\.csv" are both the Service Area file/,
    ],
    [
      'two files are of different years',
      () => sampleFiles({ ...sampleTables(), areas: ofYear('2026').areas }),
      /^"plans\.csv" is of 2027, and "areas\.csv" of 2026/,
    ],
    ['the year has no rules', () => sampleFiles(ofYear('2016')), /2016, a year that this version has no rules for/],
    [
      'a row is of another year',
      () => sampleFiles(changed('areas', [sampleArea(), sampleArea({ BusinessYear: '2026' })])),
      /^"areas\.csv": Line 3: the row is of "2026"/,
    ],
    [
      'many rates are implausible',
      () => sampleFiles(changed('rates', [...sampleRates('99999TX0010001'), ...manyRates('9999.00', 5)])),
      /^"rates\.csv": Line 54: "IndividualRate" of "9999\.00" is not a plausible rate\. 5 of 102 rows are faulty/,
    ],
    [
      'a row is cut off',
      () =>
        sampleFiles(sampleTables()).map((file) =>
          file.name === 'benefits.csv'
            ? textFile('benefits.csv', tableText('benefits', [sampleBenefit(), sampleBenefit()]).slice(0, -9))
            : file,
        ),
      /^"benefits\.csv": Line 3: the line has no end: the file is cut off here/,
    ],
    [
      'no plan is left',
      () => sampleFiles(changed('areas', [sampleArea({ ServiceAreaId: 'TXS9' })])),
      /no plan that can/,
    ],
  ]

  it.each(spoilt)('is refused when %s: the old year stays, and the run says why', async (_case, files, reason) => {
    await load(changed('plans', [samplePlan({ PlanMarketingName: 'Old' })]))
    const outcome = await loadFiles(files(), true)
    expect(outcome).toEqual({ kind: 'refused', run: expect.any(String), reason: expect.stringMatching(reason) })
    expect(await rows('select name from health_plans')).toEqual([{ name: 'Old' }])
    expect(await findImportRun(database().orm, 'run' in outcome ? outcome.run : '')).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(reason),
      rowsLoaded: 0,
    })
  })

  it('is refused for a zip that is cut off', async () => {
    const path = join(folder, 'cut.zip')
    writeFileSync(path, zipOf([{ name: 'r.csv', text: tableText('rates', sampleTables().rates) }]).subarray(0, -40))
    const others = sampleFiles(sampleTables()).filter(({ name }) => name !== 'rates.csv')
    const outcome = await loadFiles([...others, bundleFile(path, 'rate-puf.zip')])
    expect(outcome).toMatchObject({ kind: 'refused', reason: '"rate-puf.zip": The zip file is cut off or damaged.' })
    expect(await plansOnFile()).toBe(0)
  })

  it('is refused when plans are lost, unless that is meant', async () => {
    await load(sampleTables())
    const fewer = changed('plans', [samplePlan()])
    expect(await load(fewer)).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/hold 1, and 2 are/) })
    expect(await plansOnFile()).toBe(2)
    expect(await load(fewer, true)).toMatchObject({ kind: 'loaded' })
    expect(await plansOnFile()).toBe(1)
  })

  it('leaves the old year when it breaks off in the middle of the swap', async () => {
    await load(changed('plans', [samplePlan({ PlanMarketingName: 'Old' })]))
    const broken = {
      ...marketplacePuf,
      swap: async (...given: Parameters<typeof marketplacePuf.swap>) => {
        await marketplacePuf.swap(...given)
        throw new Error('the power is gone')
      },
    }
    const given = { files: sampleFiles(sampleTables()), origin: 'folder', isForced: true }
    await expect(importBundle(parts(), broken, given)).rejects.toThrow('the power is gone')
    expect(await rows('select name from health_plans')).toEqual([{ name: 'Old' }])
    expect(await rows("select state from import_runs where state = 'running'")).toEqual([])
  })

  it('ends what a dead process left behind, and gives way to a newer import', async () => {
    const source = 'marketplace-puf-2027'
    const dead = await startRun(database().orm, { source, origin: 'x', checksum: 'x', now: NOW })
    const [first, ...others] = sampleFiles(sampleTables())
    let opened = 0
    const slow: BundleFile = {
      ...first!,
      open: async function* () {
        if ((opened += 1) === 2) await load(changed('plans', [samplePlan({ PlanMarketingName: 'Newer' })]))
        yield* first!.open()
      },
    }
    expect(await loadFiles([slow, ...others])).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(/newer/),
    })
    expect(await rows('select name from health_plans')).toEqual([{ name: 'Newer' }])
    expect(await findImportRun(database().orm, dead)).toMatchObject({ state: 'failed' })
    expect(await currentRun(database().orm, source)).toMatchObject({ rowsLoaded: 1 })
  })
})
