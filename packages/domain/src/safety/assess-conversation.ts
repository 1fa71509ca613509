import { assessMessage } from './assess-message'
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

/** The level never drops: what was heard stays heard, whatever is said after. */
export function keepLevel(previous: SafetyAssessment | undefined, next: SafetyAssessment): SafetyAssessment {
  if (!previous) return next
  const findings = mergeFindings(previous.findings, next.findings)
  const level = higherLevel(previous.level, next.level)
  return {
    level,
    findings,
    ...whatToDo(level, findings),
    isMedical: previous.isMedical || next.isMedical,
    askedAbout: mergeFindings(previous.askedAbout, next.askedAbout),
  }
}

/**
 * A whole conversation, the person's own messages only. Each is read by itself and all together, so that "my baby is
 * two months old" and, later, "he has a fever" are understood as one.
 */
export function assessConversation(messages: readonly string[], facts: SafetyFacts = {}): SafetyAssessment {
  const single = messages.map((message) => assessMessage(message, facts))
  const together = assessMessage(messages.join('.\n'), facts)
  return single.reduce((kept, next) => keepLevel(kept, next), together)
}

export const isEmergency = ({ level }: SafetyAssessment): boolean => isAtLeast(level, 'urgent')
