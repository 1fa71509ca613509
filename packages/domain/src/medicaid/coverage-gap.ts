import { CHILD_BELOW_AGE } from '../household/age-limits'
import { coverageYearOf } from '../aca/coverage-year'
import { creditBand } from '../aca/credit-band.parameters'
import type { Household, HouseholdMember } from '../household/household'
import type { CalendarDate } from '../kernel/calendar-date'
import type { Cents } from '../kernel/cents'
import { because, type Reason } from '../kernel/decision'
import { creditGuidelineDayOf } from '../poverty/credit-guideline'
import { incomeAtFplPercent, povertyGuidelineCents } from '../poverty/federal-poverty-level'
import type { UsState } from '../vocabulary/us-state'
import { adultMedicaidLimitPercent } from './expansion'
import { incomeLimits } from './income-limits.parameters'
import { GEORGIA_PATHWAYS_LAST_DAY, georgiaPathways } from './work-requirement.parameters'

const FOSTER_BELOW_AGE = 26
const FOSTER_FROM_AGE = 18
/** Who is told what a pregnancy changes; the profile holds no sex. */
const PREGNANCY_AGES = { from: 15, to: 50 } as const
/** A parent has at least one child in the household. */
const SMALLEST_FAMILY = 2
const WHOLE_DOLLAR_CENTS = 100

/** Care that nobody is turned away from, and people who look for another way in. */
const LEFT_TO_DO: readonly Reason[] = [because('gap.hospital-emergency'), because('gap.navigator')]
const PREGNANCY = because('gap.tell-pregnancy')
const DISABILITY = because('gap.disability-medicaid')
const FOSTER_CARE = because('gap.foster-care')

const lowestCreditIncome = ({ size, state }: Household, planYear: number): Cents =>
  povertyGuidelineCents(size, state, creditGuidelineDayOf(planYear)) *
  (creditBand.on(`${planYear}-01-01` as CalendarDate).fromPercent / 100)

function parentReasons({ state, size }: Household, asOf: CalendarDate): readonly Reason[] {
  const limit = incomeLimits.on(asOf)[state].parent
  if (!limit || adultMedicaidLimitPercent(state, asOf) !== undefined) return []
  const limitCents = incomeAtFplPercent(limit.percent, Math.max(SMALLEST_FAMILY, size), state, asOf)
  const wholeDollars = Math.floor(limitCents / WHOLE_DOLLAR_CENTS) * WHOLE_DOLLAR_CENTS
  return [because('gap.parent-limit', { limitPercent: limit.percent, limitCents: wholeDollars })]
}

/** Georgia's waiver: open while it is approved, then a question for the state. */
function georgiaReasons(state: UsState, asOf: CalendarDate): readonly Reason[] {
  if (state !== 'GA') return []
  if (georgiaPathways.on(asOf)) return [because('gap.georgia-pathways')]
  return asOf > GEORGIA_PATHWAYS_LAST_DAY
    ? [because('gap.georgia-pathways-after', { day: GEORGIA_PATHWAYS_LAST_DAY })]
    : []
}

const mayBecomePregnant = ({ age, isPregnant }: HouseholdMember): boolean =>
  !isPregnant && age >= PREGNANCY_AGES.from && age <= PREGNANCY_AGES.to

/** Doors of Medicaid that fit the person's age. */
const otherDoors = (member: HouseholdMember, household: Household, asOf: CalendarDate): readonly Reason[] => [
  ...(member.age >= CHILD_BELOW_AGE
    ? [...parentReasons(household, asOf), ...georgiaReasons(household.state, asOf)]
    : []),
  ...(mayBecomePregnant(member) ? [PREGNANCY] : []),
  DISABILITY,
  ...(member.age >= FOSTER_FROM_AGE && member.age < FOSTER_BELOW_AGE ? [FOSTER_CARE] : []),
]

/** A child is refused for a status, never for want of a group: every state covers children at these incomes. */
function whyNoMedicaid({ age }: HouseholdMember, state: UsState, asOf: CalendarDate): Reason {
  if (age < CHILD_BELOW_AGE) return because('gap.child-not-covered')
  return adultMedicaidLimitPercent(state, asOf) === undefined
    ? because('gap.no-adult-medicaid', { state })
    : because('gap.status-bars-medicaid')
}

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
    whyNoMedicaid(member, household.state, asOf),
    because('gap.estimate-income', { limitCents, householdSize: household.size, planYear }),
    ...otherDoors(member, household, asOf),
    ...LEFT_TO_DO,
  ]
}
