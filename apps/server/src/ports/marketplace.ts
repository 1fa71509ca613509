import type { Cents } from '@careway/domain/kernel/cents'
import type { PlanDesignCosts } from '@careway/domain/plan-comparison/health-plan'
import type { CsrVariant, PlanYear } from '@careway/domain/vocabulary/health-plan-terms'
import type { UsState } from '@careway/domain/vocabulary/us-state'

/** Where plans came from, and the day they are of. */
export const PLAN_SOURCE_KINDS = ['imported', 'live', 'estimate'] as const
export type PlanSourceKind = (typeof PLAN_SOURCE_KINDS)[number]

export interface PlanSource {
  readonly kind: PlanSourceKind
  readonly title: string
  readonly url: string
  /** The day of the file, of the answer, or of the published figures; `YYYY-MM-DD` or `YYYY`. */
  readonly asOf: string
}

/** Who is to be covered, where, for which year. */
export interface PlanQuery {
  readonly planYear: PlanYear
  readonly state: UsState
  readonly countyFips: string
  readonly zipCode: string
  /** Those who would be on the plan. */
  readonly people: readonly { readonly age: number; readonly usesTobacco: boolean }[]
  /** The variant of cost sharing this household would get on the levels that carry it. */
  readonly csrVariant: CsrVariant
  /** Yearly income in cents, for a source that works out the credit itself. */
  readonly magiCents?: Cents
}

/** A plan on offer to these people, in their variant. Money in cents a month or a year as named. */
export interface OfferedPlan extends PlanDesignCosts {
  /** The standard component's 14 characters, such as `12345TX0010001`; for an estimate a made id `estimate-…`. */
  readonly planId: string
  readonly planYear: PlanYear
  readonly name: string
  readonly issuer: string
  /** Before any credit, for all `people` together. */
  readonly premiumMonthlyCents: Cents
  /** The part of the premium for essential health benefits, which the credit counts; the whole where not known. */
  readonly essentialPremiumMonthlyCents: Cents
  readonly isHsaEligible?: boolean
  /** Undefined where the source does not say. */
  readonly coversAdultDental?: boolean
  readonly coversChildDental?: boolean
  readonly coversAdultVision?: boolean
  readonly coversChildVision?: boolean
  /** A short description by the source of how drugs are paid; undefined where it does not say. */
  readonly formularyUrl?: string
  readonly benefitsUrl?: string
  readonly brochureUrl?: string
  readonly networkUrl?: string
  readonly serviceArea: string
  readonly effectiveFrom: string
  /** HealthCare.gov quality rating of 1 to 5 stars. */
  readonly qualityRating?: number
}

export type PlanAnswer =
  | { readonly kind: 'plans'; readonly plans: readonly OfferedPlan[]; readonly source: PlanSource }
  /** This source does not serve the place or the year. */
  | { readonly kind: 'not-served' }
  | { readonly kind: 'unknown-zip-code' }
  /** The source can't be reached now. */
  | { readonly kind: 'unreachable'; readonly reason: string }

/** Plans on sale. Imported files, the CMS Marketplace API and estimates all answer in this way. */
export interface Marketplace {
  readonly kind: PlanSourceKind
  /** All plans for these people, cheapest premium first. */
  findPlans(query: PlanQuery, signal?: AbortSignal): Promise<PlanAnswer>
}
