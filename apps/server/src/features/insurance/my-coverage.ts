import type { CoverageNeed, MyCoverage } from '@careway/contracts/coverage/my-coverage'
import { withCredit, type Coverage } from '@careway/domain/coverage/decide-coverage'
import { yearOf } from '@careway/domain/kernel/calendar-date'
import { enrollmentWindow } from '@careway/domain/marketplace/enrollment-window'
import { marketplaceOf } from '@careway/domain/marketplace/marketplace'
import { stateMedicaidPrograms } from '@careway/domain/medicaid/state-medicaid-programs.parameters'
import type { PlanYear } from '@careway/domain/vocabulary/health-plan-terms'
import type { OfferedLocale } from '@careway/i18n/locales'
import { Refusal } from '../../calls/refusal'
import type { CoverageParts } from './coverage-parts'
import { sayIn } from './coverage-words'
import { presentCoverage } from './coverage.presenter'
import { todayOf } from './estimate'
import { findBenchmark, type Benchmark } from './find-benchmark'
import { personOfCover, planYearOf, planYearsOn, programsOf, type PersonOfCover } from './person-of-cover'

/** A person's cover and the benchmark it is measured by. */
export interface PricedCoverage {
  readonly coverage: Coverage
  readonly benchmark: Benchmark | undefined
  readonly isCountyNeeded: boolean
}

/** Works out who gets what and, where somebody can have the credit, how much. */
export async function priceCoverage(
  { marketplaces }: CoverageParts,
  person: PersonOfCover,
  planYear: PlanYear,
): Promise<PricedCoverage | undefined> {
  const programs = programsOf(person, planYear)
  if (!programs) return undefined
  const answer = await findBenchmark(marketplaces, programs, person.place)
  const benchmark = answer.kind === 'found' ? answer.benchmark : undefined
  return {
    coverage: withCredit(programs, benchmark?.monthlyCents),
    benchmark,
    isCountyNeeded: answer.kind === 'county-needed',
  }
}

const nobody = (needs: readonly CoverageNeed[], parts: CoverageParts, planYear: PlanYear): MyCoverage => ({
  planYear,
  planYears: [...planYearsOn(todayOf(parts))],
  needs: [...needs],
  zipCode: null,
  state: null,
  county: null,
  counties: [],
  estimate: null,
  marketplace: null,
  enrollment: null,
  medicaid: null,
})

const needsOf = ({ place }: PersonOfCover, priced: PricedCoverage | undefined): CoverageNeed[] => [
  ...(place.counties.length > 1 ? (['county'] as const) : []),
  ...(priced ? [] : (['income'] as const)),
]

function contactsOf({ place: { state }, today }: PersonOfCover) {
  const { name, url, phone } = marketplaceOf(state, today)
  const window = enrollmentWindow(state, today)
  return {
    marketplace: { name, url, phone: phone ?? null },
    enrollment: { planYear: yearOf(window.opensOn) + 1, ...window },
    medicaid: stateMedicaidPrograms.on(today)[state],
  }
}

const wireCounty = ({ fips, name, state }: PersonOfCover['counties'][number]) => ({ fips, name, state })

async function answerFor(
  parts: CoverageParts,
  person: PersonOfCover,
  planYear: PlanYear,
  locale: OfferedLocale,
): Promise<MyCoverage> {
  const { place, counties, profile, today } = person
  const priced = await priceCoverage(parts, person, planYear)
  const [only, ...others] = place.counties
  return {
    ...nobody(needsOf(person, priced), parts, planYear),
    ...contactsOf(person),
    zipCode: profile.zipCode,
    state: place.state,
    county: only && others.length === 0 ? wireCounty(only) : null,
    counties: counties.map(wireCounty),
    estimate: priced ? presentCoverage({ ...priced, place, today }, sayIn(parts.messages, locale)) : null,
  }
}

/** The signed-in person's answer; what is missing is said as needs, not refused. */
export async function myCoverageOf(
  parts: CoverageParts,
  userId: string,
  query: { readonly year?: number | undefined; readonly countyFips?: string | undefined },
  locale: OfferedLocale,
): Promise<MyCoverage> {
  const planYear = planYearOf(todayOf(parts), query.year)
  try {
    return await answerFor(parts, await personOfCover(parts, userId, query.countyFips), planYear, locale)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'requiresProfile') return nobody(['profile'], parts, planYear)
    if (error instanceof Refusal && (error.code === 'requiresLocation' || error.code === 'invalidLocation'))
      return nobody(['zip-code'], parts, planYear)
    throw error
  }
}
