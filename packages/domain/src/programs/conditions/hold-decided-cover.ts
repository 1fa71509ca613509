import type { ProgramDecision as CoverageDecision } from '../../coverage/coverage-decision'
import type { DecidedCoverCondition, ProgramFacts } from '../program'
import { held, type Ground, type Held } from './held'

/** The marketplace is open to nearly everybody: what is decided there is the tax credit. */
const counts = ({ program, category }: CoverageDecision, { anyOf }: DecidedCoverCondition): boolean =>
  anyOf.includes(program) && (program !== 'marketplace' || category === 'credit')

/** What the rules of cover wait for. */
const questionsOf = ({ annualIncomeCents, state }: ProgramFacts): readonly string[] => [
  ...(annualIncomeCents === undefined ? ['income'] : []),
  ...(state === undefined ? ['state'] : []),
  'household',
]

function outcomeFor(decision: CoverageDecision | undefined): 'met' | 'maybe' | 'not-met' {
  if (!decision) return 'not-met'
  return decision.certainty === 'check' ? 'maybe' : 'met'
}

/** Cover that the rules decided for anybody in the household, the surest first; by the rule that decided it. */
export function holdDecidedCover(ground: Ground, condition: DecidedCoverCondition): Held {
  const { coverage } = ground.facts
  const [first] = coverage ?? []
  if (!coverage || !first)
    return held(ground, condition, 'unknown', { rule: 'programs.decided-cover' }, questionsOf(ground.facts))
  const fitting = coverage.filter((each) => counts(each, condition))
  const decision = fitting.find(({ certainty }) => certainty === 'clear') ?? fitting[0]
  const { rule, unit, threshold, number, source, effectiveFrom, program, category } = decision ?? first
  return held(ground, condition, outcomeFor(decision), {
    rule,
    unit,
    threshold,
    number,
    source,
    effectiveFrom,
    params: { program, category },
  })
}
