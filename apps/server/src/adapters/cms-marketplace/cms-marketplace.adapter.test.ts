import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Log } from '../../ports/log'
import type { PlanQuery } from '../../ports/marketplace'
import { createCmsMarketplace } from './cms-marketplace.adapter'
import { startFakeCmsMarketplace } from './cms-marketplace.fake'
import type { CallTimings } from '../kit/call-timings'

const PATIENT: CallTimings = { answer: 8000, retry: 1, keep: 60_000, pause: 30_000 }
const TRAVIS: PlanQuery = {
  planYear: 2027,
  state: 'TX',
  countyFips: '48453',
  zipCode: '78701',
  people: [{ age: 40, usesTobacco: false }],
  csrVariant: 'none',
  magiCents: 4_123_457,
}

let fake: Awaited<ReturnType<typeof startFakeCmsMarketplace>>
let logged: { fields: object; message: string }[]
let today: Date

beforeEach(async () => {
  fake = await startFakeCmsMarketplace()
  logged = []
  today = new Date('2026-11-21T12:00:00Z')
})
afterEach(() => fake.stop())

const write = (fields: object, message: string) => void logged.push({ fields, message })
const log: Log = { debug: write, info: write, warn: write, error: write }
const market = (timings: Partial<CallTimings> = {}, apiKey = fake.apiKey) =>
  createCmsMarketplace({
    apiUrl: fake.apiUrl,
    apiKey,
    clock: () => today,
    log,
    timings: { ...PATIENT, ...timings },
  })
const searches = () => fake.requests.filter(({ path }) => path === '/plans/search')
const planIds = (answer: { kind: string; plans?: readonly { planId: string }[] }) =>
  answer.plans?.map(({ planId }) => planId)

describe('plans on sale', () => {
  it('are all pages, cheapest first, with where and when they are from', async () => {
    const answer = await market().findPlans(TRAVIS)
    if (answer.kind !== 'plans') throw new Error(answer.kind)
    expect(answer.plans).toHaveLength(18)
    const premiums = answer.plans.map((plan) => plan.premiumMonthlyCents)
    expect(premiums).toEqual(premiums.toSorted((a, b) => a - b))
    expect(answer.source).toEqual({
      kind: 'live',
      title: 'CMS Marketplace API',
      url: 'https://developer.cms.gov/marketplace-api/',
      asOf: '2026-11-21',
    })
    expect(searches().map(({ body }) => (body as { offset: number }).offset)).toEqual([0, 10])
  })

  it('reads a whole plan', async () => {
    const answer = await market().findPlans({ ...TRAVIS, people: [{ age: 21, usesTobacco: false }] })
    expect(answer.kind === 'plans' && answer.plans.find(({ planId }) => planId === '99999TX0010001')).toEqual({
      planId: '99999TX0010001',
      planYear: 2027,
      name: 'Sample Bronze 0010001',
      issuer: 'Sample Health Plan',
      level: 'Bronze',
      planType: 'HMO',
      csrVariant: 'none',
      premiumMonthlyCents: 28_000,
      essentialPremiumMonthlyCents: 27_900,
      deductibleIndividualCents: 750_000,
      deductibleFamilyCents: 1_500_000,
      outOfPocketMaximumIndividualCents: 920_000,
      outOfPocketMaximumFamilyCents: 1_840_000,
      coinsurance: 0.4,
      services: {
        'primary-care': { kind: 'copay', cents: 3000, isAfterDeductible: false },
        'emergency-room': { kind: 'coinsurance', share: 0.4, isAfterDeductible: true },
        'generic-drug': { kind: 'no-charge', isAfterDeductible: false },
      },
      isHsaEligible: true,
      coversAdultDental: false,
      coversChildDental: true,
      benefitsUrl: 'https://plans.example.org/benefits',
      brochureUrl: 'https://plans.example.org/brochure',
      formularyUrl: 'https://plans.example.org/drugs',
      networkUrl: 'https://plans.example.org/doctors',
      qualityRating: 4,
      serviceArea: 'TXS001',
      effectiveFrom: '2027-01-01',
    })
  })

  it('ask for the variant by name and read the amounts of it', async () => {
    const answer = await market().findPlans({ ...TRAVIS, csrVariant: '94' })
    if (answer.kind !== 'plans') throw new Error(answer.kind)
    const silver = answer.plans.find(({ level }) => level === 'Silver')
    expect(silver).toMatchObject({ csrVariant: '94', deductibleIndividualCents: 40_000 })
    expect(answer.plans.find(({ level }) => level === 'Gold')).toMatchObject({
      csrVariant: 'none',
      deductibleIndividualCents: 150_000,
    })
  })

  it('send ages and tobacco, and neither income nor anything else of a person', async () => {
    await market().findPlans({ ...TRAVIS, people: [{ age: 40, usesTobacco: true }] })
    expect(searches()[0]?.body).toEqual({
      household: { people: [{ age: 40, uses_tobacco: true }] },
      market: 'Individual',
      place: { countyfips: '48453', state: 'TX', zipcode: '78701' },
      year: 2027,
      filter: { division: 'HealthCare' },
      sort: 'premium',
      order: 'asc',
      limit: 10,
      offset: 0,
    })
  })

  it.each<[string, Partial<PlanQuery>, string]>([
    ['a state with its own marketplace', { state: 'NY', zipCode: '10001', countyFips: '36061' }, 'not-served'],
    ['a county without a ZIP', { zipCode: '' }, 'not-served'],
    ['a ZIP nobody knows', { zipCode: '00000' }, 'unknown-zip-code'],
    ['the beginning of a ZIP', { zipCode: '787' }, 'unknown-zip-code'],
    ['no ZIP at all', { zipCode: 'house' }, 'unknown-zip-code'],
    ['a county the ZIP is not in', { countyFips: '48201' }, 'not-served'],
  ])('%s', async (_case, difference, kind) => {
    expect(await market().findPlans({ ...TRAVIS, ...difference })).toEqual({ kind })
  })

  it('does not call at all for a state with its own marketplace', async () => {
    await market().findPlans({ ...TRAVIS, state: 'CA', zipCode: '90012', countyFips: '06037' })
    expect(fake.requests).toEqual([])
  })

  it('in a ZIP in two counties are those of the county that was said', async () => {
    const durham = { ...TRAVIS, state: 'NC', zipCode: '27517', countyFips: '37063' } as const
    expect(planIds(await market().findPlans(durham))).toHaveLength(6)
    expect(planIds(await market().findPlans({ ...durham, countyFips: '37135' }))).toHaveLength(9)
  })
})

describe('a service in trouble', () => {
  it.each([
    ['slow', 'timeout', { answer: 200 }, 1],
    ['overloaded', 'too-many-requests', {}, 3],
    ['broken', 'server-error', {}, 3],
    ['hung-up', 'network', {}, 3],
    ['cut-off', 'unreadable-answer', {}, 1],
    ['nonsense', 'unreadable-answer', {}, 1],
    ['another-shape', 'unreadable-answer', {}, 1],
    ['redirecting', 'redirected', {}, 1],
  ] as const)('%s is unreachable: %s', async (mood, reason, timings, asked) => {
    fake.behave(mood)
    expect(await market(timings).findPlans(TRAVIS)).toEqual({ kind: 'unreachable', reason })
    expect(fake.requests).toHaveLength(asked)
  })

  it('that recovers after one refusal is asked again', async () => {
    fake.behave('overloaded-once')
    expect(await market().findPlans(TRAVIS)).toMatchObject({ kind: 'plans' })
  })

  it('that is not there is unreachable', async () => {
    const asking = market()
    await fake.stop()
    expect(await asking.findPlans(TRAVIS)).toEqual({ kind: 'unreachable', reason: 'network' })
    fake = await startFakeCmsMarketplace()
  })

  it('that refuses the key is not asked twice', async () => {
    expect(await market({}, 'another-key').findPlans(TRAVIS)).toEqual({ kind: 'unreachable', reason: 'key-refused' })
    expect(await market({}, '').findPlans(TRAVIS)).toEqual({ kind: 'unreachable', reason: 'key-refused' })
    expect(fake.requests).toHaveLength(2)
  })

  it('tells the log neither the key nor the place nor the people', async () => {
    fake.behave('broken')
    await market().findPlans(TRAVIS)
    const text = JSON.stringify(logged)
    expect(text).toContain('server-error')
    for (const secret of [fake.apiKey, '78701', '48453', '4123457', '"age"']) expect(text).not.toContain(secret)
  })

  it('is left alone for a while after five failures, then tried once', async () => {
    const asking = market({ retry: 0 })
    fake.behave('nonsense')
    for (let time = 0; time < 5; time += 1) await asking.findPlans(TRAVIS)
    fake.behave('normal')
    expect(await asking.findPlans(TRAVIS)).toEqual({ kind: 'unreachable', reason: 'paused-after-failures' })
    expect(fake.requests).toHaveLength(5)
    today = new Date(today.getTime() + 30_000)
    expect(await asking.findPlans(TRAVIS)).toMatchObject({ kind: 'plans' })
  })
})

describe('answers in memory', () => {
  it('serve the same question again, whatever the income, until they are old', async () => {
    const asking = market()
    const first = await asking.findPlans(TRAVIS)
    const asked = fake.requests.length
    expect(await asking.findPlans({ ...TRAVIS, magiCents: 1 })).toEqual(first)
    expect(fake.requests).toHaveLength(asked)
    today = new Date(today.getTime() + PATIENT.keep)
    await asking.findPlans(TRAVIS)
    expect(fake.requests).toHaveLength(2 * asked)
  })

  it('are one flight for all who ask at once', async () => {
    const asking = market()
    const answers = await Promise.all([1, 2, 3].map(() => asking.findPlans(TRAVIS)))
    expect(new Set(answers.map(planIds).map(String)).size).toBe(1)
    expect(searches()).toHaveLength(2)
  })

  it('do not keep a failure', async () => {
    const asking = market()
    fake.behave('broken')
    await asking.findPlans(TRAVIS)
    fake.behave('normal')
    expect(await asking.findPlans(TRAVIS)).toMatchObject({ kind: 'plans' })
  })

  it('are finished for others when one leaves', async () => {
    const asking = market()
    const leaving = new AbortController()
    const left = asking.findPlans(TRAVIS, leaving.signal)
    const stayed = asking.findPlans(TRAVIS)
    leaving.abort(new Error('gone'))
    await expect(left).rejects.toThrow('gone')
    expect(await stayed).toMatchObject({ kind: 'plans' })
    await expect(asking.findPlans(TRAVIS, leaving.signal)).rejects.toThrow('gone')
  })
})

describe('the other questions', () => {
  it('counties of a ZIP', async () => {
    expect(await market().findCounties('27517', 2027)).toEqual({
      kind: 'counties',
      counties: [
        { fips: '37135', name: 'Orange County', state: 'NC' },
        { fips: '37063', name: 'Durham County', state: 'NC' },
      ],
    })
  })

  it('the benchmark plan, and too few plans for one', async () => {
    expect(await market().findBenchmark({ ...TRAVIS, people: [{ age: 21, usesTobacco: false }] })).toMatchObject({
      kind: 'benchmark',
      premiumMonthlyCents: 38_500,
    })
    await fake.stop()
    fake = await startFakeCmsMarketplace({ plans: {} })
    expect(await market().findBenchmark(TRAVIS)).toEqual({ kind: 'too-few-plans' })
  })

  it('what a household gets', async () => {
    const { planYear, state, countyFips, zipCode } = TRAVIS
    const person = { age: 40, usesTobacco: false, isPregnant: false, isParent: false, isApplying: true }
    const query = {
      planYear,
      state,
      countyFips,
      zipCode,
      magiCents: 2_000_000,
      hasMarriedCouple: false,
      people: [person],
    }
    expect(await market().estimateEligibility(query)).toEqual({
      kind: 'estimates',
      people: [{ creditMonthlyCents: 44_808, csrVariant: '94', getsMedicaidOrChip: false }],
    })
    expect(fake.requests.at(-1)?.body).toMatchObject({ household: { income: 20_000 } })
  })

  it('answers that this source does not serve a county without plans', async () => {
    await fake.stop()
    fake = await startFakeCmsMarketplace({ plans: {} })
    expect(await market().findPlans(TRAVIS)).toEqual({ kind: 'not-served' })
  })
})
