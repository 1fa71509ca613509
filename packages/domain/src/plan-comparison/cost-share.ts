import { roundToCents, type Cents } from '../kernel/cents'
import type { ComparedService, CostShare, PlanDesignCosts } from './health-plan'

const DRUGS: ReadonlySet<ComparedService> = new Set<ComparedService>([
  'generic-drug',
  'preferred-brand-drug',
  'non-preferred-brand-drug',
  'specialty-drug',
])
export const isDrug = (service: ComparedService): boolean => DRUGS.has(service)

/** The plan's own terms for a service, or its general coinsurance after the deductible. */
export const shareFor = (plan: PlanDesignCosts, service: ComparedService): CostShare =>
  plan.services[service] ?? { kind: 'coinsurance', share: plan.coinsurance, isAfterDeductible: true }

/** The member's part of what remains of a price once no deductible stands before it. */
export function shareOfRest(share: CostShare, restCents: Cents): Cents {
  switch (share.kind) {
    case 'copay':
      return Math.min(share.cents, restCents)
    case 'coinsurance':
      return roundToCents(restCents * share.share)
    case 'no-charge':
      return 0
    case 'not-covered':
      return restCents
  }
}
