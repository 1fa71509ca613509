import type { Reason } from '../kernel/decision'
import type { CoverageCategory, CoverageProgram } from '../vocabulary/coverage-terms'
import type { ProgramDecision, RuleFinding } from './coverage-decision'

const NONE: readonly never[] = []

/** A decision by one rule. It is clear where no question is left. */
export const decided = (
  finding: RuleFinding,
  program: CoverageProgram,
  category: CoverageCategory,
  reasons: readonly Reason[] = NONE,
  questions: readonly string[] = NONE,
  number: number | undefined = finding.number,
): ProgramDecision => ({
  rule: finding.rule,
  unit: finding.unit,
  threshold: finding.threshold,
  number,
  source: finding.source,
  effectiveFrom: finding.effectiveFrom,
  program,
  category,
  certainty: questions.length === 0 ? 'clear' : 'check',
  reasons,
  questions,
})
