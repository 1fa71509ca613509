import { describe, expect, it } from 'vitest'
import type { MyCoverage } from '@careway/contracts/coverage/my-coverage'
import type { Profile } from '@careway/contracts/profile/profile'
import { seedBrowser } from '../../composition/test-support/core-server'
import { describeInsurance, WHERE } from './test-support/insurance-server'

describeInsurance('cover', (scene) => {
  const mine = async (query = ''): Promise<MyCoverage> => {
    const answer = await scene.browser.get(`/api/coverage/mine${query}`)
    expect([answer.statusCode, answer.json().fieldErrors]).toEqual([200, undefined])
    return answer.json()
  }

  const refusalOf = async (url: string) => {
    const answer = await scene.browser.get(url)
    const { message, ...rest } = answer.json()
    expect(message).toMatch(/^[A-Z¡].{8,}/)
    return { status: answer.statusCode, ...rest }
  }

  it('are for those who are signed in', async () => {
    for (const path of ['/api/coverage/mine', '/api/insurance-plans', '/api/medicaid-eligibility'])
      expect((await scene.server.browser().get(path)).statusCode).toBe(401)
    expect((await scene.server.browser().post('/api/calculate-subsidies', { monthlyPremium: 1 })).statusCode).toBe(401)
  })

  describe('my coverage', () => {
    it('says who gets what for the year people sign up for', async () => {
      const answer = await mine()
      expect(answer).toMatchObject({
        planYear: 2027,
        planYears: [2026, 2027],
        needs: [],
        county: { fips: '48453' },
        enrollment: { planYear: 2027, isOpen: true },
        estimate: { fplPercent: 200, csrVariant: '87', members: [{ category: 'credit' }] },
      })
      expect(answer.medicaid!.phone).toMatch(/^\d{10}$/)
      expect((await mine('?year=2026')).estimate).toMatchObject({ year: 2026, fplGuidelineYear: 2025 })
    })

    it.each<[string, Partial<Profile>, readonly string[]]>([
      ['no ZIP code', { zipCode: '' }, ['zip-code']],
      ['a ZIP code of another state', { zipCode: '10001' }, ['zip-code']],
      ['several counties', { zipCode: '75007' }, ['county']],
      ['no income', { estimatedAnnualIncome: null }, ['income']],
      ['neither', { zipCode: '75007', estimatedAnnualIncome: null }, ['county', 'income']],
    ])('says what is missing: %s', async (_what, more, needs) => {
      scene.changes = { ...WHERE, ...more }
      expect((await mine()).needs).toEqual(needs)
    })

    it('says that a profile is missing', async () => {
      ;({ browser: scene.browser } = await seedBrowser(scene.server))
      expect(await mine()).toMatchObject({ needs: ['profile'], estimate: null, planYears: [2026, 2027] })
    })

    it('shows programs before the county is known, and the credit after', async () => {
      scene.changes = { ...WHERE, zipCode: '75007' }
      expect((await mine()).estimate).toMatchObject({
        premiumTaxCreditMonthly: null,
        members: [{ category: 'credit' }],
      })
      const answer = await mine('?countyFips=48113')
      expect(answer.needs).toEqual([])
      expect(answer.estimate!.premiumTaxCreditMonthly).toBeGreaterThan(0)
    })

    it.each(['?year=2031', '?year=x', '?countyFips=48999', '?countyFips=1', '?other=1'])(
      'refuses %s',
      async (query) => {
        expect(await refusalOf(`/api/coverage/mine${query}`)).toMatchObject({ status: 400, code: 'validation_failed' })
      },
    )
  })

  describe('Medicaid', () => {
    const standing = async (more: Partial<Profile>, headers = {}) => {
      scene.changes = { ...WHERE, ...more }
      const answer = await scene.browser.get('/api/medicaid-eligibility', headers)
      expect(answer.statusCode).toBe(200)
      return answer.json()
    }
    const OHIO = { zipCode: '43215', state: 'OH' }
    const self = { relationship: 'self', age: 34 } as const

    it('is likely within the limit, and shows it', async () => {
      expect(await standing({ ...OHIO, estimatedAnnualIncome: 22_024 })).toMatchObject({
        eligible: true,
        standing: 'likely',
        incomeLimit: 22_024.8,
        state: 'OH',
        member: { program: 'medicaid', category: 'expansion_adult' },
        others: [],
      })
    })

    it('is unlikely above it', async () => {
      const answer = await standing({ ...OHIO, estimatedAnnualIncome: 22_025 })
      expect(answer).toMatchObject({ eligible: false, standing: 'unlikely' })
      expect(answer.reason).toContain('above')
    })

    it('is unlikely within it for another reason, and does not blame the income', async () => {
      const householdMembers = [{ ...self, immigrationStatus: 'undocumented' as const }]
      const answer = await standing({ ...OHIO, estimatedAnnualIncome: 10_000, householdMembers })
      expect(answer).toMatchObject({ eligible: false, standing: 'unlikely' })
      expect(answer.reason).toMatch(/within .*another rule/)
      const spanish = await standing(
        { ...OHIO, estimatedAnnualIncome: 10_000, householdMembers },
        { 'accept-language': 'es' },
      )
      expect(spanish.reason).toMatch(/otra regla/)
    })

    it('is open where the income is unknown, or a disability may count', async () => {
      expect(await standing({ ...OHIO, estimatedAnnualIncome: null })).toMatchObject({
        eligible: false,
        standing: 'need_more_information',
        annualIncome: null,
        member: null,
      })
      const householdMembers = [{ ...self, disabled: true }]
      expect(await standing({ householdMembers })).toMatchObject({ eligible: false, standing: 'need_more_information' })
    })

    it('says that a state has no group, and who else in the household has one', async () => {
      const householdMembers = [self, { relationship: 'child' as const, age: 3 }]
      const alone = await standing({ estimatedAnnualIncome: 10_000 })
      expect(alone).toMatchObject({ eligible: false, incomeLimit: null, member: { category: 'coverage_gap' } })
      expect(alone.reason).toMatch(/^Texas has no Medicaid/)
      const family = await standing({ estimatedAnnualIncome: 25_000, householdMembers })
      expect(family).toMatchObject({ standing: 'unlikely', others: [{ age: 3, program: 'medicaid' }] })
      // A parent's limit that Texas holds in dollars is never a flat no.
      expect(family.reason).toMatch(/about \$3,246 a year\..*check with Texas Medicaid/)
    })

    it('is of nobody but the person who asks', async () => {
      const { browser: other } = await seedBrowser(scene.server)
      const answer = await other.get('/api/medicaid-eligibility')
      expect([answer.statusCode, answer.json().requiresProfile]).toEqual([400, true])
      expect(answer.body).not.toContain('member')
    })
  })
})
