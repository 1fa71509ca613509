import type { RuleFinding } from '../coverage/coverage-decision'
import type { Household, HouseholdMember } from '../household/household'
import { atLeastZero, type Cents } from '../kernel/cents'
import { because, type Reason } from '../kernel/decision'
import { divideHalfUp } from '../poverty/divide-half-up'
import type { PlanYear } from '../vocabulary/health-plan-terms'
import { byPlanYear } from './by-plan-year'
import { minimumValue, requiredContributionPercentages } from './employer-affordability.parameters'

export interface EmployerOffer {
  /** Household income of the tax family, cents a year. */
  readonly magiCents: Cents
  readonly planYear: PlanYear
  /**
   * The yearly price that counts for this person: for the employee the cheapest plan for the employee alone, for family
   * members the cheapest one for all whom the offer covers (26 CFR 1.36B-2(c)(3)(v)(A)).
   */
  readonly premiumAnnualCents: Cents
  /** Whether the plan pays the least share of covered costs (`minimumValue`). Taken as met where nobody said. */
  readonly meetsMinimumValue?: boolean
}

export interface EmployerOfferStanding {
  /** The highest affordable share of income. */
  readonly threshold: number
  /** The offer's share of income, four decimals; undefined without income. */
  readonly number: number | undefined
  readonly isAffordable: boolean
  /** Affordable and of minimum value: no credit for this person, whether they take the offer or not. */
  readonly blocksCredit: boolean
}

const percentages = byPlanYear(requiredContributionPercentages)
const minimumShares = byPlanYear(minimumValue)

/** Holds an offer at work against the year's required contribution percentage, by dollars; exactly at it is affordable. */
export function employerOfferStanding(offer: EmployerOffer): EmployerOfferStanding {
  const { planYear, premiumAnnualCents, meetsMinimumValue = true } = offer
  const magiCents = atLeastZero(offer.magiCents)
  const hundredths = percentages[planYear]
  const isAffordable = premiumAnnualCents * 10_000 <= magiCents * hundredths
  return {
    threshold: hundredths / 10_000,
    number: magiCents > 0 ? divideHalfUp(premiumAnnualCents * 10_000, magiCents) / 10_000 : undefined,
    isAffordable,
    blocksCredit: isAffordable && meetsMinimumValue,
  }
}

export interface EmployerOfferDecision {
  readonly isUnaffordable: boolean
  readonly finding: RuleFinding
  readonly reasons: readonly Reason[]
  readonly questions: readonly string[]
}

const [source2027, source2026, sourceEarlier] = requiredContributionPercentages.references
const sources = { 2024: sourceEarlier!, 2025: sourceEarlier!, 2026: source2026!, 2027: source2027! } as const

const NONE: readonly never[] = []
const PRICE_QUESTION = ['employer-premium'] as const
const priceUnknown = [because('aca.employer-price-unknown')]
const unaffordable = [because('aca.employer-unaffordable')]

const checkMinimumValue = (planYear: PlanYear): readonly Reason[] => [
  because('aca.employer-minimum-value', { share: minimumShares[planYear] }),
]

const findingOf = (planYear: PlanYear, number: number | undefined): RuleFinding => ({
  rule: 'aca.employer-offer',
  unit: 'share-of-income',
  threshold: percentages[planYear] / 10_000,
  number,
  source: sources[planYear],
  effectiveFrom: `${planYear}-01-01`,
})

/** Whether an offer at work leaves the person the credit. Without its price it does not, and the price is asked for. */
export function decideEmployerOffer(
  member: Pick<HouseholdMember, 'employerPremiumAnnualCents'>,
  { magiCents }: Pick<Household, 'magiCents'>,
  planYear: PlanYear,
): EmployerOfferDecision {
  const premiumAnnualCents = member.employerPremiumAnnualCents
  if (premiumAnnualCents === undefined) {
    const finding = findingOf(planYear, undefined)
    return { isUnaffordable: false, finding, reasons: priceUnknown, questions: PRICE_QUESTION }
  }
  const { number, isAffordable } = employerOfferStanding({ magiCents, planYear, premiumAnnualCents })
  return {
    isUnaffordable: !isAffordable,
    finding: findingOf(planYear, number),
    reasons: isAffordable ? checkMinimumValue(planYear) : unaffordable,
    questions: NONE,
  }
}
