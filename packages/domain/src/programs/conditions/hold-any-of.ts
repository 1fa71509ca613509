import type { AnyOfCondition, ConditionFinding, ProgramCondition } from '../program'
import { held, type Ground, type Held } from './held'

type HoldWay = (ground: Ground, way: ProgramCondition) => Held

function outcomeFor(ways: readonly Held[]): Held['outcome'] {
  const has = (outcome: Held['outcome']) => ways.some((way) => way.outcome === outcome)
  if (has('met')) return 'met'
  if (has('maybe')) return 'maybe'
  return has('unknown') ? 'unknown' : 'not-met'
}

/** The lines of a way carry its place among the ways, from 1. */
const numbered = ({ findings }: Held, index: number): readonly ConditionFinding[] =>
  findings.map((finding) => ({ ...finding, params: { ...finding.params, way: index + 1 } }))

/** A way in for those of another state, or of a state nobody named, is not shown: there may be one for each state. */
const isElsewhere = (way: ProgramCondition, { findings }: Held): boolean =>
  way.kind === 'all-of' && findings.some(({ rule, outcome }) => rule === 'programs.state' && outcome !== 'met')

/**
 * One way in is enough. Where one is, its line alone decides; where none is, all are shown, after a line that says so.
 * A way that is only "maybe" leaves the questions of the others standing: their answer could make it likely.
 */
export function holdAnyOf(ground: Ground, condition: AnyOfCondition, holdWay: HoldWay): Held {
  const ways = condition.ways.map((way) => holdWay(ground, way))
  const head = held(ground, condition, outcomeFor(ways), { rule: 'programs.any-of', params: { ways: ways.length } })
  const deciding = ways.findIndex((way) => way.outcome === outcomeFor(ways))
  const shown = ways.filter((way, index) => !isElsewhere(condition.ways[index]!, way))
  const isOpened = head.outcome === 'met' || head.outcome === 'maybe'
  return {
    outcome: head.outcome,
    findings: isOpened ? numbered(ways[deciding]!, deciding) : [...head.findings, ...shown.flatMap(numbered)],
    questions: outcomeFor(ways) === 'met' ? [] : ways.flatMap(({ questions }) => questions),
  }
}
