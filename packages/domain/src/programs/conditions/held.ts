import type { CalendarDate } from '../../kernel/calendar-date'
import type { Citation } from '../../kernel/decision'
import type { ConditionFinding, ProgramCondition, ProgramFacts } from '../program'

/** A condition held against a person: what came out, by which lines, and what to ask where it is open. */
export interface Held {
  readonly outcome: ConditionFinding['outcome']
  /** The line of the condition; where one of several ways decides, the lines of the ways. */
  readonly findings: readonly ConditionFinding[]
  readonly questions: readonly string[]
}

/** What a finding falls back on where the condition says nothing of its own. */
export interface Ground {
  readonly facts: ProgramFacts
  readonly source: Citation
  readonly checkedOn: CalendarDate
}

/** The line as drawn: what is left out is taken from the record. */
type Line = Pick<ConditionFinding, 'rule'> & Partial<Omit<ConditionFinding, 'outcome'>>

const NONE: readonly string[] = []

/** Being inside a guide's limit is never more than "maybe". */
const guided = (outcome: Held['outcome'], { isGuide }: ProgramCondition): Held['outcome'] =>
  outcome === 'met' && isGuide ? 'maybe' : outcome

export function held(
  { source, checkedOn }: Ground,
  condition: ProgramCondition,
  plainOutcome: Held['outcome'],
  line: Line,
  questions: readonly string[] = NONE,
): Held {
  const outcome = guided(plainOutcome, condition)
  const { rule, unit, threshold, number, params = {}, effectiveFrom = checkedOn } = line
  return {
    outcome,
    findings: [
      {
        rule,
        unit,
        threshold,
        number,
        source: condition.source ?? line.source ?? source,
        effectiveFrom,
        outcome,
        params,
      },
    ],
    questions: outcome === 'unknown' ? questions : NONE,
  }
}

/** Yes, no, or not known. */
export const outcomeOf = (answer: boolean | undefined): 'met' | 'not-met' | 'unknown' => {
  if (answer === undefined) return 'unknown'
  return answer ? 'met' : 'not-met'
}
