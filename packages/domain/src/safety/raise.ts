import { isWeighed } from './rules/usual-trouble-rules'
import type { SafetyFinding } from './safety-assessment'
import { raiseLevel } from './safety-level'

const RAISERS: readonly (readonly [string, readonly string[]])[] = [
  ['young', ['age-under-3-months', 'newborn-word']],
  ['immunity', ['weak-immunity-person', 'weak-immunity']],
  ['pregnancy', ['pregnant', 'postpartum']],
]

/** Which traits of the person make the same complaint weigh more. */
export const raisersOf = (concepts: ReadonlySet<string>): readonly string[] =>
  RAISERS.filter(([, any]) => any.some((each) => concepts.has(each))).map(([code]) => code)

/** Weighs no more for who the person is. */
const MERE = new Set(['harmless-sign', 'mere-worry'])

/** One level more for a small baby, a weak immune system or a pregnancy; never by itself to 911. */
export function withRaise(finding: SafetyFinding, raisers: readonly string[]): SafetyFinding {
  if (raisers.length === 0 || isWeighed(finding.rule) || finding.evidence.every((each) => MERE.has(each)))
    return finding
  const level = raiseLevel(finding.level, 'high')
  const reasons = [...finding.reasons, ...raisers.map((code) => ({ code: `raised-${code}` }))]
  return level === finding.level ? finding : { ...finding, level, reasons }
}
