import type { Cents } from '../kernel/cents'
import type { Citation } from '../kernel/decision'
import type { PlanYear } from '../vocabulary/health-plan-terms'
import type { UsState } from '../vocabulary/us-state'
import { premiumForFamily } from './age-rating'
import { benchmarkPremiums } from './benchmark-premiums.parameters'
import { byPlanYear } from './by-plan-year'
import type { RatedPerson } from './rated-people'

export interface BenchmarkPlace {
  readonly state: UsState
  readonly ratingArea: number
  readonly planYear: PlanYear
}

export interface BenchmarkFacts extends BenchmarkPlace {
  /** The coverage family: those who would be on the plan. */
  readonly people: readonly RatedPerson[]
}

export interface BenchmarkEstimate {
  readonly monthlyCents: Cents
  /** The year the premium was published for. Before it is published for a year, the newest one there is. */
  readonly ofYear: PlanYear
  readonly citation: Citation
}

const published = byPlanYear(benchmarkPremiums)
const citation = benchmarkPremiums.references[0]!
const bases = new Map<string, readonly (Cents | undefined)[]>()

function basesOf(state: UsState, planYear: PlanYear): readonly (Cents | undefined)[] {
  const { ofYear, dollarsByState } = published[planYear]
  const key = `${state}${ofYear}`
  const known = bases.get(key)
  if (known) return known
  const read = dollarsByState[state].split(' ').map((dollars) => (dollars === '-' ? undefined : Number(dollars) * 100))
  bases.set(key, read)
  return read
}

/** What a second-lowest-cost silver plan costs the family, estimated; undefined where no premium was published. */
export function benchmarkEstimate(facts: BenchmarkFacts): BenchmarkEstimate | undefined {
  const { state, ratingArea, planYear, people } = facts
  const baseCents = basesOf(state, planYear)[ratingArea - 1]
  if (baseCents === undefined) return undefined
  const monthlyCents = premiumForFamily({ state, people, baseCents, base: 'age-0' })
  return { monthlyCents, ofYear: published[planYear].ofYear, citation }
}
