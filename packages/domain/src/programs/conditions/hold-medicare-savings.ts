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

/** One state for each table of the guidelines, each by federal law's limits. */
const A_STATE_OF_EACH_GUIDELINE: readonly UsState[] = ['TX', 'AK', 'HI']
/** The programs count one person or a couple. */
const SIZES: readonly number[] = [1, 2]

interface Answer {
  readonly savings: MedicareSavings | undefined
  readonly outcome: 'met' | 'maybe' | 'not-met'
}

function answerIn(
  state: UsState,
  size: number,
  magiCents: Cents,
  { level, limitsIn }: MedicareSavingsCondition,
  { asOf }: ProgramFacts,
): Answer {
  const household = completeHousehold({
    state,
    magiCents,
    size,
    members: [{ age: SENIOR_FROM_AGE, hasMedicare: true }],
  })
  const federal = findMedicareSavings(household.members[0]!, household, asOf)
  const limits = limitsIn?.[state]
  const savings = limits ? findMedicareSavings(household.members[0]!, household, asOf, limits) : federal
  if (savings?.level !== level) return { savings, outcome: 'not-met' }
  return { savings, outcome: federal?.level === level ? 'met' : 'maybe' }
}

function statesFor({ state }: ProgramFacts, { limitsIn = {} }: MedicareSavingsCondition): readonly UsState[] {
  return state === undefined ? [...A_STATE_OF_EACH_GUIDELINE, ...(Object.keys(limitsIn) as UsState[])] : [state]
}

/** What income allows, one answer for each place and size it might be. */
function possibleAnswers(
  magiCents: Cents,
  condition: MedicareSavingsCondition,
  facts: ProgramFacts,
): readonly Answer[] {
  const size = sizeOf(facts)
  const sizes = size === undefined ? SIZES : [size]
  return statesFor(facts, condition).flatMap((state) =>
    sizes.map((each) => answerIn(state, each, magiCents, condition, facts)),
  )
}

const openQuestions = (facts: ProgramFacts): readonly string[] => [
  ...(facts.annualIncomeCents === undefined ? ['income'] : []),
  ...(sizeOf(facts) === undefined || hasMedicare(facts) === undefined ? ['household'] : []),
  ...(facts.annualIncomeCents !== undefined && facts.state === undefined ? ['state'] : []),
]

function outcomeFor(answers: readonly Answer[]): Held['outcome'] {
  const fitting = answers.filter(({ outcome }) => outcome !== 'not-met')
  if (fitting.length === 0) return 'not-met'
  if (fitting.length < answers.length) return 'unknown'
  return fitting.some(({ outcome }) => outcome === 'maybe') ? 'maybe' : 'met'
}

function lineOf({ level, limitsIn }: MedicareSavingsCondition, { state, asOf }: ProgramFacts) {
  const own = state && limitsIn?.[state]
  return {
    rule: `medicare.${level}`,
    unit: 'percent-of-poverty' as const,
    threshold: (own ?? medicareSavingsPercents.on(asOf))[level],
    effectiveFrom: povertyGuidelines.citedOn(asOf).from,
    ...(own && { source: own.source }),
  }
}

/** Where the person stands: the percent only where one answer is possible. */
function standingOf(answers: readonly Answer[]) {
  const savings = answers[0]?.savings
  return { number: answers.length === 1 ? savings?.number : undefined, params: { level: savings?.level ?? 'none' } }
}

/**
 * The level that income allows, and only that one: who may have the better program does not need the lesser. Where the
 * state has limits of its own these decide, and what federal law alone would not allow is "maybe".
 */
export function holdMedicareSavings(ground: Ground, condition: MedicareSavingsCondition): Held {
  const { facts } = ground
  const line = lineOf(condition, facts)
  const isCovered = hasMedicare(facts)
  if (isCovered === false) return held(ground, condition, 'not-met', { ...line, params: { level: 'no-medicare' } })
  const { annualIncomeCents } = facts
  if (annualIncomeCents === undefined) return held(ground, condition, 'unknown', line, openQuestions(facts))
  const answers = possibleAnswers(annualIncomeCents, condition, facts)
  const outcome = outcomeFor(answers)
  const isOpen = isCovered === undefined && outcome !== 'not-met'
  const answered = { ...line, ...standingOf(answers) }
  return held(ground, condition, isOpen ? 'unknown' : outcome, answered, openQuestions(facts))
}
