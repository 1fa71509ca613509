import { CHILD_BELOW_AGE, SENIOR_FROM_AGE } from '../household/age-limits'
import type { Household, HouseholdMember } from '../household/household'
import type { CalendarDate } from '../kernel/calendar-date'
import { because, type Reason } from '../kernel/decision'
import type { CoverageCategory } from '../vocabulary/coverage-terms'
import { workRequirementLimits } from './work-requirement.parameters'

type Exemption = readonly [code: string, holds: (member: HouseholdMember) => boolean]

/** Exemptions that the household tells (42 U.S.C. 1396a(xx)(3)(A) and (9)(A)(ii)). */
const EXEMPTIONS: readonly Exemption[] = [
  ['work.exempt-age', ({ age }) => age < CHILD_BELOW_AGE || age >= SENIOR_FROM_AGE],
  ['work.exempt-pregnant', ({ isPregnant }) => isPregnant],
  ['work.exempt-medicare', ({ hasMedicare }) => hasMedicare],
  ['work.exempt-american-indian', ({ isAmericanIndian }) => isAmericanIndian],
  ['work.exempt-disabled', ({ isDisabled }) => isDisabled],
]

function caresForYoungChild({ isParentOfChild }: HouseholdMember, { members }: Household, ageTo: number): boolean {
  return isParentOfChild && members.some(({ age }) => age <= ageTo)
}

/**
 * Why a person is left out of the work requirement, by what the household tells. Georgia Pathways, an older waiver,
 * knows no exemption: its hours are a condition of joining.
 */
export function workExemption(
  member: HouseholdMember,
  household: Household,
  category: CoverageCategory,
  asOf: CalendarDate,
): Reason | undefined {
  if (category === 'georgia_pathways') return undefined
  const exemption = EXEMPTIONS.find(([, holds]) => holds(member))
  if (exemption) return because(exemption[0])
  const { childAgeTo } = workRequirementLimits.on(asOf)
  return caresForYoungChild(member, household, childAgeTo)
    ? because('work.exempt-young-child', { childAgeTo })
    : undefined
}
