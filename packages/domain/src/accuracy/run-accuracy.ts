import type { AccuracySuite, WorkedCase } from './accuracy-suite'
import { ACCURACY_SUITES } from './accuracy-suites'
import { isAsExpected } from './is-as-expected'

export interface SuiteResult {
  readonly id: string
  readonly cases: number
  readonly passed: number
  /** Names of the cases that came out otherwise. */
  readonly failures: readonly string[]
}

function isRight({ evaluate, expected }: WorkedCase): boolean {
  try {
    return isAsExpected(evaluate(), expected)
  } catch {
    return false
  }
}

function runSuite({ id, cases }: AccuracySuite): SuiteResult {
  const failures = cases.filter((each) => !isRight(each)).map(({ name }) => name)
  return { id, cases: cases.length, passed: cases.length - failures.length, failures }
}

/** Puts every worked case to its rule. */
export const runAccuracy = (
  suites: readonly AccuracySuite[] = ACCURACY_SUITES,
): { suites: readonly SuiteResult[] } => ({
  suites: suites.map(runSuite),
})
