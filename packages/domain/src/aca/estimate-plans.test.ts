import { describe, expect, it } from 'vitest'
import { CSR_VARIANTS, PLAN_YEARS } from '../vocabulary/health-plan-terms'
import { familyMayBuyCatastrophic } from './catastrophic'
import { estimatePlans } from './estimate-plans'
import { secondLowestSilver } from './slcsp'
import { mayGetStateHelp, statePremiumHelpOf } from './state-premium-help'

const place = { state: 'TX', ratingArea: 10, planYear: 2027, people: [{ age: 40 }] } as const

describe('estimatePlans', () => {
  it('starts from the published benchmark', () => {
    const plans = estimatePlans({ ...place, csrVariant: 'none' })
    expect(plans.map(({ level }) => level)).toEqual(['Bronze', 'Silver', 'Gold', 'Platinum'])
    const [bronze, silver, gold, platinum] = plans.map(({ premiumMonthlyCents }) => premiumMonthlyCents)
    expect(bronze).toBe(Math.round((silver! * 381) / 497))
    expect(gold).toBe(Math.round((silver! * 507) / 497))
    expect(platinum).toBe(Math.round((gold! * 9) / 8))
    expect(plans.every(({ ofYear, citations }) => ofYear === 2026 && citations.length > 0)).toBe(true)
  })

  it('has nothing where no benchmark was published', () => {
    expect(estimatePlans({ ...place, state: 'FL', ratingArea: 22, csrVariant: 'none' })).toEqual([])
  })

  it('gives cost-sharing help by income to silver alone, tribal help at every level', () => {
    const variants = (csrVariant: '94' | 'zero') =>
      estimatePlans({ ...place, csrVariant }).map(({ design }) => design.csrVariant)
    expect(variants('94')).toEqual(['none', '94', 'none', 'none'])
    expect(variants('zero')).toEqual(['zero', 'zero', 'zero', 'zero'])
  })

  it('never asks for a deductible above the out-of-pocket maximum, nor more help for more cost', () => {
    for (const planYear of PLAN_YEARS) {
      for (const csrVariant of CSR_VARIANTS) {
        for (const { design } of estimatePlans({ ...place, planYear, csrVariant })) {
          expect(design.deductibleIndividualCents).toBeLessThanOrEqual(design.outOfPocketMaximumIndividualCents)
          expect(design.coinsurance).toBeLessThan(0.5)
        }
      }
    }
    const silver = (csrVariant: 'none' | '73' | '87' | '94' | 'zero') =>
      estimatePlans({ ...place, csrVariant })[1]!.design.deductibleIndividualCents
    expect([silver('none'), silver('73'), silver('87'), silver('94'), silver('zero')]).toEqual([
      489_000, 391_200, 80_000, 8_700, 0,
    ])
  })
})

describe('secondLowestSilver', () => {
  it.each([
    [[], undefined],
    [[30_000], 30_000],
    [[30_000, 20_000], 30_000],
    [[20_000, 20_000, 30_000], 20_000],
    [[50_000, 20_000, 40_000, 30_000], 30_000],
  ])('of %j is %s', (premiums, benchmark) => expect(secondLowestSilver(premiums)).toBe(benchmark))
})

describe('familyMayBuyCatastrophic', () => {
  const person = (age: number, hasExemption = false) => ({ age, hasExemption })
  it.each([
    [[person(29)], true],
    [[person(30)], false],
    [[person(30, true)], true],
    [[person(29), person(30)], false],
    [[], false],
  ])('%j: %s', (people, may) => expect(familyMayBuyCatastrophic(people)).toBe(may))
})

describe('statePremiumHelpOf', () => {
  it('knows the states that add help, by year', () => {
    expect(statePremiumHelpOf('TX', 2027)).toBeUndefined()
    expect(statePremiumHelpOf('CO', 2025)).toBeUndefined()
    expect(statePremiumHelpOf('CO', 2026)?.toPercent).toBe(400)
    expect([2026, 2027].map((year) => statePremiumHelpOf('CA', year as 2026 | 2027)?.toPercent)).toEqual([165, 199])
  })

  it('rules an income out only above an end that is sure', () => {
    const vermont = statePremiumHelpOf('VT', 2027)!
    expect([mayGetStateHelp(vermont, 300), mayGetStateHelp(vermont, 300.01)]).toEqual([true, false])
    expect(mayGetStateHelp(statePremiumHelpOf('NM', 2027)!, 900)).toBe(true)
  })
})
