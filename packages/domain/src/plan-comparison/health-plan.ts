import type { Cents } from '../kernel/cents'
import type { CsrVariant, PlanLevel, PlanType } from '../vocabulary/health-plan-terms'

/** What the person pays for one kind of service in network. */
export type CostShare =
  | { readonly kind: 'copay'; readonly cents: Cents; readonly isAfterDeductible: boolean }
  | { readonly kind: 'coinsurance'; readonly share: number; readonly isAfterDeductible: boolean }
  | { readonly kind: 'no-charge'; readonly isAfterDeductible: boolean }
  | { readonly kind: 'not-covered' }

/** Services whose cost sharing the comparison reads, as the CMS benefit files name them. */
export const COMPARED_SERVICES = [
  'primary-care',
  'specialist',
  'urgent-care',
  'emergency-room',
  'hospital-stay',
  'outpatient-surgery',
  'imaging',
  'lab',
  'mental-health-visit',
  'generic-drug',
  'preferred-brand-drug',
  'non-preferred-brand-drug',
  'specialty-drug',
] as const
export type ComparedService = (typeof COMPARED_SERVICES)[number]

/** What the comparison needs of a plan, in the cost-sharing variant this household would get. */
export interface PlanDesignCosts {
  readonly level: PlanLevel
  readonly planType?: PlanType
  readonly csrVariant: CsrVariant
  readonly deductibleIndividualCents: Cents
  readonly deductibleFamilyCents: Cents
  /** A drug deductible apart from the medical one. */
  readonly drugDeductibleIndividualCents?: Cents
  readonly outOfPocketMaximumIndividualCents: Cents
  readonly outOfPocketMaximumFamilyCents: Cents
  /** The share of the bill after the deductible where a service has none of its own, 0 to 1. */
  readonly coinsurance: number
  readonly services: Readonly<Partial<Record<ComparedService, CostShare>>>
}
