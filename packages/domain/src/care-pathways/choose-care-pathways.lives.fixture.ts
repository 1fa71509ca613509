import type { CalendarDate } from '../kernel/calendar-date'
import {
  CHRONIC_CONDITIONS,
  FINANCIAL_SITUATIONS,
  HEALTHCARE_NEEDS,
  INSURANCE_STATUSES,
  URGENCIES,
} from '../vocabulary/profile-choices'
import type { CarePathway, CarePathwayFacts, PlacesByRole } from './care-pathway'
import { AS_OF, factsOf, noPlaces, somePlaces } from './choose-care-pathways.fixture'
import { chooseCarePathways } from './choose-care-pathways'
import { COMPARED_SERVICES, type CostShare } from '../plan-comparison/health-plan'
import { planOf } from '../plan-comparison/plan-comparison.fixture'
import { CARE_TOPICS, TOPIC_PHRASES, type CareTopic } from './topic-phrases'

type Life = readonly [facts: Partial<CarePathwayFacts>, places?: PlacesByRole, asOf?: CalendarDate]

export const MATRIX = HEALTHCARE_NEEDS.flatMap((need) =>
  INSURANCE_STATUSES.flatMap((insuranceStatus) =>
    (['TX', 'CA', 'GA', 'WI', 'NY', 'AK', 'HI', 'DC'] as const).map((state) => ({ need, insuranceStatus, state })),
  ),
)

const INCOMES = [undefined, 1_000_000, 2_500_000, 4_000_000, 9_000_000]
const PLANS = ['', 'HDHP', 'PPO', 'Medicare Advantage', 'HMO']
const AGES = [8, 40, 70]

/** The fields that go with each of the five incomes. */
const withIncome = (index: number, age: number): Partial<CarePathwayFacts> => ({
  ...(INCOMES[index] === undefined
    ? { financialSituation: FINANCIAL_SITUATIONS[age % 3]! }
    : { annualIncomeCents: INCOMES[index] }),
  urgency: URGENCIES[index % 3]!,
  hasTransportation: index % 2 === 0,
  insurancePlan: PLANS[index]!,
  chronicConditions: index === 1 ? CHRONIC_CONDITIONS : [],
  languagePreference: index === 2 ? 'spanish' : 'english',
})

const everyCover: readonly Life[] = MATRIX.filter(({ state }) => state === 'TX' || state === 'CA').flatMap((given) =>
  AGES.flatMap((age) =>
    INCOMES.map((_, index): Life => [
      { ...given, age, ...withIncome(index, age + given.need.length) },
      index % 2 === 0 ? noPlaces : somePlaces,
    ]),
  ),
)

const writtenAs = (topic: CareTopic, age: number): Partial<CarePathwayFacts> => ({
  specificNeed: TOPIC_PHRASES[topic][0]!.replaceAll('*', ''),
  chronicConditions: topic === 'vision' && age === 70 ? ['Diabetes'] : [],
  ...(age === 40 ? { annualIncomeCents: 2_500_000 } : {}),
})

const everyTopic: readonly Life[] = CARE_TOPICS.flatMap((topic) =>
  INSURANCE_STATUSES.flatMap((insuranceStatus) =>
    (['routine', 'mental_health', 'prescriptions'] as const).flatMap((need) =>
      AGES.map((age): Life => [
        { need, insuranceStatus, age, ...writtenAs(topic, age) },
        need === 'routine' ? noPlaces : somePlaces,
      ]),
    ),
  ),
)

const everyCondition: readonly Life[] = CHRONIC_CONDITIONS.flatMap((condition) =>
  INSURANCE_STATUSES.map((insuranceStatus): Life => [
    { need: 'chronic_management', insuranceStatus, chronicConditions: [condition] },
  ]),
)

const everyPlan: readonly Life[] = (['specialist', 'chronic_management', 'prescriptions', 'routine'] as const).flatMap(
  (need) =>
    ['HMO', 'PPO', 'HDHP'].map((insurancePlan): Life => [
      { need, insuranceStatus: 'private', insurancePlan, age: 70 },
      somePlaces,
    ]),
)

const OWN_TERMS: readonly CostShare[] = [
  ...[true, false].flatMap((isAfterDeductible): CostShare[] => [
    { kind: 'copay', cents: 4_000, isAfterDeductible },
    { kind: 'coinsurance', share: 0.3, isAfterDeductible },
    { kind: 'no-charge', isAfterDeductible },
  ]),
  { kind: 'not-covered' },
]

/** Every need under a chosen plan, with the same terms for all its services. */
export const everyOwnPlan: readonly Life[] = OWN_TERMS.flatMap((terms) =>
  HEALTHCARE_NEEDS.map((need): Life => {
    const services = Object.fromEntries(COMPARED_SERVICES.map((service) => [service, terms]))
    const chosenPlan = { ...planOf({ services }), name: 'Sample Silver', planYear: 2026 as const }
    return [{ need, insuranceStatus: 'private', chosenPlan }]
  }),
)

const everySeason: readonly Life[] = (['2026-09-01', '2027-02-01', '2026-12-20'] as const).flatMap((asOf) =>
  (['prescriptions', 'routine'] as const).flatMap((need) =>
    (['medicare', 'uninsured'] as const).map((insuranceStatus): Life => [
      { need, insuranceStatus, annualIncomeCents: 2_500_000 },
      noPlaces,
      asOf,
    ]),
  ),
)

const singleLives: readonly Life[] = [
  [{ specificNeed: 'chest pain' }, somePlaces],
  [{ specificNeed: 'quiero morir' }, somePlaces],
  [{ state: 'GA', annualIncomeCents: 1_000_000 }],
  [{ state: 'GA', annualIncomeCents: 2_500_000 }],
  [{ state: 'NY', annualIncomeCents: 2_500_000 }],
  [{ specificNeed: 'pregnant' }],
  [{ age: 64 }],
  ...FINANCIAL_SITUATIONS.map((financialSituation): Life => [{ financialSituation }]),
]

/** A wide sweep that must reach every code: one that nothing uses is a message nobody reads. */
export const sweep = (): readonly CarePathway[] =>
  [
    ...everyCover,
    ...everyTopic,
    ...everyCondition,
    ...everyPlan,
    ...everyOwnPlan,
    ...everySeason,
    ...singleLives,
  ].flatMap(([changes, places = noPlaces, asOf = AS_OF]) => chooseCarePathways(factsOf(changes), places, asOf))
