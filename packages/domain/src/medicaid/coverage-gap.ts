import { coverageYearOf } from '../aca/coverage-year'
import { creditBand } from '../aca/credit-band.parameters'
import type { Household, HouseholdMember } from '../household/household'
import type { CalendarDate } from '../kernel/calendar-date'
import type { Cents } from '../kernel/cents'
import { because, type Reason } from '../kernel/decision'
import { creditGuidelineDayOf } from '../poverty/credit-guideline'
import { incomeAtFplPercent, povertyGuidelineCents } from '../poverty/federal-poverty-level'
import type { UsState } from '../vocabulary/us-state'
import { decideMedicaid } from './decide-medicaid'
import { adultMedicaidLimitPercent } from './expansion'
import { incomeLimits } from './income-limits.parameters'
import { georgiaPathways } from './work-requirement.parameters'

const FROM_AGE = 19
const BELOW_AGE = 65
const FOSTER_BELOW_AGE = 26

/** Care that nobody is turned away from, and people who look for another way in. */
const LEFT_TO_DO: readonly Reason[] = [
  because('gap.health-center'),
  because('gap.charity-care'),
  because('gap.hospital-emergency'),
  because('gap.navigator'),
]
const PREGNANCY = because('gap.tell-pregnancy')
const DISABILITY = because('gap.disability-medicaid')
const FOSTER_CARE = because('gap.foster-care')

const lowestCreditIncome = ({ size, state }: Household, planYear: number): Cents =>
  povertyGuidelineCents(size, state, creditGuidelineDayOf(planYear)) *
  (creditBand.on(`${planYear}-01-01` as CalendarDate).fromPercent / 100)

/** Whether an adult is below the tax credit, in a state without Medicaid for adults up to there. */
export function isInCoverageGap(
  member: HouseholdMember,
  household: Household,
  asOf: CalendarDate,
  planYear: number = coverageYearOf(asOf),
): boolean {
  if (member.age < FROM_AGE || member.age >= BELOW_AGE || member.hasMedicare) return false
  if ((adultMedicaidLimitPercent(household.state, asOf) ?? 0) >= 100) return false
  return household.magiCents < lowestCreditIncome(household, planYear) && !decideMedicaid(member, household, asOf)
}

function stateReasons(member: HouseholdMember, household: Household, asOf: CalendarDate): readonly Reason[] {
  const { state, size } = household
  const parentLimit = incomeLimits.on(asOf)[state].parent
  return [
    ...(parentLimit && adultMedicaidLimitPercent(state, asOf) === undefined
      ? [
          because('gap.parent-limit', {
            limitPercent: parentLimit.percent,
            limitCents: incomeAtFplPercent(parentLimit.percent, size, state, asOf),
          }),
        ]
      : []),
    ...(state === 'GA' && georgiaPathways.on(asOf) ? [because('gap.georgia-pathways')] : []),
    ...(member.isPregnant ? [] : [PREGNANCY]),
  ]
}

const hasNoAdultMedicaid = (state: UsState, asOf: CalendarDate): boolean =>
  adultMedicaidLimitPercent(state, asOf) === undefined

/**
 * Why there is neither Medicaid nor the credit below the poverty level, and what is left to do: the income from which
 * the credit begins, other doors of Medicaid, and care without insurance.
 */
export function coverageGapReasons(
  member: HouseholdMember,
  household: Household,
  asOf: CalendarDate,
  planYear: number = coverageYearOf(asOf),
): readonly Reason[] {
  const limitCents = lowestCreditIncome(household, planYear)
  return [
    hasNoAdultMedicaid(household.state, asOf)
      ? because('gap.no-adult-medicaid', { state: household.state })
      : because('gap.status-bars-medicaid'),
    because('gap.estimate-income', { limitCents, householdSize: household.size, planYear }),
    ...stateReasons(member, household, asOf),
    DISABILITY,
    ...(member.age < FOSTER_BELOW_AGE ? [FOSTER_CARE] : []),
    ...LEFT_TO_DO,
  ]
}
