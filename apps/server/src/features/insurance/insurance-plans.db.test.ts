import { beforeEach, describe, expect, it } from 'vitest'
import type { Bookmark } from '@careway/contracts/bookmarks/bookmark'
import type { InsurancePlan } from '@careway/contracts/insurance/insurance-plan'
import type { Profile } from '@careway/contracts/profile/profile'
import { seedBrowser } from '../../composition/test-support/core-server'
import { sampleMarketplace, samplePlan } from './insurance.fixture'
import { describeInsurance, TWICE_POVERTY, WHERE } from './test-support/insurance-server'

describeInsurance('insurance plans', (scene) => {
  const plansOf = async (query = ''): Promise<InsurancePlan[]> => {
    const answer = await scene.browser.get(`/api/insurance-plans${query}`)
    expect([answer.statusCode, answer.json().code]).toEqual([200, undefined])
    return answer.json()
  }

  const refusalOf = async (url: string) => {
    const answer = await scene.browser.get(url)
    const { message, ...rest } = answer.json()
    expect(message).toMatch(/^[A-Z¡].{8,}/)
    return { status: answer.statusCode, ...rest }
  }

  describe('plans', () => {
    it.each<[string, string, Partial<Profile> | undefined]>([
      ['requiresLocation', '', { zipCode: '' }],
      ['invalidLocation', '', { zipCode: '10001' }],
      ['invalidLocation', '', { state: 'PR' }],
      ['needsApiKey', '?source=live', {}],
    ])('are refused with %s, in the code and in a flag', async (code, query, more) => {
      scene.changes = { ...WHERE, ...more }
      expect(await refusalOf(`/api/insurance-plans${query}`)).toEqual({ status: 400, code, [code]: true })
    })

    it('are refused without a profile, and for a ZIP code that the source does not know', async () => {
      const { browser: newcomer } = await seedBrowser(scene.server)
      const answer = await newcomer.get('/api/insurance-plans')
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { message: expect.any(String), code: 'requiresProfile', requiresProfile: true },
      ])
      scene.isEstimating = false
      scene.marketplaces = [sampleMarketplace('live')]
      scene.marketplaces[0]!.answer = { kind: 'unknown-zip-code' }
      expect(await refusalOf('/api/insurance-plans')).toEqual({
        status: 400,
        code: 'invalidZipCode',
        invalidZipCode: true,
      })
    })

    it('wait for the county where the ZIP code lies in several', async () => {
      scene.changes = { ...WHERE, zipCode: '75007' }
      expect(await refusalOf('/api/insurance-plans')).toEqual({ status: 400, code: 'county_needed' })
      expect((await plansOf('?countyFips=48113')).length).toBeGreaterThan(0)
    })

    it('that are estimates say so, with a line for each level and the state’s own marketplace', async () => {
      const plans = await plansOf()
      expect(plans.length).toBeGreaterThanOrEqual(3)
      for (const plan of plans) {
        expect(plan).toMatchObject({ isEstimate: true, planType: null, source: { kind: 'estimate', unreachable: [] } })
        expect(plan.marketplaceUrl).toMatch(/^https:/)
        expect(plan.name).toMatch(/^Typical/)
      }
      expect(plans.map(({ yearlyCost }) => yearlyCost.medium.total)).toEqual(
        plans.map(({ yearlyCost }) => yearlyCost.medium.total).sort((a, b) => a - b),
      )
      const silver = plans.find(({ metalLevel }) => metalLevel === 'Silver')!
      expect(silver.csrVariant).toBe('87')
      expect(silver.netMonthlyPremium).toBeCloseTo(silver.monthlyPremium - silver.premiumTaxCredit, 2)
      expect(plans.some(({ metalLevel }) => metalLevel === 'Catastrophic')).toBe(false)
    })

    it('on file win over estimates, and the same credit is taken off each', async () => {
      const cheap = samplePlan({
        planId: '99999TX0010002',
        level: 'Bronze',
        planType: 'PPO',
        premiumMonthlyCents: 10_000,
        essentialPremiumMonthlyCents: 10_000,
      })
      scene.marketplaces = [
        sampleMarketplace('imported', [
          samplePlan(),
          samplePlan({ planId: '99999TX0010003', premiumMonthlyCents: 70_000, essentialPremiumMonthlyCents: 70_000 }),
          cheap,
        ]),
      ]
      const plans = await plansOf()
      expect(plans.map(({ id }) => id).sort()).toEqual([
        '2027-99999TX0010001',
        '2027-99999TX0010002',
        '2027-99999TX0010003',
      ])
      expect(plans.every(({ isEstimate, source }) => !isEstimate && source.kind === 'imported')).toBe(true)
      // 700 a month less 6.78 percent of 31,920 a year.
      const byId = new Map(plans.map((plan) => [plan.id.slice(-1), plan]))
      expect(byId.get('3')).toMatchObject({ premiumTaxCredit: 519.65, netMonthlyPremium: 180.35 })
      expect(byId.get('1')).toMatchObject({ premiumTaxCredit: 519.65, netMonthlyPremium: 80.35 })
      expect(byId.get('2')).toMatchObject({ premiumTaxCredit: 100, netMonthlyPremium: 0 })
      expect(scene.marketplaces[0]!.asked.at(-1)).toMatchObject({
        countyFips: '48453',
        csrVariant: '87',
        people: [{ age: 34 }],
      })
    })

    it('are filtered by level, type and source', async () => {
      const bronze = samplePlan({ planId: '99999TX0010002', level: 'Bronze', planType: 'PPO' })
      scene.marketplaces = [sampleMarketplace('imported', [samplePlan(), bronze])]
      const idsOf = async (query: string) => (await plansOf(query)).map(({ id }) => id.slice(-1))
      expect(await idsOf('?metalLevel=Bronze')).toEqual(['2'])
      expect(await idsOf('?planType=HMO')).toEqual(['1'])
      expect(await idsOf('?metalLevel=Bronze&planType=HMO')).toEqual([])
      expect((await idsOf('?metalLevel=all&planType=')).sort()).toEqual(['1', '2'])
      expect((await plansOf('?source=estimate')).every(({ isEstimate }) => isEstimate)).toBe(true)
      for (const query of ['?metalLevel=Tin', '?planType=X', '?source=y', '?year=2031', '?color=red'])
        expect(await refusalOf(`/api/insurance-plans${query}`)).toMatchObject({
          status: 400,
          code: 'validation_failed',
        })
    })

    it('name beside the estimate the source that could not be asked', async () => {
      scene.marketplaces = [sampleMarketplace('live')]
      scene.marketplaces[0]!.answer = { kind: 'unreachable', reason: 'timeout' }
      for (const { source } of await plansOf())
        expect(source).toMatchObject({ kind: 'estimate', unreachable: ['live'] })
      scene.isEstimating = false
      expect(await refusalOf('/api/insurance-plans')).toEqual({ status: 503, code: 'marketplace_unreachable' })
    })

    it('can be looked at without an income, at their full price', async () => {
      scene.changes = { ...WHERE, estimatedAnnualIncome: null }
      for (const plan of await plansOf()) {
        expect(plan).toMatchObject({ premiumTaxCredit: 0, csrVariant: 'none' })
        expect(plan.netMonthlyPremium).toBe(plan.monthlyPremium)
      }
    })

    it('are none where no source sells there', async () => {
      scene.isEstimating = false
      expect(await plansOf()).toEqual([])
    })
  })

  describe('the subsidy calculator', () => {
    const calculate = (body: unknown) => scene.browser.post('/api/calculate-subsidies', body)
    const silverOf = (cents: number) => samplePlan({ premiumMonthlyCents: cents, essentialPremiumMonthlyCents: cents })

    it('takes the credit off, line by line', async () => {
      scene.marketplaces = [sampleMarketplace('imported', [silverOf(60_000), silverOf(70_000)])]
      expect((await calculate({ monthlyPremium: 650 })).json()).toMatchObject({
        premiumTaxCredit: 519.65,
        costSharingReduction: 87,
        csrVariant: '87',
        finalPremium: 130.35,
        working: {
          year: 2027,
          annualIncome: TWICE_POVERTY,
          povertyGuideline: 15_960,
          fplPercent: 200,
          applicablePercentage: 0.0678,
          expectedContributionMonthly: 180.35,
          slcspMonthly: 700,
        },
      })
    })

    it.each([
      [0, 0, 0],
      [100, 100, 0],
      [519.65, 519.65, 0],
      [519.66, 519.65, 0.01],
    ])('of %d a month pays %d and leaves %d', async (monthlyPremium, premiumTaxCredit, finalPremium) => {
      scene.marketplaces = [sampleMarketplace('imported', [silverOf(60_000), silverOf(70_000)])]
      expect((await calculate({ monthlyPremium })).json()).toMatchObject({ premiumTaxCredit, finalPremium })
    })

    it.each([['600'], [-1], [null], [undefined], [1e12], [{}], [[600]]])(
      'refuses a premium of %j',
      async (monthlyPremium) => {
        const answer = await calculate({ monthlyPremium })
        expect([answer.statusCode, Object.keys(answer.json().fieldErrors ?? {})]).toEqual([400, ['monthlyPremium']])
      },
    )

    it('asks for an income, and for the county', async () => {
      scene.changes = { ...WHERE, estimatedAnnualIncome: null }
      const answer = await calculate({ monthlyPremium: 600 })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'income_needed'])
      scene.changes = { ...WHERE, zipCode: '75007' }
      expect((await calculate({ monthlyPremium: 600 })).json().code).toBe('county_needed')
    })
  })

  describe('a plan kept', () => {
    const save = (targetId: string, more = {}) =>
      scene.browser.post('/api/bookmarks', { type: 'plan', targetId, ...more })

    beforeEach(() => {
      scene.marketplaces = [
        sampleMarketplace('imported', [
          samplePlan(),
          samplePlan({ planId: '99999TX0010003', premiumMonthlyCents: 70_000, essentialPremiumMonthlyCents: 70_000 }),
        ]),
      ]
    })

    it('keeps what it said, and can be chosen', async () => {
      const answer = await save('2027-99999TX0010001')
      expect(answer.statusCode).toBe(201)
      const saved: Bookmark = answer.json()
      expect(saved).toMatchObject({
        title: 'Sample Silver 500',
        status: 'saved',
        snapshot: { plan: { planId: '99999TX0010001' }, netPremiumMonthlyCents: 8_035, source: { kind: 'imported' } },
      })
      scene.marketplaces = [sampleMarketplace('imported', [samplePlan({ name: 'Renamed', premiumMonthlyCents: 1 })])]
      const chosen = await scene.browser.patch(`/api/bookmarks/${saved.id}`, { status: 'chosen' })
      expect(chosen.json()).toMatchObject({ status: 'chosen', snapshot: saved.snapshot })
    })

    it.each([
      '2027-99999TX0019999',
      '2026-99999TX0010001',
      '2031-99999TX0010001',
      '99999TX0010001',
      '2027-',
      "2027-' or 1=1",
    ])('is not found as %s', async (targetId) => {
      expect((await save(targetId)).statusCode).toBe(404)
    })

    it('is nobody else’s', async () => {
      const { id }: Bookmark = (await save('2027-99999TX0010001')).json()
      const { browser: other } = await seedBrowser(scene.server)
      expect((await other.patch(`/api/bookmarks/${id}`, { status: 'chosen' })).statusCode).toBe(404)
      expect((await other.delete(`/api/bookmarks/${id}`)).statusCode).toBe(404)
      expect((await other.get('/api/bookmarks')).json()).toEqual([])
    })
  })
})
