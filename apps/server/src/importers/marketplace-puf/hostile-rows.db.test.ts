import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../db/test-support/each-engine'
import { importBundle } from '../kit/import-bundle'
import { readRows } from '../kit/read-rows'
import { marketplacePuf } from './load'
import {
  sampleArea,
  sampleBenefit,
  sampleFiles,
  samplePlan,
  sampleRates,
  sampleTables,
  type SampleTables,
} from './marketplace-puf.fixture'
import type { PufTable } from './tables'

const NOW = new Date('2026-11-02T12:00:00Z')
const TABLES = ['health_plans', 'plan_variants', 'plan_rates', 'plan_service_areas', 'import_runs', 'data_sources']
const changed = (table: PufTable, rows: SampleTables[PufTable]): SampleTables => ({ ...sampleTables(), [table]: rows })
const withPlan = (changes: Record<string, string>) => changed('plans', [...sampleTables().plans, samplePlan(changes)])

describeOnEachEngine('importing rows that mean harm', (database) => {
  const load = (tables: SampleTables) =>
    importBundle({ database: database(), clock: () => NOW }, marketplacePuf, {
      files: sampleFiles(tables),
      origin: 'folder',
    })
  const rows = (query: string) => readRows<Record<string, unknown>>(database().orm, sql.raw(query))

  beforeEach(async () => {
    for (const table of TABLES) await database().orm.execute(sql`delete from ${sql.identifier(table)}`)
  })

  const refused: [string, SampleTables, RegExp][] = [
    [
      'money that no column holds',
      withPlan({ TEHBDedInnTier1Individual: '$99999999999' }),
      /^"plans\.csv": Line 6: "TEHBDedInnTier1Individual" is "\$99999999999"\. 1 of 5 rows/,
    ],
    [
      'money without an end',
      withPlan({ TEHBInnTier1IndividualMOOP: '9'.repeat(400) }),
      /^"plans\.csv": Line 6: "TEHBInnTier1IndividualMOOP" is "9{40}"/,
    ],
    [
      'a metal level that every object has',
      withPlan({ MetalLevel: 'constructor', PlanId: '99999TX0010001-06' }),
      /^"plans\.csv": Line 6: metal level "constructor" is not known/,
    ],
    [
      'a name that never ends',
      withPlan({ PlanMarketingName: 'x'.repeat(400_000), PlanId: '99999TX0010001-06' }),
      /^"plans\.csv": Line 6: "PlanMarketingName" is longer than 300 characters/,
    ],
    [
      'an issuer that would pass for another’s service area',
      withPlan({ IssuerId: '99999 TXS001', PlanId: '99999TX0010001-06' }),
      /^"plans\.csv": Line 6: "IssuerId" is not five digits/,
    ],
    [
      'a year with the terminal’s own signs in it',
      changed('areas', [sampleArea(), sampleArea({ BusinessYear: `\u001B]0;owned\u0007${'9'.repeat(5000)}` })]),
      /^"areas\.csv": Line 3: the row is of "[^\p{Cc}]{1,60}" in a file of 2027\.$/u,
    ],
    [
      'a rate in another notation',
      changed('rates', [
        ...sampleTables().rates,
        ...sampleRates('99999TX0010002', { RatingAreaId: 'Rating Area 4', IndividualRate: '0x10' }),
      ]),
      /^"rates\.csv": Line 104: "IndividualRate" of "0x10" is not a plausible rate/,
    ],
  ]

  it.each(refused)('refuses %s, with file and line', async (_case, tables, reason) => {
    expect(await load(tables)).toMatchObject({ kind: 'refused', reason: expect.stringMatching(reason) })
    expect(await rows('select plan_id from health_plans')).toEqual([])
  })

  it('stores names without line ends, control signs, or marks that turn the text around them', async () => {
    const name = 'Sample\u0007\n\u202EgnP \u2066Silver\u2069\u200B'
    const tables = {
      ...sampleTables(),
      plans: [samplePlan({ PlanMarketingName: name, FormularyURL: `a.org/${'x'.repeat(9000)}` })],
    }
    await load({ ...tables, areas: [sampleArea({ ServiceAreaName: 'All\u202E of it' })] })
    expect(await rows('select name, formulary_url from health_plans')).toEqual([
      { name: 'Sample gnP Silver', formulary_url: null },
    ])
    expect(await rows('select name from plan_service_areas')).toEqual([{ name: 'All of it' }])
  })

  it('stores shares too small for the column, and stays without end, as what they come to', async () => {
    const share = `0.${'0'.repeat(60)}1%`
    const tables = {
      ...sampleTables(),
      plans: [
        samplePlan({
          TEHBDedInnTier1Coinsurance: share,
          EHBPercentTotalPremium: share,
          InpatientCopaymentMaximumDays: '1e400',
        }),
      ],
      benefits: [
        sampleBenefit({ BenefitName: 'Inpatient Hospital Services', CopayInnTier1: '$500 Copay per Day' }),
        sampleBenefit({ CopayInnTier1: `$${'9'.repeat(400)}` }),
      ],
    }
    expect(await load(tables)).toMatchObject({ kind: 'loaded' })
    expect(
      await rows('select essential_share, coinsurance, services from health_plans natural join plan_variants'),
    ).toEqual([
      {
        essential_share: null,
        coinsurance: 0,
        services: { 'hospital-stay': { kind: 'copay', cents: 18_250_000, isAfterDeductible: false } },
      },
    ])
  })

  it('refuses a service area of more ZIP codes than there are', async () => {
    const every = (start: number) =>
      Array.from({ length: 50_000 }, (_, at) => String(start + at).padStart(5, '0')).join(' ')
    const areas = Array.from({ length: 42 }, (_, at) =>
      sampleArea({ PartialCounty: 'Yes', County: String(48_001 + at), ZipCodes: every((at % 2) * 50_000) }),
    )
    expect(await load(changed('areas', areas))).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(/^"areas\.csv": Line \d+: more ZIP codes than a year has/),
    })
  })

  it('adds a county up whose ZIP codes come a row each, at no more cost than their number', async () => {
    const areas = Array.from({ length: 30_000 }, (_, at) =>
      sampleArea({ PartialCounty: 'Yes', ZipCodes: String(70_000 + at) }),
    )
    expect(await load(changed('areas', areas))).toMatchObject({ kind: 'loaded' })
    expect(await rows('select cardinality(zip_codes) as count from plan_service_areas')).toEqual([{ count: 30_000 }])
  })
})
