import { premiumForFamily } from '@careway/domain/aca/age-rating'
import { benchmarkEstimate } from '@careway/domain/aca/benchmark-estimate'
import { decidePrograms, withCredit } from '@careway/domain/coverage/decide-coverage'
import type { Household } from '@careway/domain/household/household'
import type { CalendarDate } from '@careway/domain/kernel/calendar-date'
import { dollars, type Cents } from '@careway/domain/kernel/cents'
import type { PlanYear } from '@careway/domain/vocabulary/health-plan-terms'
import type { Outcome, OutcomeAt } from './income-bands'

export { nearestMedicaidGroup } from './medicaid-group'

export interface WhatIfFacts {
  /** With the income of today. */
  readonly household: Household
  readonly planYear: PlanYear
  readonly asOf: CalendarDate
  readonly ratingArea: number | null
  /** The benchmark of those who would buy a plan today; null where it is not known. */
  readonly slcspMonthly: number | null
}

/** Any premium does: only the ratio of two families' premiums is used. */
const BASE_CENTS = 100_000

/** The benchmark of whoever would buy a plan: today's, age-rated anew where other people would be on it. */
function benchmarkOf({ household, planYear, asOf, ratingArea, slcspMonthly }: WhatIfFacts) {
  const { state, members } = household
  const peopleOf = (family: readonly number[]) => family.map((index) => members[index]!)
  const weight = (family: readonly number[]) =>
    premiumForFamily({ state, people: peopleOf(family), baseCents: BASE_CENTS, base: 'age-21' })
  const today = decidePrograms(household, planYear, asOf).coverageFamily
  return (family: readonly number[]): Cents | undefined => {
    if (family.length === 0) return undefined
    if (slcspMonthly !== null && today.length > 0) {
      return Math.round((dollars(slcspMonthly) * weight(family)) / weight(today))
    }
    if (ratingArea === null) return undefined
    return benchmarkEstimate({ state, ratingArea, planYear, people: peopleOf(family) })?.monthlyCents
  }
}

/** The engine that also answers on the server, asked for any income. */
export function outcomes(facts: WhatIfFacts): OutcomeAt {
  const benchmark = benchmarkOf(facts)
  const { household, planYear, asOf } = facts
  return (incomeDollars: number): Outcome => {
    const programs = decidePrograms({ ...household, magiCents: dollars(incomeDollars) }, planYear, asOf)
    const slcsp = benchmark(programs.coverageFamily)
    const credit = withCredit(programs, slcsp).credit?.creditMonthlyCents
    return {
      members: programs.members.map(({ decision: { program, category } }) => ({ program, category })),
      csrVariant: programs.csrVariant,
      fplPercent: programs.fplPercent,
      creditMonthly: programs.coverageFamily.length === 0 ? 0 : credit === undefined ? undefined : credit / 100,
      benchmarkAfterCredit: slcsp === undefined || credit === undefined ? undefined : (slcsp - credit) / 100,
    }
  }
}
