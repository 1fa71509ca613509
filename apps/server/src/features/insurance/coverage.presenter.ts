import { citationOf } from '@careway/contracts/pathways/pathway'
import { inDollars } from '@careway/domain/kernel/cents'
import type { CoverageEstimate } from '@careway/contracts/coverage/coverage-answer'
import type { Coverage } from '@careway/domain/coverage/decide-coverage'
import { householdReasons, householdSources } from '@careway/domain/coverage/household-reasons'
import { ratingAreaOf } from '@careway/domain/aca/rating-areas'
import { yearOf, type CalendarDate } from '@careway/domain/kernel/calendar-date'
import { because, type Reason } from '@careway/domain/kernel/decision'
import { medicaidFplPercent } from '@careway/domain/poverty/federal-poverty-level'
import { povertyGuidelines } from '@careway/domain/poverty/poverty-guidelines.parameters'
import type { Benchmark } from './find-benchmark'
import { wireMember, type SayCode } from './coverage-words'
import type { PlaceOfCover } from './place-of-cover'

interface Presented {
  readonly coverage: Coverage
  readonly benchmark: Benchmark | undefined
  readonly place: PlaceOfCover
  readonly today: CalendarDate
}

const dollarsOrNull = (cents: number | undefined): number | null => (cents === undefined ? null : inDollars(cents))

function presentForm({ form8962, credit, coverageFamily }: Coverage): CoverageEstimate['form8962'] {
  const { line5, line7, line8a, line8b, annualCreditCents } = form8962
  const isSettled = credit !== undefined || coverageFamily.length === 0
  return {
    line5,
    line7: line7 ?? null,
    line8a: line8a ?? null,
    line8b: line8b ?? null,
    annualCredit: isSettled ? inDollars(annualCreditCents) : null,
  }
}

function presentCredit({ coverage, benchmark }: Presented) {
  const { credit, coverageFamily } = coverage
  const nothing = coverageFamily.length === 0 ? 0 : null
  return {
    applicablePercentage: coverage.applicablePercentage ?? null,
    slcspMonthly: dollarsOrNull(benchmark?.monthlyCents),
    slcspSource: benchmark?.source ?? null,
    expectedContributionAnnual: dollarsOrNull(coverage.expectedContributionAnnualCents),
    premiumTaxCreditMonthly: credit ? inDollars(credit.creditMonthlyCents) : nothing,
    premiumTaxCreditAnnual: credit ? inDollars(credit.creditAnnualCents) : nothing,
    form8962: presentForm(coverage),
  }
}

const benchmarkReasons = ({ coverage: { planYear: year }, benchmark }: Presented): readonly Reason[] => {
  const ofYear = benchmark?.source.planYear
  return ofYear === undefined || ofYear === year
    ? []
    : [because('household.benchmark-of-earlier-year', { year, ofYear })]
}

/** The household's answer on the wire, in dollars, in one language. */
export function presentCoverage(presented: Presented, say: SayCode): CoverageEstimate {
  const { coverage, place, today } = presented
  const { household, planYear, asOf } = coverage
  const { state, size, magiCents } = household
  const county = place.counties.length === 1 ? place.counties[0] : undefined
  return {
    year: planYear,
    asOf,
    state,
    countyFips: county?.fips ?? null,
    ratingArea: county ? (ratingAreaOf(state, county.fips, place.zipCode ?? '') ?? null) : null,
    householdSize: size,
    annualIncome: inDollars(magiCents),
    fplPercent: coverage.fplPercent,
    fplGuidelineYear: planYear - 1,
    medicaidFplPercent: medicaidFplPercent(magiCents, size, state, asOf),
    medicaidGuidelineYear: yearOf(povertyGuidelines.citedOn(asOf).from),
    ...presentCredit(presented),
    csrVariant: coverage.csrVariant,
    members: coverage.members.map((member, index) =>
      wireMember(member, { age: household.members[index]!.age, state, today, planYear }, say),
    ),
    reasons: [...householdReasons(coverage), ...benchmarkReasons(presented)].map((each) => say('reason', each)),
    sources: householdSources(coverage).map(citationOf),
  }
}
