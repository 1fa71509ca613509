import type { CreditBandPosition } from '../aca/credit-band'
import { decideEmployerOffer } from '../aca/employer-affordability'
import type { Household, HouseholdMember } from '../household/household'
import { creditStatus } from '../immigration/credit-status'
import type { CalendarDate } from '../kernel/calendar-date'
import { because, type Reason } from '../kernel/decision'
import { decideBasicHealth } from '../medicaid/basic-health'
import { coverageGapReasons } from '../medicaid/coverage-gap'
import { decideMedicaid } from '../medicaid/decide-medicaid'
import { decideMedicare } from '../medicare/decide-medicare'
import type { PlanYear } from '../vocabulary/health-plan-terms'
import type { ProgramDecision } from './coverage-decision'
import { decided } from './decided'
import { withHelpBesideMedicare, withOtherDoors } from './with-other-doors'
import { withWorkRequirement } from './with-work-requirement'
import { MUST_FILE_TAXES, NOT_APPLYING, type CreditFindings } from './marketplace-findings'

/** What holds for everybody in the household, worked out once. */
export interface HouseholdStanding {
  readonly household: Household
  readonly planYear: PlanYear
  readonly asOf: CalendarDate
  /** Percent of the credit's guideline, two decimals. */
  readonly fplPercent: number
  readonly position: CreditBandPosition
  readonly findings: CreditFindings
  readonly hasTaxFiler: boolean
  /** Below the poverty level, and counted within the band for a member whom Medicaid refuses for their status. */
  readonly isCountedBelowPoverty: boolean
}

const BELOW_POVERTY: readonly Reason[] = [because('aca.credit-below-poverty')]
const ON_NO_RETURN: readonly Reason[] = [because('aca.must-file-taxes')]

const NONE: readonly never[] = []

/** Below the poverty level without Medicaid: no credit, and what is left to do. */
function coverageGap(member: HouseholdMember, standing: HouseholdStanding): ProgramDecision {
  const reasons = coverageGapReasons(member, standing.household, standing.asOf, standing.planYear)
  return decided(standing.findings.below, 'none', 'coverage_gap', reasons, NONE, standing.fplPercent)
}

function byIncome(member: HouseholdMember, standing: HouseholdStanding, reasons: readonly Reason[]): ProgramDecision {
  const { findings, fplPercent, position, isCountedBelowPoverty } = standing
  if (isCountedBelowPoverty) return decided(findings.below, 'marketplace', 'credit', BELOW_POVERTY, NONE, fplPercent)
  if (position === 'below') return coverageGap(member, standing)
  return position === 'within'
    ? decided(findings.within, 'marketplace', 'credit', reasons, NONE, fplPercent)
    : decided(findings.above, 'marketplace', 'full_price', reasons, NONE, fplPercent)
}

/** A marketplace plan, with the credit or without: status first, then a job's offer, taxes, income. */
function decideMarketplace(member: HouseholdMember, standing: HouseholdStanding): ProgramDecision {
  const { household, planYear, asOf, hasTaxFiler } = standing
  const status = creditStatus(member.immigrationStatus, asOf)
  if (!status.mayBuyPlan) return decided(status, 'none', 'immigration_status', status.reasons)

  const offer = member.hasEmployerOffer ? decideEmployerOffer(member, household, planYear) : undefined
  if (offer && !offer.isUnaffordable)
    return decided(offer.finding, 'none', 'employer_offer', offer.reasons, offer.questions)
  if (!status.mayHaveCredit) return decided(status, 'marketplace', 'full_price', status.reasons)
  if (!hasTaxFiler || (!member.isTaxFiler && !member.isTaxDependent))
    return decided(MUST_FILE_TAXES, 'marketplace', 'full_price', ON_NO_RETURN)
  return byIncome(member, standing, offer ? offer.reasons : status.reasons)
}

/** One person's cover: Medicare first, then Medicaid and CHIP, a Basic Health Program, the marketplace. */
export function decideMember(member: HouseholdMember, standing: HouseholdStanding): ProgramDecision {
  const { household, asOf } = standing
  if (!member.isApplying) return decided(NOT_APPLYING, 'none', 'not_applying')
  const medicare = decideMedicare(member, asOf)
  if (medicare) return withHelpBesideMedicare(medicare, member, household, asOf)
  const medicaid = decideMedicaid(member, household, asOf)
  if (medicaid) return withWorkRequirement(medicaid, member, household, asOf)
  const left = decideBasicHealth(member, household, asOf) ?? decideMarketplace(member, standing)
  return withOtherDoors(left, member, household, asOf)
}
