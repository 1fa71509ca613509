import { foldWords } from '../free-text/fold-text'
import type { CalendarDate } from '../kernel/calendar-date'
import { fplPercent } from '../poverty/federal-poverty-level'
import { findDanger, type Danger } from '../safety/find-danger'
import type { HealthcareNeed } from '../vocabulary/profile-choices'
import { ageGroupOf, type AgeGroup } from './age-group'
import type { CarePathwayFacts } from './care-pathway'
import { findCoverageRoute, type CoverageRoute } from './coverage-route'
import { findTopics } from './find-topics'
import { readPlanDesign, type PlanDesign } from './plan-design'
import type { CareTopic } from './topic-phrases'

/** The facts of one person, read once: what every rule of the engine looks at. */
export interface Person {
  readonly facts: CarePathwayFacts
  readonly asOf: CalendarDate
  readonly ageGroup: AgeGroup
  /** Whole percent; nothing where the income is not known. */
  readonly fplPercent?: number
  readonly plan: PlanDesign
  readonly topics: readonly CareTopic[]
  readonly danger: Danger
  /** The need to answer: the chosen one, unless the words show danger. */
  readonly need: HealthcareNeed
  /** For people without cover: the way to it. */
  readonly coverageRoute?: CoverageRoute
}

export function readPerson(facts: CarePathwayFacts, asOf: CalendarDate): Person {
  const words = foldWords(facts.specificNeed ?? '')
  const danger = findDanger(words)
  const topics = findTopics(words)
  const percent =
    facts.annualIncomeCents === undefined
      ? undefined
      : fplPercent(facts.annualIncomeCents, facts.householdSize, facts.state, asOf)
  const known = {
    facts,
    asOf,
    ageGroup: ageGroupOf(facts.age),
    ...(percent === undefined ? {} : { fplPercent: percent }),
    plan: readPlanDesign(facts.insurancePlan),
    topics,
    danger,
    need: danger === 'emergency' ? ('emergency' as const) : facts.need,
  }
  return facts.insuranceStatus === 'uninsured' ? { ...known, coverageRoute: findCoverageRoute(known) } : known
}

export const isAbout = (person: Person, ...topics: readonly CareTopic[]): boolean =>
  topics.some((topic) => person.topics.includes(topic))

export const hasCondition = ({ facts }: Person, ...conditions: CarePathwayFacts['chronicConditions']): boolean =>
  conditions.some((condition) => facts.chronicConditions.includes(condition))

/** Whether money is known, or said, to be tight. Not knowing is not tight. */
export const hasLowIncome = ({ fplPercent: percent, facts }: Person): boolean =>
  percent === undefined ? facts.financialSituation === 'low' : percent <= 200

export const mayHaveLowIncome = (person: Person): boolean =>
  hasLowIncome(person) || (person.fplPercent === undefined && person.facts.financialSituation !== 'high')
