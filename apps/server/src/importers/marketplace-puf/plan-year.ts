import type { CalendarDate } from '@careway/domain/kernel/calendar-date'
import type { Cents } from '@careway/domain/kernel/cents'
import type { ComparedService, CostShare } from '@careway/domain/plan-comparison/health-plan'
import type { CsrVariant, PlanLevel, PlanType } from '@careway/domain/vocabulary/health-plan-terms'
import type { ExtraCover } from './cost-share'

/** What a plan costs its members in one variant of cost sharing. */
export interface VariantDraft {
  readonly deductibleIndividualCents: Cents
  readonly deductibleFamilyCents: Cents
  readonly drugDeductibleIndividualCents: Cents | undefined
  readonly outOfPocketMaximumIndividualCents: Cents
  readonly outOfPocketMaximumFamilyCents: Cents
  /** Undefined where the file does not say. */
  readonly coinsurance: number | undefined
  readonly isHsaEligible: boolean | undefined
  readonly benefitsUrl: string | undefined
  readonly brochureUrl: string | undefined
  /** The most days of a hospital stay that a copay per day is charged for; 0 where the file sets no end. */
  readonly stayDays: number
  /** Filled from the file of benefits. */
  readonly services: Partial<Record<ComparedService, CostShare>>
  readonly extras: Partial<Record<ExtraCover, boolean>>
}

export interface PlanDraft {
  readonly planId: string
  readonly state: string
  readonly issuerId: string
  readonly serviceAreaId: string
  readonly issuer: string
  readonly name: string
  readonly level: PlanLevel
  readonly planType: PlanType | undefined
  readonly essentialShare: number | undefined
  readonly isSoldToAdults: boolean
  readonly isSoldToChildrenAlone: boolean
  readonly effectiveFrom: CalendarDate
  readonly formularyUrl: string | undefined
}

/** A plan, where the file first names it, and its variants. */
export interface PlanOnFile {
  readonly plan: PlanDraft
  readonly line: number
  readonly variants: Map<CsrVariant, VariantDraft>
}

/** Rates in cents; 0 where there is none. */
export interface RateDraft {
  readonly planId: string
  readonly ratingArea: number
  byAge: Int32Array | undefined
  byAgeWithTobacco: Int32Array | undefined
  /** In the order of `FAMILY_TIERS`. */
  byTier: Int32Array | undefined
}

export interface ServiceAreaDraft {
  readonly issuerId: string
  readonly serviceAreaId: string
  readonly name: string
  /** Each county's FIPS code or, for all of a state, its two letters; with the ZIP codes where only a part is served. */
  readonly places: Map<string, Set<string> | 'whole'>
}

/** All of a plan year, as it will be stored. */
export interface PlanYearContents {
  readonly plans: ReadonlyMap<string, PlanOnFile>
  readonly rates: ReadonlyMap<string, RateDraft>
  readonly areas: ReadonlyMap<string, ServiceAreaDraft>
}

/** What becomes of a row. */
export type RowOutcome<Draft> =
  | { readonly kind: 'kept'; readonly draft: Draft }
  /** Rightly in the file, and not for this product. */
  | { readonly kind: 'left-out'; readonly reason: string }
  /** A fault of the row. */
  | { readonly kind: 'rejected'; readonly reason: string }

export const kept = <Draft>(draft: Draft) => ({ kind: 'kept', draft }) as const
export const leftOut = (reason: string) => ({ kind: 'left-out', reason }) as const
export const rejected = (reason: string) => ({ kind: 'rejected', reason }) as const
