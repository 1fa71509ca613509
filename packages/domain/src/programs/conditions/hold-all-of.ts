import type { AllOfCondition, ProgramCondition } from '../program'
import { held, type Ground, type Held } from './held'

type HoldPart = (ground: Ground, part: ProgramCondition) => Held

function outcomeFor(parts: readonly Held[]): Held['outcome'] {
  const has = (outcome: Held['outcome']) => parts.some((part) => part.outcome === outcome)
  if (has('not-met')) return 'not-met'
  if (has('unknown')) return 'unknown'
  return has('maybe') ? 'maybe' : 'met'
}

/**
 * Every part must hold. One that does not closes the way, and nothing more is asked for it. Where all hold their lines
 * are shown; otherwise they stand after a line that says so.
 */
export function holdAllOf(ground: Ground, condition: AllOfCondition, holdPart: HoldPart): Held {
  const partGround = condition.source ? { ...ground, source: condition.source } : ground
  const parts = condition.ways.map((part) => holdPart(partGround, part))
  const head = held(ground, condition, outcomeFor(parts), { rule: 'programs.all-of', params: { parts: parts.length } })
  const isOpened = head.outcome === 'met' || head.outcome === 'maybe'
  const lines = parts.flatMap(({ findings }) => findings)
  return {
    outcome: head.outcome,
    findings: isOpened ? lines : [...head.findings, ...lines],
    questions: head.outcome === 'not-met' ? [] : parts.flatMap(({ questions }) => questions),
  }
}
