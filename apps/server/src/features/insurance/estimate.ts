import type { EstimateCoverageBody } from '@careway/contracts/coverage/estimate-coverage'
import type { CoverageEstimate } from '@careway/contracts/coverage/coverage-answer'
import { decidePrograms, withCredit, type HouseholdPrograms } from '@careway/domain/coverage/decide-coverage'
import { ruleDay } from '@careway/domain/coverage/rule-day'
import type { CalendarDate } from '@careway/domain/kernel/calendar-date'
import { rulesDayAt } from '@careway/domain/kernel/rules-day'
import { dollars } from '@careway/domain/kernel/cents'
import type { PlanYear } from '@careway/domain/vocabulary/health-plan-terms'
import type { OfferedLocale } from '@careway/i18n/locales'
import { fault, refuseFields } from '../../calls/refusal'
import type { CoverageParts } from './coverage-parts'
import { sayIn } from './coverage-words'
import { presentCoverage } from './coverage.presenter'
import { findBenchmark, type Benchmark } from './find-benchmark'
import { householdOf } from '@careway/contracts/coverage/household-of'
import { placeOfCover, type PlaceOfCover } from './place-of-cover'

/** The country's own day, for the rules: cover begins and ends by Eastern time where the law names no zone. */
export const todayOf = ({ clock }: Pick<CoverageParts, 'clock'>): CalendarDate => rulesDayAt(clock())

const given = (slcspMonthly: number, planYear: number): Benchmark => ({
  monthlyCents: dollars(slcspMonthly),
  source: { kind: 'given', title: 'slcspMonthly', url: null, asOf: null, planYear },
})

/** Anybody may ask: that must not use up the key to the live marketplace. */
const forAnybody = ({ marketplaces }: CoverageParts) => marketplaces.filter(({ kind }) => kind !== 'live')

async function benchmarkFor(
  parts: CoverageParts,
  programs: HouseholdPrograms,
  place: PlaceOfCover,
  slcspMonthly: number | undefined,
): Promise<Benchmark | undefined> {
  if (slcspMonthly !== undefined) return given(slcspMonthly, programs.planYear)
  const answer = await findBenchmark(forAnybody(parts), programs, place)
  if (answer.kind === 'county-needed') {
    const counties = place.counties.map(({ fips, name }) => `${name} (${fips})`).join(', ')
    throw refuseFields([fault('countyFips', 'countyNeeded', { counties })])
  }
  return answer.kind === 'found' ? answer.benchmark : undefined
}

function placeOf({ zipCodes }: CoverageParts, body: EstimateCoverageBody): PlaceOfCover {
  const answer = placeOfCover(zipCodes, body)
  if (answer.kind === 'faults') throw refuseFields(answer.faults)
  return answer.place
}

/** Answers the open call: nothing is stored. The body has been checked. */
export async function estimateFor(
  parts: CoverageParts,
  body: EstimateCoverageBody,
  locale: OfferedLocale,
): Promise<CoverageEstimate> {
  const place = placeOf(parts, body)
  const planYear = body.year as PlanYear
  const today = todayOf(parts)
  const { state, annualIncome, householdSize, members } = body
  const household = householdOf({ state, magiCents: dollars(annualIncome), size: householdSize, members })
  const programs = decidePrograms(household, planYear, ruleDay(planYear, today))
  const benchmark = await benchmarkFor(parts, programs, place, body.slcspMonthly)
  const coverage = withCredit(programs, benchmark?.monthlyCents)
  return presentCoverage({ coverage, benchmark, place, today }, sayIn(parts.messages, locale))
}
