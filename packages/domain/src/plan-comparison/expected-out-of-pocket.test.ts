import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CSR_VARIANTS, PLAN_LEVELS, USE_LEVELS, type UseLevel } from '../vocabulary/health-plan-terms'
import { usesOfHousehold, type CareUse } from './care-use'
import cases from './expected-out-of-pocket.cases.json'
import { expectedOutOfPocket } from './expected-out-of-pocket'
import { COMPARED_SERVICES, type ComparedService, type CostShare, type PlanDesignCosts } from './health-plan'
import { CARE, planOf, type TestPlan } from './plan-comparison.fixture'

const ROUND_PRICES = {
  ...CARE.prices,
  'primary-care': 15_000,
  specialist: 25_000,
  'hospital-stay': 2_000_000,
  'emergency-room': 200_000,
  'generic-drug': 2_000,
  'specialty-drug': 400_000,
}

type Counts = Partial<Record<ComparedService, number>>
const yearOf = (counts: Counts) =>
  COMPARED_SERVICES.flatMap((service) => (counts[service] ? [{ service, times: counts[service] }] : []))

const careOf = (added: Partial<Record<UseLevel, Counts>>): CareUse => ({
  ...CARE,
  prices: ROUND_PRICES,
  added: { low: yearOf(added.low ?? {}), medium: yearOf(added.medium ?? {}), high: yearOf(added.high ?? {}) },
})

describe('golden cases', () => {
  it.each(cases)('$name', ({ given, expect: expected }) => {
    const plan = planOf(given.plan as Partial<TestPlan>)
    const answer = expectedOutOfPocket(plan, given.uses as UseLevel[], careOf(given.added))
    expect(answer).toEqual({ notCoveredCents: 0, ...expected })
  })
})

const cents = (most: number) => fc.integer({ min: 0, max: most })
const share: fc.Arbitrary<CostShare> = fc.oneof(
  fc.record({ kind: fc.constant('copay' as const), cents: cents(200_000), isAfterDeductible: fc.boolean() }),
  fc.record({
    kind: fc.constant('coinsurance' as const),
    share: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
    isAfterDeductible: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('no-charge' as const), isAfterDeductible: fc.boolean() }),
  fc.record({ kind: fc.constant('not-covered' as const) }),
)
const services = fc.dictionary(fc.constantFrom(...COMPARED_SERVICES), share) as fc.Arbitrary<
  Partial<Record<ComparedService, CostShare>>
>
const plans: fc.Arbitrary<PlanDesignCosts> = fc.record({
  level: fc.constantFrom(...PLAN_LEVELS),
  csrVariant: fc.constantFrom(...CSR_VARIANTS),
  deductibleIndividualCents: cents(1_000_000),
  deductibleFamilyCents: cents(2_000_000),
  drugDeductibleIndividualCents: fc.option(cents(500_000), { nil: undefined }),
  outOfPocketMaximumIndividualCents: cents(1_200_000),
  outOfPocketMaximumFamilyCents: cents(2_400_000),
  coinsurance: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
  services,
})
const people = fc.integer({ min: 1, max: 6 })

const owed = (plan: PlanDesignCosts, uses: readonly UseLevel[]) => expectedOutOfPocket(plan, uses, CARE)
const all = (plan: PlanDesignCosts, uses: readonly UseLevel[]) => {
  const { shareOfCareCents, notCoveredCents } = owed(plan, uses)
  return shareOfCareCents + notCoveredCents
}

/** The same plan with every term the same or better. */
const richer = (plan: PlanDesignCosts, percent: number): PlanDesignCosts => {
  const less = (value: number) => Math.floor((value * percent) / 100)
  return {
    ...plan,
    deductibleIndividualCents: less(plan.deductibleIndividualCents),
    deductibleFamilyCents: less(plan.deductibleFamilyCents),
    ...(plan.drugDeductibleIndividualCents !== undefined && {
      drugDeductibleIndividualCents: less(plan.drugDeductibleIndividualCents),
    }),
    outOfPocketMaximumIndividualCents: less(plan.outOfPocketMaximumIndividualCents),
    outOfPocketMaximumFamilyCents: less(plan.outOfPocketMaximumFamilyCents),
    coinsurance: (plan.coinsurance * percent) / 100,
    services: Object.fromEntries(
      Object.entries(plan.services).map(([service, each]) => [
        service,
        each.kind === 'copay'
          ? { ...each, cents: less(each.cents) }
          : each.kind === 'coinsurance'
            ? { ...each, share: (each.share * percent) / 100 }
            : each,
      ]),
    ),
  }
}

describe('whatever the plan', () => {
  it('nobody pays more than the maximum, their own or the family’s', () => {
    fc.assert(
      fc.property(plans, people, fc.constantFrom(...USE_LEVELS), (plan, count, use) => {
        const { shareOfCareCents } = owed(plan, usesOfHousehold(use, count))
        const individual = plan.outOfPocketMaximumIndividualCents
        const most = count === 1 ? individual : Math.min(individual * count, plan.outOfPocketMaximumFamilyCents)
        expect(shareOfCareCents).toBeLessThanOrEqual(most)
        expect(shareOfCareCents).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('more use is never cheaper', () => {
    fc.assert(
      fc.property(plans, people, (plan, count) => {
        const [low, medium, high] = USE_LEVELS.map((use) => all(plan, usesOfHousehold(use, count)))
        expect(low!).toBeLessThanOrEqual(medium!)
        expect(medium!).toBeLessThanOrEqual(high!)
      }),
    )
  })

  it('a richer variant is never dearer', () => {
    fc.assert(
      fc.property(
        plans,
        people,
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom(...USE_LEVELS),
        (plan, count, percent, use) => {
          const uses = usesOfHousehold(use, count)
          expect(all(richer(plan, percent), uses)).toBeLessThanOrEqual(all(plan, uses) + 60 * count)
        },
      ),
    )
  })
})

describe('high use', () => {
  it('reaches the maximum of ordinary bronze, silver and gold designs', () => {
    for (const [deductible, maximum, coinsurance] of [
      [750_000, 1_060_000, 0.5],
      [500_000, 900_000, 0.4],
      [150_000, 780_000, 0.25],
    ] as const) {
      const plan = planOf({
        deductibleIndividualCents: deductible,
        outOfPocketMaximumIndividualCents: maximum,
        coinsurance,
      })
      expect(owed(plan, ['high'])).toMatchObject({ shareOfCareCents: maximum, reachesMaximum: true })
    }
  })
})
