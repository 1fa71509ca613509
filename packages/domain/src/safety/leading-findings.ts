import type { SafetyAssessment, SafetyFinding } from './safety-assessment'

/** The findings that make the level what it is. Those below it would only take from its weight: "no danger sign" beside 911. */
export const leadingFindings = ({
  level,
  findings,
}: Pick<SafetyAssessment, 'level' | 'findings'>): readonly SafetyFinding[] =>
  findings.filter((finding) => finding.level === level)
