import type { ReasonParameters } from '../../kernel/decision'
import type {
  AgeCondition,
  CircumstanceCondition,
  CoverCondition,
  DiagnosisCondition,
  GenderCondition,
  ProgramFacts,
  StateCondition,
  TransportCondition,
} from '../program'
import { held, outcomeOf, type Ground, type Held } from './held'
import { ageOf, agesOf } from './told-of'

/** What was said, under a name; nothing where nothing was. */
const named = (name: string, said: string | undefined): ReasonParameters => (said === undefined ? {} : { [name]: said })

const isBetween = (age: number, { from = 0, to = Number.POSITIVE_INFINITY }: AgeCondition): boolean =>
  age >= from && age <= to

function ageRule({ from, to }: AgeCondition): string {
  if (from === undefined) return 'programs.age-at-most'
  return to === undefined ? 'programs.age-at-least' : 'programs.age-between'
}

/** The end that decides: the upper one for those above it. */
function ageThreshold({ from, to }: AgeCondition, age: number | undefined): number | undefined {
  const isAbove = to !== undefined && age !== undefined && age > to
  return isAbove ? to : (from ?? to)
}

function ageLine(condition: AgeCondition, number: number | undefined) {
  const { from, to } = condition
  return {
    rule: ageRule(condition),
    unit: 'years' as const,
    threshold: ageThreshold(condition, number),
    number,
    params: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
  }
}

export function holdAge(ground: Ground, condition: AgeCondition): Held {
  const own = ageOf(ground.facts)
  if (condition.who !== 'anyone') {
    const outcome = outcomeOf(own === undefined ? undefined : isBetween(own, condition))
    return held(ground, condition, outcome, ageLine(condition, own), ['age'])
  }
  const { ages, areAll } = agesOf(ground.facts)
  const fitting = ages.find((age) => isBetween(age, condition))
  const outcome = outcomeOf(fitting !== undefined || (areAll ? false : undefined))
  return held(ground, condition, outcome, ageLine(condition, fitting ?? own), ['household'])
}

export function holdCover(ground: Ground, condition: CoverCondition): Held {
  const { insuranceStatus } = ground.facts
  const outcome = outcomeOf(insuranceStatus && condition.anyOf.includes(insuranceStatus))
  const params = named('cover', insuranceStatus)
  return held(ground, condition, outcome, { rule: 'programs.cover', params }, ['cover'])
}

export function holdDiagnosis(ground: Ground, condition: DiagnosisCondition): Held {
  const diagnosis = ground.facts.chronicConditions?.find((each) => condition.anyOf.includes(each))
  const outcome = outcomeOf(ground.facts.chronicConditions && diagnosis !== undefined)
  const params = named('condition', diagnosis)
  return held(ground, condition, outcome, { rule: 'programs.condition', params }, ['conditions'])
}

function circumstanceAnswer({ circumstances }: ProgramFacts, { anyOf }: CircumstanceCondition): boolean | undefined {
  if (anyOf.some((each) => circumstances[each] === true)) return true
  return anyOf.every((each) => circumstances[each] === false) ? false : undefined
}

export function holdCircumstance(ground: Ground, condition: CircumstanceCondition): Held {
  const { circumstances } = ground.facts
  const { anyOf } = condition
  const open = anyOf.filter((each) => circumstances[each] === undefined)
  const params = named('circumstance', anyOf.find((each) => circumstances[each] === true) ?? open[0] ?? anyOf[0])
  const outcome = outcomeOf(circumstanceAnswer(ground.facts, condition))
  const questions = open.map((each) => `circumstance.${each}`)
  return held(ground, condition, outcome, { rule: 'programs.circumstance', params }, questions)
}

export function holdState(ground: Ground, condition: StateCondition): Held {
  const { state } = ground.facts
  const outcome = outcomeOf(state && condition.anyOf.includes(state))
  return held(ground, condition, outcome, { rule: 'programs.state', params: named('state', state) }, ['state'])
}

/** Who prefers not to say is not told no. */
export function holdGender(ground: Ground, condition: GenderCondition): Held {
  const { gender } = ground.facts
  const said = gender === 'prefer-not-to-say' ? undefined : gender
  const outcome = outcomeOf(said && condition.anyOf.includes(said))
  return held(ground, condition, outcome, { rule: 'programs.gender', params: named('gender', said) }, ['gender'])
}

export function holdTransport(ground: Ground, condition: TransportCondition): Held {
  const { hasTransportation } = ground.facts
  const outcome = outcomeOf(hasTransportation === undefined ? undefined : !hasTransportation)
  return held(ground, condition, outcome, { rule: 'programs.no-transportation' }, ['transportation'])
}
