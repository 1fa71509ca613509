import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { InsurancePlan } from '@careway/contracts/insurance/insurance-plan'
import { createCmsMarketplace } from '../../adapters/cms-marketplace/cms-marketplace.adapter'
import { startFakeCmsMarketplace } from '../../adapters/cms-marketplace/cms-marketplace.fake'
import { describeInsurance } from './test-support/insurance-server'

type FakeCms = Awaited<ReturnType<typeof startFakeCmsMarketplace>>

/** Short, so that a service that hangs is given up within the test. */
const TIMINGS = { answer: 1500, retry: 20, keep: 60_000, pause: 30_000 }

describeInsurance('live plans', (scene) => {
  let cms: FakeCms
  beforeAll(async () => {
    cms = await startFakeCmsMarketplace()
  })
  afterAll(() => cms.stop())
  beforeEach(() => {
    cms.behave('normal')
    const log = { info: () => undefined, warn: () => undefined, debug: () => undefined, error: () => undefined }
    const clock = () => new Date('2026-11-21T17:00:00Z')
    scene.live = createCmsMarketplace({ apiUrl: cms.apiUrl, apiKey: cms.apiKey, clock, log, timings: TIMINGS })
  })
  const plans = async (query = ''): Promise<InsurancePlan[]> =>
    (await scene.browser.get(`/api/insurance-plans${query}`)).json()

  it('come with their source and its day, the credit taken off by their own benchmark', async () => {
    const found = await plans()
    expect(found.length).toBeGreaterThan(10)
    expect(found[0]!.source).toMatchObject({ kind: 'live', asOf: '2026-11-21', unreachable: [] })
    expect(found.every(({ isEstimate }) => !isEstimate)).toBe(true)
    const mine = (await scene.browser.get('/api/coverage/mine')).json()
    expect(mine.estimate.slcspSource.kind).toBe('live')
    // The benchmark counts essential benefits only: at most the premium of the second-cheapest silver plan.
    const silver = found.filter(({ metalLevel }) => metalLevel === 'Silver').map(({ monthlyPremium }) => monthlyPremium)
    const [cheapest, second] = silver.toSorted((a, b) => a - b)
    expect(mine.estimate.slcspMonthly).toBeLessThanOrEqual(second!)
    expect(mine.estimate.slcspMonthly).toBeGreaterThan(cheapest! * 0.9)
    expect(found[0]!.premiumTaxCredit).toBeGreaterThan(0)
  })

  it('give way to estimates that say what is missing, while the service is down', async () => {
    cms.behave('broken')
    const found = await plans()
    expect(found.every(({ isEstimate }) => isEstimate)).toBe(true)
    expect(found[0]!.source.unreachable).toEqual(['live'])
  })

  it('are refused as unreachable where they alone were asked for', async () => {
    cms.behave('broken')
    const answer = await scene.browser.get('/api/insurance-plans?source=live')
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'marketplace_unreachable'])
  })

  it('are not asked for by the open call, whoever makes it', async () => {
    const before = cms.requests.length
    const body = { year: 2027, state: 'TX', zipCode: '78701', annualIncome: 31_920, members: [{ age: 34 }] }
    const answer = await scene.browser.post('/api/coverage/estimate', body)
    expect(answer.json().slcspSource.kind).toBe('estimate')
    expect(cms.requests.length).toBe(before)
  })
})
