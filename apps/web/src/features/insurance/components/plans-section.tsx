import type { MyCoverage } from '@careway/contracts/coverage/my-coverage'
import { isUnauthorized, problemCode } from '../../../platform/call'
import { useMessages } from '../../../platform/language'
import { LoadingStatus, SkeletonCard } from '../../../ui/skeleton/skeleton'
import type { ChangeAddress, InsuranceAddress } from '../address/insurance-address'
import { useInsurancePlans } from '../api/use-insurance-plans'
import { PlanResults } from './plan-results'
import { isPartUnreached, UnreachedNotice } from './unreached-notice'
import { PlansProblem } from './plans-problem'
import type { PlanSaving } from './save-plan-buttons'
import './plan-card.css'

export interface PlansSectionProps {
  readonly marketplace: MyCoverage['marketplace']
  readonly address: InsuranceAddress
  readonly go: ChangeAddress
  readonly saving: PlanSaving
}

function PlansLoading() {
  const t = useMessages('insurance')
  return (
    <>
      <LoadingStatus>{t('plans.loading')}</LoadingStatus>
      <div className="plan-grid">
        <SkeletonCard lineCount={5} />
        <SkeletonCard lineCount={5} />
        <SkeletonCard lineCount={5} />
      </div>
    </>
  )
}

/** What is on sale; where the marketplace can't be reached, estimates stand in for it. */
function useOffers(year: number | undefined) {
  const offers = useInsurancePlans({ year })
  const isUnreachable = offers.isError && problemCode(offers.error) === 'marketplace_unreachable'
  const estimates = useInsurancePlans({ year, source: 'estimate', isEnabled: isUnreachable })
  return {
    plans: offers.data ?? (isUnreachable ? estimates.data : undefined),
    isWaiting: offers.isPending || (isUnreachable && estimates.isPending) || isUnauthorized(offers.error),
    error: offers.error,
    retry: () => void offers.refetch(),
  }
}

/** The list, or why there is none. */
export function PlansSection({ marketplace, address, go, saving }: PlansSectionProps) {
  const t = useMessages('insurance')
  const { plans, isWaiting, error, retry } = useOffers(address.year)
  return (
    <section className="stack stack--6" id="plans" aria-labelledby="plans-title">
      {plans ? null : <h2 id="plans-title">{t('plans.title')}</h2>}
      {error && !isWaiting ? <PlansProblem error={error} onRetry={retry} /> : null}
      {plans && !error && isPartUnreached(plans) ? <UnreachedNotice onRetry={retry} /> : null}
      {isWaiting ? <PlansLoading /> : null}
      {plans ? <PlanResults plans={plans} marketplace={marketplace} address={address} go={go} saving={saving} /> : null}
    </section>
  )
}
