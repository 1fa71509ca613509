import type { Cents } from '@careway/domain/kernel/cents'
import type { CsrVariant, PlanYear } from '@careway/domain/vocabulary/health-plan-terms'
import type { Marketplace, PlanAnswer, PlanQuery } from '../../ports/marketplace'
import type { County } from '../../ports/zip-codes'
import type { EligibilityQuery } from './requests'

export type Unreachable = Extract<PlanAnswer, { kind: 'unreachable' }>
export type NotThere = Extract<PlanAnswer, { kind: 'not-served' | 'unknown-zip-code' }>

export type CountiesAnswer =
  { readonly kind: 'counties'; readonly counties: readonly County[] } | NotThere | Unreachable
export type BenchmarkAnswer =
  | { readonly kind: 'benchmark'; readonly planId: string; readonly name: string; readonly premiumMonthlyCents: Cents }
  | { readonly kind: 'too-few-plans' }
  | NotThere
  | Unreachable
export type EligibilityAnswer =
  | {
      readonly kind: 'estimates'
      /** In the order of the people asked about; the credit is the household's. */
      readonly people: readonly {
        readonly creditMonthlyCents: Cents
        readonly csrVariant: CsrVariant
        readonly getsMedicaidOrChip: boolean
      }[]
    }
  | NotThere
  | Unreachable

export interface CmsMarketplace extends Marketplace {
  findCounties(zipCode: string, planYear: PlanYear, signal?: AbortSignal): Promise<CountiesAnswer>
  /** The second-lowest-cost silver plan for these people. */
  findBenchmark(query: PlanQuery, signal?: AbortSignal): Promise<BenchmarkAnswer>
  estimateEligibility(query: EligibilityQuery, signal?: AbortSignal): Promise<EligibilityAnswer>
}
