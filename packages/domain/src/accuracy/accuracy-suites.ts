import { calendarDate } from '../kernel/calendar-date'
import povertyCases from '../poverty/federal-poverty-level.cases.json'
import { fplPercent } from '../poverty/federal-poverty-level'
import { assessMessage } from '../safety/assess-message'
import dangerCases from '../safety/danger-of.cases.json'
import { dangerOf } from '../safety/danger-of'
import type { UsState } from '../vocabulary/us-state'
import { acaSuites } from './aca-suites'
import { accuracySuite, type AccuracySuite } from './accuracy-suite'
import { carePathwaysSuite } from './care-pathways-suite'
import { coverageSuite } from './coverage-suite'
import { healthTrendsSuite } from './health-trends-suite'
import { helpSuites } from './help-suites'
import { lettersSuite } from './letters-suite'
import { medicaidSuites } from './medicaid-suites'
import { openingHoursSuite } from './opening-hours-suite'
import { planSuites } from './plan-suites'

/** The worked cases of every rule. A case file that is not named here fails a test. */
export const ACCURACY_SUITES: readonly AccuracySuite[] = [
  accuracySuite({
    id: 'federal-poverty-level',
    cases: povertyCases,
    evaluate: ({ asOf, given }) =>
      fplPercent(given.incomeCents, given.householdSize, given.state as UsState, calendarDate(asOf)),
  }),
  ...acaSuites,
  ...medicaidSuites,
  ...planSuites,
  coverageSuite,
  ...helpSuites,
  carePathwaysSuite,
  lettersSuite,
  healthTrendsSuite,
  openingHoursSuite,
  accuracySuite({ id: 'danger-of', cases: dangerCases, evaluate: ({ given }) => dangerOf(assessMessage(given)) }),
]
