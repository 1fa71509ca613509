import type { CareUse } from '../plan-comparison/care-use'
import outOfPocketCases from '../plan-comparison/expected-out-of-pocket.cases.json'
import { expectedOutOfPocket } from '../plan-comparison/expected-out-of-pocket'
import { COMPARED_SERVICES, type ComparedService } from '../plan-comparison/health-plan'
import hsaCases from '../plan-comparison/hsa.cases.json'
import { hsaContributionLimit } from '../plan-comparison/hsa'
import { CARE, planOf, type TestPlan } from '../plan-comparison/plan-comparison.fixture'
import type { UseLevel } from '../vocabulary/health-plan-terms'
import { accuracySuite, type AccuracySuite } from './accuracy-suite'

type Counts = Partial<Record<ComparedService, number>>

/** Prices that can be added up in one's head. */
const ROUND_PRICES = {
  ...CARE.prices,
  'primary-care': 15_000,
  specialist: 25_000,
  'hospital-stay': 2_000_000,
  'emergency-room': 200_000,
  'generic-drug': 2_000,
  'specialty-drug': 400_000,
}

const yearOf = (counts: Counts = {}) =>
  COMPARED_SERVICES.flatMap((service) => (counts[service] ? [{ service, times: counts[service] }] : []))

const careOf = ({ low, medium, high }: Partial<Record<UseLevel, Counts>>): CareUse => ({
  ...CARE,
  prices: ROUND_PRICES,
  added: { low: yearOf(low), medium: yearOf(medium), high: yearOf(high) },
})

export const planSuites: readonly AccuracySuite[] = [
  accuracySuite({
    id: 'hsa',
    cases: hsaCases,
    evaluate: ({ given }) => hsaContributionLimit(given as Parameters<typeof hsaContributionLimit>[0]),
  }),
  accuracySuite({
    id: 'expected-out-of-pocket',
    cases: outOfPocketCases,
    source: 'Worked by hand from the terms of the plan; 42 U.S.C. 18022(c)',
    evaluate: ({ given }) =>
      expectedOutOfPocket(planOf(given.plan as Partial<TestPlan>), given.uses as UseLevel[], careOf(given.added)),
  }),
]
