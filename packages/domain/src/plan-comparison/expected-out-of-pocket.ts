import type { Cents } from '../kernel/cents'
import { USE_LEVELS, type UseLevel } from '../vocabulary/health-plan-terms'
import type { CareUse, UsedService } from './care-use'
import { isDrug, shareFor } from './cost-share'
import type { PlanDesignCosts } from './health-plan'
import { bookBills, type Bill, type FamilyLedger, type PersonLedger } from './out-of-pocket-ledger'

/** What a household pays for its care over a plan year, in network. */
export interface ExpectedOutOfPocket {
  /** Never above the plan's out-of-pocket maximum. */
  readonly shareOfCareCents: Cents
  /** The part of it that is paid before a deductible is met. */
  readonly underDeductibleCents: Cents
  /** Used services that the plan leaves out; they do not count toward its maximum. */
  readonly notCoveredCents: Cents
  readonly reachesMaximum: boolean
}

const openPerson = (plan: PlanDesignCosts): PersonLedger => ({
  medicalDeductibleCents: plan.deductibleIndividualCents,
  drugDeductibleCents: plan.drugDeductibleIndividualCents,
  maximumCents: plan.outOfPocketMaximumIndividualCents,
  paidCents: 0,
  underDeductibleCents: 0,
  notCoveredCents: 0,
  primaryCareVisits: 0,
})

/** For one person the individual limits are all there is. */
const openFamily = (plan: PlanDesignCosts, people: number): FamilyLedger =>
  people > 1
    ? { deductibleCents: plan.deductibleFamilyCents, maximumCents: plan.outOfPocketMaximumFamilyCents }
    : { deductibleCents: plan.deductibleIndividualCents, maximumCents: plan.outOfPocketMaximumIndividualCents }

/** How many of these visits fall under the first of the year, which a catastrophic plan pays before its deductible. */
function earlyVisits(
  plan: PlanDesignCosts,
  care: CareUse,
  { service, times }: UsedService,
  person: PersonLedger,
): number {
  if (plan.level !== 'Catastrophic' || service !== 'primary-care') return 0
  const left = Math.max(0, care.catastrophicPrimaryCareVisits - person.primaryCareVisits)
  person.primaryCareVisits += times
  return Math.min(times, left)
}

function useService(
  plan: PlanDesignCosts,
  care: CareUse,
  used: UsedService,
  [person, family]: readonly [PersonLedger, FamilyLedger],
): void {
  const { service, times } = used
  const bill: Bill = {
    priceCents: care.prices[service],
    share: shareFor(plan, service),
    isDrug: isDrug(service),
    skipsDeductible: false,
  }
  const early = earlyVisits(plan, care, used, person)
  if (early > 0) bookBills(person, family, { ...bill, skipsDeductible: true }, early)
  if (times > early) bookBills(person, family, bill, times - early)
}

const reaches = (use: UseLevel, level: UseLevel): boolean => USE_LEVELS.indexOf(use) >= USE_LEVELS.indexOf(level)

/** Everybody's everyday care first, then what the busier levels add. */
function walkYear(plan: PlanDesignCosts, uses: readonly UseLevel[], care: CareUse): [PersonLedger[], FamilyLedger] {
  const family = openFamily(plan, uses.length)
  const people = uses.map(() => openPerson(plan))
  for (const level of USE_LEVELS) {
    people.forEach((person, index) => {
      if (!reaches(uses[index]!, level)) return
      for (const used of care.added[level]) useService(plan, care, used, [person, family])
    })
  }
  return [people, family]
}

/**
 * Walks the services of a year through the plan: deductibles (a person's own inside the family's, drugs apart where the
 * plan says so), copays and coinsurance, and the out-of-pocket maximums. `uses` has one level a person.
 */
export function expectedOutOfPocket(
  plan: PlanDesignCosts,
  uses: readonly UseLevel[],
  care: CareUse,
): ExpectedOutOfPocket {
  if (plan.csrVariant === 'zero')
    return { shareOfCareCents: 0, underDeductibleCents: 0, notCoveredCents: 0, reachesMaximum: false }
  const [people, family] = walkYear(plan, uses, care)
  const sum = (of: (person: PersonLedger) => Cents) => people.reduce((total, person) => total + of(person), 0)
  return {
    shareOfCareCents: sum(({ paidCents }) => paidCents),
    underDeductibleCents: sum(({ underDeductibleCents }) => underDeductibleCents),
    notCoveredCents: sum(({ notCoveredCents }) => notCoveredCents),
    reachesMaximum: family.maximumCents === 0 || people.some(({ maximumCents }) => maximumCents === 0),
  }
}
