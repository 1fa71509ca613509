import { describe, expect, it } from 'vitest'
import { dollars } from '../../kernel/cents'
import type { ComparedService, CostShare } from '../../plan-comparison/health-plan'
import { planOf } from '../../plan-comparison/plan-comparison.fixture'
import type { CarePathwayFacts, ChosenPlan } from '../care-pathway'
import { AS_OF, factsOf, noPlaces } from '../choose-care-pathways.fixture'
import { chooseCarePathways } from '../choose-care-pathways'
import { readPerson } from '../person'
import { emergencyCost } from './emergency-cost'
import { privateMedicineCost } from './medicine-cost'
import { preventiveCost, visitCost } from './visit-cost'

const chosenPlan = (changes: Partial<ChosenPlan> = {}): ChosenPlan => ({
  ...planOf(),
  name: 'Sample Silver',
  planYear: 2026,
  ...changes,
})
const withTerms = (service: ComparedService, share: CostShare, changes: Partial<ChosenPlan> = {}) =>
  chosenPlan({ services: { [service]: share }, ...changes })
const personWith = (plan: ChosenPlan, changes: Partial<CarePathwayFacts> = {}) =>
  readPerson(factsOf({ insuranceStatus: 'private', chosenPlan: plan, ...changes }), AS_OF)

/** A plan's price for an office visit: Medicare's 95.19 to 135.61 times 1.43. */
const OFFICE = { low: 13_612, high: 19_392 }

describe('an office visit under the chosen plan', () => {
  it.each([
    ['a copay', { kind: 'copay', cents: 4_000, isAfterDeductible: false }, {}, [4_000, 4_000], 'copay'],
    [
      'a copay above the price',
      { kind: 'copay', cents: 99_900, isAfterDeductible: false },
      {},
      [OFFICE.low, OFFICE.high],
      'copay',
    ],
    [
      'a copay after a deductible',
      { kind: 'copay', cents: 4_000, isAfterDeductible: true },
      {},
      [4_000, OFFICE.high],
      'copay-after',
    ],
    [
      'a copay after a small deductible',
      { kind: 'copay', cents: 4_000, isAfterDeductible: true },
      { deductibleIndividualCents: dollars(100) },
      [4_000, 14_000],
      'copay-after',
    ],
    [
      'a copay after no deductible',
      { kind: 'copay', cents: 4_000, isAfterDeductible: true },
      { deductibleIndividualCents: 0 },
      [4_000, 4_000],
      'copay',
    ],
    ['coinsurance', { kind: 'coinsurance', share: 0.5, isAfterDeductible: false }, {}, [6_806, 9_696], 'coinsurance'],
    [
      'coinsurance after the deductible',
      { kind: 'coinsurance', share: 0.5, isAfterDeductible: true },
      {},
      [6_806, OFFICE.high],
      'coinsurance-after',
    ],
    ['no charge', { kind: 'no-charge', isAfterDeductible: false }, {}, [0, 0], 'nothing'],
    [
      'no charge after the deductible',
      { kind: 'no-charge', isAfterDeductible: true },
      {},
      [0, OFFICE.high],
      'nothing-after',
    ],
    ['not covered', { kind: 'not-covered' }, {}, [OFFICE.low, OFFICE.high], 'not-covered'],
    [
      'the variant without cost sharing',
      { kind: 'copay', cents: 4_000, isAfterDeductible: true },
      { csrVariant: 'zero' },
      [0, 0],
      'nothing',
    ],
    [
      'a yearly maximum below the price',
      { kind: 'no-charge', isAfterDeductible: true },
      { outOfPocketMaximumIndividualCents: 5_000 },
      [0, 5_000],
      'nothing-after',
    ],
  ] as const)('%s', (_name, share, changes, [low, high], code) => {
    const cost = visitCost(personWith(withTerms('primary-care', share, changes)), 'office')
    expect(cost.copay).toEqual({ low, high })
    expect(cost.reasons.map((each) => each.code)).toEqual([
      'charge-office',
      `pay-own-plan-${code}`,
      'pay-own-plan-source',
    ])
    expect(cost.citations.length).toBeGreaterThan(0)
  })

  it('falls under the plan’s general coinsurance where it names no terms for it', () => {
    const cost = visitCost(personWith(chosenPlan({ services: {}, coinsurance: 0.4 })), 'office')
    expect(cost.reasons[1]).toEqual({
      code: 'pay-own-plan-coinsurance-after',
      params: { percent: 40, deductibleCents: dollars(5_000) },
    })
  })
})

describe('other care under the chosen plan', () => {
  it('takes the emergency room’s terms and says where the year ends', () => {
    const plan = withTerms('emergency-room', { kind: 'copay', cents: dollars(400), isAfterDeductible: false })
    const cost = emergencyCost(personWith(plan), true)
    expect(cost.copay).toEqual({ low: dollars(400), high: dollars(400) })
    expect(cost.reasons.at(-1)).toEqual({ code: 'pay-own-plan-maximum', params: { maximumCents: dollars(9_000) } })
  })

  it('holds a generic against the drug deductible where there is one', () => {
    const terms = { kind: 'copay', cents: dollars(5), isAfterDeductible: true } as const
    const plan = withTerms('generic-drug', terms, { drugDeductibleIndividualCents: dollars(10) })
    const cost = privateMedicineCost(personWith(plan))
    expect(cost.copay).toEqual({ low: dollars(4), high: dollars(15) })
  })

  it('leaves preventive care free', () => {
    expect(preventiveCost(personWith(chosenPlan())).copay).toEqual({ low: 0, high: 0 })
  })

  it('is of no account to people whose cover is another', () => {
    for (const insuranceStatus of ['uninsured', 'medicaid', 'medicare', 'other'] as const) {
      const codes = visitCost(personWith(chosenPlan(), { insuranceStatus }), 'office').reasons.map(({ code }) => code)
      expect(codes.filter((code) => code.startsWith('pay-own-plan'))).toEqual([])
    }
  })
})

describe('the way to a specialist', () => {
  const first = (changes: Partial<ChosenPlan>) =>
    chooseCarePathways(
      factsOf({
        need: 'specialist',
        insuranceStatus: 'private',
        insurancePlan: 'PPO',
        chosenPlan: chosenPlan(changes),
      }),
      noPlaces,
      AS_OF,
    )[0]!

  it.each([
    ['HMO', 'specialist-by-referral', 'plan-referral-needed'],
    ['POS', 'specialist-by-referral', 'plan-referral-needed'],
    ['EPO', 'in-network-specialist', 'plan-referral-not-needed'],
    ['PPO', 'in-network-specialist', 'plan-referral-not-needed'],
  ] as const)('%s: the plan’s type says, not what the person typed', (planType, option, code) => {
    const pathway = first({ planType })
    expect(pathway.option).toBe(option)
    expect(pathway.reasons.map((each) => each.code)).toContain(code)
  })

  it('without a type, the plan’s name says', () => {
    const { planType: _type, ...untyped } = chosenPlan({ name: 'Sample HMO Bronze' })
    const pathway = chooseCarePathways(
      factsOf({ need: 'specialist', insuranceStatus: 'private', chosenPlan: untyped }),
      noPlaces,
      AS_OF,
    )[0]!
    expect(pathway.option).toBe('specialist-by-referral')
    expect(pathway.reasons.map(({ code }) => code)).not.toContain('plan-high-deductible')
  })

  it('keeps the plan’s name out of what is stored', () => {
    expect(JSON.stringify(first({ name: 'Sample Secret Silver' }))).not.toContain('Secret')
  })
})
