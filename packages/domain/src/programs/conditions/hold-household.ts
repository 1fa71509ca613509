import type { DisabilityCondition, MedicareCondition, PregnancyCondition, ProgramFacts } from '../program'
import { held, outcomeOf, type Ground, type Held } from './held'
import { holdsForAnyone, sizeOf } from './told-of'

const ASK: readonly string[] = ['household']

export function holdPregnancy(ground: Ground, condition: PregnancyCondition): Held {
  const outcome = outcomeOf(holdsForAnyone(ground.facts, ({ isPregnant }) => isPregnant))
  return held(ground, condition, outcome, { rule: 'programs.pregnant' }, ASK)
}

/** A disability of anybody in the household. */
export function holdDisability(ground: Ground, condition: DisabilityCondition): Held {
  const outcome = outcomeOf(holdsForAnyone(ground.facts, ({ isDisabled }) => isDisabled))
  return held(ground, condition, outcome, { rule: 'programs.disabled' }, ASK)
}

/** Somebody alone without insurance, or with a plan of their own, has no Medicare. Medicaid can stand beside it. */
const isWithoutMedicare = (facts: ProgramFacts): boolean =>
  sizeOf(facts) === 1 && (facts.insuranceStatus === 'uninsured' || facts.insuranceStatus === 'private')

/** Whether anybody in the household has Medicare; undefined where that can't be said. */
export function hasMedicare(facts: ProgramFacts): boolean | undefined {
  if (facts.insuranceStatus === 'medicare') return true
  const answer = holdsForAnyone(facts, (member) => member.hasMedicare)
  return answer ?? (isWithoutMedicare(facts) ? false : undefined)
}

export function holdMedicare(ground: Ground, condition: MedicareCondition): Held {
  const { insuranceStatus } = ground.facts
  const questions = insuranceStatus === undefined ? ['cover', ...ASK] : ASK
  return held(ground, condition, outcomeOf(hasMedicare(ground.facts)), { rule: 'programs.has-medicare' }, questions)
}
