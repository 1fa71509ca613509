import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { UsState } from '@careway/domain/vocabulary/us-state'
import { describeOnEachEngine } from '../../db/test-support/each-engine'
import { importBundle } from '../../importers/kit/import-bundle'
import { marketplacePuf } from '../../importers/marketplace-puf/load'
import {
  sampleArea,
  sampleFiles,
  samplePlan,
  sampleRates,
  sampleTables,
} from '../../importers/marketplace-puf/marketplace-puf.fixture'
import type { PlanQuery } from '../../ports/marketplace'
import { createImportedMarketplace, plansOnSale } from './health-plans.repository'

const TIERED = '99999TX0090001'
const CHILDREN_ONLY = '99999TX0090002'
const citation = { title: 'Sample files', url: 'https://www.example.org/' }

const extra = (planId: string, changes: Record<string, string>) =>
  samplePlan({ StandardComponentId: planId, PlanId: `${planId}-01`, ServiceAreaId: 'TXS002', ...changes })

function tables() {
  const sample = sampleTables()
  const tiers = {
    IndividualRate: '500',
    Couple: '1000',
    PrimarySubscriberAndOneDependent: '850',
    PrimarySubscriberAndTwoDependents: '850',
    PrimarySubscriberAndThreeOrMoreDependents: '850',
    CoupleAndOneDependent: '1425',
    CoupleAndTwoDependents: '1425',
    CoupleAndThreeOrMoreDependents: '1425',
  }
  return {
    ...sample,
    plans: [
      ...sample.plans,
      extra(TIERED, { MetalLevel: 'Gold' }),
      extra(CHILDREN_ONLY, { ChildOnlyOffering: 'Allows Child-Only' }),
    ],
    areas: [
      ...sample.areas,
      sampleArea({ ServiceAreaId: 'TXS002', CoverEntireState: 'Yes', County: '', PartialCounty: '' }),
    ],
    rates: [
      ...sample.rates,
      { ...sampleRates(TIERED)[0]!, Age: 'Family Option', ...tiers },
      ...sampleRates(CHILDREN_ONLY).filter(({ Age }) => Number(Age?.slice(0, 2).replace('-', '')) < 21),
    ],
  }
}

const QUERY: PlanQuery = {
  planYear: 2027,
  state: 'TX',
  countyFips: '48453',
  zipCode: '78701',
  people: [{ age: 21, usesTobacco: false }],
  csrVariant: 'none',
}
const people = (...ages: number[]) => ages.map((age) => ({ age, usesTobacco: false }))

describeOnEachEngine('the plans of a county', (database) => {
  const find = (changes: Partial<PlanQuery> = {}) =>
    createImportedMarketplace({
      executor: database().orm,
      citation,
      ratingAreaOf: (_state: UsState, countyFips) => (countyFips === '48000' ? undefined : 3),
    }).findPlans({ ...QUERY, ...changes })
  const premiums = async (changes: Partial<PlanQuery> = {}) => {
    const answer = await find(changes)
    const plans = answer.kind === 'plans' ? answer.plans : []
    return plans.map(({ planId, premiumMonthlyCents }) => `${planId.slice(-5)} ${premiumMonthlyCents}`)
  }

  beforeAll(async () => {
    const parts = { database: database(), clock: () => new Date('2026-11-02T12:00:00Z') }
    await importBundle(parts, marketplacePuf, { files: sampleFiles(tables()), origin: 'x' })
  })

  it('come cheapest first, with all that is known of them, their source and its date', async () => {
    const answer = await find()
    expect(answer).toMatchObject({
      kind: 'plans',
      source: { kind: 'imported', ...citation, asOf: '2026-10-15' },
    })
    expect(await premiums()).toEqual(['10001 30000', '10002 30000', '90001 50000'])
    expect(answer.kind === 'plans' && answer.plans[0]).toEqual({
      planId: '99999TX0010001',
      planYear: 2027,
      name: 'Sample Silver One',
      issuer: 'Sample Issuer',
      level: 'Silver',
      planType: 'HMO',
      csrVariant: 'none',
      premiumMonthlyCents: 30_000,
      essentialPremiumMonthlyCents: 29_700,
      deductibleIndividualCents: 450_000,
      deductibleFamilyCents: 900_000,
      outOfPocketMaximumIndividualCents: 920_000,
      outOfPocketMaximumFamilyCents: 1_840_000,
      coinsurance: expect.closeTo(0.4, 6),
      services: { 'primary-care': { kind: 'copay', cents: 3500, isAfterDeductible: false } },
      isHsaEligible: false,
      coversAdultDental: false,
      coversChildDental: true,
      formularyUrl: 'https://www.example.org/drugs',
      serviceArea: 'Sample Area',
      effectiveFrom: '2027-01-01',
    })
  })

  it('cost the sum of the family, at most three children under 21, tobacco users at their rate', async () => {
    expect(await premiums({ people: people(40, 38, 20, 10, 8, 2) })).toContain(
      `10002 ${31_900 + 31_700 + 29_900 + 2 * 20_000}`,
    )
    const [smoker] = [{ age: 40, usesTobacco: true }]
    expect(await premiums({ people: [smoker!] })).toEqual(['10002 31900', `10001 ${31_900 * 1.1}`, '90001 50000'])
    expect(await premiums({ people: people(70) })).toContain('10002 34300')
  })

  it('cost the tier of the family where rates don’t go by age', async () => {
    expect(await premiums({ people: people(40, 38, 10, 8) })).toContain('90001 142500')
    expect(await premiums({ people: people(40, 10) })).toContain('90001 85000')
    expect(await premiums({ people: people(60, 58, 30) })).toContain('90001 150000')
  })

  it('are in the household’s variant, and standard where a plan does not have it', async () => {
    const answer = await find({ csrVariant: '87' })
    const variants =
      answer.kind === 'plans' ? answer.plans.map(({ level, csrVariant }) => `${level} ${csrVariant}`) : []
    expect(variants).toEqual(['Silver 87', 'Bronze none', 'Gold none'])
    const zero = await find({ csrVariant: 'zero' })
    expect(zero.kind === 'plans' && zero.plans.every(({ csrVariant }) => csrVariant === 'none')).toBe(true)
  })

  it('are only those sold in that part of the county, and to these people', async () => {
    expect(await premiums({ countyFips: '48491', zipCode: '78613' })).toHaveLength(3)
    expect(await premiums({ countyFips: '48491', zipCode: '78626' })).toEqual(['90001 50000'])
    expect(await premiums({ countyFips: '48491', zipCode: '' })).toEqual(['90001 50000'])
    expect(await premiums({ people: people(10) })).toContain('90002 20000')
  })

  it('are not served in another state, year or place unknown, and none where none are sold', async () => {
    expect(await find({ state: 'CA', countyFips: '06001' })).toEqual({ kind: 'not-served' })
    expect(await find({ planYear: 2026 })).toEqual({ kind: 'not-served' })
    expect(await find({ countyFips: '48000' })).toEqual({ kind: 'not-served' })
    expect(await find({ people: [] })).toEqual({ kind: 'not-served' })
    await database().orm.execute(sql`delete from plan_service_areas where place = 'TX'`)
    expect(await find({ countyFips: '48001' })).toMatchObject({ kind: 'plans', plans: [] })
  })

  it('are found through indexes alone', async () => {
    const { orm } = database()
    const plan = await orm.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      const { rows } = (await tx.execute(sql`explain ${plansOnSale(QUERY, 3)}`)) as { rows: object[] }
      return JSON.stringify(rows)
    })
    expect(plan).not.toContain('Seq Scan')
    expect(plan).toMatch(/plan_service_areas_pk.*plan_rates_pk|plan_rates_pk.*plan_service_areas_pk/)
  })
})
