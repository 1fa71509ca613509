import { useRef, useState } from 'react'
import SearchX from 'lucide-react/icons/search-x'
import type { InsurancePlan } from '@careway/contracts/insurance/insurance-plan'
import type { MyCoverage } from '@careway/contracts/coverage/my-coverage'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { EmptyState } from '../../../ui/empty-state/empty-state'
import type { ChangeAddress, InsuranceAddress } from '../address/insurance-address'
import { choosePlans } from '../results/choose-plans'
import { usePlanPicks } from '../results/use-plan-picks'
import { CompareTray } from './compare-tray'
import { EstimateNotice } from './estimate-notice'
import { PlanFilters } from './plan-filters'
import { PlanList } from './plan-list'
import { PlanSources } from './plan-sources'
import type { PlanSaving } from './save-plan-buttons'

export interface PlanResultsProps {
  readonly plans: readonly InsurancePlan[]
  readonly marketplace: MyCoverage['marketplace']
  readonly address: InsuranceAddress
  readonly go: ChangeAddress
  readonly saving: PlanSaving
}

const PAGE = 10

/** The filters and what they leave, ten at first. */
export function PlanResults({ plans, marketplace, address, go, saving }: PlanResultsProps) {
  const t = useMessages('insurance')
  const heading = useRef<HTMLHeadingElement>(null)
  const [limit, setLimit] = useState(PAGE)
  const chosen = choosePlans(plans, address, address.use)
  const picks = usePlanPicks(plans, address.compared, go)
  const reset = () => {
    go({ level: 'all', type: 'all' })
    heading.current?.focus()
  }
  const isEstimate = plans.some((plan) => plan.isEstimate)
  return (
    <>
      <h2 id="plans-title" tabIndex={-1} ref={heading}>
        {chosen.length === 0 ? t('plans.title') : t('plans.count', { count: chosen.length })}
      </h2>
      {isEstimate ? <EstimateNotice marketplace={marketplace} /> : null}
      <PlanFilters plans={plans} address={address} go={go} />
      <output className="sr">
        {chosen.length === 0 ? t('plans.none') : t('plans.found', { count: chosen.length })}
      </output>
      {chosen.length === 0 ? (
        <EmptyState
          title={t('plans.none')}
          icon={SearchX}
          action={
            <Button variant="second" onClick={reset}>
              {t('plans.reset')}
            </Button>
          }
        >
          {t(isEstimate ? 'plans.noneEstimates' : 'plans.noneText')}
        </EmptyState>
      ) : (
        <PlanList
          plans={plans}
          chosen={chosen}
          use={address.use}
          limit={limit}
          onMore={() => setLimit(limit + PAGE)}
          picks={picks}
          saving={saving}
        />
      )}
      <PlanSources plans={plans} />
      <CompareTray picks={picks} />
    </>
  )
}
