import { judgeMessage } from './assess-message'
import type { SafetyAssessment, SafetyFacts, SafetyFinding } from './safety-assessment'
import { higherLevel, isAtLeast, SAFETY_LEVELS } from './safety-level'
import { whatToDo } from './what-to-do'

const rank = (finding: SafetyFinding) => SAFETY_LEVELS.indexOf(finding.level)

function mergeFindings(a: readonly SafetyFinding[], b: readonly SafetyFinding[]): readonly SafetyFinding[] {
  const byRule = new Map<string, SafetyFinding>()
  for (const finding of [...a, ...b]) {
    const known = byRule.get(finding.rule)
    if (!known || rank(finding) > rank(known)) byRule.set(finding.rule, finding)
  }
  return [...byRule.values()].sort((x, y) => rank(y) - rank(x))
}

/** The level never drops: what was heard stays heard, whatever is said after. What was said last stands first among its like. */
export function keepLevel(previous: SafetyAssessment | undefined, next: SafetyAssessment): SafetyAssessment {
  if (!previous) return next
  const findings = mergeFindings(next.findings, previous.findings)
  const level = higherLevel(previous.level, next.level)
  return {
    level,
    findings,
    ...whatToDo(level, findings),
    isMedical: previous.isMedical || next.isMedical,
    askedAbout: mergeFindings(next.askedAbout, previous.askedAbout),
  }
}

const keyOf = ({ rule, evidence }: SafetyFinding) => [rule, ...evidence].join(' ')

/** What was doubted in its own message is no more certain for those beside it. */
function withoutDoubted(together: SafetyAssessment, doubted: ReadonlySet<string>): SafetyAssessment {
  const findings = together.findings.filter((finding) => !doubted.has(keyOf(finding)))
  if (findings.length === together.findings.length) return together
  const level = findings[0]?.level ?? 'low'
  return { ...together, level, findings, ...whatToDo(level, findings) }
}

/**
 * A whole conversation, the person's own messages only. Each is read by itself and all together, so that "my baby is
 * two months old" and, later, "he has a fever" are understood as one. All together are no story in which to doubt anything.
 */
export function assessConversation(messages: readonly string[], facts: SafetyFacts = {}): SafetyAssessment {
  const single = messages.map((message) => judgeMessage(message, facts, true))
  const doubted = new Set(single.flatMap(({ doubtful }) => doubtful.map(keyOf)))
  const together = withoutDoubted(judgeMessage(messages.join('.\n'), facts, false).assessment, doubted)
  return single.reduce((kept, { assessment }) => keepLevel(kept, assessment), together)
}

export const isEmergency = ({ level }: SafetyAssessment): boolean => isAtLeast(level, 'urgent')
