import { describe, expect, it } from 'vitest'
import { dollars } from '../kernel/cents'
import { USE_LEVELS } from '../vocabulary/health-plan-terms'
import { careUseOn } from './care-use'
import { dominatedBy, sortByYearlyCost } from './compare-yearly-costs'
import { COMPARED_SERVICES } from './health-plan'
import { netPremium } from './net-premium'
import { PLAN_COST_CODES } from './plan-cost-codes'
import { CARE, copay, planOf } from './plan-comparison.fixture'
import { yearlyCost, yearlyTotals } from './yearly-cost'

const premium = (changes: Partial<Parameters<typeof netPremium>[0]> = {}) => ({
  level: 'Silver' as const,
  premiumMonthlyCents: dollars(500),
  essentialPremiumMonthlyCents: dollars(490),
  ...changes,
})

describe('the premium after the credit', () => {
  it.each([
    ['no credit', premium(), 0, dollars(500)],
    ['part of it', premium(), dollars(200), dollars(300)],
    ['a credit of just the essential part', premium(), dollars(490), dollars(10)],
    ['a cent more pays no more', premium(), dollars(490) + 1, dollars(10)],
    ['all of it where all is essential', premium({ essentialPremiumMonthlyCents: dollars(500) }), dollars(900), 0],
    [
      'never below nothing for a wrong essential part',
      premium({ essentialPremiumMonthlyCents: dollars(600) }),
      dollars(900),
      0,
    ],
    ['a credit below zero is none', premium(), -1, dollars(500)],
    ['nothing of a catastrophic plan', premium({ level: 'Catastrophic' }), dollars(200), dollars(500)],
  ])('%s', (_name, plan, credit, expected) => {
    const answer = netPremium(plan, credit)
    expect(answer.netPremiumMonthlyCents).toBe(expected)
    expect(answer.creditUsedMonthlyCents).toBe(plan.premiumMonthlyCents - expected)
  })
})

describe('the yearly cost', () => {
  const cost = yearlyCost({ plan: planOf(), netPremiumMonthlyCents: dollars(150), people: 1, use: 'high', care: CARE })

  it('is twelve premiums less twelve credits, and the share of care', () => {
    expect(cost.fullPremium.cents).toBe(dollars(7_200))
    expect(cost.credit.cents).toBe(dollars(-5_400))
    expect(cost.shareOfCare.cents).toBe(dollars(9_000))
    expect(cost.notCovered.cents).toBe(0)
    expect(cost.total.cents).toBe(dollars(10_800))
  })

  it('gives reasons from the list of codes', () => {
    const reasons = Object.values(cost).flatMap((line) => line.reasons)
    expect(reasons.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['twelve-premiums', 'twelve-credits', 'share-before-deductible', 'share-reaches-maximum']),
    )
    expect(reasons.filter(({ code }) => !PLAN_COST_CODES.includes(code as never))).toEqual([])
  })

  it('has the same totals level by level', () => {
    const facts = { plan: planOf(), netPremiumMonthlyCents: dollars(150), people: 3, care: CARE }
    const totals = yearlyTotals(facts)
    for (const use of USE_LEVELS) expect(totals[use]).toBe(yearlyCost({ ...facts, use }).total.cents)
  })

  it('takes a level for each person', () => {
    const facts = { plan: planOf(), netPremiumMonthlyCents: 0, people: 2, care: CARE }
    const each = yearlyCost({ ...facts, use: ['high', 'medium'] })
    expect(each.total.cents).toBe(yearlyCost({ ...facts, use: 'high' }).total.cents)
  })
})

describe('the use levels', () => {
  it('each hold the level below', () => {
    const { low, medium, high } = CARE.profiles
    for (const service of COMPARED_SERVICES) {
      expect(low.services[service] ?? 0).toBeLessThanOrEqual(medium.services[service] ?? 0)
      expect(medium.services[service] ?? 0).toBeLessThanOrEqual(high.services[service] ?? 0)
    }
  })

  it('name each source once, and fail before their prices are known', () => {
    expect(CARE.citations.length).toBeGreaterThan(8)
    expect(CARE.citations.every(({ title, url, asOf }) => title && url && asOf)).toBe(true)
    expect(() => careUseOn('2025-12-31')).toThrow(/not known before 2026-01-01/)
  })
})

describe('plans side by side', () => {
  const compared = (planId: string, low: number, medium: number, high: number) => ({
    planId,
    yearlyTotals: { low, medium, high },
  })

  it('stand by the year’s cost at the level asked for', () => {
    const plans = [compared('b', 3, 2, 1), compared('a', 1, 2, 3)]
    expect(sortByYearlyCost(plans, 'low').map(({ planId }) => planId)).toEqual(['a', 'b'])
    expect(sortByYearlyCost(plans, 'medium').map(({ planId }) => planId)).toEqual(['a', 'b'])
    expect(sortByYearlyCost(plans, 'high').map(({ planId }) => planId)).toEqual(['b', 'a'])
  })

  it('are dominated by one that is never dearer and somewhere cheaper', () => {
    const found = dominatedBy([
      compared('dear', 10, 20, 30),
      compared('good', 10, 20, 29),
      compared('other', 9, 25, 40),
    ])
    expect([...found]).toEqual([['dear', { planId: 'good', savesAtLeastCents: 0, savesAtMostCents: 1 }]])
  })

  it('are not dominated by one of the same cost, nor by one that is a cent dearer at one level', () => {
    expect(dominatedBy([compared('a', 1, 2, 3), compared('b', 1, 2, 3)]).size).toBe(0)
    expect(dominatedBy([compared('a', 10, 20, 30), compared('b', 1, 2, 31)]).size).toBe(0)
  })

  it('name a plan that nothing beats, the cheapest of them at medium use', () => {
    const found = dominatedBy([compared('c', 9, 9, 9), compared('b', 5, 5, 5), compared('a', 1, 1, 1)])
    expect([found.get('c')?.planId, found.get('b')?.planId, found.get('a')]).toEqual(['a', 'a', undefined])
  })

  it('see that cost-reduced silver beats a gold plan of a higher premium', () => {
    const silver = planOf({
      csrVariant: '94',
      deductibleIndividualCents: 0,
      outOfPocketMaximumIndividualCents: dollars(2_000),
      coinsurance: 0.1,
      services: { 'generic-drug': copay(0), 'primary-care': copay(0), specialist: copay(10) },
    })
    const gold = planOf({ level: 'Gold', deductibleIndividualCents: dollars(1_500), coinsurance: 0.25 })
    const totals = (plan: typeof gold, net: number) =>
      yearlyTotals({ plan, netPremiumMonthlyCents: dollars(net), people: 1, care: CARE })
    const found = dominatedBy([
      { planId: 'silver', yearlyTotals: totals(silver, 20) },
      { planId: 'gold', yearlyTotals: totals(gold, 90) },
    ])
    expect(found.get('gold')?.planId).toBe('silver')
    expect(found.has('silver')).toBe(false)
  })
})
