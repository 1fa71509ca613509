import { foldWords } from '../free-text/fold-text'
import type { CalendarDate } from '../kernel/calendar-date'
import { creditFplPercent } from '../aca/coverage-year'
import { fplPercent } from '../poverty/federal-poverty-level'
import { assessMessage } from '../safety/assess-message'
import { dangerOf, type Danger } from '../safety/danger-of'
import type { HealthcareNeed } from '../vocabulary/profile-choices'
import { ageGroupOf, type AgeGroup } from './age-group'
import type { CarePathwayFacts } from './care-pathway'
import { slidingFeeRule } from './costs/cover.parameters'
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
  /** With the baby counted as one more in the household. */
  readonly pregnancyFplPercent?: number
  /** As the premium tax credit counts income. */
  readonly creditPercent?: number
  readonly plan: PlanDesign
  readonly topics: readonly CareTopic[]
  readonly danger: Danger
  /** The need to answer: the chosen one, unless the words show danger. */
  readonly need: HealthcareNeed
  /** For people without cover: the way to it. */
  readonly coverageRoute?: CoverageRoute
}

const MIND_TOPICS: readonly CareTopic[] = ['low-mood', 'sleep']

/** The chosen need, unless the words show danger, or "routine" was chosen for nothing but a troubled mind. */
function needOf({ need }: CarePathwayFacts, danger: Danger, topics: readonly CareTopic[]): HealthcareNeed {
  if (danger === 'emergency' || need === 'emergency') return 'emergency'
  if (danger === 'crisis') return 'mental_health'
  const isAboutMind = topics.includes('low-mood') && topics.every((topic) => MIND_TOPICS.includes(topic))
  return need === 'routine' && isAboutMind ? 'mental_health' : need
}

/** Income against the poverty level in each of the ways the programs count it; nothing where income is unknown. */
function incomePercents(
  { annualIncomeCents: income, householdSize, state }: CarePathwayFacts,
  asOf: CalendarDate,
): Pick<Person, 'fplPercent' | 'pregnancyFplPercent' | 'creditPercent'> {
  if (income === undefined) return {}
  return {
    fplPercent: fplPercent(income, householdSize, state, asOf),
    pregnancyFplPercent: fplPercent(income, householdSize + 1, state, asOf),
    creditPercent: creditFplPercent(income, householdSize, state, asOf),
  }
}

const dangerIn = (said: string, { age, isPregnant, chronicConditions }: CarePathwayFacts): Danger =>
  said === '' ? 'none' : dangerOf(assessMessage(said, { age, isPregnant, chronicConditions }))

/** The gate knows more ways to tell of violence than the list of topics. */
function topicsIn(said: string, danger: Danger): readonly CareTopic[] {
  const topics = findTopics(foldWords(said))
  return danger === 'violence' && !topics.includes('violence') ? ['violence', ...topics] : topics
}

export function readPerson(facts: CarePathwayFacts, asOf: CalendarDate): Person {
  const said = facts.specificNeed ?? ''
  const danger = dangerIn(said, facts)
  const topics = topicsIn(said, danger)
  const known = {
    facts,
    asOf,
    ageGroup: ageGroupOf(facts.age),
    ...incomePercents(facts, asOf),
    plan: readPlanDesign(facts),
    topics,
    danger,
    need: needOf(facts, danger, topics),
  }
  return facts.insuranceStatus === 'uninsured' ? { ...known, coverageRoute: findCoverageRoute(known) } : known
}

export const isAbout = (person: Person, ...topics: readonly CareTopic[]): boolean =>
  topics.some((topic) => person.topics.includes(topic))

export const hasCondition = ({ facts }: Person, ...conditions: CarePathwayFacts['chronicConditions']): boolean =>
  conditions.some((condition) => facts.chronicConditions.includes(condition))

/** Whether money is known, or said, to be tight: up to where health centers must charge less. Not knowing is not tight. */
export const hasLowIncome = ({ fplPercent: percent, facts, asOf }: Person): boolean =>
  percent === undefined ? facts.financialSituation === 'low' : percent <= slidingFeeRule.on(asOf).noDiscountAbovePercent

export const mayHaveLowIncome = (person: Person): boolean =>
  hasLowIncome(person) || (person.fplPercent === undefined && person.facts.financialSituation !== 'high')
