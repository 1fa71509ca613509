import type { Likelihood, Verification } from '../vocabulary/help-terms'
import type { Held } from './conditions/held'
import { holdCondition } from './conditions/hold-condition'
import type { AssistanceProgram, HelpDecision, HelpRecord, ProgramCondition, ProgramFacts } from './program'

/** What the decision needs of a program or a resource. */
export type HelpRules = Pick<AssistanceProgram, 'conditions'> &
  Pick<HelpRecord, 'verification' | 'sources' | 'checkedOn' | 'states'>

/** Help that serves some states only is for those who live there, even where no condition repeats it. */
function conditionsOf({ conditions, states }: HelpRules): readonly ProgramCondition[] {
  if (!states || conditions.some(({ kind }) => kind === 'state')) return conditions
  return [{ kind: 'state', anyOf: states }, ...conditions]
}

function likelihoodOf(outcomes: ReadonlySet<Held['outcome']>, verification: Verification): Likelihood {
  if (outcomes.has('not-met')) return 'unlikely'
  if (outcomes.has('unknown')) return 'need-more-information'
  return outcomes.has('maybe') || verification === 'unverified' ? 'maybe' : 'likely'
}

/**
 * Whether a person qualifies, by three-valued logic: one line clearly not met is enough for "unlikely"; otherwise what
 * nobody said is a question; otherwise what the organization decides case by case, a guide's limit or a record nobody
 * verified is "maybe"; only what is left is "likely". Nothing is assumed that was not said.
 */
export function decideHelp(record: HelpRules, facts: ProgramFacts): HelpDecision {
  const ground = { facts, source: record.sources[0], checkedOn: record.checkedOn }
  const all = conditionsOf(record).map((condition) => holdCondition(ground, condition))
  const likelihood = likelihoodOf(new Set(all.map(({ outcome }) => outcome)), record.verification)
  return {
    likelihood,
    findings: all.flatMap(({ findings }) => findings),
    questions: likelihood === 'unlikely' ? [] : [...new Set(all.flatMap(({ questions }) => questions))],
  }
}
