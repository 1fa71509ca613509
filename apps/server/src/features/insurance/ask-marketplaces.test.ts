import { describe, expect, it } from 'vitest'
import type { Marketplace, OfferedPlan, PlanAnswer, PlanQuery, PlanSourceKind } from '../../ports/marketplace'
import { askMarketplaces } from './ask-marketplaces'

const query: PlanQuery = {
  planYear: 2027,
  state: 'TX',
  countyFips: '48453',
  zipCode: '78701',
  people: [{ age: 40, usesTobacco: false }],
  csrVariant: 'none',
}
const plan: OfferedPlan = {
  planId: '12345TX0010001',
  planYear: 2027,
  name: 'Sample',
  issuer: 'Sample',
  level: 'Silver',
  csrVariant: 'none',
  premiumMonthlyCents: 40_000,
  essentialPremiumMonthlyCents: 40_000,
  deductibleIndividualCents: 0,
  deductibleFamilyCents: 0,
  outOfPocketMaximumIndividualCents: 0,
  outOfPocketMaximumFamilyCents: 0,
  coinsurance: 0,
  services: {},
  serviceArea: '',
  effectiveFrom: '2027-01-01',
}

const plansFrom = (kind: PlanSourceKind, plans = [plan]): PlanAnswer => ({
  kind: 'plans',
  plans,
  source: { kind, title: kind, url: 'https://example.org', asOf: '2026' },
})
const AWAY: PlanAnswer = { kind: 'unreachable', reason: 'timeout' }
const NOT_SERVED: PlanAnswer = { kind: 'not-served' }
const UNKNOWN: PlanAnswer = { kind: 'unknown-zip-code' }

function sources(answers: Partial<Record<PlanSourceKind, PlanAnswer>>) {
  const asked: PlanSourceKind[] = []
  const all = (Object.entries(answers) as [PlanSourceKind, PlanAnswer][]).map(([kind, answer]): Marketplace => ({
    kind,
    findPlans: async () => {
      asked.push(kind)
      return answer
    },
  }))
  return { all, asked }
}

describe('asking the marketplaces', () => {
  it('asks imported plans first, whatever the order they are given in, and no other when they serve', async () => {
    const { all, asked } = sources({
      estimate: plansFrom('estimate'),
      live: plansFrom('live'),
      imported: plansFrom('imported'),
    })
    expect(await askMarketplaces(all, query)).toEqual({ answer: plansFrom('imported'), unreachable: [] })
    expect(asked).toEqual(['imported'])
  })

  it.each([NOT_SERVED, UNKNOWN, plansFrom('imported', [])])('goes on after %j', async (imported) => {
    const { all, asked } = sources({ imported, live: plansFrom('live'), estimate: plansFrom('estimate') })
    expect(await askMarketplaces(all, query)).toEqual({ answer: plansFrom('live'), unreachable: [] })
    expect(asked).toEqual(['imported', 'live'])
  })

  it('tells beside the estimate which source could not be asked', async () => {
    const { all } = sources({ imported: NOT_SERVED, live: AWAY, estimate: plansFrom('estimate') })
    expect(await askMarketplaces(all, query)).toEqual({
      answer: plansFrom('estimate'),
      unreachable: [{ kind: 'live', reason: 'timeout' }],
    })
  })

  it.each<[Partial<Record<PlanSourceKind, PlanAnswer>>, PlanAnswer]>([
    [{}, NOT_SERVED],
    [{ imported: NOT_SERVED, estimate: NOT_SERVED }, NOT_SERVED],
    [{ imported: NOT_SERVED, live: AWAY, estimate: NOT_SERVED }, AWAY],
    [{ live: UNKNOWN, estimate: NOT_SERVED }, UNKNOWN],
    [{ imported: AWAY, live: UNKNOWN }, UNKNOWN],
    [{ imported: plansFrom('imported', []) }, NOT_SERVED],
  ])('without plans says the most telling of %j', async (answers, expected) => {
    expect((await askMarketplaces(sources(answers).all, query)).answer).toEqual(expected)
  })
})
