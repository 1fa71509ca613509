import { describe, expect, it } from 'vitest'
import { decidePrograms } from '@careway/domain/coverage/decide-coverage'
import { completeHousehold, type HouseholdMemberInput } from '@careway/domain/household/complete-household'
import { findBenchmark, peopleOf } from './find-benchmark'
import { sampleMarketplace, samplePlan } from './insurance.fixture'
import type { PlaceOfCover } from './place-of-cover'

const TRAVIS = { fips: '48453', name: 'Travis County', state: 'TX' }
const DALLAS = { fips: '48113', name: 'Dallas County', state: 'TX' }
const AUSTIN: PlaceOfCover = { state: 'TX', zipCode: '78701', counties: [TRAVIS] }

const programsOf = (members: readonly HouseholdMemberInput[], magiCents = 4_000_000) =>
  decidePrograms(completeHousehold({ state: 'TX', magiCents, members }), 2027, '2027-01-01')

const silver = (cents: number, essential = cents) =>
  samplePlan({ planId: `99999TX000${cents}`, premiumMonthlyCents: cents, essentialPremiumMonthlyCents: essential })

describe('the benchmark', () => {
  it('is the second-lowest silver by its essential part, whatever else is sold', async () => {
    const plans = [
      silver(30_000, 29_000),
      silver(25_000),
      silver(28_000, 27_500),
      samplePlan({ level: 'Bronze', essentialPremiumMonthlyCents: 1 }),
    ]
    const answer = await findBenchmark([sampleMarketplace('imported', plans)], programsOf([{ age: 40 }]), AUSTIN)
    expect(answer).toEqual({
      kind: 'found',
      benchmark: {
        monthlyCents: 27_500,
        source: {
          kind: 'imported',
          title: 'Sample imported',
          url: 'https://example.org',
          asOf: '2026-10-01',
          planYear: 2027,
        },
      },
    })
  })

  it('is the only silver plan where there is one', async () => {
    const answer = await findBenchmark([sampleMarketplace('live', [silver(25_000)])], programsOf([{ age: 40 }]), AUSTIN)
    expect(answer).toMatchObject({ benchmark: { monthlyCents: 25_000 } })
  })

  it('is asked for those who can have the credit, without tobacco, in their county', async () => {
    const market = sampleMarketplace('imported', [silver(25_000)])
    await findBenchmark([market], programsOf([{ age: 67 }, { age: 60, usesTobacco: true }]), AUSTIN)
    expect(market.asked).toEqual([
      expect.objectContaining({
        people: [{ age: 60, usesTobacco: false }],
        countyFips: '48453',
        zipCode: '78701',
        csrVariant: 'none',
        planYear: 2027,
      }),
    ])
  })

  it('keeps tobacco for the price of a plan', () => {
    expect(peopleOf(programsOf([{ age: 67 }, { age: 60, usesTobacco: true }]))).toEqual([
      { age: 60, usesTobacco: true },
    ])
  })

  it('of an estimate is of the year of its figures', async () => {
    const market = sampleMarketplace('estimate', [silver(25_000)])
    const answer = await findBenchmark([market], programsOf([{ age: 40 }]), AUSTIN)
    expect(answer).toMatchObject({ benchmark: { source: { kind: 'estimate', planYear: 2026 } } })
  })

  it('asks for the county where there are several, and asks no source', async () => {
    const market = sampleMarketplace('imported', [silver(25_000)])
    const place = { ...AUSTIN, counties: [TRAVIS, DALLAS] }
    expect(await findBenchmark([market], programsOf([{ age: 40 }]), place)).toEqual({ kind: 'county-needed' })
    expect(market.asked).toEqual([])
  })

  it.each<[string, Parameters<typeof findBenchmark>]>([
    [
      'nobody can have the credit',
      [
        [sampleMarketplace('imported', [silver(1)])],
        programsOf([{ age: 70 }]),
        { ...AUSTIN, counties: [TRAVIS, DALLAS] },
      ],
    ],
    [
      'no place is known',
      [[sampleMarketplace('imported', [silver(1)])], programsOf([{ age: 40 }]), { state: 'TX', counties: [] }],
    ],
    ['no source serves the place', [[sampleMarketplace('imported')], programsOf([{ age: 40 }]), AUSTIN]],
    [
      'no silver plan is sold',
      [[sampleMarketplace('imported', [samplePlan({ level: 'Gold' })])], programsOf([{ age: 40 }]), AUSTIN],
    ],
  ])('is unknown where %s', async (_what, facts) => {
    expect(await findBenchmark(...facts)).toEqual({ kind: 'unknown' })
  })
})
