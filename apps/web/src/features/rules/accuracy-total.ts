import type { AccuracyRecord } from '@careway/contracts/service/list-rules'

export interface AccuracyTotal {
  readonly cases: number
  readonly passed: number
}

export const totalOf = ({ suites }: AccuracyRecord): AccuracyTotal => ({
  cases: suites.reduce((sum, each) => sum + each.cases, 0),
  passed: suites.reduce((sum, each) => sum + each.passed, 0),
})
