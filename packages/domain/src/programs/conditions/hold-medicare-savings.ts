import { completeHousehold } from '../../household/complete-household'
import { SENIOR_FROM_AGE } from '../../household/age-limits'
import type { Cents } from '../../kernel/cents'
import { findMedicareSavings, type MedicareSavings } from '../../medicare/medicare-savings'
import { medicareSavingsPercents } from '../../medicare/medicare-savings.parameters'
import { povertyGuidelines } from '../../poverty/poverty-guidelines.parameters'
import type { UsState } from '../../vocabulary/us-state'
import type { MedicareSavingsCondition, ProgramFacts } from '../program'
import { held, type Ground, type Held } from './held'
import { hasMedicare } from './hold-household'
import { sizeOf } from './told-of'

/** One state for each table of the guidelines. */
const A_STATE_OF_EACH_GUIDELINE: readonly UsState[] = ['TX', 'AK', 'HI']
/** The programs count one person or a couple. */
const SIZES: readonly number[] = [1, 2]

function savingsFor(magiCents: Cents, size: number, state: UsState, { asOf }: ProgramFacts) {
  const household = completeHousehold({
    state,
    magiCents,
    size,
    members: [{ age: SENIOR_FROM_AGE, hasMedicare: true }],
  })
  return findMedicareSavings(household.members[0]!, household, asOf)
}

/** What income allows, one answer for each place and size it might be. */
function possibleSavings(magiCents: Cents, facts: ProgramFacts): readonly (MedicareSavings | undefined)[] {
  const size = sizeOf(facts)
  const states = facts.state === undefined ? A_STATE_OF_EACH_GUIDELINE : [facts.state]
  const sizes = size === undefined ? SIZES : [size]
  return states.flatMap((state) => sizes.map((each) => savingsFor(magiCents, each, state, facts)))
}

const openQuestions = (facts: ProgramFacts): readonly string[] => [
  ...(facts.annualIncomeCents === undefined ? ['income'] : []),
  ...(sizeOf(facts) === undefined || hasMedicare(facts) === undefined ? ['household'] : []),
  ...(facts.annualIncomeCents !== undefined && facts.state === undefined ? ['state'] : []),
]

function outcomeFor(answers: readonly (MedicareSavings | undefined)[], { level }: MedicareSavingsCondition) {
  const fitting = answers.filter((each) => each?.level === level).length
  if (fitting === 0) return 'not-met'
  return fitting === answers.length ? 'met' : 'unknown'
}

/** The level that income allows, and only that one: who may have the better program does not need the lesser. */
export function holdMedicareSavings(ground: Ground, condition: MedicareSavingsCondition): Held {
  const { facts } = ground
  const { annualIncomeCents, asOf } = facts
  const { value: percents } = medicareSavingsPercents.citedOn(asOf)
  const line = {
    rule: `medicare.${condition.level}`,
    unit: 'percent-of-poverty' as const,
    threshold: percents[condition.level],
    effectiveFrom: povertyGuidelines.citedOn(asOf).from,
  }
  const isCovered = hasMedicare(facts)
  if (isCovered === false) return held(ground, condition, 'not-met', { ...line, params: { level: 'no-medicare' } })
  if (annualIncomeCents === undefined) return held(ground, condition, 'unknown', line, openQuestions(facts))
  const answers = possibleSavings(annualIncomeCents, facts)
  const outcome = outcomeFor(answers, condition)
  const number = answers.length === 1 ? answers[0]?.number : undefined
  const params = { level: answers[0]?.level ?? 'none' }
  const isOpen = isCovered === undefined && outcome === 'met'
  return held(ground, condition, isOpen ? 'unknown' : outcome, { ...line, number, params }, openQuestions(facts))
}
