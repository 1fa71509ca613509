import type { CentsRange } from '../kernel/cents'
import type { Citation, Reason } from '../kernel/decision'
import type { PlanDesignCosts } from '../plan-comparison/health-plan'
import type { Availability, CareSetting, PathwayType } from '../vocabulary/care-pathway-terms'
import type { PlanYear } from '../vocabulary/health-plan-terms'
import type { LanguagePreference } from '../vocabulary/language-preference'
import type {
  ChronicCondition,
  FinancialSituation,
  Gender,
  HealthcareNeed,
  InsuranceStatus,
  Urgency,
} from '../vocabulary/profile-choices'
import type { ProviderKind } from '../vocabulary/provider-kind'
import type { UsState } from '../vocabulary/us-state'

/** The plan a person says is theirs. */
export type ChosenPlan = PlanDesignCosts & { readonly name: string; readonly planYear: PlanYear }

/** All that the engine may know of a person. Nothing here names them. */
export interface CarePathwayFacts {
  readonly need: HealthcareNeed
  /** In the person's own words, any language; never stored. */
  readonly specificNeed?: string
  readonly insuranceStatus: InsuranceStatus
  /** As the person wrote it, such as "Blue Cross PPO". */
  readonly insurancePlan?: string
  /** With its own figures, which stand where averages would; counts for people with private cover. */
  readonly chosenPlan?: ChosenPlan
  readonly zipCode: string
  readonly state: UsState
  /** Whole years. */
  readonly age: number
  readonly gender?: Gender
  readonly isPregnant?: boolean
  readonly languagePreference: LanguagePreference
  readonly chronicConditions: readonly ChronicCondition[]
  readonly hasTransportation: boolean
  /** Household income for the year, in cents, where the person gave it. */
  readonly annualIncomeCents?: number
  /** The coarse answer, used where no income was given. */
  readonly financialSituation?: FinancialSituation
  readonly householdSize: number
  readonly urgency: Urgency
}

/** A real place from an imported source. */
export interface NearbyPlace {
  readonly id: string
  readonly kind: ProviderKind
  readonly name: string
  readonly address: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
  /** Digits only, ten of them. */
  readonly phone?: string
  readonly website?: string
  /** One to five, where the source rates it. */
  readonly rating?: number
  readonly hasEmergencyDepartment: boolean
  readonly distanceMiles: number
  readonly source: Citation
}

export interface CarePathwayStep {
  /** Message keys are `step.<code>.action` and `step.<code>.description`. */
  readonly code: string
  readonly params: Reason['params']
  readonly required: boolean
}

/** What the person pays, and what the visit costs before any cover. */
export interface CarePathwayCost {
  /** The charge before cover. */
  readonly estimated: CentsRange
  /** What this person is likely to pay. */
  readonly copay: CentsRange
  /** How the two figures came about. */
  readonly reasons: readonly Reason[]
  readonly citations: readonly Citation[]
}

/** Where to look when no place is on file: an official finder, filled in for the ZIP where it can be. */
export interface PlaceFinder {
  readonly code: string
  readonly url: string
}

/** One route to care, as codes and figures; the words are made from the message catalogs. */
export interface CarePathway {
  /** The care option, such as `health-center-visit`. Message keys are `option.<code>.title` and `.description`. */
  readonly option: string
  readonly type: PathwayType
  readonly params: Reason['params']
  /** Why this route is offered to this person. At least one. */
  readonly reasons: readonly Reason[]
  /** Codes under `advantage`. */
  readonly advantages: readonly Reason[]
  readonly cost: CarePathwayCost
  readonly availability: Availability
  /** Whether the person travels to it. An emergency is in person, without the usual preparations. */
  readonly setting: CareSetting
  /** Four to eight, in order. */
  readonly steps: readonly CarePathwayStep[]
  readonly place?: NearbyPlace
  readonly finder?: PlaceFinder
}

/** Places that an option can use, asked for before the engine runs. Nearest first. */
export interface PlaceQuery {
  readonly kinds: readonly ProviderKind[]
  readonly needsEmergencyDepartment?: boolean
}

export type PlacesByRole = Readonly<Record<PlaceRole, readonly NearbyPlace[]>>

/** The roles a place can play in a pathway. */
export const PLACE_ROLES = ['healthCenter', 'emergencyDepartment', 'hospital', 'psychiatricHospital'] as const
export type PlaceRole = (typeof PLACE_ROLES)[number]

export const PLACE_QUERIES: Readonly<Record<PlaceRole, PlaceQuery>> = {
  healthCenter: { kinds: ['health_center'] },
  emergencyDepartment: {
    kinds: ['acute_hospital', 'critical_access_hospital', 'rural_emergency_hospital', 'childrens_hospital'],
    needsEmergencyDepartment: true,
  },
  hospital: { kinds: ['acute_hospital', 'critical_access_hospital', 'childrens_hospital'] },
  psychiatricHospital: { kinds: ['psychiatric_hospital'] },
}
