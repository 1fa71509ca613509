import type { Cents } from '../kernel/cents'
import type { ImmigrationStatus } from '../vocabulary/coverage-terms'
import type { UsState } from '../vocabulary/us-state'

/** One person as the rules of cover see them. All but `age` have stated defaults (`completeMember`). */
export interface HouseholdMember {
  /** Whole years on the day asked about; 0 is an infant. */
  readonly age: number
  readonly isPregnant: boolean
  /** Unborn children, counted in the pregnant person's own Medicaid household. 0 where nobody is expected. */
  readonly expectedChildren: number
  readonly isApplying: boolean
  readonly usesTobacco: boolean
  readonly immigrationStatus: ImmigrationStatus
  /** Whole years in a qualified status; undefined where nobody said. */
  readonly yearsInStatus?: number
  readonly isAmericanIndian: boolean
  readonly hasEmployerOffer: boolean
  /** The person's own yearly price of the offer that counts for them, in cents; undefined where nobody said. */
  readonly employerPremiumAnnualCents?: Cents
  readonly hasMedicare: boolean
  readonly isDisabled: boolean
  readonly isTaxFiler: boolean
  readonly isTaxDependent: boolean
  /** Lives with and looks after a child under 19. */
  readonly isParentOfChild: boolean
  /** Hours a month of work, study, training or service; undefined where nobody said. */
  readonly activityHoursMonthly?: number
}

export interface Household {
  readonly state: UsState
  /** Modified adjusted gross income of the tax household, cents a year. */
  readonly magiCents: Cents
  /** The tax household: taxpayer, spouse and dependents, whether they apply or not. */
  readonly size: number
  readonly members: readonly HouseholdMember[]
}
