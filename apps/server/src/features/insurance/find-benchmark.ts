import type { CoverageEstimate } from '@careway/contracts/coverage/coverage-answer'
import { secondLowestSilver } from '@careway/domain/aca/slcsp'
import type { HouseholdPrograms } from '@careway/domain/coverage/decide-coverage'
import type { Cents } from '@careway/domain/kernel/cents'
import type { Marketplace, PlanQuery, PlanSource } from '../../ports/marketplace'
import { askMarketplaces } from './ask-marketplaces'
import type { PlaceOfCover } from './place-of-cover'

export interface Benchmark {
  readonly monthlyCents: Cents
  readonly source: NonNullable<CoverageEstimate['slcspSource']>
}

export type BenchmarkAnswer =
  | { readonly kind: 'found'; readonly benchmark: Benchmark }
  /** The ZIP code lies in several counties, each with plans and prices of its own. */
  | { readonly kind: 'county-needed' }
  | { readonly kind: 'unknown' }

const sourceOf = (source: PlanSource, planYear: number): Benchmark['source'] => ({
  kind: source.kind,
  title: source.title,
  url: source.url,
  asOf: source.asOf,
  planYear: source.kind === 'estimate' ? Number(source.asOf.slice(0, 4)) : planYear,
})

async function benchmarkIn(marketplaces: readonly Marketplace[], query: PlanQuery): Promise<Benchmark | undefined> {
  const { answer } = await askMarketplaces(marketplaces, query)
  if (answer.kind !== 'plans') return undefined
  const silver = answer.plans.filter(({ level }) => level === 'Silver')
  const monthlyCents = secondLowestSilver(silver.map((plan) => plan.essentialPremiumMonthlyCents))
  return monthlyCents === undefined ? undefined : { monthlyCents, source: sourceOf(answer.source, query.planYear) }
}

/** Those whose benchmark counts, as a plan is priced for them. */
export const peopleOf = ({ household, coverageFamily }: Pick<HouseholdPrograms, 'household' | 'coverageFamily'>) =>
  coverageFamily.map((index) => {
    const { age, usesTobacco } = household.members[index]!
    return { age, usesTobacco }
  })

/** The benchmark premium (26 CFR 1.36B-3(f)) for the coverage family. A county is asked for, never guessed. */
export async function findBenchmark(
  marketplaces: readonly Marketplace[],
  programs: HouseholdPrograms,
  { state, zipCode = '', counties }: PlaceOfCover,
): Promise<BenchmarkAnswer> {
  const people = peopleOf(programs).map(({ age }) => ({ age, usesTobacco: false }))
  const [county, ...others] = counties
  if (people.length === 0 || !county) return { kind: 'unknown' }
  if (others.length > 0) return { kind: 'county-needed' }
  const { planYear, household } = programs
  const benchmark = await benchmarkIn(marketplaces, {
    planYear,
    state,
    zipCode,
    countyFips: county.fips,
    people,
    csrVariant: 'none',
    magiCents: household.magiCents,
  })
  return benchmark ? { kind: 'found', benchmark } : { kind: 'unknown' }
}
