import { CHILD_BELOW_AGE } from './age-limits'
import type { Cents } from '../kernel/cents'
import type { UsState } from '../vocabulary/us-state'
import type { Household, HouseholdMember } from './household'

/** What somebody said about one person. All but the age may be left out. */
export type HouseholdMemberInput = Partial<HouseholdMember> & Pick<HouseholdMember, 'age'>

export interface HouseholdInput {
  readonly state: UsState
  readonly magiCents: Cents
  /** Left out, it is the number of members. */
  readonly size?: number
  readonly members: readonly HouseholdMemberInput[]
}

const MAJORITY_AGE = 18

const isChild = ({ age }: HouseholdMemberInput) => age < CHILD_BELOW_AGE

/** Those who can be the taxpayers: the adults; in a household without any, somebody of 18. */
function possibleFilers(members: readonly HouseholdMemberInput[]): readonly HouseholdMemberInput[] {
  const adults = members.filter((each) => !isChild(each))
  return adults.length > 0 ? adults : members.filter(({ age }) => age >= MAJORITY_AGE)
}

/** The taxpayer and the spouse: the first two adults, unless somebody said who files or who is a dependent. */
function presumedFilers(members: readonly HouseholdMemberInput[]): readonly HouseholdMemberInput[] {
  const stated = members.filter(({ isTaxFiler }) => isTaxFiler === true).length
  const open = possibleFilers(members).filter((each) => each.isTaxFiler === undefined && each.isTaxDependent !== true)
  return open.slice(0, Math.max(0, 2 - stated))
}

/** A pregnancy is of one child unless more were said; children expected say that there is one. */
function expectedChildrenOf({ isPregnant, expectedChildren = 0 }: HouseholdMemberInput): number {
  const isExpecting = isPregnant ?? expectedChildren > 0
  return isExpecting ? Math.max(1, expectedChildren) : 0
}

/** Every field is written out: one shape for all members keeps the rules that read them fast. */
function completeMember(input: HouseholdMemberInput, isPresumedFiler: boolean, hasChild: boolean): HouseholdMember {
  const isTaxFiler = input.isTaxFiler ?? isPresumedFiler
  const expectedChildren = expectedChildrenOf(input)
  return {
    age: input.age,
    isPregnant: expectedChildren > 0,
    expectedChildren,
    isApplying: input.isApplying ?? true,
    usesTobacco: input.usesTobacco === true,
    immigrationStatus: input.immigrationStatus ?? 'citizen',
    yearsInStatus: input.yearsInStatus,
    isAmericanIndian: input.isAmericanIndian === true,
    hasEmployerOffer: input.hasEmployerOffer === true,
    employerPremiumAnnualCents: input.employerPremiumAnnualCents,
    hasMedicare: input.hasMedicare === true,
    isDisabled: input.isDisabled === true,
    activityHoursMonthly: input.activityHoursMonthly,
    isTaxFiler,
    isTaxDependent: input.isTaxDependent ?? !isTaxFiler,
    isParentOfChild: input.isParentOfChild ?? (hasChild && !isChild(input)),
  }
}

/**
 * Fills in what nobody said. The first two adults file together (one alone files alone) unless stated otherwise;
 * everybody else is their dependent; an adult who lives with a child under 19 is a parent;
 * everybody is a citizen, applies, has no job offer of cover and uses no tobacco; a pregnancy is of one child.
 */
export function completeHousehold(input: HouseholdInput): Household {
  const { state, magiCents, members } = input
  const filers = new Set(presumedFilers(members))
  const hasChild = members.some(isChild)
  return {
    state,
    magiCents,
    size: input.size ?? members.length,
    members: members.map((member) => completeMember(member, filers.has(member), hasChild)),
  }
}
