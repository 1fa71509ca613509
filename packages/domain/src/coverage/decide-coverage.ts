import { csrVariantOf } from '../aca/cost-sharing-reduction'
import { creditBandPosition, type CreditBandPosition, type CreditIncome } from '../aca/credit-band'
import { form8962Lines, type Form8962Lines } from '../aca/form-8962'
import { premiumTaxCredit, type PremiumTaxCredit } from '../aca/premium-tax-credit'
import type { Household } from '../household/household'
import { mayHaveCreditBelowPoverty } from '../immigration/credit-status'
import { medicaidStatus } from '../immigration/medicaid-status'
import type { CalendarDate } from '../kernel/calendar-date'
import type { Cents } from '../kernel/cents'
import { exchangeFplPercent } from '../poverty/credit-guideline'
import type { CsrVariant, PlanYear } from '../vocabulary/health-plan-terms'
import type { ProgramDecision } from './coverage-decision'
import { decideMember, type HouseholdStanding } from './decide-member'
import { creditFindings } from './marketplace-findings'

export interface MemberCoverage {
  readonly decision: ProgramDecision
  readonly csrVariant: CsrVariant
}

/** Who gets what, before the price of the benchmark plan is known. */
export interface HouseholdPrograms {
  readonly household: Household
  readonly planYear: PlanYear
  readonly asOf: CalendarDate
  /** Percent of the credit's guideline, two decimals, half-up. */
  readonly fplPercent: number
  readonly members: readonly MemberCoverage[]
  /** Indexes of those whose benchmark the credit is measured by (26 CFR 1.36B-1(m)). */
  readonly coverageFamily: readonly number[]
  /** What a plan for all who would buy one carries. */
  readonly csrVariant: CsrVariant
  readonly position: CreditBandPosition
  /** Below the poverty level, and counted within the band: for some immigrants to 2025 (26 CFR 1.36B-2(b)(5)). */
  readonly isCountedBelowPoverty: boolean
}

/** The household's answer for a plan year: each member's program, and the credit for those who buy a plan. */
export interface Coverage extends HouseholdPrograms {
  /** What the law expects the household to pay toward the benchmark plan; outside the credit's band undefined. */
  readonly applicablePercentage?: number
  readonly expectedContributionAnnualCents?: Cents
  /** Undefined where nobody can have it, or the benchmark is not known. */
  readonly credit?: PremiumTaxCredit
  /** As the tax return would settle it; its credit counts only where `credit` is there. */
  readonly form8962: Form8962Lines
}

const hasCredit = ({ category }: ProgramDecision) => category === 'credit'

/** An Indian's zero sharing goes down to what the others have; nothing else is open to two with different variants. */
function commonVariant(one: CsrVariant, other: CsrVariant): CsrVariant {
  if (one === other || other === 'zero') return one
  return one === 'zero' ? other : 'none'
}

/** The variant of one plan for all who would buy one: the best for which each of them qualifies (45 CFR 155.305(g)(3)). */
function sharedVariant(members: readonly MemberCoverage[]): CsrVariant {
  let shared: CsrVariant | undefined
  for (const { decision, csrVariant } of members) {
    if (decision.program === 'marketplace')
      shared = shared === undefined ? csrVariant : commonVariant(shared, csrVariant)
  }
  return shared ?? 'none'
}

function decideEach({ household, planYear }: CreditTime, standing: HouseholdStanding): readonly MemberCoverage[] {
  const { magiCents, size, state } = household
  return household.members.map((member) => {
    const decision = decideMember(member, standing)
    if (decision.program !== 'marketplace') return { decision, csrVariant: 'none' }
    const { isAmericanIndian } = member
    const isCreditEligible = hasCredit(decision)
    const csrVariant = csrVariantOf({ magiCents, size, state, planYear, isAmericanIndian, isCreditEligible })
    return { decision, csrVariant }
  })
}

interface CreditTime {
  readonly household: Household
  readonly planYear: PlanYear
}

const incomeOf = ({ household: { magiCents, size, state }, planYear }: CreditTime): CreditIncome => ({
  magiCents,
  size,
  state,
  planYear,
})

/** Somebody said to file, or somebody of the tax household who was not told of one by one. */
const mayHaveTaxFiler = ({ members, size }: Household): boolean =>
  size > members.length || members.some(({ isTaxFiler }) => isTaxFiler)

const hasMemberBarredByStatus = ({ members, state }: Household, asOf: CalendarDate): boolean =>
  members.some(
    (member) =>
      member.immigrationStatus !== 'citizen' &&
      mayHaveCreditBelowPoverty(member.immigrationStatus, medicaidStatus(member, state, asOf), asOf),
  )

/**
 * Decides for every member by the rules of that year and day: Medicare, Medicaid, CHIP, Basic Health Program,
 * marketplace, or none, each with its rule, threshold, number and source.
 */
export function decidePrograms(household: Household, planYear: PlanYear, asOf: CalendarDate): HouseholdPrograms {
  const fplPercent = exchangeFplPercent(household.magiCents, household.size, household.state, planYear)
  const position = creditBandPosition(incomeOf({ household, planYear }))
  const isCountedBelowPoverty = position === 'below' && hasMemberBarredByStatus(household, asOf)
  const standing: HouseholdStanding = {
    household,
    planYear,
    asOf,
    fplPercent,
    position,
    isCountedBelowPoverty,
    findings: creditFindings(planYear),
    hasTaxFiler: mayHaveTaxFiler(household),
  }
  const members = decideEach({ household, planYear }, standing)
  const coverageFamily = members.flatMap(({ decision }, index) => (hasCredit(decision) ? [index] : []))
  return {
    household,
    planYear,
    asOf,
    fplPercent,
    members,
    coverageFamily,
    csrVariant: sharedVariant(members),
    position,
    isCountedBelowPoverty,
  }
}

/**
 * Adds the credit, given the benchmark premium of the coverage family in cents a month. Written out field by field: a
 * spread costs more here than all the rules together.
 */
export function withCredit(programs: HouseholdPrograms, slcspMonthlyCents: Cents | undefined): Coverage {
  const { household, planYear, asOf, fplPercent, members, coverageFamily, csrVariant, position } = programs
  const hasFamily = coverageFamily.length > 0
  const slcsp = hasFamily ? (slcspMonthlyCents ?? 0) : 0
  const facts = {
    magiCents: household.magiCents,
    size: household.size,
    state: household.state,
    planYear,
    isBarredFromMedicaidByStatus: programs.isCountedBelowPoverty,
    slcspMonthlyCents: slcsp,
    slcspAnnualCents: slcsp * 12,
  }
  const credit = premiumTaxCredit(facts)
  return {
    household,
    planYear,
    asOf,
    fplPercent,
    members,
    coverageFamily,
    csrVariant,
    position,
    isCountedBelowPoverty: programs.isCountedBelowPoverty,
    applicablePercentage: credit.applicablePercentage,
    expectedContributionAnnualCents: credit.expectedContributionAnnualCents,
    credit: hasFamily && slcspMonthlyCents !== undefined ? credit : undefined,
    form8962: form8962Lines(facts),
  }
}

/** The whole decision in one step, for a benchmark that is known. */
export const decideCoverage = (
  household: Household,
  planYear: PlanYear,
  asOf: CalendarDate,
  slcspMonthlyCents?: Cents,
): Coverage => withCredit(decidePrograms(household, planYear, asOf), slcspMonthlyCents)
