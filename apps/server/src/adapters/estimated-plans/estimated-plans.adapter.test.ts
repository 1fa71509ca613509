import { benchmarkEstimate } from '@careway/domain/aca/benchmark-estimate'
import { ratingAreaOf } from '@careway/domain/aca/rating-areas'
import { PLAN_YEARS } from '@careway/domain/vocabulary/health-plan-terms'
import { US_STATES } from '@careway/domain/vocabulary/us-state'
import { describe, expect, it } from 'vitest'
import type { PlanQuery } from '../../ports/marketplace'
import { createEstimatedPlans } from './estimated-plans.adapter'

const TRAVIS: PlanQuery = {
  planYear: 2027,
  state: 'TX',
  countyFips: '48453',
  zipCode: '78701',
  people: [{ age: 40, usesTobacco: false }],
  csrVariant: 'none',
}
const market = createEstimatedPlans()
const plansOf = async (difference: Partial<PlanQuery> = {}) => {
  const answer = await market.findPlans({ ...TRAVIS, ...difference })
  if (answer.kind !== 'plans') throw new Error(answer.kind)
  return answer
}

describe('estimated plans', () => {
  it('are one line a metal level, without a name or an issuer', async () => {
    const { plans } = await plansOf()
    expect(plans.map(({ level }) => level).toSorted()).toEqual(['Bronze', 'Gold', 'Platinum', 'Silver'])
    for (const plan of plans) expect(plan).toMatchObject({ name: '', issuer: '', planYear: 2027 })
    expect(new Set(plans.map(({ planId }) => planId)).size).toBe(4)
    expect(plans.every(({ planId }) => /^estimate-tx-\d+-2027-[a-z]+$/.test(planId))).toBe(true)
  })

  it('put the cheapest first, and silver at the published benchmark of the rating area', async () => {
    const { plans } = await plansOf()
    const premiums = plans.map(({ premiumMonthlyCents }) => premiumMonthlyCents)
    expect(premiums).toEqual(premiums.toSorted((a, b) => a - b))
    const ratingArea = ratingAreaOf('TX', '48453', '78701')!
    const benchmark = benchmarkEstimate({ state: 'TX', ratingArea, planYear: 2027, people: TRAVIS.people })
    const silver = plans.find(({ level }) => level === 'Silver')
    expect(silver?.premiumMonthlyCents).toBe(benchmark?.monthlyCents)
    expect(silver?.essentialPremiumMonthlyCents).toBe(benchmark?.monthlyCents)
  })

  it('say where they are from and of which year', async () => {
    const { source } = await plansOf()
    expect(source.kind).toBe('estimate')
    expect(source.title).not.toBe('')
    expect(source.url).toMatch(/^https:\/\//)
    expect(source.asOf).toMatch(/^20\d\d$/)
  })

  it('give silver in the variant of the household, and the others without', async () => {
    const { plans } = await plansOf({ csrVariant: '94' })
    const variants = Object.fromEntries(plans.map(({ level, csrVariant }) => [level, csrVariant]))
    expect(variants).toEqual({ Bronze: 'none', Silver: '94', Gold: 'none', Platinum: 'none' })
  })

  it.each([{ countyFips: '36061' }, { countyFips: '' }, { people: [] }])('are none for %j', async (difference) => {
    expect(await market.findPlans({ ...TRAVIS, ...difference })).toEqual({ kind: 'not-served' })
  })

  it('are there for both names of a place in Connecticut', async () => {
    const place = { state: 'CT', zipCode: '06484' } as const
    const [county, region] = await Promise.all([
      plansOf({ ...place, countyFips: '09001' }),
      plansOf({ ...place, countyFips: '09140' }),
    ])
    expect(region.plans).toEqual(county.plans)
  })

  /** The county of each state's capital city, or the district's own. */
  const CAPITALS =
    '01101 02110 04013 05119 06067 08031 09003 10001 12073 13121 15003 16001 17167 18097 19153 20177 21073 22033 23011 ' +
    '24003 25025 26065 27123 28049 29051 30049 31109 32510 33013 34021 35049 36001 37183 38015 39049 40109 41047 42043 ' +
    '44007 45079 46065 47037 48453 49035 50023 51760 53067 54039 55025 56021 11001'
  it.each(PLAN_YEARS)('are there in every state in %i', async (planYear) => {
    const counties = CAPITALS.split(' ')
    for (const [at, state] of US_STATES.entries()) {
      const { plans } = await plansOf({ planYear, state, countyFips: counties[at]!, zipCode: '' })
      expect(plans.length, state).toBe(4)
    }
  })
})
