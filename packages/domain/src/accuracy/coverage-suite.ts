import coverageCases from '../coverage/decide-coverage.cases.json'
import { decideCoverage } from '../coverage/decide-coverage'
import { completeHousehold, type HouseholdInput } from '../household/complete-household'
import { calendarDate } from '../kernel/calendar-date'
import type { PlanYear } from '../vocabulary/health-plan-terms'
import { accuracySuite } from './accuracy-suite'

interface CoverageCase {
  readonly name: string
  readonly asOf: string
  readonly planYear: number
  /** Null where the benchmark is not known. */
  readonly slcspMonthlyCents: number | null
  readonly given: object
  readonly expect: object
  readonly source: string
}

/** Whole households: who gets what, the credit, and the lines of the tax form. */
export const coverageSuite = accuracySuite<CoverageCase>({
  id: 'decide-coverage',
  cases: coverageCases,
  evaluate: ({ given, planYear, asOf, slcspMonthlyCents }) =>
    decideCoverage(
      completeHousehold(given as HouseholdInput),
      planYear as PlanYear,
      calendarDate(asOf),
      slcspMonthlyCents ?? undefined,
    ),
})
