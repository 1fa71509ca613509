import cases from '../health-trends/assess-health-trends.cases.json'
import { assessHealthTrends } from '../health-trends/assess-health-trends'
import { AS_OF, factsOf, pathwayOf } from '../health-trends/health-trends.fixture'
import type { HealthTrendsFacts, PathwayRecord } from '../health-trends/health-trends-facts'
import { accuracySuite } from './accuracy-suite'

interface HealthTrendsCase {
  readonly name: string
  readonly given: object
  readonly expect: {
    readonly score: number
    readonly isInitial?: boolean
    readonly outcomes: object
    readonly includes: readonly string[]
    readonly excludes: readonly string[]
  }
  readonly source: string
}

interface Given extends Omit<Partial<HealthTrendsFacts>, 'pathways' | 'fplPercent'> {
  readonly pathways?: readonly Partial<PathwayRecord>[]
  /** Null where it is not known. */
  readonly fplPercent?: number | null
}

function factsOfCase({ pathways = [], fplPercent, ...given }: Given): HealthTrendsFacts {
  const { fplPercent: usual, ...facts } = factsOf({ ...given, pathways: pathways.map(pathwayOf) })
  return fplPercent === null ? facts : { ...facts, fplPercent: fplPercent ?? usual! }
}

/** The score and what it is made of, and what comes up for whom. */
export const healthTrendsSuite = accuracySuite<HealthTrendsCase>({
  id: 'assess-health-trends',
  cases: cases as readonly HealthTrendsCase[],
  evaluate: ({ given, expect }) => {
    const { score, isInitial, factors, trends } = assessHealthTrends(factsOfCase(given as Given), AS_OF)
    const codes = trends.map(({ code }) => code)
    return {
      score,
      isInitial,
      outcomes: Object.fromEntries(factors.map(({ code, explanation }) => [code, explanation.code])),
      includes: expect.includes.filter((code) => codes.includes(code)),
      excludes: expect.excludes.filter((code) => !codes.includes(code)),
    }
  },
})
